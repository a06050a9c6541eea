// Laws about the version that an account is set to: it counts for that account and no other.
import { law, type Law } from '../../law.ts';
import { differences } from '../../differences.ts';
import { contractNamed, registry } from '../../registry.ts';
import { makeCustomer, makeQr } from '../../run/samples/makers.ts';
import type { Trial } from '../../run/trial.ts';
import { Blocked, expectStatus, expectSame, expectSuccess, textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';

const READ = 'customers.get';
const RESOURCE = 'customers';

/** The version that an account is set to, and everybody who may act for it. */
interface Versioned {
  readonly version: string;
  readonly actors: readonly Actor[];
}

/** A platform with two sub-accounts and a stranger; those next to each other differ in version. */
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

const CODES = 'qr_codes.create';

/** The names of all fields of a callback, those inside other objects too. */
const shapeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .toSorted(([one], [other]) => one.localeCompare(other))
          .map(([name, inner]) => [name, shapeOf(inner)]),
      )
    : typeof value;

const callbackVersion = law({
  id: 'ver-9',
  on: CODES,
  title: 'a callback has the form of the version that its account is set to, in its own mode',
  level: 'M',
  needs: ['writes', 'control', 'settings', 'receiver'],
  clauses: ['VER-04'],
  endpoints: [CODES, 'qr_codes.simulate'],
  witnesses: ['two forms that differ'],
  run: async (trial) => {
    /** The form of the callback of an account, by its versions. */
    const formOf = async (versions: Readonly<Record<string, string>>): Promise<unknown> => {
      const path = `/${trial.newReference()}`;
      const callback = { url: trial.receiver.url(path), token: trial.newReference() };
      const own = await trial.account({ callback });
      await trial.context.control?.settings?.versions?.(own.id, 'qr_codes', versions);
      const code = await makeQr(trial, { callback_url: callback.url }, own);
      const external_id = textOf(code, 'external_id');
      const payment = { params: { external_id }, body: {} };
      expectSuccess(
        await trial.call('qr_codes.simulate', payment, { as: own }),
        'for a payment of a code',
      );
      const [delivery] = await trial.deliveries(path, 1);
      return shapeOf(delivery?.body);
    };
    const usual = await formOf({});
    for (const { dated } of registry.events.values()) {
      if (dated?.resource !== 'qr_codes') continue;
      for (const version of Object.keys(dated.forms)) {
        expectSame(
          `a callback where live mode has ${version}`,
          usual,
          await formOf({ live: version }),
        );
        const own = await formOf({ test: version });
        if (differences(usual, own).length > 0) trial.witness('two forms that differ');
      }
    }
  },
});

export const accountSettingLaws: readonly Law[] = [ownVersion, callbackVersion];
