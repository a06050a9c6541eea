// Declares the storage of resources as data: unique alternate keys, facets for lists, and the
// lifecycle.
import * as z from 'zod';
import type { Lifecycle } from './lifecycle.ts';
import type { Machine } from './machine.ts';

export type Facet = string | number | null | undefined;

/** A stored object: `public` holds wire fields, `state` the data by which the platform decides. */
export interface Row<Public = unknown, State = unknown> {
  /** Unprefixed uuidv7 (or a name, for a few system objects); public ids add a prefix. */
  readonly id: string;
  /** Number of writes, from 1; an update names the version that it has read. */
  readonly version: number;
  readonly public: Public;
  readonly state: State;
}

type Contents<Public, State> = Pick<Row<Public, State>, 'public' | 'state'>;

export interface Kind<Public = unknown, State = unknown> {
  readonly name: string;
  /** The shape of `public`; writing strips all other fields. */
  readonly schema: z.ZodType<Public>;
  /** Exact look-ups, unique within a partition; null excludes the object. */
  readonly keys: Readonly<Record<string, (row: Contents<Public, State>) => string | null>>;
  /** Values by which lists filter the object; each has an index. */
  readonly facets: Readonly<Record<string, (row: Contents<Public, State>) => Facet>>;
  /**
   * True when it has several lists: facets are searched within one list, which the facet `list`
   * names.
   */
  readonly listed: boolean;
  /** Facets that can be searched by a part of their text, case-sensitively. */
  readonly searched: readonly string[];
  /** Returns the unprefixed id of the object to which this one belongs, for `children`. */
  readonly parent: ((row: Contents<Public, State>) => string | null) | null;
  readonly machine: Machine | null;
  readonly lifecycle: Lifecycle | null;
  readonly status: ((row: Contents<Public, State>) => string) | null;
  /** The schema of the state, for code that reads rows written by others. */
  readonly state: z.ZodType<State> | null;
  /** Converts a row that an earlier release stored in another form to the current state. */
  readonly upcast: ((stored: Stored) => State) | null;
  /** Kinds of earlier releases whose rows are converted to rows of this kind permanently. */
  readonly formerly: readonly string[];
  /** True when its writes are kept even if the decision refuses the request in the end. */
  readonly outlivesRefusal: boolean;
}

/** The contents of a row as an earlier release stored them. */
export interface Stored {
  /** Name of the kind under which they were stored: this one, or one of `formerly`. */
  readonly kind: string;
  readonly public: unknown;
  readonly state: unknown;
}

/** A kind whose contents are unknown, as stores see it. */
// oxlint-disable-next-line typescript/no-explicit-any -- rows of every kind pass through the store
export type AnyKind = Kind<any, any>;

export type PublicOf<K extends AnyKind> = K extends Kind<infer P, infer _> ? P : never;
export type StateOf<K extends AnyKind> = K extends Kind<infer _, infer S> ? S : never;
export type RowOf<K extends AnyKind> = Row<PublicOf<K>, StateOf<K>>;

interface KindSpec<Public, State> {
  readonly name: string;
  readonly schema: z.ZodType<Public>;
  readonly keys?: Kind<Public, State>['keys'];
  readonly facets?: Kind<Public, State>['facets'];
  readonly searched?: readonly string[];
  readonly parent?: (row: Contents<Public, State>) => string | null;
  readonly machine?: Machine;
  readonly status?: (row: Contents<Public, State>) => string;
  readonly formerly?: readonly string[];
}

/** Declares a kind; `State` is the type of the fields that never leave the server. */
export const kind =
  <State = Record<string, never>>() =>
  <Public>(spec: KindSpec<Public, State>): Kind<Public, State> => ({
    keys: {},
    facets: {},
    listed: false,
    searched: [],
    parent: null,
    machine: null,
    lifecycle: null,
    status: null,
    state: null,
    upcast: null,
    formerly: [],
    outlivesRefusal: false,
    ...spec,
  });

/** A reference to another object, by kind and unprefixed id. */
export interface Ref {
  readonly kind: string;
  readonly id: string;
}

type NoPublic = Record<string, never>;

/** A kind whose contents are its state, without wire fields and without a lifecycle. */
export interface RecordKind<State> extends Kind<NoPublic, State> {
  readonly lifecycle: null;
}

/** A kind of state with a lifecycle, which alone decides its status changes. */
export interface StateKind<
  State extends { readonly status: string },
  L extends Lifecycle = Lifecycle,
> extends Kind<NoPublic, State> {
  readonly lifecycle: L;
}

/** A state kind whose contents are unknown. */
// oxlint-disable-next-line typescript/no-explicit-any -- scopes take rows of every kind
export type AnyStateKind = StateKind<any>;

interface StateSpec<State> {
  readonly name: string;
  /** Required for every kind of an account's objects: snapshot files contain rows of them. */
  readonly state?: z.ZodType<State>;
  readonly keys?: Readonly<Record<string, (state: State) => string | null>>;
  readonly facets?: Readonly<Record<string, (state: State) => Facet>>;
  /**
   * The list that shows the object, for a kind with several lists; null when no list shows it: the
   * object then has no facets.
   */
  readonly listed?: (state: State) => string | null;
  readonly searched?: readonly string[];
  readonly parent?: (state: State) => string | null;
  /** Required when a row was ever stored in another form, or under another kind. */
  readonly upcast?: (stored: Stored) => State;
  readonly formerly?: readonly string[];
  /** For effects outside of the store that cannot be undone. */
  readonly outlivesRefusal?: boolean;
}

const nothing = z.object({});

const ofRow = <State, V>(
  readers: Readonly<Record<string, (state: State) => V>>,
): Record<string, (row: { readonly state: State }) => V> =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, ({ state }) => read(state)]),
  );

/** Name of the facet that holds the list of an object. */
export const LIST = 'list';

/** Returns the facets within lists; the list itself is last, as all others are more selective. */
const facetsIn = <State>(
  listed: (state: State) => string | null,
  facets: Readonly<Record<string, (state: State) => Facet>>,
): Record<string, (state: State) => Facet> => ({
  ...Object.fromEntries(
    Object.entries(facets).map(([name, read]) => [
      name,
      (state: State): Facet => (listed(state) === null ? null : read(state)),
    ]),
  ),
  [LIST]: listed,
});

const fromState = <State>({
  name,
  state,
  keys = {},
  facets = {},
  listed,
  searched = [],
  parent,
  upcast,
  formerly = [],
  outlivesRefusal = false,
}: StateSpec<State>): RecordKind<State> => ({
  name,
  schema: nothing,
  keys: ofRow(keys),
  facets: ofRow(listed ? facetsIn(listed, facets) : facets),
  listed: listed !== undefined,
  searched,
  parent: parent ? ({ state }) => parent(state) : null,
  machine: null,
  lifecycle: null,
  status: null,
  state: state ?? null,
  upcast: upcast ?? null,
  formerly,
  outlivesRefusal,
});

/** Declares a kind without a lifecycle, whose keys and facets are functions of its state. */
export const recordKind =
  <State>() =>
  (spec: StateSpec<State>): RecordKind<State> =>
    fromState(spec);

/** Declares a kind with a lifecycle, whose keys and facets are functions of its state. */
export const stateKind =
  <State extends { readonly status: string }>() =>
  <const L extends Lifecycle<State['status']>>(
    spec: StateSpec<State> & { readonly lifecycle: L },
  ): StateKind<State, L> => ({
    ...fromState(spec),
    lifecycle: spec.lifecycle,
    status: ({ state }) => state.status,
  });
