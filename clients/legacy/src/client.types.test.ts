// Type tests of the fields that an e-wallet charge requires. tsc checks them; they run only to be
// counted.
import { describe, expectTypeOf, test } from 'vitest';
import { createLegacyClient, type EwalletCharge } from './client.ts';

const { ewalletCharges } = createLegacyClient({ baseUrl: 'http://127.0.0.1:1', key: 'k' });

/** Code that is compiled and never run. */
const compiled = (_code: () => unknown): void => {};

const charge = { reference_id: 'order-1', currency: 'IDR', amount: 25_000 } as const;
const once = { ...charge, checkout_method: 'ONE_TIME_PAYMENT' } as const;
const again = { ...charge, checkout_method: 'TOKENIZED_PAYMENT' } as const;
const urls = { success_redirect_url: 'https://a.example' };

describe('the compiler', () => {
  test('requires the fields that the wallet of a charge requires (VER-UNSPEC-05)', () => {
    compiled(() =>
      ewalletCharges.create({
        body: {
          ...once,
          channel_code: 'ID_OVO',
          channel_properties: { mobile_number: '+6281234567890' },
        },
      }),
    );
    compiled(() =>
      ewalletCharges.create({
        body: { ...once, channel_code: 'ID_DANA', channel_properties: urls },
      }),
    );
    // @ts-expect-error -- OVO asks for a phone number
    compiled(() => ewalletCharges.create({ body: { ...once, channel_code: 'ID_OVO' } }));
    compiled(() =>
      ewalletCharges.create({
        // @ts-expect-error -- a URL does not replace the phone number
        body: { ...once, channel_code: 'ID_OVO', channel_properties: urls },
      }),
    );
    // @ts-expect-error -- a one-time payment requires channel_code
    compiled(() => ewalletCharges.create({ body: once }));
  });

  test('requires payment_method_id for a tokenized payment', () => {
    compiled(() => ewalletCharges.create({ body: { ...again, payment_method_id: 'pm-1' } }));
    // @ts-expect-error -- payment_method_id is missing
    compiled(() => ewalletCharges.create({ body: again }));
  });

  test('accepts unknown wallets', () => {
    compiled(() => ewalletCharges.create({ body: { ...once, channel_code: 'ID_NEW' } }));
  });

  test('accepts known and unknown codes of failures and channels', () => {
    expectTypeOf<'INSUFFICIENT_BALANCE'>().toExtend<EwalletCharge['failure_code']>();
    expectTypeOf<string>().toExtend<EwalletCharge['failure_code']>();
    expectTypeOf<'ID_NEW'>().toExtend<EwalletCharge['channel_code']>();
    expectTypeOf<number>().not.toExtend<EwalletCharge['channel_code']>();
  });
});
