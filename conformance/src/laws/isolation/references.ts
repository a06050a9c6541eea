// Laws about references: they are unique per account, and ids of other accounts are unknown.
import { law, type Law } from '../../law.ts';
import { makeCustomer } from '../../run/samples/makers.ts';
import { personBody } from '../../run/samples/bodies.ts';
import { makeMethod } from '../../run/samples/makers.ts';
import { methodBody } from '../../run/samples/bodies.ts';
import { walletBody } from '../../run/samples/bodies.ts';
import { qrBody } from '../../run/samples/bodies.ts';
import { makePaid } from '../../run/samples/makers.ts';
import { refundBody } from '../../run/samples/bodies.ts';
import { versionOf, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectStatus, expectThat, summarize, expectSuccess, textOf } from '../../violation.ts';
import type { Actor } from '../../wire/message.ts';
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

interface Naming {
  /** The endpoint that accepts the reference. */
  readonly on: string;
  readonly clauses: readonly string[];
  readonly endpoints: readonly string[];
  /** Creates the referenced object. */
  readonly make: (trial: Trial, as: Actor) => Promise<Made>;
  readonly bodyOf: (trial: Trial, object: Made) => Made;
}

/** Requests that reference an object of the account. */
const namings: readonly Naming[] = [
  {
    on: 'payment_requests.create',
    clauses: ['PR2-CREATE-payment_method_id'],
    endpoints: ['payment_methods.create'],
    make: (trial, as) => makeMethod(trial, {}, as),
    bodyOf: (trial, { id }) => {
      const { payment_method: _, ...rest } = walletBody(trial);
      return { ...rest, payment_method_id: id };
    },
  },
  {
    on: 'payment_methods.create',
    clauses: ['PM2-CREATE-customer_id'],
    endpoints: ['customers.create'],
    make: (trial, as) => makeCustomer(trial, {}, as),
    bodyOf: (trial, { id }) => methodBody(trial, 'DIRECT_DEBIT', { customer_id: id }),
  },
  {
    on: 'refunds.create',
    clauses: ['REFUND-CREATE-payment_request_id', 'REFUND-UNSPEC-01'],
    endpoints: ['payment_requests.create', 'payment_requests.simulate'],
    make: (trial, as) => makePaid(trial, {}, as),
    bodyOf: (trial, request) => refundBody(trial, request),
  },
];

const references: readonly Law[] = namings.map(({ on, clauses, endpoints, make, bodyOf }) =>
  isolationLaw(
    {
      id: 'iso-5',
      on,
      title:
        'a reference to an object of another account is rejected like a reference to an unknown object',
      level: 'S',
      clauses,
      endpoints: [...endpoints, on],
    },
    async (trial, { what, mine, other }) => {
      const object = await make(trial, mine);
      const foreign = await trial.call(on, { body: bodyOf(trial, object) }, { as: other });
      expectThat(
        [400, 404].includes(foreign.status),
        `a rejection outside ${what}`,
        summarize(foreign),
      );
      const own = await trial.call(on, { body: bodyOf(trial, object) }, { as: mine });
      expectSuccess(own, `in ${what}`);
    },
  ),
);

const customerOfRequest = isolationLaw(
  {
    id: 'iso-12',
    on: 'customers.create',
    title: 'a payment request cannot use a customer of another account',
    level: 'S',
    clauses: ['PR2-CREATE-customer_id'],
    endpoints: ['customers.create', 'payment_requests.create'],
  },
  async (trial, { what: where, mine, other }) => {
    const { id } = await makeCustomer(trial, {}, mine);
    const body = walletBody(trial, { customer_id: id });
    const foreign = await trial.call('payment_requests.create', { body }, { as: other });
    expectThat(
      [400, 404].includes(foreign.status),
      `a rejection outside ${where}`,
      summarize(foreign),
    );
    const own = await trial.call('payment_requests.create', { body }, { as: mine });
    expectSuccess(own, `in ${where}`);
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

export const referenceLaws: readonly Law[] = [
  uniqueness,
  sameReference,
  ...references,
  customerOfRequest,
  powerless,
];
