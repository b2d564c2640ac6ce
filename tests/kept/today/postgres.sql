-- PostgreSQL database dump

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

-- Name: playroom_then; Type: SCHEMA; Schema: -; Owner: -

CREATE SCHEMA playroom_then;

-- Name: add_input(text, bigint, bigint, text, integer, text, text, text, bigint); Type: FUNCTION; Schema: playroom_then; Owner: -

CREATE FUNCTION playroom_then.add_input(of_match text, expected bigint, given_number bigint, given_kind text, given_seat integer, given_text text, given_id text, of_table text, in_reign bigint, OUT came text, OUT number_there bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
DECLARE
    its matches%ROWTYPE;
BEGIN
    number_there := 0;
    IF of_table IS NOT NULL THEN
        -- shared: nobody else can begin to reign before this is committed
        PERFORM 1 FROM stewards WHERE room_table = of_table AND reign = in_reign FOR SHARE;
        IF NOT FOUND THEN came := 'fenced'; RETURN; END IF;
    END IF;
    -- whoever else adds to this log waits here; every statement below sees what they have added
    SELECT * INTO its FROM matches WHERE id = of_match FOR NO KEY UPDATE;
    IF NOT FOUND THEN came := 'no-game'; RETURN; END IF;
    IF given_id <> '' THEN
        SELECT sequence INTO number_there FROM inputs
            WHERE match = its.number AND id = given_id AND id <> '';
        IF FOUND THEN came := 'known'; RETURN; END IF;
    END IF;
    number_there := its.sequence + 1;
    IF expected <> number_there OR given_number <> number_there THEN
        came := 'conflict'; RETURN;
    END IF;
    IF its.status <> 'open' THEN came := 'over'; RETURN; END IF;
    INSERT INTO inputs VALUES
        (its.number, number_there, given_kind, given_seat, given_text, given_id, (extract(epoch FROM clock_timestamp()) * 1000)::bigint);
    UPDATE matches SET sequence = number_there, updated = (extract(epoch FROM clock_timestamp()) * 1000)::bigint WHERE number = its.number;
    PERFORM pg_notify(current_schema(), of_match || ' ' || number_there);
    came := 'kept';
END $$;

-- Name: add_rows(text, bigint, text[], text, text, bigint, bigint, bigint); Type: FUNCTION; Schema: playroom_then; Owner: -

CREATE FUNCTION playroom_then.add_rows(of_table text, expected bigint, given text[], by_person text, by_id text, kept bigint, now bigint, in_reign bigint, OUT came text, OUT number_there bigint) RETURNS record
    LANGUAGE plpgsql
    AS $$
DECLARE
    its bigint := 0;
    there boolean;
    newest bigint;
BEGIN
    number_there := 0;
    IF in_reign IS NOT NULL THEN
        -- shared: nobody else can begin to reign before this is committed
        PERFORM 1 FROM stewards WHERE room_table = of_table AND reign = in_reign FOR SHARE;
        IF NOT FOUND THEN came := 'fenced'; RETURN; END IF;
    END IF;
    IF expected = 1 THEN
        INSERT INTO room_tables (id, last, updated) VALUES (of_table, 0, now)
            ON CONFLICT DO NOTHING;
    END IF;
    -- whoever else adds to this log waits here; every statement below sees what they have added
    SELECT last INTO its FROM room_tables WHERE id = of_table FOR NO KEY UPDATE;
    its := coalesce(its, 0);
    number_there := its + 1;
    there := its >= expected AND given = ARRAY(
        SELECT text FROM rows WHERE room_table = of_table
            AND number >= expected AND number < expected + cardinality(given) ORDER BY number);
    IF NOT there THEN
        PERFORM 1 FROM done WHERE person = by_person AND id = by_id;
        IF FOUND THEN came := 'known'; RETURN; END IF;
        IF expected <> number_there THEN came := 'conflict'; RETURN; END IF;
    END IF;
    IF by_id IS NOT NULL THEN
        INSERT INTO done (person, id) VALUES (by_person, by_id) ON CONFLICT DO NOTHING
            RETURNING number INTO newest;
        -- the same was asked for at another table at the same moment
        IF NOT (FOUND OR there) THEN came := 'known'; RETURN; END IF;
        DELETE FROM done WHERE number IN (  -- whoever else is at it does the rest
            SELECT number FROM done WHERE number <= newest - kept FOR UPDATE SKIP LOCKED);
    END IF;
    IF NOT there THEN
        INSERT INTO rows SELECT of_table, expected + part.number - 1, part.text, now
            FROM unnest(given) WITH ORDINALITY AS part (text, number);
        number_there := its + cardinality(given);
        UPDATE room_tables SET last = number_there, updated = now WHERE id = of_table;
        PERFORM pg_notify(current_schema(), '/' || of_table || ' ' || number_there);
    END IF;
    came := 'kept';
END $$;

-- Name: claim_seats(text[], text, text[], text, bigint, bigint); Type: FUNCTION; Schema: playroom_then; Owner: -

CREATE FUNCTION playroom_then.claim_seats(people text[], of_table text, given text[], reign_of text, in_reign bigint, now bigint) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
DECLARE
    there bigint;
    kept text;
BEGIN
    -- shared: nobody else can begin to reign before this is committed
    PERFORM 1 FROM stewards WHERE room_table = reign_of AND reign = in_reign FOR SHARE;
    IF NOT FOUND THEN RETURN false; END IF;
    PERFORM 1 FROM seekers WHERE person = ANY (people) AND room_table IS NULL
        ORDER BY person FOR UPDATE;
    GET DIAGNOSTICS there = ROW_COUNT;
    IF there < cardinality(people) THEN RETURN false; END IF;
    IF cardinality(given) > 0 THEN
        SELECT came INTO kept FROM add_rows(of_table, 1, given, NULL, NULL, 0, now, NULL);
        IF kept <> 'kept' THEN RETURN false; END IF;
    END IF;
    UPDATE seekers SET room_table = of_table, is_new = cardinality(given) > 0, at = now
        WHERE person = ANY (people);
    PERFORM pg_notify(current_schema(), '? 0');
    RETURN true;
END $$;

-- Name: closes(); Type: FUNCTION; Schema: playroom_then; Owner: -

CREATE FUNCTION playroom_then.closes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
    BEGIN
        UPDATE room_tables SET closed =
            CASE WHEN starts_with(NEW.text, '{"type":"closed"') THEN NEW.at / 1000 END
            WHERE id = NEW.room_table;
        RETURN NULL;
    END $$;

-- Name: lives(integer, bigint); Type: FUNCTION; Schema: playroom_then; Owner: -

CREATE FUNCTION playroom_then.lives(gateway integer, patience bigint) RETURNS boolean
    LANGUAGE plpgsql
    AS $$
BEGIN
    PERFORM 1 FROM gateways WHERE number = gateway AND beat >= (extract(epoch FROM clock_timestamp()) * 1000)::bigint - patience;
    RETURN FOUND
        AND NOT pg_try_advisory_xact_lock_shared(hashtext(current_schema()), gateway);
END $$;

-- Name: take_table(text, integer, bigint); Type: FUNCTION; Schema: playroom_then; Owner: -

CREATE FUNCTION playroom_then.take_table(of_table text, me integer, patience bigint, OUT in_reign bigint) RETURNS bigint
    LANGUAGE plpgsql
    AS $$
DECLARE
    its stewards%ROWTYPE;
BEGIN
    INSERT INTO stewards VALUES (of_table, 1, me) ON CONFLICT DO NOTHING;
    SELECT * INTO its FROM stewards WHERE room_table = of_table FOR UPDATE;
    IF its.gateway <> me THEN
        IF lives(its.gateway, patience) THEN RETURN; END IF;
        its.reign := its.reign + 1;
        UPDATE stewards SET reign = its.reign, gateway = me WHERE room_table = of_table;
    END IF;
    in_reign := its.reign;
END $$;

SET default_tablespace = '';

SET default_table_access_method = heap;

-- Name: codes; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.codes (
    hash text NOT NULL,
    room_table text NOT NULL,
    seat integer,
    name text NOT NULL,
    until bigint NOT NULL,
    person text
);

-- Name: done; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.done (
    number bigint NOT NULL,
    person text NOT NULL,
    id text NOT NULL
);

-- Name: done_number_seq; Type: SEQUENCE; Schema: playroom_then; Owner: -

ALTER TABLE playroom_then.done ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME playroom_then.done_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: facts; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.facts (
    name text NOT NULL,
    value text NOT NULL
);

-- Name: gateways; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.gateways (
    number integer NOT NULL,
    about text NOT NULL,
    draining boolean DEFAULT false NOT NULL,
    beat bigint NOT NULL
)
WITH (fillfactor='50');

-- Name: gateways_number_seq; Type: SEQUENCE; Schema: playroom_then; Owner: -

ALTER TABLE playroom_then.gateways ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME playroom_then.gateways_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: inputs; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.inputs (
    match bigint NOT NULL,
    sequence bigint NOT NULL,
    kind text NOT NULL,
    seat integer NOT NULL,
    text text NOT NULL,
    id text NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT inputs_sequence_check CHECK ((sequence > 0))
);

-- Name: keys; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.keys (
    hash text NOT NULL,
    kind text NOT NULL,
    person text NOT NULL,
    turn bigint NOT NULL
);

-- Name: matches; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.matches (
    number bigint NOT NULL,
    id text NOT NULL,
    game text NOT NULL,
    header text NOT NULL,
    created bigint NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    sequence bigint DEFAULT 0 NOT NULL,
    updated bigint NOT NULL,
    CONSTRAINT matches_status_check CHECK ((status = ANY (ARRAY['open'::text, 'finished'::text, 'abandoned'::text])))
)
WITH (fillfactor='70');

-- Name: matches_number_seq; Type: SEQUENCE; Schema: playroom_then; Owner: -

ALTER TABLE playroom_then.matches ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME playroom_then.matches_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: migrations; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.migrations (
    version integer NOT NULL,
    serves integer NOT NULL,
    at bigint NOT NULL
);

-- Name: numbers; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.numbers (
    match text NOT NULL,
    number text NOT NULL
);

-- Name: owed; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.owed (
    person text NOT NULL,
    match text NOT NULL,
    room_table text NOT NULL,
    seat integer NOT NULL,
    turn bigint NOT NULL
);

-- Name: persons; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.persons (
    id text NOT NULL,
    name text NOT NULL,
    skeleton text,
    language text NOT NULL,
    role text NOT NULL,
    made bigint NOT NULL,
    seen bigint DEFAULT 0 NOT NULL
);

-- Name: phrases; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.phrases (
    person text NOT NULL,
    hash text NOT NULL
);

-- Name: places; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.places (
    person text NOT NULL,
    room_table text NOT NULL,
    seat integer,
    turn bigint NOT NULL
);

-- Name: refused; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.refused (
    number bigint NOT NULL,
    at bigint NOT NULL,
    place text NOT NULL,
    what text NOT NULL
);

-- Name: refused_number_seq; Type: SEQUENCE; Schema: playroom_then; Owner: -

ALTER TABLE playroom_then.refused ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME playroom_then.refused_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: results; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.results (
    match bigint NOT NULL,
    scores text NOT NULL,
    winners text NOT NULL,
    reason text NOT NULL
);

-- Name: room_tables; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.room_tables (
    id text NOT NULL,
    number bigint NOT NULL,
    last bigint NOT NULL,
    updated bigint NOT NULL,
    closed bigint
)
WITH (fillfactor='70');

-- Name: room_tables_number_seq; Type: SEQUENCE; Schema: playroom_then; Owner: -

ALTER TABLE playroom_then.room_tables ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME playroom_then.room_tables_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: rows; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.rows (
    room_table text NOT NULL,
    number bigint NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL,
    CONSTRAINT rows_number_check CHECK ((number > 0))
);

-- Name: secrets; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.secrets (
    match bigint NOT NULL,
    seed text NOT NULL
);

-- Name: seekers; Type: TABLE; Schema: playroom_then; Owner: -

CREATE UNLOGGED TABLE playroom_then.seekers (
    person text NOT NULL,
    gateway integer NOT NULL,
    game text NOT NULL,
    version bigint NOT NULL,
    language text,
    but text[] NOT NULL,
    since bigint NOT NULL,
    room_table text,
    is_new boolean DEFAULT false NOT NULL,
    at bigint DEFAULT 0 NOT NULL,
    arrived bigint
);

-- Name: states; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.states (
    match bigint NOT NULL,
    sequence bigint NOT NULL,
    digest text NOT NULL
);

-- Name: stewards; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.stewards (
    room_table text NOT NULL,
    reign bigint NOT NULL,
    gateway integer NOT NULL
);

-- Name: talk; Type: TABLE; Schema: playroom_then; Owner: -

CREATE UNLOGGED TABLE playroom_then.talk (
    number bigint NOT NULL,
    room_table text NOT NULL,
    kind text NOT NULL,
    text text NOT NULL,
    at bigint NOT NULL
);

-- Name: talk_number_seq; Type: SEQUENCE; Schema: playroom_then; Owner: -

ALTER TABLE playroom_then.talk ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME playroom_then.talk_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);

-- Name: visits; Type: TABLE; Schema: playroom_then; Owner: -

CREATE TABLE playroom_then.visits (
    room_table text NOT NULL,
    person text NOT NULL,
    gateway integer NOT NULL
);

-- Data for Name: codes; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.codes VALUES ('0b97827b12928080666d65cc3ff61038a409eda739088fb56b153ce8226c433f', 'c105ed', 1, 'Eva', 1795539682, NULL);

-- Data for Name: done; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.done OVERRIDING SYSTEM VALUE VALUES (1, '99a740059e47', 'ask7');

-- Data for Name: facts; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.facts VALUES ('order_secret', 'cf0af70ee9ca82dea39916f969f7b939291c3d4ba7bd3cf41a488c21ba1f384f');
INSERT INTO playroom_then.facts VALUES ('owner', 'token of the owner');

-- Data for Name: gateways; Type: TABLE DATA; Schema: playroom_then; Owner: -

-- Data for Name: inputs; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.inputs VALUES (1, 1, 'act', 0, 'lay AC', 'ed0164475e6c', 1795536081418);
INSERT INTO playroom_then.inputs VALUES (1, 2, 'act', 1, 'take 5D : KD', 'c75603d314c5', 1795536081420);
INSERT INTO playroom_then.inputs VALUES (1, 3, 'act', 0, 'take 2S : 2C+5H+6H', '8ad87c7894f7', 1795536081421);
INSERT INTO playroom_then.inputs VALUES (1, 4, 'act', 1, 'lay JS', '4cb13e4a4452', 1795536081424);
INSERT INTO playroom_then.inputs VALUES (1, 5, 'act', 0, 'lay QS', '3fe66a4a9659', 1795536081425);
INSERT INTO playroom_then.inputs VALUES (1, 6, 'act', 1, 'lay KS', '5b2130efada6', 1795536081428);
INSERT INTO playroom_then.inputs VALUES (1, 7, 'act', 0, 'take 4D : AC+KS', 'a922561231d0', 1795536081429);
INSERT INTO playroom_then.inputs VALUES (1, 8, 'act', 1, 'lay AH', '04a8994fff8a', 1795536081436);
INSERT INTO playroom_then.inputs VALUES (1, 9, 'act', 0, 'take 5S : AH+QS', '0588fd54dea2', 1795536081437);
INSERT INTO playroom_then.inputs VALUES (1, 10, 'act', 1, 'lay 3C', '03261f2192db', 1795536081438);
INSERT INTO playroom_then.inputs VALUES (1, 11, 'act', 0, 'lay JH', 'b0e29a08693a', 1795536081444);
INSERT INTO playroom_then.inputs VALUES (1, 12, 'act', 1, 'take 7S : JH', '8359dc76cfa6', 1795536081445);
INSERT INTO playroom_then.inputs VALUES (1, 13, 'act', 0, 'lay 3S', '49dfac4518aa', 1795536081446);
INSERT INTO playroom_then.inputs VALUES (1, 14, 'act', 1, 'take AS : 3S+3C+JS', '81db52a653f4', 1795536081448);
INSERT INTO playroom_then.inputs VALUES (1, 15, 'act', 0, 'lay JC', 'ce09c426dfec', 1795536081449);
INSERT INTO playroom_then.inputs VALUES (1, 16, 'act', 1, 'lay 2H', '0bbac9e5f1e1', 1795536081454);
INSERT INTO playroom_then.inputs VALUES (1, 17, 'act', 0, 'lay QD', '658b1e0ecf6a', 1795536081456);
INSERT INTO playroom_then.inputs VALUES (1, 18, 'act', 1, 'lay 3H', '4b2d470eea11', 1795536081458);
INSERT INTO playroom_then.inputs VALUES (1, 19, 'act', 0, 'take 7D : JC', 'fbf4f7d818b3', 1795536081460);
INSERT INTO playroom_then.inputs VALUES (1, 20, 'act', 1, 'lay 2D', '1229a3f2b192', 1795536081468);
INSERT INTO playroom_then.inputs VALUES (1, 21, 'act', 0, 'take JD : 2D+2H+3H', '32e00ac36e56', 1795536081469);
INSERT INTO playroom_then.inputs VALUES (1, 22, 'act', 1, 'lay 3D', '669a983c5de0', 1795536081470);
INSERT INTO playroom_then.inputs VALUES (1, 23, 'act', 0, 'lay QH', '0eff810624e9', 1795536081471);
INSERT INTO playroom_then.inputs VALUES (1, 24, 'act', 1, 'lay 7H', 'b1cbcc238687', 1795536081472);
INSERT INTO playroom_then.inputs VALUES (1, 25, 'act', 0, 'lay AD', 'f7dec2c4d6b3', 1795536081473);
INSERT INTO playroom_then.inputs VALUES (1, 26, 'act', 1, 'take 4C : AD+3D+7H', '4c528a05ca0b', 1795536081476);
INSERT INTO playroom_then.inputs VALUES (1, 27, 'act', 0, 'take 6S : QD', 'a50f2fae45ee', 1795536081477);
INSERT INTO playroom_then.inputs VALUES (1, 28, 'act', 1, 'take 6C : QH', '0d80b41af084', 1795536081478);
INSERT INTO playroom_then.inputs VALUES (1, 29, 'act', 0, 'lay KH', '71b3d9c62213', 1795536081479);
INSERT INTO playroom_then.inputs VALUES (1, 30, 'act', 1, 'lay 7C', '4248341fdf3a', 1795536081479);
INSERT INTO playroom_then.inputs VALUES (1, 31, 'act', 0, 'lay 4S', '1f70905a8303', 1795536081484);
INSERT INTO playroom_then.inputs VALUES (1, 32, 'act', 1, 'take 4H : 4S+7C', 'abf0c4944469', 1795536081485);
INSERT INTO playroom_then.inputs VALUES (1, 33, 'act', 0, 'take 5C : KH', 'd1c0e5a770ca', 1795536081486);
INSERT INTO playroom_then.inputs VALUES (1, 34, 'act', 1, 'lay 6D', '3798a548beef', 1795536081492);
INSERT INTO playroom_then.inputs VALUES (1, 35, 'act', 0, 'take QC : 6D', 'ab3fdb42a88f', 1795536081493);
INSERT INTO playroom_then.inputs VALUES (1, 36, 'act', 1, 'lay KC', '3a477f066d16', 1795536081494);
INSERT INTO playroom_then.inputs VALUES (1, 37, 'act', 1, 'take AD : 6C+JS', 'aa9a25844740', 1795536081495);
INSERT INTO playroom_then.inputs VALUES (1, 38, 'act', 0, 'take 5H : KC', 'caf6bfbe0049', 1795536081501);
INSERT INTO playroom_then.inputs VALUES (1, 39, 'act', 1, 'lay 7H', 'cab4d4cb08cc', 1795536081502);
INSERT INTO playroom_then.inputs VALUES (1, 40, 'act', 0, 'take JD : 7H', '849683f2cd0d', 1795536081503);
INSERT INTO playroom_then.inputs VALUES (1, 41, 'act', 1, 'lay JH', '3700ab08506c', 1795536081504);
INSERT INTO playroom_then.inputs VALUES (1, 42, 'act', 0, 'lay QC', 'c81cc1099960', 1795536081504);
INSERT INTO playroom_then.inputs VALUES (1, 43, 'act', 1, 'lay AS', 'a3cfb2698f55', 1795536081505);
INSERT INTO playroom_then.inputs VALUES (1, 44, 'act', 0, 'take 4C : 2D+QC', 'df609a50c07b', 1795536081506);
INSERT INTO playroom_then.inputs VALUES (1, 45, 'act', 1, 'lay 4H', '5c926f194832', 1795536081507);
INSERT INTO playroom_then.inputs VALUES (1, 46, 'act', 0, 'take 7S : JH', '643e7e3bc6b1', 1795536081512);
INSERT INTO playroom_then.inputs VALUES (1, 47, 'act', 1, 'lay QD', '99232265e69f', 1795536081513);
INSERT INTO playroom_then.inputs VALUES (1, 48, 'act', 0, 'lay QH', '0be9e5cfd597', 1795536081516);
INSERT INTO playroom_then.inputs VALUES (1, 49, 'act', 1, 'take AC : AS+4H+QD', '797176678cba', 1795536081516);
INSERT INTO playroom_then.inputs VALUES (1, 50, 'act', 0, 'lay 3S', 'dd229af0a29c', 1795536081517);
INSERT INTO playroom_then.inputs VALUES (1, 51, 'act', 1, 'lay 2H', '58e4833a499f', 1795536081517);
INSERT INTO playroom_then.inputs VALUES (1, 52, 'act', 0, 'take 4S : 2H+QH', '8bd58d9c7c8f', 1795536081518);
INSERT INTO playroom_then.inputs VALUES (1, 53, 'act', 1, 'lay 3H', 'c1ed82fe6c6a', 1795536081519);
INSERT INTO playroom_then.inputs VALUES (1, 54, 'act', 0, 'lay 6S', 'c6408206f427', 1795536081519);
INSERT INTO playroom_then.inputs VALUES (1, 55, 'act', 1, 'lay 2C', '3f983df216a4', 1795536081525);
INSERT INTO playroom_then.inputs VALUES (1, 56, 'act', 0, 'lay 2S', '678df471f269', 1795536081525);
INSERT INTO playroom_then.inputs VALUES (1, 57, 'act', 1, 'take 4D : 2S+3H+6S', 'c95b4f3e2ad1', 1795536081526);
INSERT INTO playroom_then.inputs VALUES (1, 58, 'act', 0, 'lay 5D', '23aca7e59659', 1795536081527);
INSERT INTO playroom_then.inputs VALUES (1, 59, 'act', 1, 'lay QS', 'a8661d6f4f01', 1795536081527);
INSERT INTO playroom_then.inputs VALUES (1, 60, 'act', 0, 'take 7C : 3S+5D', 'fd75ce147131', 1795536081528);
INSERT INTO playroom_then.inputs VALUES (1, 61, 'act', 1, 'lay 3C', 'f5532651ea8a', 1795536081529);
INSERT INTO playroom_then.inputs VALUES (1, 62, 'act', 0, 'take AH : 2C+3C+QS', 'fade9e3fdebb', 1795536081529);
INSERT INTO playroom_then.inputs VALUES (1, 63, 'act', 1, 'lay 5S', 'c8f36b05f643', 1795536081532);
INSERT INTO playroom_then.inputs VALUES (1, 64, 'act', 0, 'lay 3D', 'd90d3a33a71e', 1795536081533);
INSERT INTO playroom_then.inputs VALUES (1, 65, 'act', 1, 'lay JC', 'b66443fea020', 1795536081533);
INSERT INTO playroom_then.inputs VALUES (1, 66, 'act', 0, 'lay 6D', 'b4a9c1fce386', 1795536081534);
INSERT INTO playroom_then.inputs VALUES (1, 67, 'act', 1, 'take 6H : 3D+6D', 'c765d288b4ef', 1795536081534);
INSERT INTO playroom_then.inputs VALUES (1, 68, 'act', 0, 'lay 5C', '2b2c074f1bac', 1795536081541);
INSERT INTO playroom_then.inputs VALUES (1, 69, 'act', 1, 'take KH : 5S', '1247299beb99', 1795536081541);
INSERT INTO playroom_then.inputs VALUES (1, 70, 'act', 0, 'take 7D : JC', 'd0cba8799819', 1795536081542);
INSERT INTO playroom_then.inputs VALUES (1, 71, 'act', 1, 'take KS : 5C', '164c368bd005', 1795536081542);
INSERT INTO playroom_then.inputs VALUES (1, 72, 'act', 0, 'lay KD', '699b8410b3f2', 1795536081548);
INSERT INTO playroom_then.inputs VALUES (1, 73, 'act', 0, 'lay AS', '85fa13098cba', 1795536081549);
INSERT INTO playroom_then.inputs VALUES (1, 74, 'act', 1, 'lay 6D', '98825d66e2ca', 1795536081550);
INSERT INTO playroom_then.inputs VALUES (1, 75, 'act', 0, 'take 7H : AS+AC+6D', 'a160a2fd1fb4', 1795536081550);
INSERT INTO playroom_then.inputs VALUES (1, 76, 'act', 1, 'lay 7S', '17841fbde620', 1795536081551);
INSERT INTO playroom_then.inputs VALUES (1, 77, 'act', 0, 'lay KH', '4f1655c881d2', 1795536081551);
INSERT INTO playroom_then.inputs VALUES (1, 78, 'act', 1, 'take JD : 7S', '8b2474367cb8', 1795536081552);
INSERT INTO playroom_then.inputs VALUES (1, 79, 'act', 0, 'lay 2C', '0dccbb950112', 1795536081552);
INSERT INTO playroom_then.inputs VALUES (1, 80, 'act', 1, 'lay 4S', '6ddb9c44d6a7', 1795536081556);
INSERT INTO playroom_then.inputs VALUES (1, 81, 'act', 0, 'take 5D : KH', '6e116a39d8e9', 1795536081557);
INSERT INTO playroom_then.inputs VALUES (1, 82, 'act', 1, 'take 5S : 4S+6H', 'dcc43c4ac115', 1795536081557);
INSERT INTO playroom_then.inputs VALUES (1, 83, 'act', 0, 'take 5C : 4C+6C', '5b83913bea57', 1795536081558);
INSERT INTO playroom_then.inputs VALUES (1, 84, 'act', 1, 'lay QH', 'df03f50f9874', 1795536081559);
INSERT INTO playroom_then.inputs VALUES (1, 85, 'act', 0, 'take 4H : 2C+QH', '6cbb965a2c4a', 1795536081559);
INSERT INTO playroom_then.inputs VALUES (1, 86, 'act', 1, 'lay 2D', '1526a6ce6141', 1795536081560);
INSERT INTO playroom_then.inputs VALUES (1, 87, 'act', 0, 'lay 5H', 'bd074df5d3ec', 1795536081560);
INSERT INTO playroom_then.inputs VALUES (1, 88, 'act', 1, 'lay 7D', '6445c9f33ccc', 1795536081561);
INSERT INTO playroom_then.inputs VALUES (1, 89, 'act', 0, 'take KC : 5H', 'adfe9f34c1f3', 1795536081564);
INSERT INTO playroom_then.inputs VALUES (1, 90, 'act', 1, 'lay QC', 'c202c136188a', 1795536081565);
INSERT INTO playroom_then.inputs VALUES (1, 91, 'act', 0, 'lay 3H', 'ac1f06e34412', 1795536081565);
INSERT INTO playroom_then.inputs VALUES (1, 92, 'act', 1, 'lay 2H', 'b8d97cd16ae5', 1795536081566);
INSERT INTO playroom_then.inputs VALUES (1, 93, 'act', 0, 'take 6S : QC', 'fc3638e4c7f7', 1795536081566);
INSERT INTO playroom_then.inputs VALUES (1, 94, 'act', 1, 'take JS : 7D', '3a22922ee823', 1795536081567);
INSERT INTO playroom_then.inputs VALUES (1, 95, 'act', 0, 'take KS : 2D+3H', 'ccabf38cde2e', 1795536081572);
INSERT INTO playroom_then.inputs VALUES (1, 96, 'act', 1, 'lay KD', '6f435aa89bee', 1795536081573);
INSERT INTO playroom_then.inputs VALUES (1, 97, 'act', 0, 'lay 4D', '1423559ce7dd', 1795536081573);
INSERT INTO playroom_then.inputs VALUES (1, 98, 'act', 1, 'take AD : 4D+KD', '54e1f6b11e1d', 1795536081574);
INSERT INTO playroom_then.inputs VALUES (1, 99, 'act', 0, 'lay JC', '531e7befbf72', 1795536081576);
INSERT INTO playroom_then.inputs VALUES (1, 100, 'act', 1, 'lay 2S', '1ea5c90b5957', 1795536081577);
INSERT INTO playroom_then.inputs VALUES (1, 101, 'act', 0, 'lay QS', '4acf05291e21', 1795536081579);
INSERT INTO playroom_then.inputs VALUES (1, 102, 'act', 1, 'take 7C : JC', 'b095b65bd279', 1795536081579);
INSERT INTO playroom_then.inputs VALUES (1, 103, 'act', 0, 'lay 3D', '27e929bfb680', 1795536081588);
INSERT INTO playroom_then.inputs VALUES (1, 104, 'act', 1, 'take AH : 2H+3D+QS', 'c4b69142b6c7', 1795536081589);
INSERT INTO playroom_then.inputs VALUES (1, 105, 'act', 0, 'lay 3S', 'e196cc1973dd', 1795536081590);
INSERT INTO playroom_then.inputs VALUES (1, 106, 'act', 1, 'lay 3C', 'd35ea51d3d70', 1795536081590);
INSERT INTO playroom_then.inputs VALUES (1, 107, 'act', 0, 'lay JH', '0dfaba0e227f', 1795536081591);
INSERT INTO playroom_then.inputs VALUES (1, 108, 'act', 1, 'take QD : 3S+3C', 'da0496d6a19d', 1795536081592);
INSERT INTO playroom_then.inputs VALUES (1, 109, 'act', 1, 'take 2D : 4S+QD', 'c73dc72a2f0b', 1795536081593);
INSERT INTO playroom_then.inputs VALUES (1, 110, 'act', 0, 'lay 2H', '469163b850d0', 1795536081593);
INSERT INTO playroom_then.inputs VALUES (1, 111, 'act', 1, 'lay 5H', '8de954264a78', 1795536081596);
INSERT INTO playroom_then.inputs VALUES (1, 112, 'act', 0, 'take 6S : 4C+5D', '18b3003c82d1', 1795536081597);
INSERT INTO playroom_then.inputs VALUES (1, 113, 'act', 1, 'lay 5C', '5073fa0c724c', 1795536081600);
INSERT INTO playroom_then.inputs VALUES (1, 114, 'act', 0, 'take JC : 2H+5H', '08679475ca89', 1795536081603);
INSERT INTO playroom_then.inputs VALUES (1, 115, 'act', 1, 'lay AH', 'f657259b0846', 1795536081609);
INSERT INTO playroom_then.inputs VALUES (1, 116, 'act', 0, 'lay AS', 'b901068692af', 1795536081610);
INSERT INTO playroom_then.inputs VALUES (1, 117, 'act', 1, 'lay 4D', 'd992bf11be18', 1795536081610);
INSERT INTO playroom_then.inputs VALUES (1, 118, 'act', 0, 'take 6H : 4D+5C', '36943e2160b7', 1795536081616);
INSERT INTO playroom_then.inputs VALUES (1, 119, 'act', 1, 'lay KH', 'f38260b3c4c9', 1795536081617);
INSERT INTO playroom_then.inputs VALUES (1, 120, 'act', 0, 'lay QC', 'f954272aac3f', 1795536081618);
INSERT INTO playroom_then.inputs VALUES (1, 121, 'act', 1, 'take 6D : QC', '969cb7786d3e', 1795536081618);
INSERT INTO playroom_then.inputs VALUES (1, 122, 'act', 0, 'take 3D : AH+AS+KH', '2aa53e013669', 1795536081619);
INSERT INTO playroom_then.inputs VALUES (1, 123, 'act', 1, 'lay 7H', '12521c903561', 1795536081620);
INSERT INTO playroom_then.inputs VALUES (1, 124, 'act', 0, 'lay QS', '587ce390b145', 1795536081622);
INSERT INTO playroom_then.inputs VALUES (1, 125, 'act', 1, 'lay KD', 'c8d6d04549f4', 1795536081623);
INSERT INTO playroom_then.inputs VALUES (1, 126, 'act', 0, 'lay KC', '5f7593c1c499', 1795536081624);
INSERT INTO playroom_then.inputs VALUES (1, 127, 'act', 1, 'lay 2S', 'cfdc4e02b03d', 1795536081624);
INSERT INTO playroom_then.inputs VALUES (1, 128, 'act', 0, 'take 3C : 2S+KD', 'a385fb87458e', 1795536081627);
INSERT INTO playroom_then.inputs VALUES (1, 129, 'act', 1, 'lay 7D', '684f8be0c1da', 1795536081628);
INSERT INTO playroom_then.inputs VALUES (1, 130, 'act', 0, 'lay 4H', 'd13924794008', 1795536081629);
INSERT INTO playroom_then.inputs VALUES (1, 131, 'act', 1, 'lay KS', '8ec98b601986', 1795536081629);
INSERT INTO playroom_then.inputs VALUES (1, 132, 'act', 0, 'lay QH', '2edc5d94e1e3', 1795536081630);
INSERT INTO playroom_then.inputs VALUES (1, 133, 'act', 1, 'lay 3H', 'e2fbb7ed88b7', 1795536081632);
INSERT INTO playroom_then.inputs VALUES (1, 134, 'act', 0, 'take AC : 4H+KS', '684599096f68', 1795536081633);
INSERT INTO playroom_then.inputs VALUES (1, 135, 'act', 1, 'take 5S : KC', 'df9a5c49d820', 1795536081633);
INSERT INTO playroom_then.inputs VALUES (1, 136, 'act', 0, 'take 6C : QH', '070902e5a8fb', 1795536081636);
INSERT INTO playroom_then.inputs VALUES (1, 137, 'act', 1, 'take JS : 7D', '82d79c539054', 1795536081636);
INSERT INTO playroom_then.inputs VALUES (1, 138, 'act', 0, 'take JH : 7H', 'ed9cd628538e', 1795536081637);
INSERT INTO playroom_then.inputs VALUES (1, 139, 'act', 1, 'lay AD', 'c6555613a349', 1795536081648);
INSERT INTO playroom_then.inputs VALUES (1, 140, 'act', 0, 'take 3S : 3H+QS', '44fc6ff544e8', 1795536081649);
INSERT INTO playroom_then.inputs VALUES (1, 141, 'act', 1, 'lay 2C', 'd035fc5095a2', 1795536081651);
INSERT INTO playroom_then.inputs VALUES (1, 142, 'act', 0, 'lay 7C', 'd699c9c0678d', 1795536081652);
INSERT INTO playroom_then.inputs VALUES (1, 143, 'act', 1, 'take 7S : AD+7C', '31cf5b5d612b', 1795536081656);
INSERT INTO playroom_then.inputs VALUES (1, 144, 'act', 0, 'lay JD', '820f5447384b', 1795536081657);
INSERT INTO playroom_then.inputs VALUES (1, 145, 'act', 0, 'take 2S : 2D+4S+7S', '9ba9b2e4cca6', 1795536081660);
INSERT INTO playroom_then.inputs VALUES (1, 146, 'act', 1, 'lay 4H', '2f1d2cc40f7a', 1795536081660);
INSERT INTO playroom_then.inputs VALUES (1, 147, 'act', 0, 'lay 7H', 'a82a95b406fb', 1795536081661);
INSERT INTO playroom_then.inputs VALUES (1, 148, 'act', 1, 'lay QD', '2935920948c3', 1795536081662);
INSERT INTO playroom_then.inputs VALUES (1, 149, 'act', 0, 'take KC : AS+4H', '58fe8d03cdd0', 1795536081662);
INSERT INTO playroom_then.inputs VALUES (1, 150, 'act', 1, 'lay KH', 'b2a8afd5bfd0', 1795536081668);
INSERT INTO playroom_then.inputs VALUES (1, 151, 'act', 0, 'lay 4C', '167dc58aa066', 1795536081672);
INSERT INTO playroom_then.inputs VALUES (1, 152, 'act', 1, 'take AC : 4C+KH', '37b133245e13', 1795536081673);
INSERT INTO playroom_then.inputs VALUES (1, 153, 'act', 0, 'lay 5S', 'eea2026d34cf', 1795536081674);
INSERT INTO playroom_then.inputs VALUES (1, 154, 'act', 1, 'lay 5C', '6533f7adef7b', 1795536081675);
INSERT INTO playroom_then.inputs VALUES (1, 155, 'act', 0, 'take 6H : QD', '82b1e1fb3e9a', 1795536081676);
INSERT INTO playroom_then.inputs VALUES (1, 156, 'act', 1, 'take JH : 7H', '3f3e3a273735', 1795536081676);
INSERT INTO playroom_then.inputs VALUES (1, 157, 'act', 0, 'lay 3H', '001dc5ff90aa', 1795536081677);
INSERT INTO playroom_then.inputs VALUES (1, 158, 'act', 1, 'lay AH', 'e255c94d8683', 1795536081684);
INSERT INTO playroom_then.inputs VALUES (1, 159, 'act', 0, 'take 7C : 3H+5S', '719ab1347865', 1795536081685);
INSERT INTO playroom_then.inputs VALUES (1, 160, 'act', 1, 'lay 2H', '06bda674233e', 1795536081686);
INSERT INTO playroom_then.inputs VALUES (1, 161, 'act', 0, 'take JS : 2H+5C', '4ce339cef75c', 1795536081687);
INSERT INTO playroom_then.inputs VALUES (1, 162, 'act', 1, 'lay 2C', 'aa7c59e8c0ec', 1795536081693);
INSERT INTO playroom_then.inputs VALUES (1, 163, 'act', 0, 'lay 4D', '112dc6f2641d', 1795536081694);
INSERT INTO playroom_then.inputs VALUES (1, 164, 'act', 1, 'lay 6S', '050b49b02526', 1795536081695);
INSERT INTO playroom_then.inputs VALUES (1, 165, 'act', 0, 'take 5D : 4D+6S', '174de99a2a36', 1795536081701);
INSERT INTO playroom_then.inputs VALUES (1, 166, 'act', 1, 'lay QH', 'b3cc68d04c7b', 1795536081702);
INSERT INTO playroom_then.inputs VALUES (1, 167, 'act', 0, 'lay QS', 'a3386e8e8c8b', 1795536081703);
INSERT INTO playroom_then.inputs VALUES (1, 168, 'act', 1, 'lay KS', '229e82c1f8ca', 1795536081704);
INSERT INTO playroom_then.inputs VALUES (1, 169, 'act', 0, 'take 3S : 2C+KS', '9a2b2bd863a8', 1795536081705);
INSERT INTO playroom_then.inputs VALUES (1, 170, 'act', 1, 'lay 3C', '0803618695f0', 1795536081705);
INSERT INTO playroom_then.inputs VALUES (1, 171, 'act', 0, 'take 5H : AH+QH', 'cfac633d8aea', 1795536081708);
INSERT INTO playroom_then.inputs VALUES (1, 172, 'act', 1, 'take 6D : QS', 'd4410c86c280', 1795536081709);
INSERT INTO playroom_then.inputs VALUES (1, 173, 'act', 0, 'lay 6C', '15c81097ee7c', 1795536081728);
INSERT INTO playroom_then.inputs VALUES (1, 174, 'act', 1, 'lay JD', '56f5109a9e83', 1795536081736);
INSERT INTO playroom_then.inputs VALUES (1, 175, 'act', 0, 'lay 3D', 'e49af1dfe3ca', 1795536081737);
INSERT INTO playroom_then.inputs VALUES (1, 176, 'act', 1, 'take AD : 6C+JD', '1f740cc5b828', 1795536081738);
INSERT INTO playroom_then.inputs VALUES (1, 177, 'act', 0, 'lay 7D', '681c49f0e097', 1795536081739);
INSERT INTO playroom_then.inputs VALUES (1, 178, 'act', 1, 'take JC : 7D', 'bf00789d8d7e', 1795536081740);
INSERT INTO playroom_then.inputs VALUES (1, 179, 'act', 0, 'lay KD', '0f6aaff05bc7', 1795536081744);
INSERT INTO playroom_then.inputs VALUES (1, 180, 'act', 1, 'take QC : 3D+3C', 'dee57c8fe2f5', 1795536081745);
INSERT INTO playroom_then.inputs VALUES (1, 181, 'act', 1, 'take 6D : QH', '32cf563f506c', 1795536081746);
INSERT INTO playroom_then.inputs VALUES (1, 182, 'act', 0, 'lay 3S', '6a848f80a40d', 1795536081752);
INSERT INTO playroom_then.inputs VALUES (1, 183, 'act', 1, 'take 6S : 4C+5H', '1393be188fa7', 1795536081792);
INSERT INTO playroom_then.inputs VALUES (1, 184, 'act', 0, 'lay QD', '599fcc44b22c', 1795536081813);
INSERT INTO playroom_then.inputs VALUES (1, 185, 'act', 1, 'lay JC', '8d198ee9cfe6', 1795536081816);
INSERT INTO playroom_then.inputs VALUES (1, 186, 'act', 0, 'lay QC', 'a8415d8e0e47', 1795536081820);
INSERT INTO playroom_then.inputs VALUES (1, 187, 'act', 1, 'take 2D : AD+3S+QD', 'cc3ee1256e29', 1795536081821);
INSERT INTO playroom_then.inputs VALUES (1, 188, 'act', 0, 'lay 2H', 'f2746b721721', 1795536081822);
INSERT INTO playroom_then.inputs VALUES (1, 189, 'act', 1, 'lay JH', 'ab7abd8b6ab5', 1795536081824);
INSERT INTO playroom_then.inputs VALUES (1, 190, 'act', 0, 'lay 3H', 'd436dea72e9b', 1795536081828);
INSERT INTO playroom_then.inputs VALUES (1, 191, 'act', 1, 'take KH : 2H+3H', '7b560b3028f7', 1795536081836);
INSERT INTO playroom_then.inputs VALUES (1, 192, 'act', 0, 'lay 3C', '0c6c75c42784', 1795536081838);
INSERT INTO playroom_then.inputs VALUES (1, 193, 'act', 1, 'lay JS', 'a64a903e7985', 1795536081840);
INSERT INTO playroom_then.inputs VALUES (1, 194, 'act', 0, 'lay 2C', '4cf92ef58ebc', 1795536081841);
INSERT INTO playroom_then.inputs VALUES (1, 195, 'act', 1, 'take KD : 2C+3C', 'ae8e626afb49', 1795536081842);
INSERT INTO playroom_then.inputs VALUES (1, 196, 'act', 0, 'lay 3D', '472f9fbf0cd4', 1795536081843);
INSERT INTO playroom_then.inputs VALUES (1, 197, 'act', 1, 'lay KC', '0a8caaa32ea7', 1795536081844);
INSERT INTO playroom_then.inputs VALUES (1, 198, 'act', 0, 'take 7D : JH', '38c4d73725a6', 1795536081845);
INSERT INTO playroom_then.inputs VALUES (1, 199, 'act', 1, 'lay AH', 'f97926d3fc14', 1795536081848);
INSERT INTO playroom_then.inputs VALUES (1, 200, 'act', 0, 'take 4S : AH+KC', '06529d1dd1a1', 1795536081856);
INSERT INTO playroom_then.inputs VALUES (1, 201, 'act', 1, 'lay JD', '04f617514112', 1795536081857);
INSERT INTO playroom_then.inputs VALUES (1, 202, 'act', 0, 'lay 5D', 'c3ed9e5ebeec', 1795536081859);
INSERT INTO playroom_then.inputs VALUES (1, 203, 'act', 1, 'take KS : 5D', 'b6a20b2d1908', 1795536081864);
INSERT INTO playroom_then.inputs VALUES (1, 204, 'act', 0, 'take 7H : JD', '8e71b0ee6152', 1795536081867);
INSERT INTO playroom_then.inputs VALUES (1, 205, 'act', 1, 'lay AS', '1d68099dc0de', 1795536081868);
INSERT INTO playroom_then.inputs VALUES (1, 206, 'act', 0, 'take 2S : AS+3D+QC', '40e85a835807', 1795536081869);
INSERT INTO playroom_then.inputs VALUES (1, 207, 'act', 1, 'lay AC', '3090b5dc2080', 1795536081872);
INSERT INTO playroom_then.inputs VALUES (1, 208, 'act', 0, 'lay 5C', '0f591fb97851', 1795536081873);
INSERT INTO playroom_then.inputs VALUES (1, 209, 'act', 1, 'take 6H : AC+JS', '816045f86c60', 1795536081876);
INSERT INTO playroom_then.inputs VALUES (1, 210, 'act', 0, 'lay QS', 'c2029901b3ee', 1795536081877);
INSERT INTO playroom_then.inputs VALUES (1, 211, 'act', 1, 'lay 4D', '7fd792ae088d', 1795536081878);
INSERT INTO playroom_then.inputs VALUES (1, 212, 'act', 0, 'lay 5S', '9b85a418a871', 1795536081879);
INSERT INTO playroom_then.inputs VALUES (1, 213, 'act', 1, 'lay 4H', 'c88a2a607759', 1795536081880);
INSERT INTO playroom_then.inputs VALUES (1, 214, 'act', 0, 'take 6C : QS', '107650a46457', 1795536081888);
INSERT INTO playroom_then.inputs VALUES (1, 215, 'act', 1, 'take 7S : JC', '2bcb14b80c68', 1795536081896);
INSERT INTO playroom_then.inputs VALUES (1, 216, 'act', 0, 'take 7C : 4D+4H', 'cd6900643805', 1795536081898);
INSERT INTO playroom_then.inputs VALUES (1, 217, 'act', 0, 'take 2S : 3C+KH', '3470bcf2aaf7', 1795536081899);
INSERT INTO playroom_then.inputs VALUES (1, 218, 'act', 1, 'lay 4H', '99a69fb7164f', 1795536081900);
INSERT INTO playroom_then.inputs VALUES (1, 219, 'act', 0, 'take 3H : 4H+JD', '7d27d2b2e669', 1795536081901);
INSERT INTO playroom_then.inputs VALUES (1, 220, 'act', 1, 'lay 5H', '0b4f5e981707', 1795536081902);
INSERT INTO playroom_then.inputs VALUES (1, 221, 'act', 0, 'lay 5C', '3c72d51e4ebb', 1795536081904);
INSERT INTO playroom_then.inputs VALUES (1, 222, 'act', 1, 'lay 7H', 'd268ef733a5b', 1795536081905);
INSERT INTO playroom_then.inputs VALUES (1, 223, 'act', 0, 'lay 6H', '52f49a88d209', 1795536081912);
INSERT INTO playroom_then.inputs VALUES (1, 224, 'act', 1, 'take 4C : 5H+6D', '5ea0488beae3', 1795536081916);
INSERT INTO playroom_then.inputs VALUES (1, 225, 'act', 0, 'lay 7C', 'cf7189688851', 1795536081917);
INSERT INTO playroom_then.inputs VALUES (1, 226, 'act', 1, 'lay 5S', '5caf69e9a378', 1795536081918);
INSERT INTO playroom_then.inputs VALUES (1, 227, 'act', 0, 'take JS : 7H', '0ceee81b7b68', 1795536081919);
INSERT INTO playroom_then.inputs VALUES (1, 228, 'act', 1, 'take JC : 7C', 'bad8afcc8761', 1795536081920);
INSERT INTO playroom_then.inputs VALUES (1, 229, 'act', 0, 'lay 3D', '936a8783b80e', 1795536081928);
INSERT INTO playroom_then.inputs VALUES (1, 230, 'act', 1, 'take AS : 3D+5S+6H', '1549ff7140ad', 1795536081930);
INSERT INTO playroom_then.inputs VALUES (1, 231, 'act', 0, 'lay 7D', '061cbc042edb', 1795536081932);
INSERT INTO playroom_then.inputs VALUES (1, 232, 'act', 1, 'lay 2H', '7dc0fedcd79b', 1795536081939);
INSERT INTO playroom_then.inputs VALUES (1, 233, 'act', 0, 'take KS : 5C', '78d794d7536c', 1795536081940);
INSERT INTO playroom_then.inputs VALUES (1, 234, 'act', 1, 'take JH : 7D', '198517a1addf', 1795536081946);
INSERT INTO playroom_then.inputs VALUES (1, 235, 'act', 0, 'lay 4D', '521797958616', 1795536081947);
INSERT INTO playroom_then.inputs VALUES (1, 236, 'act', 1, 'lay 6S', '55ac7abea5ce', 1795536081948);
INSERT INTO playroom_then.inputs VALUES (1, 237, 'act', 0, 'take 5D : 4D+6S', '9da2a2960e25', 1795536081949);
INSERT INTO playroom_then.inputs VALUES (1, 238, 'act', 1, 'lay QS', 'c6c115a580e1', 1795536081952);
INSERT INTO playroom_then.inputs VALUES (1, 239, 'act', 0, 'take 6C : QS', 'b7bfeaea849e', 1795536081953);
INSERT INTO playroom_then.inputs VALUES (1, 240, 'act', 1, 'lay KD', 'c52ff8f18314', 1795536081954);
INSERT INTO playroom_then.inputs VALUES (1, 241, 'act', 0, 'lay AH', '3f3b2aa532b2', 1795536081963);
INSERT INTO playroom_then.inputs VALUES (1, 242, 'act', 1, 'lay AC', '3fc62b7a0ee9', 1795536081967);
INSERT INTO playroom_then.inputs VALUES (1, 243, 'act', 0, 'take 2D : AH+2H+KD', 'e2603bd886b9', 1795536081969);
INSERT INTO playroom_then.inputs VALUES (1, 244, 'act', 1, 'lay QD', '09d314e29af0', 1795536081970);
INSERT INTO playroom_then.inputs VALUES (1, 245, 'act', 0, 'lay 4S', '4361c444026f', 1795536081978);
INSERT INTO playroom_then.inputs VALUES (1, 246, 'act', 1, 'lay QC', 'f15f94bff346', 1795536081993);
INSERT INTO playroom_then.inputs VALUES (1, 247, 'act', 0, 'take 2C : 4S+QD', '03a03d35201e', 1795536081994);
INSERT INTO playroom_then.inputs VALUES (1, 248, 'act', 1, 'lay AD', 'e345233e49db', 1795536081995);
INSERT INTO playroom_then.inputs VALUES (1, 249, 'act', 0, 'lay 3S', 'ec4954e9943b', 1795536081997);
INSERT INTO playroom_then.inputs VALUES (1, 250, 'act', 1, 'lay 7S', 'e1d9824da0db', 1795536082001);
INSERT INTO playroom_then.inputs VALUES (1, 251, 'act', 0, 'lay QH', '621a0e4823e7', 1795536082002);
INSERT INTO playroom_then.inputs VALUES (1, 252, 'act', 1, 'take KC : AD+AC+3S', 'd3cff737244f', 1795536082003);
INSERT INTO playroom_then.inputs VALUES (1, 253, 'act', 1, 'take AC : 4S+KC', '208029f33017', 1795536082012);
INSERT INTO playroom_then.inputs VALUES (1, 254, 'act', 0, 'lay 2C', '5ff990d05c4b', 1795536082013);
INSERT INTO playroom_then.inputs VALUES (1, 255, 'act', 1, 'lay 5C', '9a064596cc85', 1795536082016);
INSERT INTO playroom_then.inputs VALUES (1, 256, 'act', 0, 'take 3S : AS+5C+6C', '69025d73fafc', 1795536082021);
INSERT INTO playroom_then.inputs VALUES (1, 257, 'act', 1, 'lay QH', 'a8e8fc68d9ea', 1795536082025);
INSERT INTO playroom_then.inputs VALUES (1, 258, 'act', 0, 'lay 5S', '2a22737579b2', 1795536082026);
INSERT INTO playroom_then.inputs VALUES (1, 259, 'act', 1, 'lay 3H', '6eeeb1cb153f', 1795536082027);
INSERT INTO playroom_then.inputs VALUES (1, 260, 'act', 0, 'lay 2S', 'b49212cdf49b', 1795536082028);
INSERT INTO playroom_then.inputs VALUES (1, 261, 'act', 1, 'take 5D : 2S+3H+5S', '168bca366727', 1795536082033);
INSERT INTO playroom_then.inputs VALUES (1, 262, 'act', 0, 'lay 3D', 'ab86fa05b554', 1795536082034);
INSERT INTO playroom_then.inputs VALUES (1, 263, 'act', 1, 'lay QD', '6fdab8d41250', 1795536082035);
INSERT INTO playroom_then.inputs VALUES (1, 264, 'act', 0, 'take 4H : 2C+QD', '3e3f9ec40a1c', 1795536082036);
INSERT INTO playroom_then.inputs VALUES (1, 265, 'act', 1, 'lay AH', '6856dd041e57', 1795536082040);
INSERT INTO playroom_then.inputs VALUES (1, 266, 'act', 0, 'lay AD', 'd38d813884f7', 1795536082044);
INSERT INTO playroom_then.inputs VALUES (1, 267, 'act', 1, 'lay JD', '02ad7c6b85a8', 1795536082045);
INSERT INTO playroom_then.inputs VALUES (1, 268, 'act', 0, 'take 6D : QH', 'fbd479e3d99b', 1795536082047);
INSERT INTO playroom_then.inputs VALUES (1, 269, 'act', 1, 'take KH : AD+AH+3D', '74b775bc9343', 1795536082056);
INSERT INTO playroom_then.inputs VALUES (1, 270, 'act', 0, 'take 7D : JD', 'cafba9132642', 1795536082057);
INSERT INTO playroom_then.inputs VALUES (1, 271, 'act', 1, 'lay 7H', 'fb3c1f268cb4', 1795536082060);
INSERT INTO playroom_then.inputs VALUES (1, 272, 'act', 0, 'lay 7S', '772f3dfc7a15', 1795536082061);
INSERT INTO playroom_then.inputs VALUES (1, 273, 'act', 1, 'take JH : 7H', 'af90caa98cce', 1795536082067);
INSERT INTO playroom_then.inputs VALUES (1, 274, 'act', 0, 'lay 7C', '342f9db9a3d5', 1795536082069);
INSERT INTO playroom_then.inputs VALUES (1, 275, 'act', 1, 'take JS : 7S', 'ce17fc9a350b', 1795536082072);
INSERT INTO playroom_then.inputs VALUES (1, 276, 'act', 0, 'lay KS', '4448c4c8fae9', 1795536082073);
INSERT INTO playroom_then.inputs VALUES (1, 277, 'act', 1, 'lay 2D', 'a50fe94eac9a', 1795536082080);
INSERT INTO playroom_then.inputs VALUES (1, 278, 'act', 0, 'take 6H : 2D+7C', '7e600087a700', 1795536082085);
INSERT INTO playroom_then.inputs VALUES (1, 279, 'act', 1, 'lay 3C', 'd88cdf875de0', 1795536082089);
INSERT INTO playroom_then.inputs VALUES (1, 280, 'act', 0, 'lay JC', 'acce42b5e6af', 1795536082090);
INSERT INTO playroom_then.inputs VALUES (1, 281, 'act', 1, 'take 4D : 3C+JC', '43f211b90f72', 1795536082091);
INSERT INTO playroom_then.inputs VALUES (1, 282, 'act', 0, 'lay QS', 'fa867bb71b27', 1795536082097);
INSERT INTO playroom_then.inputs VALUES (1, 283, 'act', 1, 'take 6S : QS', 'b13b38dda84d', 1795536082104);
INSERT INTO playroom_then.inputs VALUES (1, 284, 'act', 0, 'lay 2H', '58fc61b58ad0', 1795536082105);
INSERT INTO playroom_then.inputs VALUES (1, 285, 'act', 1, 'lay QC', '5ad45754198f', 1795536082116);
INSERT INTO playroom_then.inputs VALUES (1, 286, 'act', 0, 'take 4C : 2H+QC', '8b44b50bf1a8', 1795536082120);
INSERT INTO playroom_then.inputs VALUES (1, 287, 'act', 1, 'lay KD', '04d416ba45ce', 1795536082122);
INSERT INTO playroom_then.inputs VALUES (1, 288, 'act', 0, 'take 5H : KD', '324ce02656c9', 1795536082132);
INSERT INTO playroom_then.inputs VALUES (1, 289, 'act', 0, 'lay 7S', '7a30e0f4ee8d', 1795536082137);
INSERT INTO playroom_then.inputs VALUES (1, 290, 'act', 1, 'take AC : AD+6H+7S', 'aabc138c5746', 1795536082138);
INSERT INTO playroom_then.inputs VALUES (1, 291, 'act', 0, 'take QH : 6C', 'a7671eaf4438', 1795536082140);
INSERT INTO playroom_then.inputs VALUES (1, 292, 'act', 1, 'lay 4H', 'bc98dba5addc', 1795536082141);
INSERT INTO playroom_then.inputs VALUES (1, 293, 'act', 0, 'lay KD', '96da64e67005', 1795536082142);
INSERT INTO playroom_then.inputs VALUES (1, 294, 'act', 1, 'lay 4C', 'ab39ad92e6fe', 1795536082152);
INSERT INTO playroom_then.inputs VALUES (1, 295, 'act', 0, 'take 6D : QS', '0a4ac15fa187', 1795536082153);
INSERT INTO playroom_then.inputs VALUES (1, 296, 'act', 1, 'take AH : 4H+KD', '2935c4f6b65a', 1795536082155);
INSERT INTO playroom_then.inputs VALUES (1, 297, 'act', 0, 'lay JD', '93e66c929543', 1795536082164);
INSERT INTO playroom_then.inputs VALUES (1, 298, 'act', 1, 'lay 2C', '8182b5d2417b', 1795536082166);
INSERT INTO playroom_then.inputs VALUES (1, 299, 'act', 0, 'lay KC', '106d823026a0', 1795536082167);
INSERT INTO playroom_then.inputs VALUES (1, 300, 'act', 1, 'lay JC', 'e388c1de5142', 1795536082172);
INSERT INTO playroom_then.inputs VALUES (1, 301, 'act', 0, 'take 3C : 2C+KC', '659b28de1253', 1795536082173);
INSERT INTO playroom_then.inputs VALUES (1, 302, 'act', 1, 'take 3S : 4C+JD', 'f10d0d5480d7', 1795536082175);
INSERT INTO playroom_then.inputs VALUES (1, 303, 'act', 0, 'take 7C : JC', 'c2435b83d9ef', 1795536082185);
INSERT INTO playroom_then.inputs VALUES (1, 304, 'act', 1, 'lay 5C', 'd4de60b39fb4', 1795536082186);
INSERT INTO playroom_then.inputs VALUES (1, 305, 'act', 0, 'take KS : 5C', '0480b231aede', 1795536082187);
INSERT INTO playroom_then.inputs VALUES (1, 306, 'act', 1, 'lay 6S', 'd5f69bae501e', 1795536082188);
INSERT INTO playroom_then.inputs VALUES (1, 307, 'act', 0, 'lay 5H', '61f68ada104c', 1795536082190);
INSERT INTO playroom_then.inputs VALUES (1, 308, 'act', 1, 'lay AS', 'ca026b167dd4', 1795536082196);
INSERT INTO playroom_then.inputs VALUES (1, 309, 'act', 0, 'lay 7H', '0cff350141be', 1795536082204);
INSERT INTO playroom_then.inputs VALUES (1, 310, 'act', 1, 'take 3D : 5H+7H', '9fb29ee6a4b7', 1795536082206);
INSERT INTO playroom_then.inputs VALUES (1, 311, 'act', 0, 'lay KH', '1a1904d0856f', 1795536082207);
INSERT INTO playroom_then.inputs VALUES (1, 312, 'act', 1, 'lay 3H', '37f3b3e1d841', 1795536082217);
INSERT INTO playroom_then.inputs VALUES (1, 313, 'act', 0, 'take 2S : 3H+KH', '4963c21ede13', 1795536082218);
INSERT INTO playroom_then.inputs VALUES (1, 314, 'act', 1, 'lay 2D', '1d5cd7140a62', 1795536082220);
INSERT INTO playroom_then.inputs VALUES (1, 315, 'act', 0, 'take QD : 6S', 'be300f071986', 1795536082224);
INSERT INTO playroom_then.inputs VALUES (1, 316, 'act', 1, 'lay 2H', '12ac6d6597a4', 1795536082228);
INSERT INTO playroom_then.inputs VALUES (1, 317, 'act', 0, 'lay QC', 'ae802697b40b', 1795536082229);
INSERT INTO playroom_then.inputs VALUES (1, 318, 'act', 1, 'take 5D : AS+QC', 'b32d6d175c9a', 1795536082233);
INSERT INTO playroom_then.inputs VALUES (1, 319, 'act', 0, 'lay 4S', '98cce6539cd7', 1795536082237);
INSERT INTO playroom_then.inputs VALUES (1, 320, 'act', 1, 'lay 4D', '28808efde8b4', 1795536082238);
INSERT INTO playroom_then.inputs VALUES (1, 321, 'act', 0, 'lay JH', '12b9c150cada', 1795536082239);
INSERT INTO playroom_then.inputs VALUES (1, 322, 'act', 1, 'take 5S : 2D+JH', '228ca00822be', 1795536082252);
INSERT INTO playroom_then.inputs VALUES (1, 323, 'act', 0, 'lay JS', '7d2c9efcca77', 1795536082256);
INSERT INTO playroom_then.inputs VALUES (1, 324, 'act', 1, 'take 7D : JS', 'a42ec69b8e4f', 1795536082258);
INSERT INTO playroom_then.inputs VALUES (1, 325, 'act', 1, 'lay 7D', '05024ad7521e', 1795536082260);
INSERT INTO playroom_then.inputs VALUES (1, 326, 'act', 0, 'take AD : 3S+4D+7D', 'cd3f9c72bc0b', 1795536082265);
INSERT INTO playroom_then.inputs VALUES (1, 327, 'act', 1, 'lay 7S', '287aec6f88e4', 1795536082266);
INSERT INTO playroom_then.inputs VALUES (1, 328, 'act', 0, 'take 2D : 6D+7S', '600cf0e2cf81', 1795536082267);
INSERT INTO playroom_then.inputs VALUES (1, 329, 'act', 1, 'lay QS', 'cc9532357716', 1795536082284);
INSERT INTO playroom_then.inputs VALUES (1, 330, 'act', 0, 'take 6C : QH', '2360d8b030ce', 1795536082286);
INSERT INTO playroom_then.inputs VALUES (1, 331, 'act', 1, 'lay 3D', '53f675c38b8a', 1795536082287);
INSERT INTO playroom_then.inputs VALUES (1, 332, 'act', 0, 'lay 2C', '2686aa2308e5', 1795536082288);
INSERT INTO playroom_then.inputs VALUES (1, 333, 'act', 1, 'take 4S : 2C+QS', '20db6fce2326', 1795536082289);
INSERT INTO playroom_then.inputs VALUES (1, 334, 'act', 0, 'lay 3H', '09c03dc704e4', 1795536082290);
INSERT INTO playroom_then.inputs VALUES (1, 335, 'act', 1, 'lay KC', '3fceedfa76fe', 1795536082299);
INSERT INTO playroom_then.inputs VALUES (1, 336, 'act', 0, 'lay 4H', '5aa861f2b89d', 1795536082304);
INSERT INTO playroom_then.inputs VALUES (1, 337, 'act', 1, 'take 5S : KC', 'b5f8ddbebd6e', 1795536082309);
INSERT INTO playroom_then.inputs VALUES (1, 338, 'act', 0, 'lay AS', 'ac845bb2342e', 1795536082311);
INSERT INTO playroom_then.inputs VALUES (1, 339, 'act', 1, 'take JD : 3D+4H', 'e6e965429166', 1795536082312);
INSERT INTO playroom_then.inputs VALUES (1, 340, 'act', 0, 'lay 5H', 'c0ba9a5ef310', 1795536082313);
INSERT INTO playroom_then.inputs VALUES (1, 341, 'act', 1, 'take KD : 5H', '805f769b3430', 1795536082318);
INSERT INTO playroom_then.inputs VALUES (1, 342, 'act', 0, 'lay JC', 'f95afd285413', 1795536082325);
INSERT INTO playroom_then.inputs VALUES (1, 343, 'act', 1, 'lay 2S', '7c29a6ac2da6', 1795536082329);
INSERT INTO playroom_then.inputs VALUES (1, 344, 'act', 0, 'take AC : AS+2S+3H+JC', '91354a3a0184', 1795536082330);
INSERT INTO playroom_then.inputs VALUES (1, 345, 'act', 1, 'lay JH', 'f20326b36ebc', 1795536082331);
INSERT INTO playroom_then.inputs VALUES (1, 346, 'act', 0, 'lay 3C', '480f207c8ba1', 1795536082332);
INSERT INTO playroom_then.inputs VALUES (1, 347, 'act', 1, 'lay QD', '79fc12cdb94d', 1795536082333);
INSERT INTO playroom_then.inputs VALUES (1, 348, 'act', 0, 'lay QC', '7c5745fd35ea', 1795536082334);
INSERT INTO playroom_then.inputs VALUES (1, 349, 'act', 1, 'lay 5D', '8bf476f9b2d3', 1795536082344);
INSERT INTO playroom_then.inputs VALUES (1, 350, 'act', 0, 'lay JS', '7b8cfbe405be', 1795536082348);
INSERT INTO playroom_then.inputs VALUES (1, 351, 'act', 1, 'lay 5C', '5cbe54746995', 1795536082353);
INSERT INTO playroom_then.inputs VALUES (1, 352, 'act', 0, 'take KH : 5D', 'e9909eb07e80', 1795536082357);
INSERT INTO playroom_then.inputs VALUES (1, 353, 'act', 1, 'take 7H : JH', '593b1e43d73d', 1795536082358);
INSERT INTO playroom_then.inputs VALUES (1, 354, 'act', 0, 'take KS : 5C', 'c447c52fdd95', 1795536082359);
INSERT INTO playroom_then.inputs VALUES (1, 355, 'act', 1, 'lay AH', 'c5a2475c9c77', 1795536082361);
INSERT INTO playroom_then.inputs VALUES (1, 356, 'act', 0, 'take 2H : AH+3C+QD', '7165c83b2fb0', 1795536082368);
INSERT INTO playroom_then.inputs VALUES (1, 357, 'act', 1, 'take 6S : QC', 'd0536cca9df4', 1795536082375);
INSERT INTO playroom_then.inputs VALUES (1, 358, 'act', 0, 'lay 4C', 'c04c648c26e7', 1795536082380);
INSERT INTO playroom_then.inputs VALUES (1, 359, 'act', 1, 'take 7C : JS', 'a9ec305e98d5', 1795536082385);
INSERT INTO playroom_then.inputs VALUES (1, 360, 'act', 0, 'lay 6H', '67a13ece5fc5', 1795536082387);
INSERT INTO playroom_then.inputs VALUES (2, 1, 'act', 0, 'take AS : 2D+6D+6C', '85e9178e7039', 1795536082441);
INSERT INTO playroom_then.inputs VALUES (2, 2, 'act', 1, 'lay 2C', '3fa4a857fab5', 1795536082443);
INSERT INTO playroom_then.inputs VALUES (2, 3, 'act', 0, 'lay 7H', '877ee689a26e', 1795536082443);
INSERT INTO playroom_then.inputs VALUES (2, 4, 'act', 1, 'take 5H : 3S+7H', 'ebafd49f2bd1', 1795536082449);
INSERT INTO playroom_then.inputs VALUES (2, 5, 'act', 0, 'lay KC', 'c9c4684d82d8', 1795536082456);
INSERT INTO playroom_then.inputs VALUES (2, 6, 'act', 1, 'take 5C : KC', '3f4c6b210696', 1795536082458);
INSERT INTO playroom_then.inputs VALUES (2, 7, 'act', 0, 'lay 5D', '00ad27ca24f6', 1795536082464);

-- Data for Name: keys; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.keys VALUES ('cab6980dfb2e9982031f36818ae019f2c55ba99e7657b76233d8a2b3fe7ccd86', 'token', '96667b090903', 1);
INSERT INTO playroom_then.keys VALUES ('49e5316abf879606653f7385c73e53ad090048ccb685d064fb6b912ba4614e78', 'token', '99a740059e47', 1);
INSERT INTO playroom_then.keys VALUES ('9e42a305b824dc59fbb4ec7b73493126fe0ee295bb5de911b9a4d1afd81fff3e', 'own', '99a740059e47', 2);

-- Data for Name: matches; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.matches OVERRIDING SYSTEM VALUE VALUES (1, '54kusm3j', 'escoba', '{"commitment":"f9c990fe4c61b6544e68d7a52457cdb76533dc226da33ef72a28d04bd5271be3","created":"2026-11-24T16:01:21Z","format":1,"game":"escoba","id":"54kusm3j","options":{},"own":{},"players":[{"kind":"person","name":"Ana"},{"kind":"person","name":"Benito"}],"seats":2,"version":1}', 1795536081402, 'finished', 360, 1795536082389);
INSERT INTO playroom_then.matches OVERRIDING SYSTEM VALUE VALUES (2, '2jhqa6ce', 'escoba', '{"commitment":"e505de1b4abe31ff90812661022c3125f5ba334933e5623306ca9c0d172e5472","created":"2026-11-24T16:01:22Z","format":1,"game":"escoba","id":"2jhqa6ce","options":{},"own":{},"players":[{"kind":"person","name":"Ana"},{"kind":"person","name":"Benito"}],"seats":2,"version":1}', 1795536082421, 'open', 7, 1795536082464);

-- Data for Name: migrations; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.migrations VALUES (1, 1, 1795536081252);
INSERT INTO playroom_then.migrations VALUES (2, 1, 1795536081284);
INSERT INTO playroom_then.migrations VALUES (3, 1, 1795536081312);
INSERT INTO playroom_then.migrations VALUES (4, 4, 1795536081336);

-- Data for Name: numbers; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.numbers VALUES ('54kusm3j', '98feb66c6fd797ee115b8fae8d8de039566261f04302e6f33d53791a83f9c065');
INSERT INTO playroom_then.numbers VALUES ('2jhqa6ce', 'da77656c36589cb35eae5eaea19c916ec26c079fdffb579c1a28628e85893071');

-- Data for Name: owed; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.owed VALUES ('96667b090903', '2jhqa6ce', 'd75d50', 0, 1);
INSERT INTO playroom_then.owed VALUES ('99a740059e47', '2jhqa6ce', 'd75d50', 1, 1);
INSERT INTO playroom_then.owed VALUES ('96667b090903', '54kusm3j', 'd75d50', 0, 2);
INSERT INTO playroom_then.owed VALUES ('99a740059e47', '54kusm3j', 'd75d50', 1, 2);

-- Data for Name: persons; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.persons VALUES ('99a740059e47', 'Benito', NULL, 'en', 'member', 1795536081, 0);
INSERT INTO playroom_then.persons VALUES ('96667b090903', 'Ana', NULL, 'en', 'owner', 1795536081, 0);

-- Data for Name: phrases; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.phrases VALUES ('99a740059e47', 'scrypt$kept');

-- Data for Name: places; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.places VALUES ('96667b090903', 'd75d50', 0, 1);
INSERT INTO playroom_then.places VALUES ('99a740059e47', 'd75d50', 1, 1);
INSERT INTO playroom_then.places VALUES ('99a740059e47', 'c105ed', NULL, 2);

-- Data for Name: refused; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.refused OVERRIDING SYSTEM VALUE VALUES (1, 1795536082, '192.0.2.0', 'invitation');
INSERT INTO playroom_then.refused OVERRIDING SYSTEM VALUE VALUES (2, 1795536082, '192.0.2.1', 'invitation');
INSERT INTO playroom_then.refused OVERRIDING SYSTEM VALUE VALUES (3, 1795536082, '192.0.2.2', 'invitation');

-- Data for Name: results; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.results VALUES (1, '[26,22]', '[0]', 'target');

-- Data for Name: room_tables; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.room_tables OVERRIDING SYSTEM VALUE VALUES ('c105ed', 2, 2, 1795536082772, 1795536082);
INSERT INTO playroom_then.room_tables OVERRIDING SYSTEM VALUE VALUES ('d75d50', 1, 22, 1795536082821, NULL);

-- Data for Name: rows; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.rows VALUES ('d75d50', 1, '{"type":"opened","id":"d75d50","game":"escoba","version":1,"setup":{"seats":2,"options":[],"own":[]},"owner":null,"preset":null,"opens_deals":true,"listed":false}', 1795536081344);
INSERT INTO playroom_then.rows VALUES ('d75d50', 2, '{"type":"came","person":"96667b090903","name":"Ana","language":"en"}', 1795536081364);
INSERT INTO playroom_then.rows VALUES ('d75d50', 3, '{"type":"owner_is","person":"96667b090903"}', 1795536081364);
INSERT INTO playroom_then.rows VALUES ('d75d50', 4, '{"type":"came","person":"99a740059e47","name":"Benito","language":"en"}', 1795536081370);
INSERT INTO playroom_then.rows VALUES ('d75d50', 5, '{"type":"sat","person":"96667b090903","seat":0}', 1795536081381);
INSERT INTO playroom_then.rows VALUES ('d75d50', 6, '{"type":"sat","person":"99a740059e47","seat":1}', 1795536081383);
INSERT INTO playroom_then.rows VALUES ('d75d50', 7, '{"type":"readied","person":"96667b090903"}', 1795536081384);
INSERT INTO playroom_then.rows VALUES ('d75d50', 8, '{"type":"readied","person":"99a740059e47"}', 1795536081386);
INSERT INTO playroom_then.rows VALUES ('d75d50', 9, '{"type":"sealing","match":"54kusm3j","commitment":"0cc430df72433b5bd3a6955c901c5b350b0972aa63bd58ca2de4a359b2d359ef"}', 1795536081390);
INSERT INTO playroom_then.rows VALUES ('d75d50', 10, '{"type":"pledged","seat":0,"commitment":null}', 1795536081396);
INSERT INTO playroom_then.rows VALUES ('d75d50', 11, '{"type":"pledged","seat":1,"commitment":null}', 1795536081396);
INSERT INTO playroom_then.rows VALUES ('d75d50', 12, '{"type":"sealed","match":"54kusm3j","commitment":"0cc430df72433b5bd3a6955c901c5b350b0972aa63bd58ca2de4a359b2d359ef","pledges":[]}', 1795536081396);
INSERT INTO playroom_then.rows VALUES ('d75d50', 13, '{"type":"began","match":"54kusm3j"}', 1795536081404);
INSERT INTO playroom_then.rows VALUES ('d75d50', 14, '{"type":"ended","match":"54kusm3j"}', 1795536082396);
INSERT INTO playroom_then.rows VALUES ('d75d50', 15, '{"type":"readied","person":"96667b090903"}', 1795536082413);
INSERT INTO playroom_then.rows VALUES ('d75d50', 16, '{"type":"readied","person":"99a740059e47"}', 1795536082414);
INSERT INTO playroom_then.rows VALUES ('d75d50', 17, '{"type":"sealing","match":"2jhqa6ce","commitment":"27d76328fa10ee868c3c0bf226e360f0be91d85157b3f575e351c48e00e6aecf"}', 1795536082416);
INSERT INTO playroom_then.rows VALUES ('d75d50', 18, '{"type":"pledged","seat":0,"commitment":null}', 1795536082417);
INSERT INTO playroom_then.rows VALUES ('d75d50', 19, '{"type":"pledged","seat":1,"commitment":null}', 1795536082417);
INSERT INTO playroom_then.rows VALUES ('d75d50', 20, '{"type":"sealed","match":"2jhqa6ce","commitment":"27d76328fa10ee868c3c0bf226e360f0be91d85157b3f575e351c48e00e6aecf","pledges":[]}', 1795536082417);
INSERT INTO playroom_then.rows VALUES ('d75d50', 21, '{"type":"began","match":"2jhqa6ce"}', 1795536082423);
INSERT INTO playroom_then.rows VALUES ('c105ed', 1, '{"type":"opened","id":"c105ed","game":"escoba","version":1,"setup":{"seats":2,"options":[],"own":[]},"owner":"96667b090903","preset":null,"opens_deals":true,"listed":false}', 1795536082772);
INSERT INTO playroom_then.rows VALUES ('c105ed', 2, '{"type":"closed","by":null}', 1795536082772);
INSERT INTO playroom_then.rows VALUES ('d75d50', 22, '{"type":"away","person":"99a740059e47","meant":false}', 1795536082821);

-- Data for Name: secrets; Type: TABLE DATA; Schema: playroom_then; Owner: -

INSERT INTO playroom_then.secrets VALUES (1, 'df5d48f98cecf9f04a5e0a951b05d678');
INSERT INTO playroom_then.secrets VALUES (2, 'f0eedbc89f04d6edff001bec801b9828');

-- Data for Name: seekers; Type: TABLE DATA; Schema: playroom_then; Owner: -

-- Data for Name: states; Type: TABLE DATA; Schema: playroom_then; Owner: -

-- Data for Name: stewards; Type: TABLE DATA; Schema: playroom_then; Owner: -

-- Data for Name: talk; Type: TABLE DATA; Schema: playroom_then; Owner: -

-- Data for Name: visits; Type: TABLE DATA; Schema: playroom_then; Owner: -

-- Name: done_number_seq; Type: SEQUENCE SET; Schema: playroom_then; Owner: -

SELECT pg_catalog.setval('playroom_then.done_number_seq', 1, true);

-- Name: gateways_number_seq; Type: SEQUENCE SET; Schema: playroom_then; Owner: -

SELECT pg_catalog.setval('playroom_then.gateways_number_seq', 1, false);

-- Name: matches_number_seq; Type: SEQUENCE SET; Schema: playroom_then; Owner: -

SELECT pg_catalog.setval('playroom_then.matches_number_seq', 2, true);

-- Name: refused_number_seq; Type: SEQUENCE SET; Schema: playroom_then; Owner: -

SELECT pg_catalog.setval('playroom_then.refused_number_seq', 3, true);

-- Name: room_tables_number_seq; Type: SEQUENCE SET; Schema: playroom_then; Owner: -

SELECT pg_catalog.setval('playroom_then.room_tables_number_seq', 2, true);

-- Name: talk_number_seq; Type: SEQUENCE SET; Schema: playroom_then; Owner: -

SELECT pg_catalog.setval('playroom_then.talk_number_seq', 1, false);

-- Name: codes codes_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (hash);

-- Name: done done_person_id_key; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.done
    ADD CONSTRAINT done_person_id_key UNIQUE (person, id);

-- Name: done done_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.done
    ADD CONSTRAINT done_pkey PRIMARY KEY (number);

-- Name: facts facts_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.facts
    ADD CONSTRAINT facts_pkey PRIMARY KEY (name);

-- Name: gateways gateways_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.gateways
    ADD CONSTRAINT gateways_pkey PRIMARY KEY (number);

-- Name: inputs inputs_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.inputs
    ADD CONSTRAINT inputs_pkey PRIMARY KEY (match, sequence);

-- Name: keys keys_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.keys
    ADD CONSTRAINT keys_pkey PRIMARY KEY (hash);

-- Name: matches matches_id_key; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.matches
    ADD CONSTRAINT matches_id_key UNIQUE (id);

-- Name: matches matches_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (number);

-- Name: migrations migrations_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (version);

-- Name: numbers numbers_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.numbers
    ADD CONSTRAINT numbers_pkey PRIMARY KEY (match);

-- Name: owed owed_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.owed
    ADD CONSTRAINT owed_pkey PRIMARY KEY (person, match);

-- Name: persons persons_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.persons
    ADD CONSTRAINT persons_pkey PRIMARY KEY (id);

-- Name: persons persons_skeleton_key; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.persons
    ADD CONSTRAINT persons_skeleton_key UNIQUE (skeleton);

-- Name: phrases phrases_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.phrases
    ADD CONSTRAINT phrases_pkey PRIMARY KEY (person);

-- Name: places places_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.places
    ADD CONSTRAINT places_pkey PRIMARY KEY (person, room_table);

-- Name: refused refused_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.refused
    ADD CONSTRAINT refused_pkey PRIMARY KEY (number);

-- Name: results results_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.results
    ADD CONSTRAINT results_pkey PRIMARY KEY (match);

-- Name: room_tables room_tables_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.room_tables
    ADD CONSTRAINT room_tables_pkey PRIMARY KEY (id);

-- Name: rows rows_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.rows
    ADD CONSTRAINT rows_pkey PRIMARY KEY (room_table, number);

-- Name: secrets secrets_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (match);

-- Name: seekers seekers_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.seekers
    ADD CONSTRAINT seekers_pkey PRIMARY KEY (person);

-- Name: states states_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.states
    ADD CONSTRAINT states_pkey PRIMARY KEY (match, sequence);

-- Name: stewards stewards_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.stewards
    ADD CONSTRAINT stewards_pkey PRIMARY KEY (room_table);

-- Name: talk talk_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.talk
    ADD CONSTRAINT talk_pkey PRIMARY KEY (number);

-- Name: visits visits_pkey; Type: CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.visits
    ADD CONSTRAINT visits_pkey PRIMARY KEY (room_table, person);

-- Name: inputs_id; Type: INDEX; Schema: playroom_then; Owner: -

CREATE UNIQUE INDEX inputs_id ON playroom_then.inputs USING btree (match, id) WHERE (id <> ''::text);

-- Name: keys_person; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX keys_person ON playroom_then.keys USING btree (person);

-- Name: matches_status; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX matches_status ON playroom_then.matches USING btree (status);

-- Name: owed_table; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX owed_table ON playroom_then.owed USING btree (room_table);

-- Name: places_table; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX places_table ON playroom_then.places USING btree (room_table);

-- Name: room_tables_closed; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX room_tables_closed ON playroom_then.room_tables USING btree (closed) WHERE (closed IS NOT NULL);

-- Name: room_tables_open; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX room_tables_open ON playroom_then.room_tables USING btree (number) WHERE (closed IS NULL);

-- Name: talk_at; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX talk_at ON playroom_then.talk USING btree (at);

-- Name: talk_table; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX talk_table ON playroom_then.talk USING btree (room_table, number);

-- Name: visits_gateway; Type: INDEX; Schema: playroom_then; Owner: -

CREATE INDEX visits_gateway ON playroom_then.visits USING btree (gateway);

-- Name: rows closes; Type: TRIGGER; Schema: playroom_then; Owner: -

CREATE TRIGGER closes AFTER INSERT ON playroom_then.rows FOR EACH ROW WHEN ((starts_with(new.text, '{"type":"closed"'::text) OR starts_with(new.text, '{"type":"opened_again"'::text))) EXECUTE FUNCTION playroom_then.closes();

-- Name: inputs inputs_match_fkey; Type: FK CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.inputs
    ADD CONSTRAINT inputs_match_fkey FOREIGN KEY (match) REFERENCES playroom_then.matches(number) ON DELETE CASCADE;

-- Name: results results_match_fkey; Type: FK CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.results
    ADD CONSTRAINT results_match_fkey FOREIGN KEY (match) REFERENCES playroom_then.matches(number) ON DELETE CASCADE;

-- Name: rows rows_room_table_fkey; Type: FK CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.rows
    ADD CONSTRAINT rows_room_table_fkey FOREIGN KEY (room_table) REFERENCES playroom_then.room_tables(id);

-- Name: secrets secrets_match_fkey; Type: FK CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.secrets
    ADD CONSTRAINT secrets_match_fkey FOREIGN KEY (match) REFERENCES playroom_then.matches(number) ON DELETE CASCADE;

-- Name: states states_match_fkey; Type: FK CONSTRAINT; Schema: playroom_then; Owner: -

ALTER TABLE ONLY playroom_then.states
    ADD CONSTRAINT states_match_fkey FOREIGN KEY (match) REFERENCES playroom_then.matches(number) ON DELETE CASCADE;

-- PostgreSQL database dump complete

