// What a request has left behind on the target, counted by reading: none, one, or one too many.
import { made, textOf } from '../violation.ts';
import type { Input } from '../wire/encode.ts';
import { field, type Actor } from '../wire/message.ts';
import { versionOf } from './samples/sample.ts';
import type { Trial } from './trial.ts';

type Count = (trial: Trial, input: Input, as: Actor) => Promise<number>;

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** How many objects of a list have the reference_id of a request. */
const listed =
  (list: string): Count =>
  async (trial, { body }, as) => {
    const query = { reference_id: textOf(body, 'reference_id'), limit: 50 };
    const page = made(await trial.call(list, { ...versionOf(list), query }, { as }), 'a list');
    return lengthOf(page['data']);
  };

/** Whether a change has arrived: 1 when the object has the description of the request, else 0. */
const described =
  (read: string): Count =>
  async (trial, { params, body }, as) => {
    const answer = await trial.call(read, { ...versionOf(read), params: params ?? {} }, { as });
    return field(answer.body, 'description') === field(body, 'description') ? 1 : 0;
  };

const counts: Readonly<Record<string, Count>> = {
  'qr_codes.create': async (trial, { body }, as) => {
    const params = { external_id: textOf(body, 'external_id') };
    const { status } = await trial.call('qr_codes.get', { params }, { as });
    return status === 200 ? 1 : 0;
  },
  'qr_codes.simulate': async (trial, { params }, as) => {
    const query = { external_id: params?.['external_id'], limit: 100 };
    return lengthOf((await trial.call('qr_codes.payments', { query }, { as })).body);
  },
  'customers.create': listed('customers.list'),
  'customers.update': described('customers.get'),
  'refunds.create': async (trial, { body }, as) => {
    const query = { payment_request_id: textOf(body, 'payment_request_id') };
    const page = made(await trial.call('refunds.list', { query }, { as }), 'a list');
    return lengthOf(page['data']);
  },
  'payment_requests.create': listed('payment_requests.list'),
  'payment_requests.simulate': async (trial, { params }, as) => {
    const { body } = await trial.call('payment_requests.get', { params: params ?? {} }, { as });
    return field(body, 'status') === 'SUCCEEDED' ? 1 : 0;
  },
};

/** How often a request took effect, or null where no read of the API tells. */
export const effectOf = async (
  trial: Trial,
  endpoint: string,
  input: Input,
  as: Actor = trial.actor,
): Promise<number | null> => (await counts[endpoint]?.(trial, input, as)) ?? null;
