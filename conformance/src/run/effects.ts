// What a request has left behind on the target, counted by reading: none, one, or one too many.
import { made, textOf } from '../violation.ts';
import type { Input } from '../wire/encode.ts';
import { field, type Actor } from '../wire/message.ts';
import type { Trial } from './trial.ts';

type Count = (trial: Trial, input: Input, as: Actor) => Promise<number>;

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

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
  'payment_requests.create': async (trial, { body }, as) => {
    const query = { reference_id: textOf(body, 'reference_id'), limit: 100 };
    const page = made(await trial.call('payment_requests.list', { query }, { as }), 'a list');
    return lengthOf(page['data']);
  },
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
