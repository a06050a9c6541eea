// A merchant of a test scenario, whose requests create items and their possible actions.
import {
  part,
  type Body,
  type Item,
  type PaymentScenario,
  type ScenarioResponse,
} from './scenario.ts';

export type Actions = Item['actions'];

/** Creates an item for an account; returns null when the platform refuses it. */
export type Create = (
  scenario: PaymentScenario,
  as: string,
  amount: number,
) => Promise<{ readonly actions: Actions } | null>;

/** A card without authentication, one with it, and one that is repaid in installments. */
export const itemCards = {
  quiet: '5200000000001005',
  challenged: '4000000000001091',
  installments: '4440000042200014',
} as const;

const typedCard = { expiry: '12/39', cvn: '123', holder: 'Siti' };

export const pressed: ScenarioResponse = { status: 200, body: {} };

/** Returns a merchant of the scenario: sends its requests, and records the created items. */
export const merchantOf = ({ send, press, made, next }: PaymentScenario, as: string) => {
  const post = (target: string, body: Body = {}) => send('POST', target, body, as);
  const keep = (kind: string, actions: Actions) => made.items.push({ kind, actions });
  /** Refunds by any API; the refund is the latest one that the unified API lists. */
  const refund = async (target: string, body: Body): Promise<ScenarioResponse> => {
    const response = await post(target, body);
    if (response.status >= 300) return response;
    const { data } = (await send('GET', '/refunds?limit=1', undefined, as)).body;
    const [latest] = data as Body[];
    made.refunds.push({ id: String(latest?.['id']), as });
    return response;
  };
  /** Creates a v2 payment request on a saved instrument, for the steps of v2 requests. */
  const request = async (payment_method_id: string, amount: number, manual = false) => {
    const response = await post('/payment_requests', {
      currency: 'IDR',
      amount,
      payment_method_id,
      ...(manual && { capture_method: 'MANUAL' }),
    });
    const { id, status } = response.body;
    const created = { id: String(id), as, amount };
    if (response.status < 300) made.requests.push(created);
    if (status === 'AWAITING_CAPTURE') made.held.push(created);
    return response;
  };
  const customer = async (): Promise<string> => {
    const { body } = await post('/customers', {
      reference_id: `customer-${next()}`,
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    });
    return String(body['id']);
  };
  return {
    post,
    press,
    keep,
    refund,
    request,
    customer,
    next,
    get: async (target: string) => (await send('GET', target, undefined, as)).body,
    patch: (target: string, body: Body) => send('PATCH', target, body, as),
  };
};

const invoiceChannels = [
  'VIRTUAL_ACCOUNT.BRI',
  'CARD.CARDS',
  'EWALLET.DANA',
  'QR_CODE.QRIS',
  'OVER_THE_COUNTER.ALFAMART',
  'DIRECT_DEBIT.MANDIRI',
] as const;

export type Merchant = ReturnType<typeof merchantOf>;

/** Pays an invoice on its page, by one of its channels. */
export const payInvoice = async (
  { press }: Merchant,
  url: string,
  nth: number,
): Promise<ScenarioResponse> => {
  const channel = invoiceChannels[nth % invoiceChannels.length] ?? '';
  const card_number = itemCards[nth % 4 < 2 ? 'quiet' : 'challenged'];
  const next = await press(url, channel, { ...typedCard, card_number });
  await press(next, channel === 'CARD.CARDS' ? 'AUTHENTICATED' : 'approve');
  return pressed;
};

/** Refunds a share of an invoice; 0 percent means the rest. */
export const refundInvoice = (
  { refund }: Merchant,
  invoice_id: string,
  amount: number,
  percent: number,
): Promise<ScenarioResponse> =>
  refund('/refunds', {
    invoice_id,
    reason: 'REQUESTED_BY_CUSTOMER',
    ...(percent > 0 && { amount: part(amount, percent) }),
  });

const planActions = (merchant: Merchant, id: string): Actions => {
  const { post, get, patch } = merchant;
  const path = `/recurring_payments/${id}`;
  return {
    pays: async ({ amount }) =>
      payInvoice(merchant, String((await get(path))['last_created_invoice_url']), amount),
    pauses: () => post(`${path}/pause!`),
    resumes: () => post(`${path}/resume!`),
    stops: () => post(`${path}/stop!`),
    declines: () => patch(path, { amount: 10_054 }),
    changes: ({ amount }) => patch(path, { amount }),
    refunds: async ({ percent }) => {
      const bills = (await get(`/v2/invoices?recurring_payment_id=${id}&limit=100`)) as unknown;
      const all = bills as Body[];
      const paid = all.find((one) => one['status'] !== 'PENDING') ?? all[0];
      return refundInvoice(merchant, String(paid?.['id']), Number(paid?.['amount'] ?? 1), percent);
    },
  };
};

/** Creates a plan that bills three times, to a saved instrument or to the payer. */
export const recur = async (
  merchant: Merchant,
  saved: Body,
  amount: number,
): Promise<ScenarioResponse> => {
  const { post, keep, next } = merchant;
  const response = await post('/recurring_payments', {
    external_id: `plan-${next()}`,
    amount,
    interval: next() % 2 === 0 ? 'DAY' : 'WEEK',
    interval_count: 1,
    total_recurrence: 3,
    missed_payment_action: 'IGNORE',
    ...saved,
  });
  if (response.status < 300)
    keep('recurring_payment', planActions(merchant, String(response.body['id'])));
  return response;
};

export const chargeActions = (
  { post, press, refund }: Merchant,
  body: Body,
  amount: number,
): Actions => {
  const path = `/ewallets/charges/${String(body['id'])}`;
  const url = (body['actions'] as Body | null)?.['desktop_web_checkout_url'];
  const choose = async (choice: string) => {
    await press(String(url), choice);
    return pressed;
  };
  return {
    ...(typeof url === 'string' && {
      approves: () => choose('approve'),
      declines: () => choose('decline'),
    }),
    voids: () => post(`${path}/void`),
    refunds: ({ percent }) =>
      refund(`${path}/refunds`, percent > 0 ? { amount: part(amount, percent) } : {}),
  };
};

export const cardActions = (
  { post, refund, next }: Merchant,
  id: string,
  amount: number,
): Actions => {
  const path = `/credit_card_charges/${id}`;
  return {
    captures: ({ percent }) => post(`${path}/capture`, { amount: part(amount, percent) }),
    reverses: () => post(`${path}/auth_reversal`, { external_id: `reversal-${next()}` }),
    refunds: ({ percent }) =>
      refund(`${path}/refunds`, {
        external_id: `refund-${next()}`,
        amount: part(amount, percent || 100),
      }),
  };
};

/** Charges a card token; the charge is an item of its own. */
export const chargeCard = async (
  merchant: Merchant,
  token_id: unknown,
  amount: number,
  more: Body,
) => {
  const response = await merchant.post('/credit_card_charges', {
    token_id,
    external_id: `charge-${merchant.next()}`,
    amount,
    card_cvn: '123',
    ...more,
  });
  if (response.status < 300)
    merchant.keep('card_charge', cardActions(merchant, String(response.body['id']), amount));
  return response;
};

export const tokenOf = async (
  { post }: Merchant,
  account_number: string,
  is_multiple_use: boolean,
) => {
  const { body } = await post('/v2/credit_card_tokens', {
    is_multiple_use,
    should_authenticate: false,
    card_data: { account_number, exp_month: '12', exp_year: '2039' },
    card_cvn: '123',
  });
  return body['id'];
};
