// Laws about statuses of payment requests: they wait, end, and keep their final status.
import { declinedOf } from '../../magic/magic.ts';
import { isEdge } from '@kasir/core';
import { chosen } from '@kasir/models';
import { law, type Law } from '../../law.ts';
import { registry } from '../../registry.ts';
import { makeRequest } from '../../run/samples/payment-requests.ts';
import { simulate as payBy } from '../../run/samples/paying.ts';
import type { Trial } from '../../run/trial.ts';
import {
  expectStatus,
  expectThat,
  summarize,
  expectSame,
  expectSuccess,
  textOf,
} from '../../violation.ts';
import { field } from '../../wire/message.ts';

const endpoints = [
  'payment_requests.create',
  'payment_requests.get',
  'payment_requests.simulate',
] as const;

const account = {
  type: 'VIRTUAL_ACCOUNT',
  reusability: 'ONE_TIME_USE',
  virtual_account: { channel_code: 'BRI', channel_properties: { customer_name: 'Siti' } },
};

const machine = registry.machines.get('payment_request');

const statusOf = async (trial: Trial, id: string): Promise<string> => {
  const response = await trial.call('payment_requests.get', { params: { id } });
  expectStatus(response, 200, 'for a payment request');
  return textOf(response.body, 'status');
};

const simulate = (trial: Trial, id: string) => payBy(trial, 'payment_requests.simulate', id);

/** Pays a new request and tries to pay it again. */
const endsIn = async (
  trial: Trial,
  change: Readonly<Record<string, unknown>>,
  waiting: string,
  end: string,
): Promise<void> => {
  const request = await makeRequest(trial, change);
  const id = textOf(request, 'id');
  expectSame('the status of a new request', waiting, request['status']);
  expectSuccess(await simulate(trial, id), 'for an open request');
  const after = await statusOf(trial, id);
  expectSame('the status when the payer has acted', end, after);
  expectThat(
    machine === undefined || isEdge(machine, waiting, after),
    'a declared transition',
    `${waiting} -> ${after}`,
  );
  const again = await simulate(trial, id);
  expectThat(
    again.status >= 400 && again.status < 500,
    'a rejection of the second payment',
    summarize(again),
  );
  expectSame('the status afterwards', end, await statusOf(trial, id));
  trial.witness(`a request that ${end}`);
};

const ends = law({
  id: 'st-4',
  title: 'a payment request waits, ends as SUCCEEDED or FAILED, and keeps that status',
  level: 'M',
  clauses: ['STATE-PR2-SET', 'PR2-FIELD-status', 'PR2-FIELD-actions'],
  endpoints,
  witnesses: ['a request that SUCCEEDED', 'a request that FAILED'],
  run: async (trial) => {
    const quiet = chosen('waiting_payment_request', trial.context.dialect);
    await endsIn(trial, {}, 'REQUIRES_ACTION', 'SUCCEEDED');
    await endsIn(trial, { payment_method: account }, quiet, 'SUCCEEDED');
    if (declinedOf(trial.magic, 'EWALLET').length > 0)
      await endsIn(trial, { amount: trial.declinedAmount('EWALLET') }, 'REQUIRES_ACTION', 'FAILED');
  },
});

const actions = law({
  id: 'st-11',
  title: 'actions are listed while the payer has to act, and are empty afterwards',
  level: 'M',
  clauses: ['PR2-FIELD-actions', 'PR2-FIELD-actions-one'],
  endpoints,
  run: async (trial) => {
    const request = await makeRequest(trial);
    const id = textOf(request, 'id');
    const open = request['actions'];
    expectThat(Array.isArray(open) && open.length > 0, 'an action of a wallet', open);
    expectSuccess(await simulate(trial, id), 'for an open request');
    const { body } = await trial.call('payment_requests.get', { params: { id } });
    expectSame('the actions of a paid request', [], field(body, 'actions'));
  },
});

export const paymentRequestLaws: readonly Law[] = [ends, actions];
