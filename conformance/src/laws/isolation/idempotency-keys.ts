// Laws about idempotency keys in several accounts: a key of one account is unused in another.
import type { EndpointSpec } from '@kasir/core';
import { law, type Law } from '../../law.ts';
import { countEffects } from '../../run/effects.ts';
import { makeQr } from '../../run/samples/makers.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { resources } from '../../run/samples/resources.ts';
import { versionOf, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import {
  errorCodeOf,
  expectStatus,
  expectThat,
  summarize,
  expectObject,
  expectSame,
} from '../../violation.ts';
import type { Input } from '../../wire/encode.ts';
import { field, type ApiResponse } from '../../wire/message.ts';
import { contracts, isKeyed } from '../derive.ts';
import { accountPairs, type AccountPair, type Member } from './isolation-law.ts';

/** Endpoints whose keyed requests make something. */
const isMaking = (contract: EndpointSpec): boolean =>
  isKeyed(contract) && /\.(?:create|simulate|capture)$/.test(contract.id);

/** Endpoints whose bodies refer to objects of the account. */
const naming = new Set([
  'refunds.create',
  'transfers.create',
  'credit_card_charges.create',
  'direct_debits.create',
  'fixed_payment_codes.simulate',
  'legacy_payment_methods.create',
]);

/** Whether the same request can succeed in every account. */
const isFree = ({ id, params }: EndpointSpec): boolean =>
  id === 'qr_codes.simulate' || (params === undefined && !naming.has(id));

/** A request of an account's own, ready for `second` as well where that can be. */
const inputOf = async (
  trial: Trial,
  contract: EndpointSpec,
  { first, second }: AccountPair,
): Promise<Input> => {
  trial.useActor(first);
  if (contract.id !== 'qr_codes.simulate') return sampleOf(trial, contract);
  const change = { external_id: trial.newReference(), type: 'STATIC' };
  for (const as of [first, second]) await makeQr(trial, change, as);
  return { params: { external_id: change.external_id }, body: { amount: 15_000 } };
};

/** Fields that identify the created object; some responses only say that it is on its way. */
const names = ['id', 'transfer_id', 'user_id'];

const idOf = (object: Made): unknown =>
  names.map((name) => object[name]).find((id) => id !== undefined);

/** Fields in which an object says whose it is. */
const owners = ['business_id', 'user_id'];

/** Expects an object in its account, as its own, and not in another. */
const isIn = async (
  trial: Trial,
  { id: on }: EndpointSpec,
  object: Made,
  { owner, stranger }: { readonly owner: Member; readonly stranger: Member | null },
): Promise<void> => {
  const resource = resources.find(({ endpoints }) => endpoints.at(-1) === on);
  if (!resource) return;
  const request = { ...versionOf(resource.read), params: resource.params(object) };
  const own = await trial.call(resource.read, request, { as: owner });
  expectStatus(own, 200, 'in its own account');
  expectSame(
    'the object that is read',
    idOf(object),
    idOf(expectObject(own, 'for the created object')),
  );
  for (const name of owners) {
    const seen = field(own.body, name);
    if (owner.id !== null && seen !== undefined && !resource.platform)
      expectSame(`${name} of the created object`, owner.id, seen);
  }
  if (!stranger) return;
  const foreign = await trial.call(resource.read, request, { as: stranger });
  expectStatus(foreign, 404, 'in the account that used the same key');
};

/** Expects two objects of two responses, each of its account. */
const areTwo = async (
  trial: Trial,
  contract: EndpointSpec,
  { what, first, second }: AccountPair,
  sent: readonly { readonly as: Member; readonly input: Input; readonly response: ApiResponse }[],
  apart: boolean,
): Promise<void> => {
  const [one = {}, other = {}] = sent.map(({ response }) =>
    expectObject(response, `with a key that another account has used (${what})`),
  );
  const id = idOf(one);
  expectThat(id === undefined || id !== idOf(other), `two objects (${what})`, id);
  for (const { as, input } of sent) {
    const effect = await countEffects(trial, contract.id, input, as);
    if (effect !== null) expectSame(`effects in each account (${what})`, 1, effect);
  }
  await isIn(trial, contract, one, { owner: first, stranger: apart ? second : null });
  await isIn(trial, contract, other, { owner: second, stranger: apart ? first : null });
};

/** The same bytes under the same key, first in one account and then in the other. */
const equalBodies = async (
  trial: Trial,
  contract: EndpointSpec,
  meeting: AccountPair,
): Promise<void> => {
  const { what, first, second } = meeting;
  const key = trial.newReference();
  const input = await inputOf(trial, contract, meeting);
  const send = async (as: Member) => ({
    as,
    input,
    response: await trial.call(contract, input, { key, as }),
  });
  const [one, other] = [await send(first), await send(second)];
  expectObject(one.response, 'with a new key');
  if (isFree(contract)) {
    // What is named by a reference of the merchant is found in both.
    const byReference = contract.id.startsWith('qr_codes.');
    await areTwo(trial, contract, meeting, [one, other], !byReference);
  } else {
    const { response } = other;
    const isRejected =
      [400, 404].includes(response.status) && errorCodeOf(response) !== 'IDEMPOTENCY_ERROR';
    expectThat(isRejected, `a rejection of an unknown object (${what})`, summarize(response));
  }
  const { response: again } = await send(first);
  expectSame(`the replayed response of the first account (${what})`, one.response.text, again.text);
  trial.witness('equal bodies');
};

/** Different concurrent bodies under the same key in both accounts. */
const otherBodies = async (
  trial: Trial,
  contract: EndpointSpec,
  meeting: AccountPair,
): Promise<void> => {
  const key = trial.newReference();
  const { first, second } = meeting;
  const turned = { ...meeting, first: second, second: first };
  const requests = [
    { as: first, input: await inputOf(trial, contract, meeting) },
    { as: second, input: await inputOf(trial, contract, turned) },
  ];
  const responses = await trial.burst(
    requests.map(({ as, input }) => trial.outgoing(contract, input, { key, as })),
  );
  const sent = responses.flatMap((response, at) =>
    requests[at] ? [{ ...requests[at], response }] : [],
  );
  await areTwo(trial, contract, meeting, sent, true);
  trial.witness('different bodies');
};

const clauses: Readonly<Record<string, readonly string[]>> = {
  'payment_requests.create': ['PR2-CREATE-HDR-idempotency_key', 'PR2-CREATE-HDR-for_user_id'],
  'payment_methods.create': ['PM2-CREATE-HDR-idempotency_key', 'PM2-CREATE-HDR-for_user_id'],
  'refunds.create': ['REFUND-CREATE-HDR-idempotency_key'],
};

export const idempotencyKeyLaws: readonly Law[] = contracts.filter(isMaking).map((contract) => {
  const { id: on, platformOnly: platform = false } = contract;
  return law({
    id: 'iso-10',
    on,
    title:
      'an idempotency key used in one account is unused in every other account, whatever the body',
    level: 'S',
    clauses: ['CORE-HDR-for_user_id', ...(clauses[on] ?? [])],
    needs: ['writes', platform ? 'control' : 'second account'],
    witnesses: ['equal bodies', 'different bodies'],
    run: async (trial) => {
      for (const meeting of trial.some(await accountPairs(trial, platform))) {
        trial.transcript = [];
        await equalBodies(trial, contract, meeting);
        await otherBodies(trial, contract, meeting);
      }
    },
  });
});
