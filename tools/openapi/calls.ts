// Lists all calls of the platform with the names that their types begin with.
import { controlContracts } from '@kasir/control';
import type { CallSpec } from '@kasir/core';
import type { HandlerTree } from '@kasir/core/server';
import { declarationsOf, type Declaration } from './contract-files.ts';
import { pascal } from './json-schema.ts';
import { tags } from './tags.ts';

/** A contract of either API. */
export interface AnyContract extends CallSpec {
  /** Omitted in the control API, which has no clauses. */
  readonly clauseGroups?: readonly string[];
}

/** A call, its place in its client, and the name that its types begin with. */
export interface NamedCall {
  readonly name: string;
  readonly group: string;
  readonly verb: string;
  readonly contract: AnyContract;
  /** Omitted where one function makes several contracts. */
  readonly declaration?: Declaration;
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
const apiOf = async (folder: string, tree: Tree): Promise<Api> => {
  const declarations = await declarationsOf(folder);
  const calls = Object.entries(tree).flatMap(([group, verbs]) =>
    Object.entries(verbs).map(([verb, contract]) => {
      const declaration = declarations.get(contract.id);
      const name = pascal(declaration?.name.replace(/Contract$/, '') ?? `${verb}_${group}`);
      return { name, group, verb, contract, ...(declaration && { declaration }) };
    }),
  );
  return { folder, calls };
};

/** Returns the contracts of handlers, by resource and verb. */
const contractsOf = (handlers: HandlerTree): Tree =>
  Object.fromEntries(
    Object.entries(handlers).map(([group, verbs]) => [
      group,
      Object.fromEntries(Object.entries(verbs).map(([verb, { contract }]) => [verb, contract])),
    ]),
  );

/** Returns the contracts of the API of a package: `v3Api` of `packages/v3/src/server.ts`. */
const treeOf = async (folder: string): Promise<Tree> => {
  const place = new URL(`../../packages/${folder}/src/server.ts`, import.meta.url);
  const exported = new Map<string, unknown>(Object.entries((await import(place.href)) as object));
  const name = `${folder}Api`;
  if (!exported.has(name)) throw new Error(`packages/${folder}/src/server.ts exports no ${name}.`);
  return contractsOf(exported.get(name) as HandlerTree);
};

/** The APIs that merchants call, by package: those that the table of resources has. */
export const apis: readonly Api[] = await Promise.all(
  Object.keys(tags)
    .filter((folder) => folder !== 'control')
    .map(async (folder) => apiOf(folder, await treeOf(folder))),
);

/** The control API. */
export const controlApi: Api = await apiOf('control', controlContracts);
