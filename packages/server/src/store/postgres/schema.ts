// The tables and their migrations. The partition is first in every key: no statement spans two
// accounts except those over jobs and expired objects.
import type pg from 'pg';

/**
 * One migration per entry, never changed once released. Bodies are text: the database never looks
 * inside. `facets` holds the values that lists filter by, in the form they are compared in; `texts`
 * those that are searched. `keys` of an object are the ones it held at its last change: a row of
 * the table `keys` that does not agree was left by a release that did not know the key yet, and
 * counts as free.
 */
const MIGRATIONS = [
  `
  CREATE TABLE realms (
    realm text COLLATE "C" PRIMARY KEY,
    now bigint NOT NULL DEFAULT 0,
    sequence bigint NOT NULL DEFAULT 0,
    used boolean NOT NULL DEFAULT false
  ) WITH (fillfactor = 50);

  CREATE TABLE objects (
    realm text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    version integer NOT NULL,
    parent text COLLATE "C",
    expires bigint,
    keys jsonb NOT NULL,
    facets jsonb NOT NULL,
    texts jsonb,
    public text NOT NULL,
    private text NOT NULL,
    mode text COLLATE "C" GENERATED ALWAYS AS (right(realm, 4)) STORED,
    PRIMARY KEY (realm, kind, id)
  );
  CREATE INDEX objects_parent ON objects (realm, kind, parent, id) WHERE parent IS NOT NULL;
  CREATE INDEX objects_expiring ON objects (mode, expires) WHERE expires IS NOT NULL;

  CREATE TABLE keys (
    realm text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    name text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    PRIMARY KEY (realm, kind, name, value)
  );

  CREATE TABLE entries (
    realm text COLLATE "C" NOT NULL,
    ledger text COLLATE "C" NOT NULL,
    currency text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    transaction text COLLATE "C" NOT NULL,
    type text COLLATE "C" NOT NULL,
    amount bigint NOT NULL,
    balance bigint NOT NULL,
    PRIMARY KEY (realm, ledger, currency, id)
  );

  CREATE TABLE jobs (
    realm text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    topic text COLLATE "C" NOT NULL,
    due bigint NOT NULL,
    payload text NOT NULL,
    lease bigint NOT NULL DEFAULT 0,
    attempts integer NOT NULL DEFAULT 0,
    mode text COLLATE "C" GENERATED ALWAYS AS (right(realm, 4)) STORED,
    PRIMARY KEY (realm, id)
  );
  CREATE INDEX jobs_due ON jobs (mode, due, id);
  CREATE INDEX jobs_held ON jobs (lease) WHERE lease > 0;

  CREATE TABLE clock (
    one boolean PRIMARY KEY DEFAULT true CHECK (one),
    frozen bigint,
    ahead bigint NOT NULL
  );
  INSERT INTO clock (frozen, ahead) VALUES (NULL, 0);

  CREATE TABLE kinds (
    kind text COLLATE "C" PRIMARY KEY,
    keys text[] NOT NULL,
    facets text[] NOT NULL,
    searched text[] NOT NULL,
    indexed text[] NOT NULL
  );

  CREATE FUNCTION mode_now(mode text, real_now bigint) RETURNS bigint LANGUAGE sql STABLE AS
    'SELECT CASE WHEN $1 = ''test'' THEN (SELECT coalesce(frozen, $2 + ahead) FROM kasir.clock) ELSE $2 END';
  CREATE FUNCTION realm_now(realm text, real_now bigint) RETURNS bigint LANGUAGE sql STABLE AS
    'SELECT greatest((SELECT r.now FROM kasir.realms r WHERE r.realm = $1),
                     kasir.mode_now(right($1, 4), $2))';
  `,
  // Jobs that can be taken have an index of their own, by queue, with deliveries apart from work.
  // An event expires once no delivery is pending.
  `
  ALTER TABLE jobs
    ADD COLUMN lane text COLLATE "C" NOT NULL DEFAULT 'work',
    ADD COLUMN queue text COLLATE "C" NOT NULL DEFAULT '',
    ADD COLUMN ready boolean NOT NULL DEFAULT false;
  UPDATE jobs SET queue = topic, ready = lease > 0,
    lane = CASE topic WHEN 'webhook.deliver' THEN 'delivery' ELSE 'work' END;
  DROP INDEX jobs_due;
  CREATE INDEX jobs_later ON jobs (mode, due) WHERE NOT ready;
  CREATE INDEX jobs_ready ON jobs (lane, realm, queue, due, id) WHERE ready AND lease = 0;
  UPDATE objects SET expires = (private::json ->> 'created')::bigint + 30 * 24 * 3600000::bigint
  WHERE kind = 'event' AND expires IS NULL AND private::json ->> 'status' <> 'PENDING';
  `,
];

/** The number of the newest schema. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/** The advisory lock for schema changes; an arbitrary number that others do not use. */
export const SCHEMA_LOCK = 7_236_427_001;

const install = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query(
    `SELECT current_setting('server_encoding') AS encoding, to_regnamespace('kasir') IS NULL AS fresh`,
  );
  if (rows[0]?.encoding !== 'UTF8') {
    throw new Error(`The database must have the encoding UTF8; it has ${rows[0]?.encoding}.`);
  }
  if (rows[0]?.fresh) await client.query('CREATE SCHEMA kasir');
  await client.query('CREATE TABLE IF NOT EXISTS kasir.schema (version integer NOT NULL)');
  const found = await client.query('SELECT version FROM kasir.schema');
  const version: number = found.rows[0]?.version ?? 0;
  if (version > MIGRATIONS.length) {
    throw new Error(
      `The database was written by a newer release (schema ${version}, this one knows ` +
        `${MIGRATIONS.length}): update, or choose another database.`,
    );
  }
  for (const migration of MIGRATIONS.slice(version)) await client.query(migration);
  if (version === MIGRATIONS.length) return;
  await client.query('DELETE FROM kasir.schema');
  await client.query(`INSERT INTO kasir.schema VALUES (${MIGRATIONS.length})`);
};

/** Upgrades the database to the newest schema; nodes that start together wait for each other. */
export const migrate = async (client: pg.ClientBase): Promise<void> => {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`);
    await install(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
};
