// A merchant: charges, authorizes, captures, refunds and issues numbers, and repeats each request
// with its idempotency key until it has a response.
import type { RandomSource } from '../random/random-source.ts';
import { numberOf } from './issued-number.ts';
import type { Processor } from './processor.ts';
import { repeatCall, type Caller, type Received } from './repeat-call.ts';

/** The number of the card that pays; it must be in no file and no output. */
export const CARD_NUMBER = '4000000000001091';

export interface Shop extends Caller {
  readonly random: RandomSource;
  readonly processor: Processor;
}

const urls = {
  success_return_url: 'https://shop.example/ok',
  failure_return_url: 'https://shop.example/no',
};

const methods = {
  wallet: {
    type: 'EWALLET',
    reusability: 'ONE_TIME_USE',
    ewallet: {
      channel_code: 'DANA',
      channel_properties: { success_return_url: urls.success_return_url },
    },
  },
  card: {
    type: 'CARD',
    reusability: 'ONE_TIME_USE',
    card: {
      currency: 'IDR',
      channel_properties: urls,
      card_information: {
        card_number: CARD_NUMBER,
        expiry_month: '12',
        expiry_year: '2038',
        cvv: '123',
        cardholder_name: 'Siti Rahma',
      },
    },
  },
} as const;

const read = (shop: Shop, id: string): Promise<Received> =>
  repeatCall(shop, 'read', 'GET', `/payment_requests/${id}`);

const create = async (
  shop: Shop,
  more: object,
): Promise<{ id: string; body: Received['body'] }> => {
  const amount = 10_000 + shop.random.below(90_000);
  const reference_id = shop.story;
  const { status, body } = await repeatCall(shop, 'create', 'POST', '/payment_requests', {
    reference_id,
    amount,
    currency: 'IDR',
    ...more,
  });
  if (status !== 201) throw new Error(`${shop.story}: ${status} ${JSON.stringify(body)}`);
  return { id: String(body['id']), body };
};

/** Refunds a part of some payments, sometimes twice at once. */
const refund = async (shop: Shop, id: string): Promise<void> => {
  const { body } = await read(shop, id);
  if (body['status'] !== 'SUCCEEDED' || !shop.random.in100(60)) return;
  const part = 1 + shop.random.below(Number(body['amount']));
  const amounts = shop.random.in100(30) ? [part, part] : [part];
  await Promise.all(
    amounts.map((amount, n) =>
      repeatCall(shop, `refund-${n}`, 'POST', '/refunds', {
        payment_request_id: id,
        amount,
        reason: 'REQUESTED_BY_CUSTOMER',
      }),
    ),
  );
};

const payByWallet = async (shop: Shop): Promise<void> => {
  const { id } = await create(shop, { payment_method: methods.wallet });
  await refund(shop, id);
};

const payByCard = async (shop: Shop): Promise<void> => {
  const { id } = await create(shop, { payment_method: methods.card });
  await refund(shop, id);
};

const authorize = async (shop: Shop): Promise<void> => {
  const more = { payment_method: methods.card, capture_method: 'MANUAL' };
  const { id, body } = await create(shop, more);
  if ((await read(shop, id)).body['status'] !== 'AWAITING_CAPTURE') return;
  const half = Math.floor(Number(body['amount']) / 2);
  const capture = (step: string, amount: number): Promise<Received> =>
    repeatCall(shop, step, 'POST', `/payment_requests/${id}/captures`, { capture_amount: amount });
  if (shop.random.in100(50)) await capture('capture', Number(body['amount']));
  else await Promise.all([capture('capture-0', half), capture('capture-1', half)]);
  await refund(shop, id);
};

const payByNumber = async (shop: Shop): Promise<void> => {
  const payment_method = {
    type: 'VIRTUAL_ACCOUNT',
    reusability: 'ONE_TIME_USE',
    reference_id: shop.story,
    virtual_account: { channel_code: 'BCA', channel_properties: { customer_name: 'Siti Rahma' } },
  };
  const { id, body } = await create(shop, { payment_method });
  const method = body['payment_method'] as {
    readonly virtual_account: {
      readonly channel_properties: { readonly virtual_account_number?: string };
    };
  };
  const number = method.virtual_account.channel_properties.virtual_account_number;
  const issued = [...shop.processor.entries.values()].find(
    ({ work, id: issue }) => work === 'issue' && numberOf(issue) === number,
  );
  if (!issued) return;
  const value = Number(body['amount']);
  const paid = shop.random.in100(10) ? value - 1 : value;
  shop.processor.pay(issued, { value: paid, currency: 'IDR' });
  // The payer pays the number once more by mistake.
  if (shop.random.in100(10)) shop.processor.pay(issued, { value, currency: 'IDR' });
  await refund(shop, id);
};

const stories = [
  [4, payByWallet],
  [2, payByCard],
  [3, authorize],
  [2, payByNumber],
] as const satisfies readonly (readonly [number, (shop: Shop) => Promise<void>])[];

/** Runs one story of a merchant to its end. */
export const shop = (at: Shop): Promise<void> => at.random.weighted(stories)(at);
