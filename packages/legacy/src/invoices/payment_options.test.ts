// Tests the payment options of an invoice page: their texts, what ends them, and that an invoice
// is paid at most once.
import { receiveMoney } from '@kasir/payments';
import { instruments, intents, invoices, payments } from '@kasir/payments/state';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { challengedCard, payerOf, quietCard } from '../testing/payer.ts';
import { legacyPlatform } from '../testing/platform.ts';

const counter = (options: Parameters<typeof legacyPlatform>[0] = {}) => {
  const platform = legacyPlatform(options);
  const { call, store, partition } = platform;
  const bill = async (change: object = {}) => {
    const { body } = await call('POST', '/v2/invoices', {
      external_id: 'order-1',
      amount: 25_000,
      ...change,
    });
    return body as { readonly id: string; readonly invoice_url: string };
  };
  const all = <R>(read: Parameters<typeof store.view<R>>[1]): Promise<R> =>
    store.view(partition, read);
  return {
    ...platform,
    ...payerOf(platform),
    bill,
    read: async (id: string) => (await call('GET', `/v2/invoices/${id}`)).body,
    paid: () => all((view) => view.list(payments, {}, { limit: 50, order: 'asc' }).rows),
    opened: () => all((view) => view.list(intents, {}, { limit: 50, order: 'asc' }).rows),
    made: () => all((view) => view.list(instruments, {}, { limit: 50, order: 'asc' }).rows),
  };
};

test('the page shows the payer, the items and the fees', async () => {
  const { bill, show } = counter();
  const { invoice_url } = await bill({
    customer: { given_names: 'Siti', surname: 'Aminah' },
    items: [
      { name: 'Coffee', quantity: 2, price: 12_500 },
      { name: 'Beans', quantity: 0.5, price: 90_000 },
    ],
    fees: [{ type: 'ADMIN', value: 1_000 }],
  });
  expect((await show(invoice_url))?.items).toEqual([
    { label: { say: 'billed_to' }, value: 'Siti Aminah' },
    { label: '2 \u00D7 Coffee', value: 'Rp\u00A025.000' },
    {
      label: '0.5 \u00D7 Beans',
      value: { say: 'price_each', with: { price: 'Rp\u00A090.000' } },
    },
    { label: 'ADMIN', value: 'Rp\u00A01.000' },
  ]);
});

describe('choosing', () => {
  test('a bank shows its number, which stays the same, and a payment to the number pays the invoice', async () => {
    const { bill, show, press, read, paid } = counter();
    const { id, invoice_url } = await bill();
    await press(invoice_url, 'VIRTUAL_ACCOUNT.BCA');
    expect([(await read(id)).status, await paid()]).toEqual(['PENDING', []]);
    const page = await show(invoice_url);
    expect(page).toMatchObject({ title: 'BCA Virtual Account', status: 'waiting' });
    const numberOn = (on: typeof page) =>
      on?.instructions?.find(({ typedElsewhere }) => typedElsewhere)?.value;
    expect(numberOn(page)).toMatch(/^\d+$/);
    await press(invoice_url, 'other');
    expect((await show(invoice_url))?.choices.length).toBeGreaterThan(5);
    await press(invoice_url, 'VIRTUAL_ACCOUNT.BCA');
    expect(numberOn(await show(invoice_url))).toBe(numberOn(page));
    await press(invoice_url, 'approve');
    expect(await read(id)).toMatchObject({ status: 'PAID', payment_method: 'BANK_TRANSFER' });
    expect((await paid()).map(({ state }) => state.identifier)).toEqual([numberOn(page)]);
  });

  test('a QR code shows its image, and an outlet shows its code', async () => {
    const { bill, show, press } = counter();
    const { invoice_url } = await bill();
    await press(invoice_url, 'QR_CODE.QRIS');
    expect((await show(invoice_url))?.qr).toMatch(/^\d{6}/);
    await press(invoice_url, 'other');
    await press(invoice_url, 'OVER_THE_COUNTER.ALFAMART');
    const labels = (await show(invoice_url))?.instructions?.map(({ label }) => label);
    expect(labels).toContainEqual({ say: 'payment_code' });
  });

  test('a wallet opens its own page, which returns to the paid invoice, or to the choice after a decline', async () => {
    const { bill, show, press, read } = counter();
    const { id, invoice_url } = await bill();
    await press(invoice_url, 'EWALLET.DANA');
    const { next } = (await show(invoice_url)) ?? {};
    expect(next?.label).toEqual({ say: 'continue_to', with: { channel: 'DANA' } });
    await press(next?.url ?? '', 'decline');
    expect((await show(next?.url ?? ''))?.returnUrl).toBe(invoice_url);
    expect(await show(invoice_url)).toMatchObject({
      status: 'open',
      failure: 'USER_DECLINED_PAYMENT',
    });
    await press(invoice_url, 'EWALLET.DANA');
    const again = (await show(invoice_url))?.next?.url ?? '';
    expect(again).not.toBe(next?.url);
    await press(again, 'approve');
    expect((await read(id)).status).toBe('PAID');
    expect((await show(again))?.returnUrl).toBe(invoice_url);
  });

  test('a wallet that is confirmed in its app waits for the payer', async () => {
    const { bill, show, press, read, advance } = counter();
    const { id, invoice_url } = await bill();
    await press(invoice_url, 'EWALLET.OVO');
    expect(await show(invoice_url)).toMatchObject({
      status: 'waiting',
      choices: [{ name: 'other' }],
    });
    await press(invoice_url, 'approve');
    expect((await read(id)).status).toBe('PENDING');
    await advance(2_000);
    expect(await read(id)).toMatchObject({ status: 'PAID', payment_channel: 'OVO' });
  });
});

describe('a card', () => {
  test('pays at once when its bank does not ask for authentication, and its number is not stored', async () => {
    const { bill, pay, read, made, paid, opened } = counter();
    const { id, invoice_url } = await bill();
    await pay(invoice_url, 'CARD.CARDS', quietCard);
    expect(await read(id)).toMatchObject({ status: 'PAID', payment_method: 'CREDIT_CARD' });
    const stored = JSON.stringify([await made(), await paid(), await opened()]);
    expect(stored).not.toContain(quietCard['card_number']);
    expect(stored).toContain('400000XXXXXX1000');
  });

  test('whose bank asks for authentication opens the page of the bank', async () => {
    const { bill, show, press, read } = counter();
    const { id, invoice_url } = await bill();
    await press(invoice_url, 'CARD.CARDS', challengedCard);
    const { next } = (await show(invoice_url)) ?? {};
    await press(next?.url ?? '', 'AUTHENTICATION_REJECTED');
    expect((await read(id)).status).toBe('PENDING');
    await press(invoice_url, 'CARD.CARDS', challengedCard);
    await press((await show(invoice_url))?.next?.url ?? '', 'AUTHENTICATED');
    expect((await read(id)).status).toBe('PAID');
  });

  test('is charged at once when should_authenticate_credit_card is false', async () => {
    const { bill, press, read } = counter();
    const { id, invoice_url } = await bill({ should_authenticate_credit_card: false });
    await press(invoice_url, 'CARD.CARDS', challengedCard);
    expect((await read(id)).status).toBe('PAID');
  });

  test('that is declined leaves the invoice open, and the next card replaces it', async () => {
    const { bill, press, show, read, opened } = counter();
    const { id, invoice_url } = await bill({ amount: 10_054 });
    await press(invoice_url, 'CARD.CARDS', quietCard);
    expect((await show(invoice_url))?.failure).toBe('INSUFFICIENT_BALANCE');
    await press(invoice_url, 'CARD.CARDS', challengedCard);
    await press(invoice_url, 'CARD.CARDS', challengedCard);
    expect((await opened()).map(({ state }) => state.status)).toEqual([
      'FAILED',
      'CANCELED',
      'REQUIRES_ACTION',
    ]);
    expect((await read(id)).status).toBe('PENDING');
  });

  test.each([
    [{ card_number: '4000' }, 'card_number', 'card_number_wrong'],
    [{ card_number: '9999999999999995' }, 'card_number', 'card_number_unknown'],
    [{ expiry: '13/39' }, 'expiry', 'expiry_date_wrong'],
    [{ expiry: '12' }, 'expiry', 'expiry_date_wrong'],
    [{ expiry: '12/1939' }, 'expiry', 'expiry_date_wrong'],
    [{ expiry: '12/20' }, 'expiry', 'card_expired'],
    [{ cvn: '1' }, 'cvn', 'security_code_wrong'],
    [{ cvn: '1234' }, 'cvn', 'security_code_length'],
    [{ holder: 'S'.repeat(101) }, 'holder', 'name_on_card_wrong'],
  ])('with %j is refused with an error at that field', async (change, field, say) => {
    const { bill, press, opened } = counter();
    const { invoice_url } = await bill();
    const wrong = await press(invoice_url, 'CARD.CARDS', { ...quietCard, ...change });
    expect(wrong).toEqual([{ field, message: { say } }]);
    expect(await opened()).toEqual([]);
  });

  test('is not offered where the merchant excludes it', async () => {
    const { bill, show } = counter();
    const { invoice_url } = await bill({ should_exclude_credit_card: true });
    const names = (await show(invoice_url))?.choices.map(({ name }) => name);
    expect(names).not.toContain('CARD.CARDS');
    expect(names).toContain('EWALLET.DANA');
  });
});

describe('the end of an invoice', () => {
  test('closes all other payment options: a later payment is refused, or reversed', async () => {
    const { bill, press, pay, read, made, opened, paid, decide, events } = counter();
    const { id, invoice_url } = await bill();
    await press(invoice_url, 'VIRTUAL_ACCOUNT.BRI');
    await press(invoice_url, 'other');
    await pay(invoice_url, 'EWALLET.DANA');
    expect((await opened()).map(({ state }) => state.status)).toEqual(['CANCELED', 'SUCCEEDED']);
    const [number] = await made();
    if (!number) throw new Error('There is no number');
    expect(number.state.status).toBe('EXPIRED');
    const send = (late: 'refuse' | 'reverse') =>
      decide((d) => receiveMoney(d, number, { amount: 25_000, late }));
    expect(await send('refuse')).toMatchObject({ ok: false, refusal: { code: 'NOT_ACTIVE' } });
    expect(await send('reverse')).toMatchObject({ ok: true });
    expect((await paid()).map(({ state }) => [state.channel, state.reversed])).toEqual([
      ['DANA', false],
      ['BRI', true],
    ]);
    expect((await read(id)).payment_channel).toBe('DANA');
    expect((await events()).map(({ body }) => body['event'])).toEqual(['invoice.paid']);
  });

  test('at its expiry closes pending wallets, cards and numbers', async () => {
    const { bill, press, opened, advance, read, made } = counter();
    const { id, invoice_url } = await bill({ invoice_duration: 60 });
    for (const [choice, typed] of [
      ['VIRTUAL_ACCOUNT.BRI'],
      ['EWALLET.DANA'],
      ['CARD.CARDS', challengedCard],
    ] as const) {
      await press(invoice_url, choice, typed ?? {});
      await press(invoice_url, 'other');
    }
    await advance(60_000);
    expect((await read(id)).status).toBe('EXPIRED');
    expect((await opened()).map(({ state }) => state.status)).toEqual([
      'EXPIRED',
      'EXPIRED',
      'EXPIRED',
    ]);
    for (const { state } of await made()) expect(state.status).toBe('EXPIRED');
  });
});

test('the callback contains the number that was paid to, and its bank', async () => {
  const { bill, pay, events, paid } = counter();
  const { invoice_url } = await bill();
  await pay(invoice_url, 'VIRTUAL_ACCOUNT.BCA');
  const [payment] = await paid();
  expect((await events())[0]?.body).toMatchObject({
    event: 'invoice.paid',
    bank_code: 'BCA',
    payment_destination: payment?.state.identifier,
  });
});

test('a payer pays an invoice at most once, in any order of the actions of its page', async () => {
  const choices = ['VIRTUAL_ACCOUNT.BRI', 'EWALLET.DANA', 'EWALLET.OVO', 'QR_CODE.QRIS'];
  const acts = fc.array(
    fc.oneof(
      fc.constantFrom(...choices, 'other', 'approve', 'quiet', 'challenged', 'next', 'decline'),
      fc.integer({ min: 1, max: 40 }),
    ),
    { minLength: 4, maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(acts, async (history) => {
      const { bill, press, show, advance, read, paid, opened, store, partition } = counter();
      const { id, invoice_url } = await bill({ invoice_duration: 3_600 });
      let last = '';
      for (const act of history) {
        const next = (await show(invoice_url))?.next?.url;
        if (next !== undefined) last = next;
        if (typeof act === 'number') await advance(act * 60_000);
        else if (act === 'quiet') await press(invoice_url, 'CARD.CARDS', quietCard);
        else if (act === 'challenged') await press(invoice_url, 'CARD.CARDS', challengedCard);
        else if (act === 'next' || act === 'decline') {
          const buttons = last === '' ? [] : ((await show(last))?.choices ?? []);
          const button = act === 'next' ? buttons[0] : buttons[1];
          if (button) await press(last, button.name);
        } else await press(invoice_url, act);
      }
      const rows = (await paid()).filter(({ state }) => state.captured > 0 && !state.reversed);
      const { status } = await read(id);
      expect(rows).toHaveLength(status === 'PAID' ? 1 : 0);
      if (status !== 'PENDING') {
        const waiting = (await opened()).filter(({ state }) =>
          ['REQUIRES_ACTION', 'PENDING'].includes(state.status),
        );
        expect(waiting).toEqual([]);
      }
      const row = await store.view(partition, (view) => view.find(invoices, 'short_id', id));
      expect(row?.state.intents.length).toBeLessThanOrEqual(choices.length + 1);
    }),
    { numRuns: 60 },
  );
});
