// The law about the version that an account is set to: it applies to that account and no other.
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { makeCustomer } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectStatus, expectSame, textOf } from '../../violation.ts';
import type { Actor } from '../../targets/wire/message.ts';

const READ = 'customers.get';
const RESOURCE = 'customers';

/** The version that an account is set to, and all actors that may act for the account. */
interface Versioned {
  readonly version: string;
  readonly actors: readonly Actor[];
}

/**
 * Creates a platform with two sub-accounts and an unrelated account; adjacent ones differ in
 * version.
 */
const accountsOf = async (
  trial: Trial,
  versions: readonly string[],
): Promise<readonly Versioned[]> => {
  const platform = await trial.account({ platform: true });
  const all = [
    platform,
    await trial.account({ parent: platform.id }),
    await trial.account({ parent: platform.id }),
    await trial.account(),
  ];
  const found: Versioned[] = [];
  for (const [at, own] of all.entries()) {
    const version = versions[at % versions.length] ?? '';
    const live = versions[(at + 1) % versions.length] ?? '';
    await trial.context.control?.settings?.versions?.(own.id, RESOURCE, { test: version, live });
    const isChild = at === 1 || at === 2;
    const actors = isChild ? [own, { ...platform, forUserId: own.id }] : [own];
    found.push({ version, actors });
  }
  return found;
};

const ownVersion = law({
  id: 'ver-7',
  on: READ,
  title: 'without a version header the version of the account that is acted for applies',
  level: 'M',
  needs: ['writes', 'control', 'settings'],
  clauses: ['VER-03'],
  endpoints: ['customers.create', READ],
  witnesses: ['two versions that differ'],
  run: async (trial) => {
    const { versions = [] } = contractNamed(READ);
    if (versions.length < 2) throw new Blocked('customers have one version only');
    for (const { version, actors } of await accountsOf(trial, versions)) {
      const [first] = actors;
      const id = textOf(await makeCustomer(trial, {}, first), 'id');
      const read = (as: Actor | undefined, requestedVersion?: string) =>
        trial.call(
          READ,
          {
            params: { id },
            ...(requestedVersion !== undefined && { headers: { 'api-version': requestedVersion } }),
          },
          { ...(as && { as }) },
        );
      const wanted = await read(first, version);
      expectStatus(wanted, 200, `in version ${version}`);
      for (const as of actors) expectSame('the customer', wanted.body, (await read(as)).body);
      for (const other of versions.filter((one) => one !== version)) {
        const { text } = await read(first, other);
        if (text !== wanted.text) trial.witness('two versions that differ');
      }
    }
  },
});

const LIST = 'customers.list';

/** A version is tried in test mode first, and set for live mode when it works (VER-08, VER-09). */
const ownMode = law({
  id: 'ver-9',
  on: LIST,
  title: 'a version that is set for one mode does not apply to the other',
  level: 'M',
  needs: ['writes', 'control', 'settings'],
  clauses: ['VER-08', 'VER-09'],
  endpoints: [LIST],
  witnesses: ['two versions that differ'],
  run: async (trial) => {
    const { versions = [] } = contractNamed(LIST);
    const set = trial.context.control?.settings?.versions;
    if (!set || versions.length < 2) throw new Blocked('customers have one version only');
    const own = await trial.account();
    const keys = {
      test: await trial.keyOf(own.id, 'test'),
      live: await trial.keyOf(own.id, 'live'),
    };
    const query = { reference_id: trial.newReference() };
    const read = async (mode: 'test' | 'live', version?: string): Promise<string> => {
      const headers = version === undefined ? {} : { headers: { 'api-version': version } };
      const response = await trial.call(LIST, { query, ...headers }, { as: keys[mode] });
      expectStatus(response, 200, `of ${mode} mode`);
      return response.text;
    };
    for (const [mode, other] of [
      ['test', 'live'],
      ['live', 'test'],
    ] as const) {
      for (const version of versions) {
        const before = await read(other);
        await set(own.id, RESOURCE, { [mode]: version });
        const wanted = await read(mode, version);
        expectSame(`an empty list in version ${version}`, wanted, await read(mode));
        expectSame(`the same list of ${other} mode as before`, before, await read(other));
        if (wanted !== before) trial.witness('two versions that differ');
      }
      await set(own.id, RESOURCE, { [mode]: null });
    }
  },
});

export const accountSettingLaws: readonly Law[] = [ownVersion, ownMode];
