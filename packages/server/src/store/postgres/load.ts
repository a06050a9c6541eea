// Loads missing data: one statement per type of read for a whole batch, all in one round trip.
import type { Entry } from '@kasir/core/store';
import { columnsOf } from './arrays.ts';
import type { StatementPipeline, Statement } from './database.ts';
import type { MissingRead, Snapshot, ReadRequest, ReadRequestOf } from './snapshot.ts';
import { valueText, OBJECT_COLUMNS, type Stored } from './stored.ts';

/** A row with the one-based position of the read it belongs to. */
type Placed<Row> = Row & { readonly at: number };

/** A lateral subquery with a limit forces an index lookup for each wanted row. */
const OBJECTS: Statement<Placed<Stored>> = {
  name: 'objects',
  text: `
    SELECT n.at, ${OBJECT_COLUMNS}
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS n(realm, kind, id, at)
    CROSS JOIN LATERAL (
      SELECT * FROM objects WHERE realm = n.realm AND kind = n.kind AND id = n.id LIMIT 1
    ) o`,
};

const PARENTS: Statement<Placed<Stored>> = {
  name: 'parents',
  text: `
    SELECT n.at, ${OBJECT_COLUMNS}
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
      WITH ORDINALITY AS n(realm, kind, id, parent_kind, at)
    CROSS JOIN LATERAL (
      SELECT parent FROM objects WHERE realm = n.realm AND kind = n.kind AND id = n.id LIMIT 1
    ) c
    CROSS JOIN LATERAL (
      SELECT * FROM objects
      WHERE realm = n.realm AND kind = n.parent_kind AND id = c.parent LIMIT 1
    ) o`,
};

const KEYS: Statement<Placed<Stored>> = {
  name: 'keys',
  text: `
    SELECT n.at, ${OBJECT_COLUMNS}
    FROM unnest($1::text[], $2::text[], $3::text[], $4::text[])
      WITH ORDINALITY AS n(realm, kind, name, value, at)
    CROSS JOIN LATERAL (
      SELECT id FROM keys
      WHERE realm = n.realm AND kind = n.kind AND name = n.name AND value = n.value LIMIT 1
    ) k
    CROSS JOIN LATERAL (
      SELECT * FROM objects WHERE realm = n.realm AND kind = n.kind AND id = k.id LIMIT 1
    ) o`,
};

/** Parent and id are compared and ordered together: only the index over both serves that. */
const CHILDREN: Statement<Placed<Stored>> = {
  name: 'children',
  text: `
    SELECT n.at, ${OBJECT_COLUMNS}
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS n(realm, kind, parent, at)
    CROSS JOIN LATERAL (
      SELECT * FROM objects
      WHERE realm = n.realm AND kind = n.kind AND parent IS NOT NULL
        AND (parent, id) >= (n.parent, '') AND (parent, id) < (n.parent, U&'\\+10FFFF')
      ORDER BY parent, id OFFSET 0
    ) o`,
};

const BALANCES: Statement<Placed<{ readonly balance: number }>> = {
  name: 'balances',
  text: `
    SELECT n.at, e.balance
    FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS n(realm, ledger, currency, at)
    CROSS JOIN LATERAL (
      SELECT balance FROM entries
      WHERE realm = n.realm AND ledger = n.ledger AND currency = n.currency
      ORDER BY id DESC LIMIT 1
    ) e`,
};

const JOBS: Statement<Placed<object>> = {
  name: 'jobs',
  text: `
    SELECT n.at FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS n(realm, id, at)
    CROSS JOIN LATERAL (SELECT 1 FROM jobs WHERE realm = n.realm AND id = n.id LIMIT 1) j`,
};

const ENTRIES: Statement<Entry> = {
  name: 'entries',
  text: `
    SELECT id, transaction, ledger, currency, type, amount, balance FROM entries
    WHERE realm = $1 AND ledger = $2 AND currency = $3 AND id > $4
    ORDER BY id LIMIT $5`,
};

/** Loads one type of read for many reads at once; each row names the read it belongs to. */
interface Loader<R extends ReadRequest['read'], Row> {
  readonly statement: Statement<Placed<Row>>;
  /** Returns the parameters of one read after its partition. */
  readonly columns: (request: ReadRequestOf<R>) => readonly string[];
  readonly found: (snapshot: Snapshot, request: ReadRequestOf<R>, row: Row) => void;
  /** Called for every read at the end: whatever was not found is absent. */
  readonly absent: (snapshot: Snapshot, request: ReadRequestOf<R>) => void;
}

const learn = (snapshot: Snapshot, stored: Stored): void =>
  snapshot.learnObject(stored.kind, stored.id, stored);

const objects: Loader<'object', Stored> = {
  statement: OBJECTS,
  columns: ({ kind, id }) => [kind.name, id],
  found: (snapshot, _, stored) => learn(snapshot, stored),
  absent: (snapshot, { kind, id }) => snapshot.learnObject(kind.name, id, null),
};

/** A missing parent is looked up again, under its own id. */
const parents: Loader<'parent', Stored> = {
  statement: PARENTS,
  columns: ({ kind, id, parentKind }) => [kind.name, id, parentKind.name],
  found: (snapshot, _, stored) => learn(snapshot, stored),
  absent: () => undefined,
};

const keys: Loader<'key', Stored> = {
  statement: KEYS,
  columns: ({ kind, name, value }) => [kind.name, name, valueText(value)],
  found: (snapshot, request, stored) => {
    learn(snapshot, stored);
    const agrees = stored.keys[request.name] === valueText(request.value);
    snapshot.learnHolder(request, agrees ? stored.id : null);
  },
  absent: (snapshot, request) => snapshot.learnHolder(request, null),
};

const children: Loader<'children', Stored> = {
  statement: CHILDREN,
  columns: ({ kind, parent }) => [kind.name, parent],
  found: (snapshot, _, stored) => learn(snapshot, stored),
  absent: (snapshot, request) => snapshot.learnFact(request, true),
};

const balances: Loader<'balance', { readonly balance: number }> = {
  statement: BALANCES,
  columns: ({ ledger, currency }) => [ledger, currency],
  found: (snapshot, request, { balance }) => snapshot.learnFact(request, balance),
  absent: (snapshot, request) => snapshot.learnFact(request, 0),
};

const jobs: Loader<'job', object> = {
  statement: JOBS,
  columns: ({ id }) => [id],
  found: (snapshot, request) => snapshot.learnFact(request, true),
  absent: (snapshot, request) => snapshot.learnFact(request, false),
};

const loadAll = <R extends ReadRequest['read'], Row>(
  pipeline: StatementPipeline,
  missing: readonly MissingRead[],
  read: R,
  { statement, columns, found, absent }: Loader<R, Row>,
): void => {
  const wanted = missing.filter(
    (one): one is { snapshot: Snapshot; request: ReadRequestOf<R> } => one.request.read === read,
  );
  const [first] = wanted;
  if (!first) return;
  const tuples = wanted.map(({ snapshot, request }) => [snapshot.partition, ...columns(request)]);
  pipeline.add(statement, columnsOf(statement.text, tuples), (rows) => {
    for (const row of rows) {
      const one = wanted[row.at - 1];
      if (one) found(one.snapshot, one.request, row);
    }
    for (const { snapshot, request } of wanted) absent(snapshot, request);
  });
};

const loadEntries = (pipeline: StatementPipeline, missing: readonly MissingRead[]): void => {
  for (const { snapshot, request } of missing) {
    if (request.read !== 'entries') continue;
    const { after = '', limit } = request.page;
    const values = [snapshot.partition, request.ledger, request.currency, after, limit];
    pipeline.add(ENTRIES, values, (rows) => snapshot.learnFact(request, rows));
  }
};

/** Adds the statements that load all missing data, apart from lists. */
export const load = (pipeline: StatementPipeline, missing: readonly MissingRead[]): void => {
  loadAll(pipeline, missing, 'object', objects);
  loadAll(pipeline, missing, 'parent', parents);
  loadAll(pipeline, missing, 'key', keys);
  loadAll(pipeline, missing, 'children', children);
  loadAll(pipeline, missing, 'balance', balances);
  loadAll(pipeline, missing, 'job', jobs);
  loadEntries(pipeline, missing);
};
