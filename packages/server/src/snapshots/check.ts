// Checks that a snapshot file can be restored: every row is validated against the schema of its
// kind and against the other rows, before anything is written. The first invalid row is named with
// its field.
import { snapshotEntry, snapshotJob, snapshotObject } from '@kasir/control/schemas';
import type { AnyKind } from '@kasir/core/resource';
import { exponents } from '@kasir/core/money';
import { decodeJson, Unreadable } from '@kasir/core/pipeline';
import { deliveryJob, jobNames, payloadOf } from '@kasir/core/server';
import { storedRow, type Entry, type ObjectContents, type StoredWork } from '@kasir/core/store';
import { ledgerNames } from '@kasir/payments/ledger';
import { transferLegs } from '@kasir/payments/accounts';
import type { InstrumentState } from '@kasir/payments/state';
import { typeOf } from '@kasir/payments/types';
import { healthJob } from '@kasir/deliveries';
import * as z from 'zod';
import { mailJob } from '../mails/kind.ts';
import { jobs, kinds, spanningWork, workflows } from '../registry.ts';
import { leftOut } from './file.ts';
import { findMistake } from './journal.ts';
import { references } from './references.ts';
import type { RowList, Span } from './rows.ts';
import type { Spool } from './spool.ts';

/** A row that cannot be restored. */
export class InvalidRow extends Error {
  readonly path: string;
  constructor(path: string, message: string) {
    super(message);
    this.name = 'InvalidRow';
    this.path = path;
  }
}

const named = new Map(kinds.map((kind) => [kind.name, kind]));

/** Work of an account by the names it is stored under. */
const topics = new Map(
  [deliveryJob, healthJob, mailJob, ...jobs, ...workflows].flatMap((spec) =>
    jobNames(spec).map((name) => [name, spec] as const),
  ),
);

const pathOf = (list: RowList, index: number, ...fields: readonly PropertyKey[]): string =>
  ['body.file', list, index, ...fields].map(String).join('.');

/** Returns the value parsed by its schema. Throws for the first invalid field. */
const fitting = <S extends z.ZodType>(schema: S, value: unknown, path: string): z.output<S> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const message = keys.length > 0 ? 'This release knows no such field.' : (issue?.message ?? '');
  throw new InvalidRow(
    [path, ...(issue?.path ?? []), ...keys].map(String).join('.'),
    `${message}.`,
  );
};

/** Returns the state of a row, possibly of an earlier release, in its current form. */
const stateOf = (kind: AnyKind, object: ObjectContents, path: string): unknown => {
  try {
    return storedRow(kind, object.id, object.version, object.public, object.state).state;
  } catch {
    throw new InvalidRow(`${path}.state`, `Must be the state of a ${kind.name}.`);
  }
};

const checkState = (kind: AnyKind, object: ObjectContents, path: string): unknown => {
  if (!kind.state) throw new Error(`The kind ${kind.name} has no schema of its state.`);
  const state: unknown = fitting(kind.state, stateOf(kind, object, path), `${path}.state`);
  if (kind.name === 'instrument') {
    const { type, detail } = state as InstrumentState;
    fitting(typeOf(type).detail, detail, `${path}.state.detail`);
  }
  return state;
};

/** Collects objects, to validate rows against each other. */
class Found {
  readonly #objects = new Set<string>();
  readonly #keys = new Set<string>();
  readonly #named: { readonly path: string; readonly kind: string; readonly id: string }[] = [];

  add(kind: AnyKind, { id }: ObjectContents, state: unknown, path: string): void {
    if (this.#objects.has(`${kind.name} ${id}`))
      throw new InvalidRow(`${path}.id`, `Must be the only ${kind.name} of this id.`);
    this.#objects.add(`${kind.name} ${id}`);
    for (const [name, read] of Object.entries(kind.keys)) {
      const value = read({ public: {}, state });
      if (value === null) continue;
      const key = `${kind.name} ${name} ${value}`;
      if (this.#keys.has(key))
        throw new InvalidRow(`${path}.state`, `Must be the only ${kind.name} with this ${name}.`);
      this.#keys.add(key);
    }
    for (const [field, target] of Object.entries(references[kind.name] ?? {})) {
      const value: unknown = Reflect.get(state as object, field);
      for (const one of Array.isArray(value) ? value : [value])
        if (typeof one === 'string')
          this.#named.push({ path: `${path}.state.${field}`, kind: target, id: one });
    }
  }

  /** Throws for the first reference to a missing object. */
  assertWhole(): void {
    for (const { path, kind, id } of this.#named)
      if (!this.#objects.has(`${kind} ${id}`))
        throw new InvalidRow(path, `Must be the id of a ${kind} in the file.`);
  }
}

/** Throws for an id of the future: ids begin with their time and could be assigned again. */
const assertPast = (id: string, path: string, last: number): void => {
  const time = /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(id)
    ? Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
    : 0;
  if (time > last) throw new InvalidRow(`${path}.id`, 'Must not be later than body.file.turn.now.');
};

const readObject = (value: unknown, path: string, last: number, found: Found): ObjectContents => {
  const { public: publicBody, state, ...rest } = fitting(snapshotObject, value, path);
  const kind = named.get(rest.kind);
  if (!kind || leftOut.has(rest.kind))
    throw new InvalidRow(
      `${path}.kind`,
      'Must be a kind that this release restores. A later release has written the file: update.',
    );
  const object = { ...rest, public: JSON.stringify(publicBody), state: JSON.stringify(state) };
  const fit = checkState(kind, object, path);
  // The id of a leg is that of its transfer, which the clock of another account may have assigned.
  if (kind.name !== transferLegs.name) assertPast(object.id, path, last);
  found.add(kind, object, fit, path);
  // Rows of earlier releases are written in the current form.
  return kind.upcast ? { ...object, public: '{}', state: JSON.stringify(fit) } : object;
};

const knownLedgers = new Set(ledgerNames);

const readEntry = (value: unknown, path: string, last: number, seen: Set<string>): Entry => {
  const entry = fitting(snapshotEntry, value, path);
  assertPast(entry.id, path, last);
  if (!knownLedgers.has(entry.ledger))
    throw new InvalidRow(`${path}.ledger`, `Must be one of ${ledgerNames.join(', ')}.`);
  if (!Object.hasOwn(exponents, entry.currency))
    throw new InvalidRow(`${path}.currency`, 'Must be a currency that an account can hold.');
  const key = `${entry.ledger} ${entry.currency} ${entry.id}`;
  if (seen.has(key)) throw new InvalidRow(`${path}.id`, 'Must be the only line of this id.');
  seen.add(key);
  return entry;
};

const readJob = (value: unknown, path: string, seen: Set<string>): StoredWork => {
  const job = fitting(snapshotJob, value, path);
  const spec = topics.get(job.topic);
  if (!spec) throw new InvalidRow(`${path}.topic`, 'Must be work that this release knows.');
  if (seen.has(job.id)) throw new InvalidRow(`${path}.id`, 'Must be the only work of this id.');
  seen.add(job.id);
  try {
    payloadOf(spec, job);
  } catch (error) {
    const [issue] = error instanceof z.ZodError ? error.issues : [];
    const field = [path, 'payload', ...(issue?.path ?? [])].map(String).join('.');
    throw new InvalidRow(field, `${issue?.message ?? `Must be the payload of ${job.topic}`}.`);
  }
  return { ...job, payload: JSON.stringify(job.payload) };
};

/** The number of rows after which other work of the process gets a turn. */
const ROWS_AT_ONCE = 200;
const PIECE_ROWS = 500;

/** Parses the bytes of a row. */
const parseRow = (bytes: Uint8Array, [from, to]: Span, path: string): unknown => {
  try {
    return decodeJson(bytes.subarray(from, to));
  } catch (error) {
    if (error instanceof Unreadable) throw new InvalidRow(path, error.message);
    throw error;
  }
};

export interface FileRows {
  readonly bytes: Uint8Array;
  readonly rows: Readonly<Record<RowList, readonly Span[]>>;
}

/**
 * Reads the rows of a file into a spool, in order. Rejects with `InvalidRow` for the first that
 * cannot be restored; `turn` is the last turn that the account had used.
 */
export const readRows = async (
  { bytes, rows }: FileRows,
  turn: { readonly now: number; readonly sequence: number },
  spool: Pick<Spool, 'add'>,
  rest: () => Promise<unknown>,
): Promise<void> => {
  const found = new Found();
  const seen = new Set<string>();
  const empty = { turn, objects: [], entries: [], jobs: [] };
  const read = async <R>(
    list: RowList,
    one: (value: unknown, path: string) => R | null,
    add: (rows: readonly R[]) => void,
  ): Promise<void> => {
    let piece: R[] = [];
    for (const [index, span] of rows[list].entries()) {
      const path = pathOf(list, index);
      const row = one(parseRow(bytes, span, path), path);
      if (row !== null) piece.push(row);
      if (piece.length === PIECE_ROWS) {
        add(piece);
        piece = [];
      }
      if (index % ROWS_AT_ONCE === 0) await rest();
    }
    add(piece);
  };
  await read(
    'objects',
    (value, path) => readObject(value, path, turn.now, found),
    (objects) => spool.add({ ...empty, objects }),
  );
  found.assertWhole();
  const lines: Entry[] = [];
  await read(
    'entries',
    (value, path) => readEntry(value, path, turn.now, seen),
    (entries) => {
      for (const entry of entries) lines.push(entry);
      spool.add({ ...empty, entries });
    },
  );
  const mistake = findMistake(lines);
  if (mistake) throw new InvalidRow(pathOf('entries', mistake.index), mistake.problem);
  const spanning = new Set(spanningWork);
  await read(
    'jobs',
    (value, path) => {
      const job = readJob(value, path, seen);
      // Other accounts are missing here: work that would affect them is left out.
      return spanning.has(job.topic) ? null : job;
    },
    (work) => spool.add({ ...empty, jobs: work }),
  );
};
