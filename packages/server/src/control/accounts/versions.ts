// The dated versions that an account can set: those of the calls and events of a resource.
import { didYouMean, type Violation } from '@kasir/core';
import { mustBe, oneOf } from '@kasir/core/messages';
import type { EventSpec } from '@kasir/core/resource';
import type { Mode } from '@kasir/core/store';
import type { Account } from '@kasir/models';
import { declaredEvents } from '@kasir/models/events';
import { handlers } from '../../registry.ts';

type Versions = Account['versions'];
/** A change of versions; null removes one. */
type Change = Partial<Record<Mode, Readonly<Record<string, string | null>>>>;

/** Every event, with its forms by version. */
const events: readonly Pick<EventSpec, 'dated'>[] = declaredEvents;

const known: Readonly<Record<string, readonly string[]>> = (() => {
  const found = new Map<string, Set<string>>();
  const add = (resource: string, versions: readonly string[]): void => {
    if (versions.length > 0)
      found.set(resource, new Set([...(found.get(resource) ?? []), ...versions]));
  };
  for (const { contract } of handlers)
    add(contract.id.split('.')[0] ?? '', contract.versions ?? []);
  for (const { dated } of events) if (dated) add(dated.resource, Object.keys(dated.forms));
  return Object.fromEntries(
    [...found].map(([resource, versions]) => [resource, [...versions].toSorted()]),
  );
})();

const problemOf = (
  resource: string,
  version: string | null,
  set: Readonly<Record<string, string>>,
): string | null => {
  const versions = Object.hasOwn(known, resource) ? known[resource] : undefined;
  if (version === null && Object.hasOwn(set, resource)) return null;
  if (versions === undefined) {
    const resources = Object.keys(known).toSorted();
    return `There is no resource ${resource} with dated versions.${didYouMean(resource, resources)} Resources: ${resources.join(', ')}.`;
  }
  return version === null || versions.includes(version)
    ? null
    : mustBe(`${oneOf(versions)}, or null, which removes it`);
};

/** Returns the violations of a change of versions: unknown resources and versions. */
export const versionProblems = (set: Versions, change: Change = {}): readonly Violation[] =>
  Object.entries(change).flatMap(([mode, versions]) =>
    Object.entries(versions).flatMap(([resource, version]) => {
      const message = problemOf(resource, version, set[mode as Mode]);
      return message === null ? [] : [{ path: `body.versions.${mode}.${resource}`, message }];
    }),
  );

/** Returns the versions of an account after a change; omitted ones stay (VER-10). */
export const changedVersions = (set: Versions, change: Change = {}): Versions => {
  const merged = (mode: Mode): Versions[Mode] =>
    Object.fromEntries(
      Object.entries({ ...set[mode], ...change[mode] }).filter(
        (entry): entry is [string, string] => entry[1] !== null,
      ),
    );
  return { test: merged('test'), live: merged('live') };
};
