// How a resource is stored, as data: unique alternate keys, facets it is listed by, its machine.
import type { z } from 'zod';
import type { Machine } from './machine.ts';

export type Facet = string | number | null | undefined;

/** A stored object: `public` holds wire fields, `private` what the platform decides by. */
export interface Row<Public = unknown, Private = unknown> {
  /** Bare uuidv7 (or a name for the few system objects); public ids add the kind's prefix. */
  readonly id: string;
  /** Counts changes from 1; an update names the version it has read. */
  readonly version: number;
  readonly public: Public;
  readonly state: Private;
}

type Contents<Public, Private> = Pick<Row<Public, Private>, 'public' | 'state'>;

export interface Kind<Public = unknown, Private = unknown> {
  readonly name: string;
  /** Shape of `public`; writing strips every field it does not name. */
  readonly schema: z.ZodType<Public>;
  /** Exact look-ups, unique within a realm; null leaves the object out. */
  readonly keys: Readonly<Record<string, (row: Contents<Public, Private>) => string | null>>;
  /** Values the object is filtered by in lists: an index is made for each. */
  readonly facets: Readonly<Record<string, (row: Contents<Public, Private>) => Facet>>;
  /** Facets that are searched by a part of their text, case-sensitively. */
  readonly searched: readonly string[];
  /** Bare id of the object this one belongs to, for `children`. */
  readonly parent: ((row: Contents<Public, Private>) => string | null) | null;
  readonly machine: Machine | null;
  readonly status: ((row: Contents<Public, Private>) => string) | null;
}

/** A kind whose contents are not known here, as stores see it. */
// oxlint-disable-next-line typescript/no-explicit-any -- rows of every kind pass through the store
export type AnyKind = Kind<any, any>;

export type PublicOf<K extends AnyKind> = K extends Kind<infer P, infer _> ? P : never;
export type PrivateOf<K extends AnyKind> = K extends Kind<infer _, infer S> ? S : never;
export type RowOf<K extends AnyKind> = Row<PublicOf<K>, PrivateOf<K>>;

interface KindSpec<Public, Private> {
  readonly name: string;
  readonly schema: z.ZodType<Public>;
  readonly keys?: Kind<Public, Private>['keys'];
  readonly facets?: Kind<Public, Private>['facets'];
  readonly searched?: readonly string[];
  readonly parent?: (row: Contents<Public, Private>) => string | null;
  readonly machine?: Machine;
  readonly status?: (row: Contents<Public, Private>) => string;
}

/** Declares a kind; `Private` is the type of the fields that never leave the server. */
export const kind =
  <Private = Record<string, never>>() =>
  <Public>(spec: KindSpec<Public, Private>): Kind<Public, Private> => ({
    keys: {},
    facets: {},
    searched: [],
    parent: null,
    machine: null,
    status: null,
    ...spec,
  });
