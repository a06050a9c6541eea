// The items that a merchant creates by v3 in tests, and the actions of payers and merchants.
import {
  itemCards,
  merchantOf,
  pressed,
  type Actions,
  type Create,
  type Merchant,
} from './item-merchant.ts';
import { part, type Body, type ScenarioResponse } from './scenario.ts';

const requests = '/v3/payment_requests';
const rupiah = { country: 'ID', currency: 'IDR' };
const urls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};

const cardBy = (card_number: string): Body => ({
  channel_code: 'CARDS',
  channel_properties: {
    ...urls,
    card_details: {
      card_number,
      expiry_month: '12',
      expiry_year: '2039',
      cvn: '123',
      cardholder_first_name: 'Siti',
      cardholder_last_name: 'Aminah',
      cardholder_email: 'siti@customers.example',
    },
  },
});

/** Creates a payment request: in rupiah, for one payment, unless the body differs. */
const ask = ({ post, next }: Merchant, body: Body): Promise<ScenarioResponse> =>
  post(requests, { reference_id: `order-${next()}`, type: 'PAY', ...rupiah, ...body });

/** Returns a response as a failure unless its body has one of these statuses. */
const inStatus = (response: ScenarioResponse, ...wanted: string[]): ScenarioResponse =>
  response.status < 300 && !wanted.includes(String(response.body['status']))
    ? { ...response, status: 400 }
    : response;

/** Returns the actions on a payment request, in groups; `amount` is the amount sent. */
const requestActions = (merchant: Merchant, created: Body, amount: number) => {
  const { post, press, get, refund } = merchant;
  const path = `${requests}/${String(created['id'])}`;
  const read = () => get(path);
  const choose = async (choice: string, ...wanted: string[]) => {
    const [action] = (await read())['actions'] as { type: string; value: string }[];
    if (action?.type === 'REDIRECT_CUSTOMER') await press(action.value, choice);
    return inStatus({ ...pressed, body: await read() }, ...wanted);
  };
  const payment = async () => `/v3/payments/${String((await read())['latest_payment_id'])}`;
  return {
    read,
    onPage: {
      approves: () => choose('approve', 'SUCCEEDED'),
      declines: () => choose('decline', 'FAILED'),
    },
    onCardPage: {
      authenticates: () => choose('AUTHENTICATED', 'SUCCEEDED', 'AUTHORIZED'),
    },
    simulates: (sent: Body = {}) => post(`${path}/simulate`, sent),
    cancels: { cancels: () => post(`${path}/cancel`) },
    held: {
      captures: async ({ percent }) =>
        post(`${await payment()}/capture`, { capture_amount: part(amount, percent) }),
      releases: async () => post(`${await payment()}/cancel`),
    },
    refunds: {
      refunds: ({ percent }) =>
        refund('/refunds', {
          payment_request_id: created['id'],
          reason: 'REQUESTED_BY_CUSTOMER',
          ...(percent > 0 && { amount: part(amount, percent) }),
        }),
    },
  } satisfies Record<string, unknown> & { held: Actions; refunds: Actions };
};

/** Charges a token by v3; the payment is an item of its own. */
export const chargeToken = async (
  merchant: Merchant,
  payment_token_id: unknown,
  amount: number,
  more: Body = {},
): Promise<ScenarioResponse> => {
  const response = await ask(merchant, { payment_token_id, request_amount: amount, ...more });
  if (response.status >= 300) return response;
  const { cancels, held, refunds } = requestActions(merchant, response.body, amount);
  merchant.keep('v3_charge', { ...cancels, ...held, ...refunds });
  return inStatus(response, 'SUCCEEDED', 'AUTHORIZED');
};

/** The kinds of items of v3 by name. */
export const createByV3 = {
  /** A payment on the page of a wallet: in pesos if the amount is odd. */
  v3_wallet: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const [sum, channel] =
      amount % 2 === 1
        ? [amount / 100, { country: 'PH', currency: 'PHP', channel_code: 'GRABPAY' }]
        : [amount, { channel_code: 'DANA' }];
    const { status, body } = await ask(merchant, {
      ...channel,
      request_amount: sum,
      channel_properties: urls,
    });
    if (status >= 300) return null;
    const { onPage, cancels, refunds } = requestActions(merchant, body, sum);
    return { actions: { ...onPage, ...cancels, ...refunds } };
  },
  /** A payment that the payer approves on their own device. */
  v3_push: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const { status, body } = await ask(merchant, {
      channel_code: 'OVO',
      request_amount: amount,
      channel_properties: { account_mobile_number: '+6281234567890' },
    });
    if (status >= 300) return null;
    const { cancels, refunds } = requestActions(merchant, body, amount);
    return { actions: { ...cancels, ...refunds } };
  },
  /** A code to scan, for one payment. */
  v3_code: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const { status, body } = await ask(merchant, { channel_code: 'QRIS', request_amount: amount });
    if (status >= 300) return null;
    const { simulates, cancels, refunds } = requestActions(merchant, body, amount);
    return { actions: { pays: () => simulates(), ...cancels, ...refunds } };
  },
  /** A virtual account that is paid repeatedly: any amount, or always the same. */
  v3_account: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const open = merchant.next() % 2 === 0;
    const { status, body } = await ask(merchant, {
      type: 'REUSABLE_PAYMENT_CODE',
      channel_code: 'BRI_VIRTUAL_ACCOUNT',
      ...(!open && { request_amount: amount }),
      channel_properties: { display_name: 'Siti' },
    });
    if (status >= 300) return null;
    const { simulates, cancels, refunds } = requestActions(merchant, body, amount);
    return {
      actions: {
        pays: (use) => simulates({ amount: open ? use.amount : amount }),
        misses: (use) => simulates({ amount: use.amount }),
        ...cancels,
        ...refunds,
      },
    };
  },
  /** A card whose bank challenges its holder, charged immediately. */
  v3_card: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const { status, body } = await ask(merchant, {
      request_amount: amount,
      ...cardBy(itemCards.challenged),
    });
    if (status >= 300) return null;
    const { onCardPage, cancels, refunds } = requestActions(merchant, body, amount);
    return { actions: { ...onCardPage, ...cancels, ...refunds } };
  },
  /** A card that is authorized: captured once, or released. */
  v3_hold: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const { status, body } = await ask(merchant, {
      request_amount: amount,
      capture_method: 'MANUAL',
      ...cardBy(itemCards.challenged),
    });
    if (status >= 300) return null;
    const { onCardPage, cancels, held, refunds } = requestActions(merchant, body, amount);
    return { actions: { ...onCardPage, ...cancels, ...held, ...refunds } };
  },
  /** A wallet that its first payment saves: charged by v3 and by v2 until its token is canceled. */
  v3_saving_wallet: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const { status, body } = await ask(merchant, {
      type: 'PAY_AND_SAVE',
      channel_code: 'DANA',
      request_amount: amount,
      channel_properties: urls,
    });
    if (status >= 300) return null;
    const { read, onPage, cancels, refunds } = requestActions(merchant, body, amount);
    const token = async () => String((await read())['payment_token_id']);
    return {
      actions: {
        ...onPage,
        ...cancels,
        ...refunds,
        charges: async (use) => chargeToken(merchant, await token(), use.amount),
        requests: async (use) =>
          inStatus(
            await merchant.request((await token()).replace(/^pt-/, 'pm-'), use.amount),
            'SUCCEEDED',
          ),
        ends: async () => merchant.post(`/v3/payment_tokens/${await token()}/cancel`),
      },
    };
  },
} satisfies Record<string, Create>;
