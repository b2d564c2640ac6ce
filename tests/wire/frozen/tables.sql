-- matches, SQLite
CREATE INDEX matches_status ON matches (status, updated)
CREATE TABLE derived ( match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, head BLOB NOT NULL, data TEXT NOT NULL )
CREATE TABLE inputs ( match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, sequence INTEGER NOT NULL CHECK (sequence > 0), kind TEXT NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, id TEXT NOT NULL, at INTEGER NOT NULL, chain BLOB NOT NULL, PRIMARY KEY (match, sequence) ) WITHOUT ROWID
CREATE TABLE matches ( number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, format INTEGER NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL, setup TEXT NOT NULL, players TEXT NOT NULL, stamp TEXT NOT NULL, created INTEGER NOT NULL, status TEXT NOT NULL CHECK (status IN ('open', 'finished', 'abandoned')), sequence INTEGER NOT NULL, head BLOB NOT NULL, updated INTEGER NOT NULL, note TEXT )
CREATE TABLE migrations (version INTEGER PRIMARY KEY, at INTEGER NOT NULL)
CREATE TABLE results ( match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, scores TEXT NOT NULL, winners TEXT NOT NULL, reason TEXT NOT NULL )
CREATE TABLE secrets ( match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE, seed TEXT NOT NULL )
CREATE TABLE states ( match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE, sequence INTEGER NOT NULL, digest TEXT NOT NULL, PRIMARY KEY (match, sequence) ) WITHOUT ROWID
CREATE UNIQUE INDEX inputs_id ON inputs (match, id) WHERE id <> ''
-- room, SQLite
ALTER TABLE refused RENAME TO refused_before
CREATE INDEX keys_person ON keys (person)
CREATE INDEX owed_table ON owed (room_table)
CREATE INDEX places_table ON places (room_table)
CREATE INDEX played_seats_player ON played_seats (player, number)
CREATE INDEX ratings_best ON ratings (game, mean)
CREATE INDEX room_tables_closed ON room_tables (closed) WHERE closed IS NOT NULL
CREATE INDEX room_tables_open ON room_tables (number) WHERE closed IS NULL
CREATE TABLE codes ( hash TEXT PRIMARY KEY, room_table TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, until BIGINT NOT NULL, person TEXT)
CREATE TABLE done ( number INTEGER PRIMARY KEY, person TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (person, id))
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)
CREATE TABLE keys ( hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, turn BIGINT NOT NULL)
CREATE TABLE numbers (match TEXT PRIMARY KEY, number TEXT NOT NULL)
CREATE TABLE owed ( person TEXT NOT NULL, match TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER NOT NULL, turn BIGINT NOT NULL, PRIMARY KEY (person, match))
CREATE TABLE persons ( id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE, language TEXT NOT NULL, role TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL DEFAULT 0)
CREATE TABLE phrases (person TEXT PRIMARY KEY, hash TEXT NOT NULL)
CREATE TABLE places ( person TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER, turn BIGINT NOT NULL, PRIMARY KEY (person, room_table))
CREATE TABLE played ( number BIGINT PRIMARY KEY, match TEXT NOT NULL UNIQUE, game TEXT NOT NULL, pace TEXT NOT NULL, at BIGINT NOT NULL, unrated TEXT NOT NULL)
CREATE TABLE played_seats ( number BIGINT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, side INTEGER NOT NULL, place INTEGER NOT NULL, change INTEGER NOT NULL, PRIMARY KEY (number, seat))
CREATE TABLE ratings ( player TEXT NOT NULL, game TEXT NOT NULL, pace TEXT NOT NULL, mean DOUBLE PRECISION NOT NULL, spread DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, PRIMARY KEY (player, game, pace))
CREATE TABLE refused ( number INTEGER PRIMARY KEY, at BIGINT NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL)
CREATE TABLE refused (number INTEGER PRIMARY KEY, at BIGINT NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL)
CREATE TABLE room_tables ( number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, closed INTEGER)
CREATE TABLE rows ( room_table TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (room_table, number)) WITHOUT ROWID
CREATE TRIGGER closes AFTER INSERT ON rows WHEN NEW.text LIKE '{"type":"closed"%' OR NEW.text LIKE '{"type":"opened_again"%' BEGIN UPDATE room_tables SET closed = CASE WHEN NEW.text LIKE '{"type":"closed"%' THEN NEW.at END WHERE id = NEW.room_table; END
CREATE TRIGGER opens AFTER INSERT ON rows WHEN NEW.number = 1 BEGIN INSERT INTO room_tables (id) VALUES (NEW.room_table); END
-- PostgreSQL
ALTER TABLE matches ADD COLUMN followed boolean NOT NULL DEFAULT true
ALTER TABLE matches ALTER COLUMN followed SET DEFAULT false
ALTER TABLE matches DROP COLUMN followed
CREATE FUNCTION add_rows( of_table text, expected bigint, given text[], by_person text, by_id text, kept bigint, now bigint, in_reign bigint, OUT came text, OUT number_there bigint ) LANGUAGE plpgsql AS $$ DECLARE its bigint := 0; there boolean; newest bigint; BEGIN number_there := 0; IF in_reign IS NOT NULL THEN -- shared: nobody else can begin to reign before this is committed PERFORM 1 FROM stewards WHERE room_table = of_table AND reign = in_reign FOR SHARE; IF NOT FOUND THEN came := 'fenced'; RETURN; END IF; END IF; IF expected = 1 THEN INSERT INTO room_tables (id, last, updated) VALUES (of_table, 0, now) ON CONFLICT DO NOTHING; END IF; -- whoever else adds to this log waits here; every statement below sees what they have added SELECT last INTO its FROM room_tables WHERE id = of_table FOR NO KEY UPDATE; its := coalesce(its, 0); number_there := its + 1; there := its >= expected AND given = ARRAY( SELECT text FROM rows WHERE room_table = of_table AND number >= expected AND number < expected + cardinality(given) ORDER BY number); IF NOT there THEN PERFORM 1 FROM done WHERE person = by_person AND id = by_id; IF FOUND THEN came := 'known'; RETURN; END IF; IF expected <> number_there THEN came := 'conflict'; RETURN; END IF; END IF; IF by_id IS NOT NULL THEN INSERT INTO done (person, id) VALUES (by_person, by_id) ON CONFLICT DO NOTHING RETURNING number INTO newest; -- the same was asked for at another table at the same moment IF NOT (FOUND OR there) THEN came := 'known'; RETURN; END IF; DELETE FROM done WHERE number IN ( -- whoever else is at it does the rest SELECT number FROM done WHERE number <= newest - kept FOR UPDATE SKIP LOCKED); END IF; IF NOT there THEN INSERT INTO rows SELECT of_table, expected + part.number - 1, part.text, now FROM unnest(given) WITH ORDINALITY AS part (text, number); number_there := its + cardinality(given); UPDATE room_tables SET last = number_there, updated = now WHERE id = of_table; PERFORM pg_notify(current_schema(), '/' || of_table || ' ' || number_there); END IF; came := 'kept'; END $$
CREATE FUNCTION claim_seats( people text[], of_table text, given text[], reign_of text, in_reign bigint, now bigint ) RETURNS boolean LANGUAGE plpgsql AS $$ DECLARE there bigint; kept text; BEGIN -- shared: nobody else can begin to reign before this is committed PERFORM 1 FROM stewards WHERE room_table = reign_of AND reign = in_reign FOR SHARE; IF NOT FOUND THEN RETURN false; END IF; PERFORM 1 FROM seekers WHERE person = ANY (people) AND room_table IS NULL ORDER BY person FOR UPDATE; GET DIAGNOSTICS there = ROW_COUNT; IF there < cardinality(people) THEN RETURN false; END IF; IF cardinality(given) > 0 THEN SELECT came INTO kept FROM add_rows(of_table, 1, given, NULL, NULL, 0, now, NULL); IF kept <> 'kept' THEN RETURN false; END IF; END IF; UPDATE seekers SET room_table = of_table, is_new = cardinality(given) > 0, at = now WHERE person = ANY (people); PERFORM pg_notify(current_schema(), '? 0'); RETURN true; END $$
CREATE FUNCTION closes() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE room_tables SET closed = CASE WHEN starts_with(NEW.text, '{"type":"closed"') THEN NEW.at / 1000 END WHERE id = NEW.room_table; RETURN NULL; END $$
CREATE FUNCTION lives(gateway integer, patience bigint) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN PERFORM 1 FROM gateways WHERE number = gateway AND beat >= (extract(epoch FROM clock_timestamp()) * 1000)::bigint - patience; RETURN FOUND AND NOT pg_try_advisory_xact_lock_shared(hashtext(current_schema()), gateway); END $$
CREATE FUNCTION take_table(of_table text, me integer, patience bigint, OUT in_reign bigint) LANGUAGE plpgsql AS $$ DECLARE its stewards%ROWTYPE; BEGIN INSERT INTO stewards VALUES (of_table, 1, me) ON CONFLICT DO NOTHING; SELECT * INTO its FROM stewards WHERE room_table = of_table FOR UPDATE; IF its.gateway <> me THEN IF lives(its.gateway, patience) THEN RETURN; END IF; its.reign := its.reign + 1; UPDATE stewards SET reign = its.reign, gateway = me WHERE room_table = of_table; END IF; in_reign := its.reign; END $$
CREATE INDEX keys_person ON keys (person)
CREATE INDEX matches_status ON matches (status)
CREATE INDEX owed_table ON owed (room_table)
CREATE INDEX places_table ON places (room_table)
CREATE INDEX played_seats_player ON played_seats (player, number)
CREATE INDEX ratings_best ON ratings (game, mean)
CREATE INDEX room_tables_closed ON room_tables (closed) WHERE closed IS NOT NULL
CREATE INDEX room_tables_open ON room_tables (number) WHERE closed IS NULL
CREATE INDEX talk_at ON talk (at)
CREATE INDEX talk_table ON talk (room_table, number)
CREATE INDEX visits_gateway ON visits (gateway)
CREATE OR REPLACE FUNCTION add_input( of_match text, expected bigint, given_number bigint, given_kind text, given_seat integer, given_text text, given_id text, of_table text, in_reign bigint, OUT came text, OUT number_there bigint ) LANGUAGE plpgsql AS $$ DECLARE its matches%ROWTYPE; BEGIN number_there := 0; IF of_table IS NOT NULL THEN -- shared: nobody else can begin to reign before this is committed PERFORM 1 FROM stewards WHERE room_table = of_table AND reign = in_reign FOR SHARE; IF NOT FOUND THEN came := 'fenced'; RETURN; END IF; END IF; -- whoever else adds to this log waits here; every statement below sees what they have added SELECT * INTO its FROM matches WHERE id = of_match FOR NO KEY UPDATE; IF NOT FOUND THEN came := 'no-game'; RETURN; END IF; IF given_id <> '' THEN SELECT sequence INTO number_there FROM inputs WHERE match = its.number AND id = given_id AND id <> ''; IF FOUND THEN came := 'known'; RETURN; END IF; END IF; number_there := its.sequence + 1; IF expected <> number_there OR given_number <> number_there THEN came := 'conflict'; RETURN; END IF; IF its.status <> 'open' THEN came := 'over'; RETURN; END IF; INSERT INTO inputs VALUES (its.number, number_there, given_kind, given_seat, given_text, given_id, (extract(epoch FROM clock_timestamp()) * 1000)::bigint); UPDATE matches SET sequence = number_there, updated = (extract(epoch FROM clock_timestamp()) * 1000)::bigint WHERE number = its.number; came := 'kept'; END $$
CREATE TABLE codes ( hash TEXT PRIMARY KEY, room_table TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL, until BIGINT NOT NULL, person TEXT)
CREATE TABLE done ( number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, person TEXT NOT NULL, id TEXT NOT NULL, UNIQUE (person, id))
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)
CREATE TABLE gateways ( number integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, about text NOT NULL, draining boolean NOT NULL DEFAULT false, beat bigint NOT NULL ) WITH (fillfactor = 50)
CREATE TABLE inputs ( match bigint NOT NULL REFERENCES matches ON DELETE CASCADE, sequence bigint NOT NULL CHECK (sequence > 0), kind text NOT NULL, seat integer NOT NULL, text text NOT NULL, id text NOT NULL, at bigint NOT NULL, PRIMARY KEY (match, sequence) )
CREATE TABLE keys ( hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, turn BIGINT NOT NULL)
CREATE TABLE matches ( number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, id text NOT NULL UNIQUE, game text NOT NULL, header text NOT NULL, created bigint NOT NULL, status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'finished', 'abandoned')), sequence bigint NOT NULL DEFAULT 0, updated bigint NOT NULL ) WITH (fillfactor = 70)
CREATE TABLE numbers (match TEXT PRIMARY KEY, number TEXT NOT NULL)
CREATE TABLE owed ( person TEXT NOT NULL, match TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER NOT NULL, turn BIGINT NOT NULL, PRIMARY KEY (person, match))
CREATE TABLE persons ( id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE, language TEXT NOT NULL, role TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL DEFAULT 0)
CREATE TABLE phrases (person TEXT PRIMARY KEY, hash TEXT NOT NULL)
CREATE TABLE places ( person TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER, turn BIGINT NOT NULL, PRIMARY KEY (person, room_table))
CREATE TABLE played ( number BIGINT PRIMARY KEY, match TEXT NOT NULL UNIQUE, game TEXT NOT NULL, pace TEXT NOT NULL, at BIGINT NOT NULL, unrated TEXT NOT NULL)
CREATE TABLE played_seats ( number BIGINT NOT NULL, seat INTEGER NOT NULL, player TEXT NOT NULL, side INTEGER NOT NULL, place INTEGER NOT NULL, change INTEGER NOT NULL, PRIMARY KEY (number, seat))
CREATE TABLE ratings ( player TEXT NOT NULL, game TEXT NOT NULL, pace TEXT NOT NULL, mean DOUBLE PRECISION NOT NULL, spread DOUBLE PRECISION NOT NULL, games BIGINT NOT NULL, PRIMARY KEY (player, game, pace))
CREATE TABLE refused ( number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at BIGINT NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL)
CREATE TABLE results ( match bigint PRIMARY KEY REFERENCES matches ON DELETE CASCADE, scores text NOT NULL, winners text NOT NULL, reason text NOT NULL )
CREATE TABLE room_tables ( id text PRIMARY KEY, number bigint GENERATED ALWAYS AS IDENTITY, last bigint NOT NULL, updated bigint NOT NULL, closed bigint ) WITH (fillfactor = 70)
CREATE TABLE rows ( room_table text NOT NULL REFERENCES room_tables, number bigint NOT NULL CHECK (number > 0), text text NOT NULL, at bigint NOT NULL, PRIMARY KEY (room_table, number) )
CREATE TABLE secrets ( match bigint PRIMARY KEY REFERENCES matches ON DELETE CASCADE, seed text NOT NULL )
CREATE TABLE states ( match bigint NOT NULL REFERENCES matches ON DELETE CASCADE, sequence bigint NOT NULL, digest text NOT NULL, PRIMARY KEY (match, sequence) )
CREATE TABLE stewards ( room_table text PRIMARY KEY, reign bigint NOT NULL, gateway integer NOT NULL )
CREATE TABLE visits ( room_table text NOT NULL, person text NOT NULL, gateway integer NOT NULL, PRIMARY KEY (room_table, person) )
CREATE TRIGGER closes AFTER INSERT ON rows FOR EACH ROW WHEN (starts_with(NEW.text, '{"type":"closed"') OR starts_with(NEW.text, '{"type":"opened_again"')) EXECUTE FUNCTION closes()
CREATE UNIQUE INDEX inputs_id ON inputs (match, id) WHERE id <> ''
CREATE UNLOGGED TABLE seekers ( person text PRIMARY KEY, gateway integer NOT NULL, game text NOT NULL, version bigint NOT NULL, language text, but text[] NOT NULL, since bigint NOT NULL, room_table text, is_new boolean NOT NULL DEFAULT false, at bigint NOT NULL DEFAULT 0, arrived bigint )
CREATE UNLOGGED TABLE talk ( number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, room_table text NOT NULL, kind text NOT NULL, text text NOT NULL, at bigint NOT NULL )
