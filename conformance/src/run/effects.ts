// Counts the effects of a request on the target by reading: none, one, or one too many.
import { NotSupported, textOf } from '../violation.ts';
import type { Input } from '../targets/wire/encode.ts';
import { field, itemsOf, type Actor } from '../targets/wire/message.ts';
import { versionOf, type Made } from './samples/sample.ts';
import type { Trial } from './trial.ts';

type Count = (trial: Trial, input: Input, as: Actor) => Promise<number>;

/** Most pages of a list that are read to find an object, if the list has no filter for it. */
const PAGES_MAX = 20;

/** Counts the objects of a list that have the reference_id of a request. */
const listed =
  (list: string): Count =>
  async (trial, { body }, as) => {
    const reference_id = textOf(body, 'reference_id');
    const rows = async (query: Made): Promise<readonly unknown[]> =>
      itemsOf((await trial.call(list, { ...versionOf(list), query }, { as })).body);
    const isIts = (row: unknown): boolean => field(row, 'reference_id') === reference_id;
    try {
      return (await rows({ reference_id, limit: 50 })).filter(isIts).length;
    } catch (error) {
      if (!(error instanceof NotSupported)) throw error;
    }
    let [found, page] = [0, await rows({})];
    for (let pages = 1; page.length > 0; pages += 1) {
      found += page.filter(isIts).length;
      if (pages === PAGES_MAX) throw new NotSupported(`${list} is too long to be read whole`);
      page = await rows({ after_id: textOf(page.at(-1), 'id') });
    }
    return found;
  };

/** Counts a change: 1 if the object has the description of the request, otherwise 0. */
const described =
  (read: string): Count =>
  async (trial, { params, body }, as) => {
    const response = await trial.call(read, { ...versionOf(read), params: params ?? {} }, { as });
    return field(response.body, 'description') === field(body, 'description') ? 1 : 0;
  };

const counts: Readonly<Record<string, Count>> = {
  'qr_codes.create': async (trial, { body }, as) => {
    const params = { external_id: textOf(body, 'external_id') };
    const { status } = await trial.call('qr_codes.get', { params }, { as });
    return status === 200 ? 1 : 0;
  },
  'qr_codes.simulate': async (trial, { params }, as) => {
    const query = { external_id: params?.['external_id'], limit: 100 };
    return itemsOf((await trial.call('qr_codes.payments', { query }, { as })).body).length;
  },
  'customers.create': listed('customers.list'),
  'customers.update': described('customers.get'),
  'payment_methods.create': listed('payment_methods.list'),
  'payment_methods.simulate': async (trial, { params }, as) => {
    const input = { params: params ?? {} };
    return itemsOf((await trial.call('payment_methods.payments', input, { as })).body).length;
  },
  'payment_methods.update': described('payment_methods.get'),
  'recurring_payments.update': described('recurring_payments.get'),
  'payment_requests.capture': async (trial, { params }, as) => {
    const input = { params: params ?? {} };
    return itemsOf((await trial.call('payment_requests.captures', input, { as })).body).length;
  },
  'invoices.create': async (trial, { body }, as) => {
    const query = { external_id: textOf(body, 'external_id') };
    return itemsOf((await trial.call('invoices.list', { query }, { as })).body).length;
  },
  'accounts.create': async (trial, { body }, as) => {
    const query = { email: textOf(body, 'email') };
    return itemsOf((await trial.call('accounts.list', { query }, { as })).body).length;
  },
  'refunds.create': async (trial, { body }, as) => {
    const query = { payment_request_id: textOf(body, 'payment_request_id') };
    const { body: page } = await trial.call('refunds.list', { query }, { as });
    const reference = field(body, 'reference_id');
    return itemsOf(page).filter((one) => field(one, 'reference_id') === reference).length;
  },
  'payment_requests.create': listed('payment_requests.list'),
  'payment_requests.simulate': async (trial, { params }, as) => {
    const { body } = await trial.call('payment_requests.get', { params: params ?? {} }, { as });
    return field(body, 'status') === 'SUCCEEDED' ? 1 : 0;
  },
};

/** Returns how often a request took effect, or null if no endpoint shows it. */
export const countEffects = async (
  trial: Trial,
  endpoint: string,
  input: Input,
  as: Actor = trial.actor,
): Promise<number | null> => (await counts[endpoint]?.(trial, input, as)) ?? null;
