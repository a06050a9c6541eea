// Tests the browser library against the real pipeline: its own validation, its requests, and the
// token that it calls back with. The server's browser test runs it in a real browser.
import { findNetwork, hasCheckDigit, securityCodeDigits } from '@kasir/models';
import fc from 'fast-check';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { cardData, cardMerchant, testCards } from '../testing/cards.ts';
import {
  createKasir,
  validateCardNumber,
  validateCvn,
  validateExpiry,
  type BrowserHost,
  type CreateTokenData,
  type KasirError,
} from '@kasir/legacy/browser';
import { browserScript } from '@kasir/legacy/browser/script';

const service = 'http://api.test';

/** A browser window whose requests go to the test platform. */
const opened = () => {
  const merchant = cardMerchant();
  const sent: { readonly url: string; readonly body: Record<string, unknown> }[] = [];
  const frames: { src: string; removed: boolean }[] = [];
  const heard = new Set<Parameters<BrowserHost['addEventListener']>[1]>();
  const windows: { url: string; closed: boolean }[] = [];
  const host: BrowserHost = {
    fetch: async (url, { method, headers, body }) => {
      sent.push({ url, body: body === undefined ? {} : JSON.parse(body) });
      const { status, body: result } = await merchant.call(
        method,
        url.slice(service.length),
        body,
        { headers },
      );
      return { ok: status < 300, status, json: async () => result as unknown };
    },
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms / 100),
    addEventListener: (_, listener) => heard.add(listener),
    removeEventListener: (_, listener) => heard.delete(listener),
    open: (url) => {
      const made = { url, closed: false };
      windows.push(made);
      return {
        ...made,
        close: () => (made.closed = true),
        get closed() {
          return made.closed;
        },
      };
    },
    document: {
      body: { appendChild: () => undefined },
      createElement: () => {
        const frame = {
          src: '',
          title: '',
          removed: false,
          setAttribute: () => undefined,
          remove: () => {
            frame.removed = true;
          },
        };
        frames.push(frame);
        return frame;
      },
    },
  };
  const kasir = createKasir(host, service);
  kasir.setPublishableKey('xnd_public_development_x');
  const key = merchant.publicKey();
  const own = createKasir(
    {
      ...host,
      fetch: (url, init) =>
        host.fetch(url, {
          ...init,
          headers: { ...init.headers, authorization: `Basic ${btoa(`${key}:`)}` },
        }),
    },
    service,
  );
  const say = (origin: string, data: unknown) => {
    for (const listener of heard) listener({ origin, data });
  };
  return { ...merchant, kasir: own, sent, frames, windows, heard, say };
};

const data = (change: Readonly<Record<string, unknown>> = {}): CreateTokenData => ({
  amount: 75_000,
  card_data: cardData(testCards.frictionless),
  card_cvn: '123',
  is_multiple_use: false,
  should_authenticate: true,
  ...change,
});

const until = async (isSo: () => boolean): Promise<void> => {
  for (let tries = 0; !isSo() && tries < 500; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 2));
};

describe('createToken', () => {
  test('sends the card data only to the token service, with all data of the payer, and calls back once (TOKEN-fn, TOKEN-amount, TOKEN-card_cvn, TOKEN-external_id, TOKEN-billing_details, TOKEN-billing_details.given_names, TOKEN-billing_details.surname, TOKEN-billing_details.email, TOKEN-billing_details.mobile_number, TOKEN-billing_details.phone_number, TOKEN-billing_details.address, TOKEN-customer)', async () => {
    const payer = {
      given_names: 'Siti',
      surname: 'Aminah',
      email: 'siti@customers.example',
      mobile_number: '+62812345678',
      phone_number: '+62212345678',
      address: {
        country: 'ID',
        street_line1: 'Jalan 1',
        street_line2: 'Lantai 2',
        city: 'Jakarta',
        province_state: 'DKI',
        postal_code: '10110',
      },
    };
    for (const name of ['billing_details', 'customer'] as const) {
      const { kasir, sent } = opened();
      const calls: unknown[][] = [];
      kasir.createToken(data({ external_id: 'order-1', [name]: payer }), (...call) =>
        calls.push(call),
      );
      await until(() => calls.length > 0);
      expect(calls).toEqual([[null, expect.objectContaining({ status: 'VERIFIED' })]]);
      expect(sent).toEqual([
        {
          url: `${service}/v2/credit_card_tokens`,
          body: {
            amount: 75_000,
            is_multiple_use: false,
            should_authenticate: true,
            card_data: cardData(testCards.frictionless),
            card_cvn: '123',
            external_id: 'order-1',
            [name]: payer,
          },
        },
      ]);
      const [, result] = calls[0] ?? [];
      expect(JSON.stringify(result)).not.toContain(testCards.frictionless);
    }
  });

  test.each<[string, Readonly<Record<string, unknown>>, string]>([
    ['no card_data', { card_data: undefined }, 'card_data'],
    ['a short number', { card_data: cardData('4000') }, 'card_data.account_number'],
    [
      'a wrong check digit',
      { card_data: cardData('4000000000001001') },
      'card_data.account_number',
    ],
    [
      'month 0',
      { card_data: { ...cardData(testCards.bca), exp_month: '0' } },
      'card_data.exp_month',
    ],
    [
      'month 13',
      { card_data: { ...cardData(testCards.bca), exp_month: '13' } },
      'card_data.exp_month',
    ],
    [
      'a past year',
      { card_data: { ...cardData(testCards.bca), exp_year: '2020' } },
      'card_data.exp_year',
    ],
    ['two digits of cvn', { card_cvn: '12' }, 'card_cvn'],
    ['four digits for VISA', { card_cvn: '1234' }, 'card_cvn'],
    ['three digits for AMEX', { card_data: cardData(testCards.amex) }, 'card_cvn'],
    ['no amount', { amount: undefined }, 'amount'],
    ['a negative amount', { amount: -1 }, 'amount'],
    ['words for an amount', { amount: 'much' }, 'amount'],
    ['a payer twice', { billing_details: {}, customer: {} }, 'customer'],
  ])(
    'refuses %s before anything is sent (TOKEN-card_data, TOKEN-card_data.account_number, TOKEN-card_data.exp_month, TOKEN-card_data.exp_year, TOKEN-billing_details)',
    async (_, change, path) => {
      const { kasir, sent } = opened();
      const error = await kasir.createToken(data(change)).then(
        () => null,
        (refused: unknown) => refused as KasirError,
      );
      expect(error?.error_code).toBe('VALIDATION_ERROR');
      expect(error?.errors?.map((one) => one.path)).toEqual([path]);
      expect(error?.message).toContain(`${path}: `);
      expect(sent).toEqual([]);
    },
  );

  test('creates tokens for a single use or for multiple uses (TOKEN-is_multiple_use)', async () => {
    const { kasir } = opened();
    for (const is_multiple_use of [true, false]) {
      const token = await kasir.createToken(data({ is_multiple_use }));
      expect(token['is_multiple_use']).toBe(is_multiple_use);
    }
  });

  test.each(['iframe', 'window'] as const)(
    'shows the challenge to the holder in a %s and calls back with the final token (TOKEN-should_authenticate, TOKEN-status)',
    async (challenge) => {
      for (const [choice, status] of [
        ['AUTHENTICATED', 'VERIFIED'],
        ['CANCELLED_AUTHENTICATION', 'FAILED'],
      ] as const) {
        const { kasir, frames, windows, choose, say, heard } = opened();
        const made = kasir.createToken(data({ card_data: cardData(testCards.challenged) }), {
          challenge,
        });
        await until(() => frames.length + windows.length > 0);
        const url = frames[0]?.src ?? windows[0]?.url ?? '';
        await choose(url, choice);
        say('http://thief.test', { page: 'authentication' });
        say(new URL(url).origin, { page: 'authentication' });
        expect((await made).status).toBe(status);
        expect([frames[0]?.removed ?? windows[0]?.closed, heard.size]).toEqual([true, 0]);
      }
    },
  );

  test('calls back with the outcome also when the challenge sends no message', async () => {
    const { kasir, frames, choose } = opened();
    const made = kasir.createToken(data({ card_data: cardData(testCards.challenged) }));
    await until(() => frames.length > 0);
    await choose(frames[0]?.src ?? '', 'AUTHENTICATED');
    expect((await made).status).toBe('VERIFIED');
  });

  test('returns a token IN_REVIEW when the page shows the challenge itself or its window was closed (TOKEN-status-IN_REVIEW, TOKEN-status)', async () => {
    const { kasir, frames, windows } = opened();
    const challenged = data({ card_data: cardData(testCards.challenged) });
    const token = await kasir.createToken(challenged, { challenge: 'none' });
    expect(token).toMatchObject({
      status: 'IN_REVIEW',
      payer_authentication_url: expect.stringContaining('/authentication/') as string,
    });
    expect(frames).toEqual([]);
    const left = kasir.createToken(challenged, { challenge: 'window' });
    await until(() => windows.length > 0);
    for (const one of windows) one.closed = true;
    expect((await left).status).toBe('IN_REVIEW');
  });

  test('returns the refusal of the service, or SERVER_ERROR when the service does not respond', async () => {
    const { kasir } = opened();
    await expect(kasir.createToken(data({ currency: 'USD' }))).rejects.toMatchObject({
      error_code: 'API_VALIDATION_ERROR',
    });
    const host = { fetch: () => Promise.reject(new Error('offline')) } as unknown as BrowserHost;
    await expect(createKasir(host, service).createToken(data())).rejects.toMatchObject({
      error_code: 'SERVER_ERROR',
    });
  });
});

test('createAuthentication authenticates the holder of a token for an amount', async () => {
  const { kasir, token, frames, choose, charge } = opened();
  const { id } = await token(testCards.challenged, { is_multiple_use: true, amount: undefined });
  const made = kasir.createAuthentication({ token_id: id, amount: '50000', card_cvn: '123' });
  await until(() => frames.length > 0);
  await choose(frames[0]?.src ?? '', 'AUTHENTICATED');
  const { id: authentication_id, status } = await made;
  expect(status).toBe('VERIFIED');
  const charged = await charge({ token_id: id, authentication_id, amount: 50_000 });
  expect(charged.body.status).toBe('CAPTURED');
  await expect(
    kasir.createAuthentication({ token_id: '', amount: 0, card_cvn: '1' }),
  ).rejects.toMatchObject({
    errors: [{ path: 'token_id' }, { path: 'amount' }, { path: 'card_cvn' }],
  });
});

test('accepts public keys only', () => {
  const { kasir } = opened();
  expect(() => kasir.setPublishableKey('xnd_development_secret')).toThrow('public key');
});

test('the library validates any card number and security code like the server', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{10,20}$/), fc.stringMatching(/^\d{2,5}$/), (number, cvn) => {
      expect(validateCardNumber(number)).toBe(/^\d{12,19}$/.test(number) && hasCheckDigit(number));
      const network = findNetwork(number, 'CARDS')?.network;
      if (network)
        expect(validateCvn(cvn, number)).toBe(cvn.length === securityCodeDigits(network));
    }),
  );
  expect(validateExpiry('01', '2026', Date.UTC(2026, 0, 31))).toBe(true);
  expect(validateExpiry('01', '2026', Date.UTC(2026, 1, 1))).toBe(false);
});

test('the library is also a classic script, which defines Kasir and calls the origin of the script', async () => {
  const sent: string[] = [];
  const page: Record<string, unknown> = {
    document: { currentScript: { src: 'https://pay.example/js/kasir.js' } },
    URL,
    btoa,
    fetch: async (url: string) => {
      sent.push(url);
      return { ok: true, status: 200, json: async () => ({ id: 'a', status: 'VERIFIED' }) };
    },
  };
  runInNewContext(browserScript(), page);
  const { Kasir } = page as { Kasir: ReturnType<typeof createKasir> };
  Kasir.setPublishableKey('xnd_public_development_x');
  expect((await Kasir.card.createToken(data())).status).toBe('VERIFIED');
  expect(sent).toEqual(['https://pay.example/v2/credit_card_tokens']);
  expect(browserScript()).not.toMatch(/^export |^import /m);
});
