BEGIN TRANSACTION;
CREATE TABLE codes (
        hash TEXT PRIMARY KEY, room_table TEXT NOT NULL, seat INTEGER, name TEXT NOT NULL,
        until BIGINT NOT NULL, person TEXT);
INSERT INTO "codes" VALUES('ed97dddbaf4588981f536a4e08b3bb404b847f935be1108fb8ea33b2480913ab','c105ed',1,'Eva',1795539673,NULL);
CREATE TABLE done (
        number INTEGER PRIMARY KEY, person TEXT NOT NULL, id TEXT NOT NULL);
INSERT INTO "done" VALUES(1,'ee76805d3433','ask7');
CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL);
INSERT INTO "facts" VALUES('order_secret','e1c001b7dd7ac64fa31aa78fa45397f61a674ff17ceeffce1c828372159c6ba9');
INSERT INTO "facts" VALUES('owner','token of the owner');
CREATE TABLE keys (
        hash TEXT PRIMARY KEY, kind TEXT NOT NULL, person TEXT NOT NULL, turn BIGINT NOT NULL);
INSERT INTO "keys" VALUES('1104b8c41cc2ff459a7e231140e982ed7ae240c3bcc88054b3b5be8d218e282d','token','aefee93b7c98',1);
INSERT INTO "keys" VALUES('246d60d35c68018c70006cd152862d7c70ce98c8531d914dfc75836415553a2b','token','ee76805d3433',1);
INSERT INTO "keys" VALUES('9e42a305b824dc59fbb4ec7b73493126fe0ee295bb5de911b9a4d1afd81fff3e','own','ee76805d3433',2);
CREATE TABLE numbers (match TEXT PRIMARY KEY, number TEXT NOT NULL);
INSERT INTO "numbers" VALUES('trucredp','690c844c0bd27d605a9b3327325c00001fec9dbdee36fa90d27b09793ccd32b5');
INSERT INTO "numbers" VALUES('57t4fete','7f486ef3209a8a7b4a0f0c6e788768111011d6021ac62bae5dac8d44ae5cf799');
CREATE TABLE owed (
        person TEXT NOT NULL, match TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER NOT NULL,
        turn BIGINT NOT NULL, PRIMARY KEY (person, match));
INSERT INTO "owed" VALUES('aefee93b7c98','57t4fete','1d0e83',0,1);
INSERT INTO "owed" VALUES('ee76805d3433','57t4fete','1d0e83',1,1);
INSERT INTO "owed" VALUES('aefee93b7c98','trucredp','1d0e83',0,2);
INSERT INTO "owed" VALUES('ee76805d3433','trucredp','1d0e83',1,2);
CREATE TABLE persons (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, skeleton TEXT UNIQUE, language TEXT NOT NULL,
        role TEXT NOT NULL, made BIGINT NOT NULL, seen BIGINT NOT NULL DEFAULT 0);
INSERT INTO "persons" VALUES('aefee93b7c98','Ana',NULL,'en','owner',1795536072,0);
INSERT INTO "persons" VALUES('ee76805d3433','Benito',NULL,'en','member',1795536072,0);
CREATE TABLE phrases (person TEXT PRIMARY KEY, hash TEXT NOT NULL);
INSERT INTO "phrases" VALUES('ee76805d3433','scrypt$kept');
CREATE TABLE places (
        person TEXT NOT NULL, room_table TEXT NOT NULL, seat INTEGER, turn BIGINT NOT NULL,
        PRIMARY KEY (person, room_table));
INSERT INTO "places" VALUES('aefee93b7c98','1d0e83',0,1);
INSERT INTO "places" VALUES('ee76805d3433','1d0e83',1,1);
INSERT INTO "places" VALUES('ee76805d3433','c105ed',NULL,2);
CREATE TABLE refused (
        at INTEGER NOT NULL, place TEXT NOT NULL, what TEXT NOT NULL);
INSERT INTO "refused" VALUES(1795536073,'192.0.2.0','invitation');
INSERT INTO "refused" VALUES(1795536073,'192.0.2.1','invitation');
INSERT INTO "refused" VALUES(1795536073,'192.0.2.2','invitation');
CREATE TABLE room_tables (
        number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, closed INTEGER);
INSERT INTO "room_tables" VALUES(1,'1d0e83',NULL);
INSERT INTO "room_tables" VALUES(2,'c105ed',1795536073);
CREATE TABLE rows (
        room_table TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL, at INTEGER NOT NULL,
        PRIMARY KEY (room_table, number)) WITHOUT ROWID;
INSERT INTO "rows" VALUES('1d0e83',1,'{"type":"opened","id":"1d0e83","game":"escoba","version":1,"setup":{"seats":2,"options":[],"own":[]},"owner":null,"preset":null,"opens_deals":true,"listed":false}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',2,'{"type":"came","person":"aefee93b7c98","name":"Ana","language":"en"}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',3,'{"type":"owner_is","person":"aefee93b7c98"}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',4,'{"type":"came","person":"ee76805d3433","name":"Benito","language":"en"}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',5,'{"type":"sat","person":"aefee93b7c98","seat":0}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',6,'{"type":"sat","person":"ee76805d3433","seat":1}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',7,'{"type":"readied","person":"aefee93b7c98"}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',8,'{"type":"readied","person":"ee76805d3433"}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',9,'{"type":"sealing","match":"trucredp","commitment":"2e195781f9bc080e6aba26180a8bda1bcde360b1401d3bb623740b641e478a49"}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',10,'{"type":"pledged","seat":0,"commitment":null}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',11,'{"type":"pledged","seat":1,"commitment":null}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',12,'{"type":"sealed","match":"trucredp","commitment":"2e195781f9bc080e6aba26180a8bda1bcde360b1401d3bb623740b641e478a49","pledges":[]}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',13,'{"type":"began","match":"trucredp"}',1795536072);
INSERT INTO "rows" VALUES('1d0e83',14,'{"type":"ended","match":"trucredp"}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',15,'{"type":"readied","person":"aefee93b7c98"}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',16,'{"type":"readied","person":"ee76805d3433"}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',17,'{"type":"sealing","match":"57t4fete","commitment":"bfc097e94e928a18fbf16eb99ec622fe4290b91c883a4b4b80717d111d1f4848"}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',18,'{"type":"pledged","seat":0,"commitment":null}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',19,'{"type":"pledged","seat":1,"commitment":null}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',20,'{"type":"sealed","match":"57t4fete","commitment":"bfc097e94e928a18fbf16eb99ec622fe4290b91c883a4b4b80717d111d1f4848","pledges":[]}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',21,'{"type":"began","match":"57t4fete"}',1795536073);
INSERT INTO "rows" VALUES('1d0e83',22,'{"type":"away","person":"ee76805d3433","meant":false}',1795536073);
INSERT INTO "rows" VALUES('c105ed',1,'{"type":"opened","id":"c105ed","game":"escoba","version":1,"setup":{"seats":2,"options":[],"own":[]},"owner":"aefee93b7c98","preset":null,"opens_deals":true,"listed":false}',1795536073);
INSERT INTO "rows" VALUES('c105ed',2,'{"type":"closed","by":null}',1795536073);
CREATE INDEX done_by ON done (person, id);
CREATE INDEX keys_person ON keys (person);
CREATE INDEX owed_table ON owed (room_table);
CREATE INDEX room_tables_open ON room_tables (number) WHERE closed IS NULL;
CREATE INDEX room_tables_closed ON room_tables (closed) WHERE closed IS NOT NULL;
CREATE TRIGGER opens AFTER INSERT ON rows WHEN NEW.number = 1
        BEGIN INSERT INTO room_tables (id) VALUES (NEW.room_table); END;
CREATE TRIGGER closes AFTER INSERT ON rows
        WHEN NEW.text LIKE '{"type":"closed"%' OR NEW.text LIKE '{"type":"opened_again"%'
        BEGIN UPDATE room_tables SET closed =
            CASE WHEN NEW.text LIKE '{"type":"closed"%' THEN NEW.at END WHERE id = NEW.room_table;
        END;
CREATE INDEX places_table ON places (room_table);
COMMIT;
PRAGMA application_id = 0;
PRAGMA user_version = 1;
