// The kinds of items in tests, each with the request that creates it and those that can follow.
import { createCardlessCredit } from '@kasir/legacy-api';
import {
  cardActions,
  chargeActions,
  chargeCard,
  itemCards,
  merchantOf,
  payInvoice,
  pressed,
  recur,
  refundInvoice,
  tokenOf,
  type Create,
} from './item-merchant.ts';
import { chargeToken, createByV3 } from './item-kinds-v3.ts';
import { callbackUrl, type Body } from './scenario.ts';

const urls = { success_redirect_url: 'https://merchant.example/thanks' };
const returnUrls = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};
const debitCard = {
  mobile_number: '+6281234567890',
  card_last_four: '1234',
  card_expiry: '12/39',
  email: 'siti@example.com',
};

const wallets = ['DANA', 'LINKAJA', 'OVO'] as const;

/** Returns the v3 token id of a v2 payment method. */
const tokenOfV3 = (id: string): string => id.replace(/^pm-/, 'pt-');

/** The kinds of items by name. */
export const create = {
  ...createByV3,
  /** A virtual account: open, with a fixed amount, or for one payment. */
  virtual_account: async (scenario, as, amount) => {
    const { post, next } = merchantOf(scenario, as);
    const n = next();
    const external_id = `account-${n}`;
    const { status } = await post('/callback_virtual_accounts', {
      external_id,
      bank_code: ['BNI', 'BRI', 'MANDIRI'][n % 3],
      name: 'Siti',
      ...(n % 2 === 0 && { is_closed: true, expected_amount: amount }),
      is_single_use: n % 3 === 0,
    });
    const path = `/callback_virtual_accounts/external_id=${external_id}/simulate_payment`;
    return status < 300
      ? {
          actions: {
            pays: (use) => post(path, { amount: n % 2 === 0 ? amount : use.amount }),
            misses: (use) => post(path, { amount: use.amount }),
          },
        }
      : null;
  },
  /** A code of the legacy API for outlets in Indonesia. */
  outlet_code: async (scenario, as, amount) => {
    const { post, next } = merchantOf(scenario, as);
    const n = next();
    const { status, body } = await post('/fixed_payment_code', {
      external_id: `code-${n}`,
      retail_outlet_name: 'INDOMARET',
      name: 'Siti',
      is_single_use: n % 2 === 0,
      ...(n % 3 === 0 && { expected_amount: amount }),
    });
    const paid = { retail_outlet_name: 'INDOMARET', payment_code: body['payment_code'] };
    const pay = (transfer_amount: number) =>
      post('/fixed_payment_code/simulate_payment', { ...paid, transfer_amount });
    return status < 300
      ? { actions: { pays: () => pay(amount), misses: (use) => pay(use.amount) } }
      : null;
  },
  /** A code of the unified API for outlets: paid and charged by both APIs. */
  shared_code: async (scenario, as, amount) => {
    const { post, request, next } = merchantOf(scenario, as);
    const { status, body } = await post('/v2/payment_methods', {
      type: 'OVER_THE_COUNTER',
      reusability: next() % 2 === 0 ? 'ONE_TIME_USE' : 'MULTIPLE_USE',
      over_the_counter: {
        channel_code: 'ALFAMART',
        currency: 'IDR',
        channel_properties: { customer_name: 'Siti' },
      },
    });
    if (status >= 300) return null;
    const { channel_properties } = body['over_the_counter'] as { channel_properties: Body };
    const { payment_code } = channel_properties;
    const id = String(body['id']);
    return {
      actions: {
        pays: () =>
          post('/fixed_payment_code/simulate_payment', {
            retail_outlet_name: 'ALFAMART',
            payment_code,
            transfer_amount: amount,
          }),
        simulates: (use) =>
          post(`/v2/payment_methods/${id}/payments/simulate`, { amount: use.amount }),
        requests: () => request(id, amount),
      },
    };
  },
  /** A code for outlets in the Philippines, in centavos. */
  payment_code: async (scenario, as, amount) => {
    const { post, next } = merchantOf(scenario, as);
    const n = next();
    const { status, body } = await post('/payment_codes', {
      reference_id: `code-${n}`,
      channel_code: '7ELEVEN_CLIQQ',
      customer_name: 'Maria',
      currency: 'PHP',
      market: 'PH',
      is_single_use: n % 2 === 0,
      ...(n % 3 === 0 && { amount: amount / 100 }),
    });
    const path = `/payment_codes/${String(body['id'])}/payments/simulate`;
    return status < 300
      ? {
          actions: {
            pays: () => post(path, { amount: amount / 100 }),
            misses: (use) => post(path, { amount: use.amount / 100 }),
          },
        }
      : null;
  },
  /** An account that the legacy API links: debited by both APIs, billed by plans. */
  linked_account: async (scenario, as) => {
    const merchant = merchantOf(scenario, as);
    const { post, request, customer } = merchant;
    const customer_id = await customer();
    const { body: token } = await post('/linked_account_tokens/auth', {
      customer_id,
      channel_code: 'DC_BRI',
      properties: {
        account_mobile_number: debitCard.mobile_number,
        card_last_four: debitCard.card_last_four,
        card_expiry: debitCard.card_expiry,
        account_email: debitCard.email,
      },
    });
    const lat = String(token['id']);
    await post(`/linked_account_tokens/${lat}/validate_otp`, { otp_code: '333000' });
    const { status, body } = await post('/payment_methods', {
      customer_id,
      type: 'DEBIT_CARD',
      properties: { id: lat.replace('lat-', 'la-') },
    });
    if (status >= 300) return null;
    const payment_method_id = String(body['id']);
    /** Debits, and enters a password: the valid one, or one for insufficient funds. */
    const debit = async (amount: number, otp_code: string) => {
      const { body: opened } = await post('/direct_debits', {
        reference_id: `debit-${scenario.next()}`,
        payment_method_id,
        currency: 'IDR',
        amount,
      });
      return post(`/direct_debits/${String(opened['id'])}/validate_otp`, { otp_code });
    };
    return {
      actions: {
        debits: ({ amount }) => debit(amount, '222000'),
        declines: ({ amount }) => debit(amount, '222005'),
        requests: async ({ amount }) => {
          const response = await request(payment_method_id, amount);
          const path = `/payment_requests/${String(response.body['id'])}/auth`;
          return response.status < 300 ? post(path, { auth_code: '222000' }) : response;
        },
        recurs: ({ amount }) => recur(merchant, { payment_method_id }, amount),
        ends: () => scenario.send('DELETE', `/linked_account_tokens/${lat}`, undefined, as),
      },
    };
  },
  /** A payment of POST /ewallets. */
  ewallet_payment: async (scenario, as, amount) => {
    const { post, press, next } = merchantOf(scenario, as);
    const n = next();
    const { status, body } = await post('/ewallets', {
      external_id: `wallet-${n}`,
      amount,
      ewallet_type: wallets[n % wallets.length],
      phone: '081234567890',
      redirect_url: 'https://merchant.example/thanks',
      callback_url: callbackUrl,
      items: [{ id: 'c', name: 'Coffee', price: amount, quantity: 1 }],
    });
    const url = body['checkout_url'];
    const choose = async (choice: string) => {
      if (typeof url === 'string') await press(url, choice);
      return pressed;
    };
    return status < 300
      ? { actions: { approves: () => choose('approve'), declines: () => choose('decline') } }
      : null;
  },
  /** A charge of a wallet, in either currency. */
  ewallet_charge: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const n = merchant.next();
    const [currency, channel_code, sum] =
      n % 3 === 0
        ? (['PHP', 'PH_GRABPAY', amount / 100] as const)
        : (['IDR', 'ID_DANA', amount] as const);
    const { status, body } = await merchant.post('/ewallets/charges', {
      reference_id: `charge-${n}`,
      currency,
      amount: sum,
      checkout_method: 'ONE_TIME_PAYMENT',
      channel_code,
      channel_properties: { ...urls, failure_redirect_url: 'https://merchant.example/sorry' },
    });
    return status < 300 ? { actions: chargeActions(merchant, body, sum) } : null;
  },
  /** A wallet that the unified API saves: charged by all APIs. */
  saved_wallet: async (scenario, as) => {
    const merchant = merchantOf(scenario, as);
    const { post, press, request, customer, keep, next } = merchant;
    const { status, body } = await post('/v2/payment_methods', {
      type: 'EWALLET',
      reusability: 'MULTIPLE_USE',
      customer_id: await customer(),
      ewallet: { channel_code: 'DANA', channel_properties: returnUrls },
    });
    if (status >= 300) return null;
    const [{ url }] = body['actions'] as [{ url: string }];
    await press(url, 'approve');
    const payment_method_id = String(body['id']);
    return {
      actions: {
        charges: async ({ amount }) => {
          const response = await post('/ewallets/charges', {
            reference_id: `charge-${next()}`,
            currency: 'IDR',
            amount,
            checkout_method: 'TOKENIZED_PAYMENT',
            payment_method_id,
          });
          if (response.status < 300)
            keep('tokenized_charge', chargeActions(merchant, response.body, amount));
          return response;
        },
        requests: ({ amount }) => request(payment_method_id, amount),
        charges_by_v3: ({ amount }) => chargeToken(merchant, tokenOfV3(payment_method_id), amount),
      },
    };
  },
  /** A card that the legacy API saves. */
  card_token: async (scenario, as) => {
    const merchant = merchantOf(scenario, as);
    const token = await tokenOf(merchant, itemCards.challenged, true);
    return {
      actions: {
        charges: ({ amount }) => chargeCard(merchant, token, amount, {}),
        authorizes: ({ amount }) => chargeCard(merchant, token, amount, { capture: false }),
        recurs: ({ amount }) => recur(merchant, { credit_card_token: token }, amount),
      },
    };
  },
  /** A card that the unified API saves: requested by it, charged by v3, billed by plans. */
  saved_card: async (scenario, as) => {
    const merchant = merchantOf(scenario, as);
    const { post, press, request, customer } = merchant;
    const { status, body } = await post('/v2/payment_methods', {
      type: 'CARD',
      reusability: 'MULTIPLE_USE',
      customer_id: await customer(),
      card: {
        currency: 'IDR',
        channel_properties: returnUrls,
        card_information: {
          card_number: itemCards.quiet,
          expiry_month: '12',
          expiry_year: '2039',
          cvv: '123',
        },
      },
    });
    if (status >= 300) return null;
    const payment_method_id = String(body['id']);
    for (const { url } of body['actions'] as { url: string }[]) await press(url, 'AUTHENTICATED');
    return {
      actions: {
        requests: ({ amount }) => request(payment_method_id, amount),
        authorizes: ({ amount }) => request(payment_method_id, amount, true),
        charges_by_v3: ({ amount }) => chargeToken(merchant, tokenOfV3(payment_method_id), amount),
        authorizes_by_v3: ({ amount }) =>
          chargeToken(merchant, tokenOfV3(payment_method_id), amount, { capture_method: 'MANUAL' }),
        ends_by_v3: () => post(`/v3/payment_tokens/${tokenOfV3(payment_method_id)}/cancel`),
        recurs: ({ amount }) => recur(merchant, { payment_method_id }, amount),
      },
    };
  },
  /** A card for one use, whose bank collects the amount in installments. */
  card_installments: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const token = await tokenOf(merchant, itemCards.installments, false);
    const installment = { count: 3, interval: 'month' };
    const sum = amount * 50;
    const { status, body } = await chargeCard(merchant, token, sum, { installment });
    return status < 300 ? { actions: cardActions(merchant, String(body['id']), sum) } : null;
  },
  cardless_credit: async (scenario, as, amount) => {
    const { post, press, next } = merchantOf(scenario, as);
    const { phone } = createCardlessCredit.examples;
    const { status, body } = await post('/cardless-credit', {
      ...phone,
      callback_url: callbackUrl,
      external_id: `credit-${next()}`,
      amount: amount * 20,
      items: [{ ...phone.items[0], price: amount * 20, quantity: 1 }],
    });
    const choose = (choice: string) => async () => {
      await press(String(body['redirect_url']), choice);
      return pressed;
    };
    return status < 300
      ? {
          actions: {
            approves: choose('approve'),
            denies: choose('deny'),
            cancels: choose('cancel'),
          },
        }
      : null;
  },
  /** A plan whose payer pays its invoices; if by card, that card is charged from then on. */
  plan: async (scenario, as, amount) => {
    await recur(merchantOf(scenario, as), {}, amount);
    return null;
  },
  invoice: async (scenario, as, amount) => {
    const merchant = merchantOf(scenario, as);
    const { post, next } = merchant;
    const { status, body } = await post('/v2/invoices', {
      external_id: `invoice-${next()}`,
      amount,
      currency: 'IDR',
    });
    if (status >= 300) return null;
    const id = String(body['id']);
    return {
      actions: {
        pays: (use) => payInvoice(merchant, String(body['invoice_url']), use.amount),
        refunds: ({ percent }) => refundInvoice(merchant, id, amount, percent),
        expires: () => post(`/invoices/${id}/expire!`),
      },
    };
  },
} satisfies Record<string, Create>;
