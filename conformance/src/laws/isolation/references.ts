// Laws about references and for-user-id: names are unique per account, and only a platform acts for
// another account.
import { law, type Law } from '../../law.ts';
import { personBody, qrBody } from '../../run/samples/bodies.ts';
import { versionOf } from '../../run/samples/sample.ts';
import { expectStatus, expectThat, summarize, expectSuccess, textOf } from '../../violation.ts';
import { isolationLaw } from './isolation-law.ts';

const uniqueness = isolationLaw(
  {
    id: 'iso-4',
    on: 'qr_codes.create',
    title: 'an external_id is unique within an account and can be reused in another',
    level: 'S',
    clauses: ['QR-UNSPEC-04'],
    endpoints: ['qr_codes.create'],
  },
  async (trial, { what, mine, other }) => {
    const body = qrBody(trial);
    expectSuccess(await trial.call('qr_codes.create', { body }, { as: mine }), `in ${what}`);
    expectSuccess(await trial.call('qr_codes.create', { body }, { as: other }), `outside ${what}`);
    expectStatus(
      await trial.call('qr_codes.create', { body }, { as: other }),
      409,
      'a second time',
    );
  },
);

const sameReference = isolationLaw(
  {
    id: 'iso-11',
    on: 'customers.create',
    title: 'a customer reference_id can be reused in another account',
    level: 'S',
    clauses: ['CUST-UNSPEC-10'],
    endpoints: ['customers.create'],
  },
  async (trial, { what, mine, other }) => {
    const create = 'customers.create';
    const request = { ...versionOf(create), body: personBody(trial) };
    expectSuccess(await trial.call(create, request, { as: mine }), `in ${what}`);
    expectSuccess(await trial.call(create, request, { as: other }), `outside ${what}`);
    const again = await trial.call(create, request, { as: other });
    trial.noteChoice(
      'a second customer with one reference_id',
      again.status === 409 ? 'is rejected' : 'is created',
    );
    expectThat(again.status === 409 || again.status < 300, '409 or a success', summarize(again));
  },
);

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
    const stranger = { ...platform, forUserId: victim.id };
    const second = await trial.call('qr_codes.create', { body }, { as: stranger });
    expectThat(
      second.status >= 400 && second.status < 500,
      'a rejection for an unrelated account',
      summarize(second),
    );
  },
});

export const referenceLaws: readonly Law[] = [uniqueness, sameReference, powerless];
