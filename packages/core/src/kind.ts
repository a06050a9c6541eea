// How a resource is stored, as data: unique alternate keys, facets it is listed by, its lifecycle.
import * as z from 'zod';
import type { Lifecycle } from './lifecycle.ts';
import type { Machine } from './machine.ts';

export type Facet = string | number | null | undefined;

/** A stored object: `public` holds wire fields, `private` what the platform decides by. */
export interface Row<Public = unknown, State = unknown> {
  /** Bare uuidv7 (or a name for the few system objects); public ids add the kind's prefix. */
  readonly id: string;
  /** Counts changes from 1; an update names the version it has read. */
  readonly version: number;
  readonly public: Public;
  readonly state: State;
}

type Contents<Public, State> = Pick<Row<Public, State>, 'public' | 'state'>;

export interface Kind<Public = unknown, State = unknown> {
  readonly name: string;
  /** Shape of `public`; writing strips every field it does not name. */
  readonly schema: z.ZodType<Public>;
  /** Exact look-ups, unique within a partition; null leaves the object out. */
  readonly keys: Readonly<Record<string, (row: Contents<Public, State>) => string | null>>;
  /** Values the object is filtered by in lists: an index is made for each. */
  readonly facets: Readonly<Record<string, (row: Contents<Public, State>) => Facet>>;
  /**
   * Whether it has several lists: facets are asked for within one, which the facet `list` names.
   */
  readonly listed: boolean;
  /** Facets that are searched by a part of their text, case-sensitively. */
  readonly searched: readonly string[];
  /** Bare id of the object this one belongs to, for `children`. */
  readonly parent: ((row: Contents<Public, State>) => string | null) | null;
  readonly machine: Machine | null;
  readonly lifecycle: Lifecycle | null;
  readonly status: ((row: Contents<Public, State>) => string) | null;
  /** What a state may be, for those who read rows that somebody else wrote. */
  readonly state: z.ZodType<State> | null;
  /** The state of today of a row that an earlier release may have stored in another form. */
  readonly upcast: ((stored: Stored) => State) | null;
  /** Kinds of earlier releases whose rows become rows of this one, once and for all. */
  readonly formerly: readonly string[];
  /** Whether what a decision writes of it stays when the request is refused in the end. */
  readonly outlivesRefusal: boolean;
}

/** The contents of a row as some release stored them. */
export interface Stored {
  /** Name of the kind they were stored under: this one, or one of `formerly`. */
  readonly kind: string;
  readonly public: unknown;
  readonly state: unknown;
}

/** A kind whose contents are not known here, as stores see it. */
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

/** Another object, by its kind and bare id. */
export interface Ref {
  readonly kind: string;
  readonly id: string;
}

type NoPublic = Record<string, never>;

/** A kind whose contents are its state, with nothing of the wire and without a lifecycle. */
export interface RecordKind<State> extends Kind<NoPublic, State> {
  readonly lifecycle: null;
}

/** A kind of state with a lifecycle, which alone says what its status may become. */
export interface StateKind<
  State extends { readonly status: string },
  L extends Lifecycle = Lifecycle,
> extends Kind<NoPublic, State> {
  readonly lifecycle: L;
}

/** A state kind whose contents are not known here. */
// oxlint-disable-next-line typescript/no-explicit-any -- scopes take rows of every kind
export type AnyStateKind = StateKind<any>;

export type StateRow<State> = Row<NoPublic, State>;

interface StateSpec<State> {
  readonly name: string;
  /** Needed by every kind of an account's objects: snapshot files bring rows of them. */
  readonly state?: z.ZodType<State>;
  readonly keys?: Readonly<Record<string, (state: State) => string | null>>;
  readonly facets?: Readonly<Record<string, (state: State) => Facet>>;
  /**
   * The list that shows the object, where a kind has several; null for one that no list shows,
   * which has no facets then.
   */
  readonly listed?: (state: State) => string | null;
  readonly searched?: readonly string[];
  readonly parent?: (state: State) => string | null;
  /** Must be given when a row was ever stored in another form, or under another kind. */
  readonly upcast?: (stored: Stored) => State;
  readonly formerly?: readonly string[];
  /** For what happened outside by then, and cannot be taken back. */
  readonly outlivesRefusal?: boolean;
}

const nothing = z.object({});

const ofRow = <State, V>(
  readers: Readonly<Record<string, (state: State) => V>>,
): Record<string, (row: { readonly state: State }) => V> =>
  Object.fromEntries(
    Object.entries(readers).map(([name, read]) => [name, ({ state }) => read(state)]),
  );

/** Name of the facet that says which list shows an object. */
export const LIST = 'list';

/** Facets within lists; that of the list itself stands last, because all others select more. */
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
