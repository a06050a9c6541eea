// The law about payers who enter a password; stories cover all other payment requests.
import { law, type Law } from '../../law.ts';
import { sampleOf } from '../../run/samples/objects.ts';
import { requireObject, expectSame, textOf } from '../../violation.ts';
import { field } from '../../wire/message.ts';

const oneAction = law({
  id: 'st-19',
  on: 'payment_requests.auth',
  title: 'completing one of several actions is enough: afterwards no action is listed',
  level: 'M',
  clauses: ['PR2-FIELD-actions-one', 'PR2-FIELD-actions'],
  endpoints: [
    'payment_methods.create',
    'payment_methods.auth',
    'payment_requests.create',
    'payment_requests.get',
    'payment_requests.auth',
  ],
  witnesses: ['several actions'],
  run: async (trial) => {
    const input = await sampleOf(trial, 'payment_requests.auth');
    const { params = {} } = input;
    const open = requireObject(
      await trial.call('payment_requests.get', { params }),
      'a payment request',
    );
    const { actions } = open;
    if (Array.isArray(actions) && actions.length > 1) trial.witness('several actions');
    const done = requireObject(
      await trial.call('payment_requests.auth', input),
      'a payment by password',
    );
    expectSame('the request that was authorized', textOf(open, 'id'), done['id']);
    const { body } = await trial.call('payment_requests.get', { params });
    expectSame('its status', 'SUCCEEDED', field(body, 'status'));
    expectSame('its actions', [], field(body, 'actions'));
  },
});

export const paymentLaws: readonly Law[] = [oneAction];
