// Laws of names between accounts: references are free in each, ids of another account mean nothing.
import { law, type Law } from '../law.ts';
import { personBody } from '../run/samples/customers.ts';
import { makeMethod } from '../run/samples/payment-methods.ts';
import { walletBody } from '../run/samples/payment-requests.ts';
import { qrBody } from '../run/samples/qr-codes.ts';
import { versionOf, type Made } from '../run/samples/sample.ts';
import type { Trial } from '../run/trial.ts';
import { hasStatus, holds, inShort, succeeds, textOf } from '../violation.ts';
import type { Actor } from '../wire/message.ts';
import { isolated } from './iso-law.ts';

const uniqueness = isolated(
  {
    id: 'iso-4',
    on: 'qr_codes.create',
    title: 'an external_id is unique within its account, and free in another',
    level: 'S',
    clauses: ['QR-UNSPEC-04'],
    endpoints: ['qr_codes.create'],
  },
  async (trial, { what, mine, other }) => {
    const body = qrBody(trial);
    succeeds(await trial.call('qr_codes.create', { body }, { as: mine }), `in ${what}`);
    succeeds(await trial.call('qr_codes.create', { body }, { as: other }), `outside ${what}`);
    hasStatus(await trial.call('qr_codes.create', { body }, { as: other }), 409, 'a second time');
  },
);

const sameReference = isolated(
  {
    id: 'iso-4',
    on: 'customers.create',
    title: 'the reference_id of a customer is free in another account',
    level: 'S',
    clauses: ['CUST-UNSPEC-10'],
    endpoints: ['customers.create'],
  },
  async (trial, { what, mine, other }) => {
    const create = 'customers.create';
    const request = { ...versionOf(create), body: personBody(trial) };
    succeeds(await trial.call(create, request, { as: mine }), `in ${what}`);
    succeeds(await trial.call(create, request, { as: other }), `outside ${what}`);
    const again = await trial.call(create, request, { as: other });
    trial.dialect(
      'a second customer with one reference_id',
      again.status === 409 ? 'is refused' : 'is made',
    );
    holds(again.status === 409 || again.status < 300, '409 or a success', inShort(again));
  },
);

/** Requests that name an object of the account, by the endpoint that takes them. */
const namings: readonly {
  readonly on: string;
  readonly what: string;
  readonly clauses: readonly string[];
  readonly endpoints: readonly string[];
  readonly make: (trial: Trial, as: Actor) => Promise<Made>;
  readonly bodyOf: (trial: Trial, id: unknown) => Made;
}[] = [
  {
    on: 'payment_requests.create',
    what: 'the payment method',
    clauses: ['PR2-CREATE-payment_method_id'],
    endpoints: ['payment_methods.create'],
    make: (trial, as) => makeMethod(trial, {}, as),
    bodyOf: (trial, payment_method_id) => {
      const { payment_method: _, ...rest } = walletBody(trial);
      return { ...rest, payment_method_id };
    },
  },
];

const references: readonly Law[] = namings.map(({ on, what, clauses, endpoints, make, bodyOf }) =>
  isolated(
    {
      id: 'iso-5',
      on,
      title: `${what} of another account is refused like one that does not exist`,
      level: 'S',
      clauses,
      endpoints: [...endpoints, on],
    },
    async (trial, { what: where, mine, other }) => {
      const { id } = await make(trial, mine);
      const body = bodyOf(trial, id);
      succeeds(await trial.call(on, { body }, { as: mine }), `in ${where}`);
      const foreign = await trial.call(on, { body }, { as: other });
      holds([400, 404].includes(foreign.status), `a refusal outside ${where}`, inShort(foreign));
    },
  ),
);

const powerless = law({
  id: 'iso-7',
  title: 'for-user-id has no power in the hand of an account that is no platform',
  level: 'M',
  needs: ['writes', 'control'],
  clauses: ['CORE-HDR-for_user_id-gate', 'CORE-UNSPEC-03'],
  endpoints: ['qr_codes.create', 'qr_codes.get'],
  run: async (trial) => {
    const [plain, victim] = [await trial.account(), await trial.account()];
    const body = qrBody(trial);
    const forged = { ...plain, forUserId: victim.id };
    const answer = await trial.call('qr_codes.create', { body }, { as: forged });
    trial.dialect(
      'for-user-id of an account that is no platform',
      answer.status === 403 ? 'is refused' : 'is ignored',
    );
    const params = { external_id: textOf(body, 'external_id') };
    const there = await trial.call('qr_codes.get', { params }, { as: victim });
    hasStatus(there, 404, 'in the account that was named');
    const here = await trial.call('qr_codes.get', { params }, { as: plain });
    hasStatus(here, answer.status === 403 ? 404 : 200, 'in the own account');
    const platform = await trial.account({ platform: true });
    const stranger = { ...platform, forUserId: victim.id };
    const second = await trial.call('qr_codes.create', { body }, { as: stranger });
    holds(
      second.status >= 400 && second.status < 500,
      "a refusal for a stranger's account",
      inShort(second),
    );
  },
});

export const isoNameLaws: readonly Law[] = [uniqueness, sameReference, ...references, powerless];
