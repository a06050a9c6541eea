// Tests the official SDK for browsers, unmodified, in a headless Chromium: it creates tokens and
// authentications with a public key, and the official SDK for servers charges them.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cardAuthentication, cardCharge, cardToken } from '@kasir/models';
import { openPage, press, servePage } from '@kasir/server/testing/browser';
import { expect, test } from 'vitest';
import { openV1 } from './v1.ts';

const require = createRequire(import.meta.url);
const { merchant, account, operate, sdk } = await openV1();
const { xenditURL: url } = merchant;
const cards = new sdk.Card({});
const { key } = await operate<{ readonly key: string }>('POST', `/accounts/${account}/keys`, {
  type: 'public',
});

/** Returns a package as a bundler prepares it for a page: unchanged files, with a `require`. */
const bundle = (entry: string): string => {
  const files = new Map<string, string>();
  const add = (file: string): string => {
    if (files.has(file)) return file;
    const text = readFileSync(file, 'utf8');
    files.set(file, '');
    const { resolve } = createRequire(file);
    const links = [...text.matchAll(/\brequire\('([^']+)'\)/g)].map(
      ([, to = '']): [string, string] => [to, add(resolve(to))],
    );
    const paths = JSON.stringify(Object.fromEntries(links));
    const run = `(module, exports, require) => {${text}\n}`;
    files.set(file, `${JSON.stringify(file)}: { paths: ${paths}, run: ${run} }`);
    return file;
  };
  const main = add(entry);
  return `(() => {
    const files = { ${[...files.values()].join(',\n')} };
    const loaded = {};
    const load = (file) => {
      if (loaded[file]) return loaded[file].exports;
      const module = (loaded[file] = { exports: {} });
      const { paths, run } = files[file];
      run(module, module.exports, (name) => load(paths[name]));
      return module.exports;
    };
    return load(${JSON.stringify(main)});
  })()`;
};

/** Opens a checkout page of another origin with the SDK, which has the URL of the platform. */
const checkout = async () => {
  const script = `window.Xendit = ${bundle(require.resolve('xendit-js-node'))};
    Xendit.settings.url = '${url}';
    Xendit.setPublishableKey('${key}');`;
  const page = await openPage(
    await servePage(`<!doctype html><title>Shop</title><h1>Shop</h1><script>${script}</script>`),
  );
  await page.eventually(() => page.evaluate("typeof Xendit === 'function'") as Promise<boolean>);
  /** Calls a method of the SDK; resolves to the arguments of its callback. */
  const called = async (method: string, data: object) =>
    (await page.evaluate(
      `new Promise((resolve) => Xendit.card.${method}(${JSON.stringify(data)}, (error, result) => resolve({ error, result })))`,
    )) as { readonly error?: { readonly error_code: string } | null; readonly result?: unknown };
  /** Calls a method that must succeed; resolves to its result, parsed by a schema. */
  const done = async <T>(
    schema: { readonly parse: (data: unknown) => T },
    method: string,
    data: object,
  ): Promise<T> => {
    const { error, result } = await called(method, data);
    expect(error).toBeNull();
    return schema.parse(result);
  };
  /** Shows the challenge in a frame, which the SDK leaves to the page, and approves it. */
  const authenticate = async (challenge: string | undefined): Promise<void> => {
    await page.evaluate(
      `{ const frame = document.createElement('iframe'); frame.src = '${challenge}'; document.body.append(frame); window.outcome = new Promise((resolve) => addEventListener('message', ({ data, origin }) => resolve({ data, origin }), { once: true })); 0 }`,
    );
    await page.inFrame(url, press('AUTHENTICATED'));
    expect(await page.evaluate('outcome')).toMatchObject({ origin: url });
  };
  return { page, called, done, authenticate };
};

const card = (card_number: string) => ({
  card_number,
  card_exp_month: '12',
  card_exp_year: '2039',
  card_cvn: '123',
});
const challenged = '4000000000001091';

test('a token whose challenge is shown in a frame of the page is created and charged', async () => {
  const { done, authenticate } = await checkout();
  const made = await done(cardToken, 'createToken', { ...card(challenged), amount: 75_000 });
  expect(made).toMatchObject({ status: 'IN_REVIEW', is_multiple_use: false });
  await authenticate(made.payer_authentication_url);
  const sent = { tokenID: made.id, externalID: 'order-1', amount: 75_000, isRecurring: false };
  expect(cardCharge.parse(await cards.createCharge(sent))).toMatchObject({
    status: 'CAPTURED',
    charge_type: 'SINGLE_USE_TOKEN',
    eci: '5',
    cvn_code: 'M',
  });
});

test('a card is saved, and its holder authenticates a charge of it', async () => {
  const { done, authenticate } = await checkout();
  const saved = await done(cardToken, 'createToken', {
    ...card(challenged),
    is_multiple_use: true,
    should_authenticate: false,
  });
  expect(saved).toMatchObject({ status: 'VERIFIED', is_multiple_use: true });
  const { id: authID, ...made } = await done(cardAuthentication, 'createAuthentication', {
    token_id: saved.id,
    amount: 50_000,
  });
  expect(made).toMatchObject({ status: 'IN_REVIEW', credit_card_token_id: saved.id });
  await authenticate(made.payer_authentication_url);
  const sent = { externalID: 'order-2', amount: 50_000, isRecurring: false };
  const charge = cardCharge.parse(await cards.createCharge({ ...sent, tokenID: saved.id, authID }));
  expect(charge).toMatchObject({ status: 'CAPTURED', charge_type: 'MULTIPLE_USE_TOKEN' });
});

test('a card without a challenge is VERIFIED at once, and errors have the codes of the platform', async () => {
  const { page, called, done } = await checkout();
  const data = { ...card('4000000000001000'), amount: 75_000 };
  expect(await done(cardToken, 'createToken', data)).toMatchObject({ status: 'VERIFIED' });
  const expired = { ...data, card_exp_year: '2020' };
  expect((await called('createToken', expired)).error?.error_code).toBe('API_VALIDATION_ERROR');
  const unknown = { token_id: '0190b8c26f1e000001a2b3c4', amount: 75_000 };
  expect((await called('createAuthentication', unknown)).error?.error_code).toBe(
    'TOKEN_NOT_FOUND_ERROR',
  );
  const typed = { ...data, amount: '75000' };
  expect((await called('createToken', typed)).error?.error_code).toBe('API_VALIDATION_ERROR');
  // createTokenV1 uses a token service of another company.
  expect((await called('createTokenV1', data)).error?.error_code).toBe('SERVER_ERROR');
  await page.evaluate("Xendit.setPublishableKey('xnd_public_development_unknown'); 0");
  expect((await called('createToken', data)).error?.error_code).toBe('INVALID_API_KEY');
});
