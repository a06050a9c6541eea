// Laws about for-user-id: only a platform acts for another account, with no more permissions than
// its key has.
import { forbiddenCode } from '@kasir/core';
import { law, type Law } from '../../law.ts';
import { contractNamed } from '../../registry.ts';
import { qrBody } from '../../run/samples/bodies.ts';
import type { Trial } from '../../run/trial.ts';
import type { Input } from '../../targets/wire/encode.ts';
import {
  expectRefusal,
  expectStatus,
  expectSuccess,
  expectThat,
  NotSupported,
  summarize,
  textOf,
} from '../../violation.ts';

const powerless = law({
  id: 'iso-7',
  title: 'for-user-id gives no access to an account unless the sender is its platform',
  level: 'M',
  needs: ['writes', 'control'],
  clauses: ['CORE-HDR-for_user_id-gate', 'CORE-UNSPEC-03'],
  endpoints: ['qr_codes.create', 'qr_codes.get'],
  run: async (trial) => {
    const [plain, victim] = [await trial.account(), await trial.account()];
    const body = qrBody(trial);
    const forged = { ...plain, forUserId: victim.id };
    const response = await trial.call('qr_codes.create', { body }, { as: forged });
    trial.noteChoice(
      'for-user-id of an account that is not a platform',
      response.status === 403 ? 'is rejected' : 'is ignored',
    );
    const params = { external_id: textOf(body, 'external_id') };
    const there = await trial.call('qr_codes.get', { params }, { as: victim });
    expectStatus(there, 404, 'in the account that was named');
    const here = await trial.call('qr_codes.get', { params }, { as: plain });
    expectStatus(here, response.status === 403 ? 404 : 200, 'in the own account');
    const platform = await trial.account({ platform: true });
    const expectNoAccess = async (id: string, whose: string): Promise<void> => {
      const stranger = { ...platform, forUserId: id };
      const made = { body: qrBody(trial) };
      const refused = await trial.call('qr_codes.create', made, { as: stranger });
      const isRefused = refused.status >= 400 && refused.status < 500;
      expectThat(isRefused, `a rejection for ${whose}`, summarize(refused));
    };
    await expectNoAccess(victim.id, 'an unrelated account');
    const owner = await trial.account({ platform: true });
    const child = await trial.account({ parent: owner.id });
    const own = { ...owner, forUserId: child.id };
    // A target may remember for a while that its own platform was let through.
    const acted = await trial.call('qr_codes.create', { body: qrBody(trial) }, { as: own });
    expectSuccess(acted, 'for its platform');
    await expectNoAccess(child.id, 'a sub-account of another platform');
  },
});

/** Endpoints of several permissions, which the key does not have, and an input for each. */
const foreign = {
  'transactions.list': () => ({ query: { limit: 1 } }),
  'balance.get': () => ({}),
  'qr_codes.create': (trial) => ({ body: qrBody(trial) }),
} satisfies Readonly<Record<string, (trial: Trial) => Input>>;

const limited = law({
  id: 'iso-9',
  title: 'for-user-id gives a key of the platform no permission that it does not have',
  level: 'M',
  needs: ['writes', 'control', 'limited key'],
  clauses: ['AUTH-05', 'CORE-HDR-for_user_id'],
  endpoints: Object.keys(foreign),
  run: async (trial) => {
    const platform = await trial.account({ platform: true });
    const child = await trial.account({ parent: platform.id });
    const key = await trial.keyOf(platform.id, 'test', ['customer:read']);
    for (const [endpoint, inputOf] of Object.entries(foreign)) {
      const { errors } = contractNamed(endpoint);
      for (const as of [key, { ...key, forUserId: child.id }])
        expectRefusal(
          await trial.call(endpoint, inputOf(trial), { as }),
          403,
          [forbiddenCode(errors)],
          'without the permission',
        );
      const own = { ...platform, forUserId: child.id };
      expectSuccess(await trial.call(endpoint, inputOf(trial), { as: own }), 'with all of them');
    }
  },
});

const itself = law({
  id: 'iso-10',
  title: 'a platform that names itself in for-user-id acts for itself',
  level: 'S',
  needs: ['writes', 'control'],
  clauses: ['CORE-HDR-for_user_id'],
  endpoints: ['qr_codes.create', 'qr_codes.get'],
  run: async (trial) => {
    if (!trial.isHeldToContracts)
      throw new NotSupported('no clause says that a platform may name itself');
    const platform = await trial.account({ platform: true });
    const named = { ...platform, forUserId: platform.id };
    const body = qrBody(trial);
    expectSuccess(await trial.call('qr_codes.create', { body }, { as: named }), 'for itself');
    const params = { external_id: textOf(body, 'external_id') };
    for (const as of [platform, named])
      expectStatus(await trial.call('qr_codes.get', { params }, { as }), 200, 'in its account');
  },
});

export const forUserIdLaws: readonly Law[] = [powerless, limited, itself];
