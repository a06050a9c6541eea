// Lists all calls of the platform with the names that their types begin with.
import type { CallSpec } from '@kasir/core';
import * as control from '@kasir/control';
import * as legacy from '@kasir/legacy';
import * as snap from '@kasir/snap';
import * as unified from '@kasir/unified';
import * as v3 from '@kasir/v3';
import { pascal } from './json-schema.ts';

/** A contract of either API. */
export interface AnyContract extends CallSpec {
  /** Omitted in the control API, which has no clauses. */
  readonly clauses?: readonly string[];
}

/** A call, its place in its client, and the name that its types begin with. */
export interface NamedCall {
  readonly name: string;
  readonly group: string;
  readonly verb: string;
  readonly contract: AnyContract;
}

/** The calls of one package. */
export interface Api {
  /** Folder below `packages`. */
  readonly folder: string;
  readonly calls: readonly NamedCall[];
}

type Tree = Readonly<Record<string, Readonly<Record<string, CallSpec>>>>;

/**
 * Returns the calls of a package, named after the export of their contract, or else after group and
 * verb.
 */
const apiOf = (folder: string, exported: Readonly<Record<string, unknown>>, tree: Tree): Api => {
  const names = new Map(Object.entries(exported).map(([name, value]) => [value, name]));
  const calls = Object.entries(tree).flatMap(([group, verbs]) =>
    Object.entries(verbs).map(([verb, contract]) => ({
      name: pascal(names.get(contract)?.replace(/Contract$/, '') ?? `${verb}_${group}`),
      group,
      verb,
      contract,
    })),
  );
  return { folder, calls };
};

/** The APIs that merchants call, by package. */
export const apis: readonly Api[] = [
  apiOf('unified', unified, unified.unifiedContracts),
  apiOf('legacy', legacy, legacy.legacyContracts),
  apiOf('v3', v3, v3.v3Contracts),
  apiOf('snap', snap, snap.snapContracts),
];

/** The control API. */
export const controlApi: Api = apiOf('control', control, control.controlContracts);
