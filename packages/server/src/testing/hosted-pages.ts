// Creates every kind of hosted page in each state, by actions of merchants and payers, for tests.
import { createCardlessCredit } from '@kasir/legacy-api';
import type { Kasir } from '../app/kasir.ts';
import { callTo } from './call.ts';

const HOUR = 3_600_000;

const back = {
  success_return_url: 'https://merchant.example/thanks',
  failure_return_url: 'https://merchant.example/sorry',
};
const leaving = { ...back, cancel_return_url: 'https://merchant.example/cart' };

const challenged = {
  card_number: '4000000000001091',
  expiry_month: '12',
  expiry_year: '2039',
  cardholder_name: 'Siti Aminah',
};

/** The input of a payer on the page of an invoice; no bank challenges the holder of this card. */
const typedCard = {
  card_number: '4000 0000 0000 1000',
  expiry: '12/39',
  cvn: '123',
  holder: 'Siti Aminah',
};

/** Text that tries to break out of the markup, run as script, or distort the page. */
const hostile = [
  `<script>document.title='run'</script><img src=x onerror="document.title='run'">`,
  'W'.repeat(300),
  '\u202E\u2067\u05E9\u05DC\u05D5\u05DD \u0645\u0631\u062D\u0628\u0627 "></dd></dl></main>',
  `Z\u0335\u0321\u0322\u031B${'\u0301'.repeat(40)}algo`,
].join(' ');

/** A picture of one yellow dot. */
const logo =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIAAA+AAMBAMbRmZUAAAAASUVORK5CYII=';

type Body = Readonly<Record<string, unknown>>;
type Made = Record<string, never>;

/** Returns a merchant with its payer. */
const shopOf = (kasir: Kasir) => {
  const call = callTo(kasir);
  const create = async (path: string, body: Body): Promise<Made> => {
    const { status, body: made } = await call('POST', path, body);
    if (status >= 300) throw new Error(`${path}: ${status} ${JSON.stringify(made)}`);
    return made as Made;
  };
  const request = async (payment_method: Body, change: Body = {}): Promise<string> => {
    const made = await create('/payment_requests', {
      currency: 'IDR',
      amount: 250_000,
      reference_id: 'INV-2026-0042',
      description: 'Nasi goreng spesial, 2 porsi',
      payment_method,
      ...change,
    });
    return (made['actions'] as unknown as { url: string }[])[0]?.url ?? '';
  };
  const press = async (
    url: string,
    choice: string,
    typed: Readonly<Record<string, string>> = {},
  ) => {
    const form = new URLSearchParams({ choice, ...typed });
    await kasir.pages('POST', new URL(url).pathname, form);
    return url;
  };
  const payer = (): Promise<Made> =>
    create('/customers', {
      reference_id: 'siti',
      type: 'INDIVIDUAL',
      individual_detail: { given_names: 'Siti' },
    });
  const link = async (channel_code: string): Promise<string> => {
    const customer = await payer();
    const made = await create('/v2/payment_methods', {
      type: 'EWALLET',
      reusability: 'MULTIPLE_USE',
      customer_id: customer['id'],
      ewallet: { channel_code, channel_properties: leaving },
    });
    return (made['actions'] as unknown as { url: string }[])[0]?.url ?? '';
  };
  /** Pays by a linked account of BRI, which confirms by a password. */
  const debit = async (): Promise<string> => {
    const customer = await payer();
    const made = await create('/v2/payment_methods', {
      type: 'DIRECT_DEBIT',
      reusability: 'MULTIPLE_USE',
      customer_id: customer['id'],
      direct_debit: {
        channel_code: 'BRI',
        channel_properties: {
          ...back,
          mobile_number: '+6281234567890',
          card_last_four: '1234',
          card_expiry: '06/39',
          email: 'siti@example.com',
        },
      },
    });
    await create(`/v2/payment_methods/${String(made['id'])}/auth`, { auth_code: '333000' });
    const request = await create('/payment_requests', {
      currency: 'IDR',
      amount: 198_000,
      payment_method_id: made['id'],
    });
    return (request['actions'] as unknown as { url: string }[])[0]?.url ?? '';
  };
  /** Gives the merchant a look of its own. */
  const brand = (color: string): Promise<unknown> =>
    kasir.directory.changeAccount(kasir.account, (account) => ({
      ...account,
      branding: { color, logo },
    }));
  /** Gives the merchant another name, of any length. */
  const rename = (name: string): Promise<unknown> =>
    kasir.directory.changeAccount(kasir.account, (account) => ({ ...account, name }));
  const bill = async (change: Body = {}): Promise<string> => {
    const made = await create('/v2/invoices', {
      external_id: 'INV-2026-0042',
      amount: 250_000,
      description: 'Order 42',
      success_redirect_url: back.success_return_url,
      failure_redirect_url: back.failure_return_url,
      customer: { given_names: 'Siti', surname: 'Aminah' },
      items: [
        { name: 'Nasi goreng spesial', quantity: 2, price: 100_000 },
        { name: 'Es teh manis', quantity: 2, price: 24_000 },
      ],
      fees: [{ type: 'ADMIN', value: 2_000 }],
      ...change,
    });
    return made['invoice_url'] ?? '';
  };
  const credit = async (): Promise<string> =>
    (await create('/cardless-credit', { ...createCardlessCredit.examples.phone }))[
      'redirect_url'
    ] ?? '';
  const challenge = async (): Promise<string> =>
    (
      await create('/v2/credit_card_tokens', {
        amount: 250_000,
        external_id: 'INV-2026-0042',
        should_authenticate: true,
        card_data: { account_number: challenged.card_number, exp_month: '12', exp_year: '2039' },
        card_cvn: '123',
      })
    )['payer_authentication_url'] ?? '';
  const acceptance = async (): Promise<string> =>
    (
      await create('/credit_cards/safe_acceptance', {
        amount: 250_000,
        return_url: 'https://merchant.example/cards',
        reference_id: 'INV-2026-0042',
        transaction_type: 'SALES',
        request_timestamp: '2026-01-01T00:00:00+07:00',
        descriptor: 'Two coffees',
        should_authenticate: true,
        currency: 'IDR',
        card_number: challenged.card_number,
        card_exp_month: '12',
        card_exp_year: '2039',
        card_cvn: '123',
      })
    )['payer_authentication_url'] ?? '';
  return {
    acceptance,
    brand,
    create,
    debit,
    request,
    press,
    rename,
    link,
    bill,
    credit,
    challenge,
    later: (ms: number) => kasir.clock.advance(ms),
  };
};

type Shop = ReturnType<typeof shopOf>;

const once = (type: string, instrument: Body): Body => ({
  type,
  reusability: 'ONE_TIME_USE',
  [type.toLowerCase()]: instrument,
});

const dana = once('EWALLET', { channel_code: 'DANA', channel_properties: leaving });
const ovo = once('EWALLET', {
  channel_code: 'OVO',
  channel_properties: { mobile_number: '+6281234567890' },
});
const account = (channel_code = 'BCA', customer_name = 'Siti Aminah'): Body =>
  once('VIRTUAL_ACCOUNT', { channel_code, channel_properties: { customer_name } });
const outlet = once('OVER_THE_COUNTER', {
  channel_code: 'ALFAMART',
  channel_properties: { customer_name: 'Siti Aminah' },
});
const card = once('CARD', { channel_properties: back, card_information: challenged });

/** Opens a page; returns its URL. */
type Open = (shop: Shop) => Promise<string>;

/** Every kind of page by a name, in each of its states. */
export const hostedPages: Readonly<Record<string, Open>> = {
  'wallet, open': (s) => s.request(dana),
  'wallet, paid': async (s) => s.press(await s.request(dana), 'approve'),
  'wallet, declined': async (s) => s.press(await s.request(dana), 'decline'),
  'wallet, expired': async (s) => {
    const url = await s.request(dana);
    await s.later(25 * HOUR);
    return url;
  },
  'outlet, expired without a way back': async (s) => {
    const url = await s.request(outlet);
    await s.later(72 * HOUR);
    return url;
  },
  'wallet in its app, waiting': (s) => s.request(ovo),
  'virtual account, waiting': (s) => s.request(account()),
  'virtual account, any amount': (s) => s.request(account(), { amount: null }),
  'virtual account, paid': async (s) => s.press(await s.request(account()), 'approve'),
  'direct debit, open': (s) => s.debit(),
  'direct debit, paid': async (s) => s.press(await s.debit(), 'approve'),
  'outlet, waiting': (s) => s.request(outlet),
  'outlet of the Philippines, waiting': (s) =>
    s.request(
      once('OVER_THE_COUNTER', {
        channel_code: 'CEBUANA',
        channel_properties: { customer_name: 'Maria Clara' },
      }),
      { currency: 'PHP', amount: 1_234.5 },
    ),
  'QR code, waiting': (s) => s.request(once('QR_CODE', {})),
  'card, open': (s) => s.request(card),
  'card, paid': async (s) => s.press(await s.request(card), 'AUTHENTICATED'),
  'card, authorized': async (s) =>
    s.press(await s.request(card, { capture_method: 'MANUAL' }), 'AUTHENTICATED'),
  'card, declined': async (s) => s.press(await s.request(card), 'UNAUTHENTICATED'),
  'link, open': (s) => s.link('DANA'),
  'link, active': async (s) => s.press(await s.link('DANA'), 'approve'),
  'link, declined': async (s) => s.press(await s.link('DANA'), 'decline'),
  'link, expired': async (s) => {
    const url = await s.link('DANA');
    await s.later(25 * HOUR);
    return url;
  },
  'card to save, open': async (s) => {
    const made = await s.create('/v2/payment_methods', {
      type: 'CARD',
      reusability: 'MULTIPLE_USE',
      card: { currency: 'IDR', channel_properties: back, card_information: challenged },
    });
    return (made['actions'] as unknown as { url: string }[])[0]?.url ?? '';
  },
  'challenge, open': (s) => s.challenge(),
  'challenge, passed': async (s) => s.press(await s.challenge(), 'AUTHENTICATED'),
  'challenge, failed': async (s) => s.press(await s.challenge(), 'UNAUTHENTICATED'),
  'form that comes back, open': (s) => s.acceptance(),
  'form that comes back, ended': async (s) => s.press(await s.acceptance(), 'AUTHENTICATED'),
  'invoice, open': (s) => s.bill(),
  'invoice, in bright colors of a merchant': async (s) => {
    await s.brand('#ffe14d');
    return s.bill();
  },
  'wallet, in dark colors of a merchant': async (s) => {
    await s.brand('#1d1145');
    return s.request(dana);
  },
  'invoice, by virtual account': async (s) => s.press(await s.bill(), 'VIRTUAL_ACCOUNT.BRI'),
  'invoice, by wallet': async (s) => s.press(await s.bill(), 'EWALLET.DANA'),
  'invoice, by QR code': async (s) => s.press(await s.bill(), 'QR_CODE.QRIS'),
  'invoice, after a declined card': async (s) =>
    s.press(await s.bill({ amount: 10_054, items: [], fees: [] }), 'CARD.CARDS', typedCard),
  'invoice, paid': async (s) => s.press(await s.bill(), 'CARD.CARDS', typedCard),
  'invoice, expired': async (s) => {
    const url = await s.bill();
    await s.later(48 * HOUR);
    return url;
  },
  'credit, open': (s) => s.credit(),
  'credit, paid': async (s) => s.press(await s.credit(), 'approve'),
  'credit, denied': async (s) => s.press(await s.credit(), 'deny'),
  'credit, canceled': async (s) => s.press(await s.credit(), 'cancel'),
  'hostile text, wallet': (s) =>
    s.request(dana, { reference_id: hostile.slice(0, 255), description: hostile.slice(0, 255) }),
  'hostile text, invoice': (s) =>
    s.bill({
      external_id: hostile.slice(0, 200),
      description: hostile,
      items: [{ name: hostile.slice(0, 200), quantity: 1, price: 250_000 }],
      fees: [],
      customer: { given_names: hostile.slice(0, 200), surname: '' },
    }),
  'hostile text, merchant of 4 kB': async (s) => {
    await s.rename(hostile.repeat(12).slice(0, 4_096));
    return s.bill();
  },
  'unknown link': async () => 'http://kasir.localhost/hosted/none',
};

/** Opens the page with a name on a platform; returns its path. */
export const openHostedPage = async (kasir: Kasir, name: string): Promise<string> => {
  const open = hostedPages[name];
  if (!open) throw new Error(`There is no page ${name}`);
  return new URL(await open(shopOf(kasir))).pathname;
};
