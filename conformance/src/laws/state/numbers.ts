// The law about virtual accounts of the legacy API and of the unified one: no number is assigned
// twice.
import { law, type Law } from '../../law.ts';
import { bankAccountBody } from '../../run/samples/bodies.ts';
import { hashText } from '../../run/seed.ts';
import { expectSame, expectStatus, requireObject, textOf } from '../../violation.ts';

const numbers = law({
  id: 'st-64',
  on: 'callback_virtual_accounts.create',
  title: 'a virtual account number is taken once, whichever generation of the API takes it',
  level: 'S',
  clauses: ['LEGACY-PATH-03'],
  endpoints: ['callback_virtual_accounts.create', 'payment_methods.create'],
  run: async (trial) => {
    // Not from the seed: a number that an earlier run took remains taken.
    const digits = String(1_000_000_000 + hashText(trial.newReference()));
    const body = bankAccountBody(trial, { virtual_account_number: digits });
    const made = requireObject(
      await trial.call('callback_virtual_accounts.create', { body }),
      'a virtual account with a chosen number',
    );
    const whole = textOf(made, 'merchant_code') + digits;
    expectSame('the whole number', whole, made['account_number']);
    const again = await trial.call('callback_virtual_accounts.create', {
      body: bankAccountBody(trial, { virtual_account_number: digits }),
    });
    expectStatus(again, 409, 'for a number that is taken');
    const unified = await trial.call('payment_methods.create', {
      body: {
        type: 'VIRTUAL_ACCOUNT',
        reusability: 'MULTIPLE_USE',
        virtual_account: {
          channel_code: 'BNI',
          channel_properties: {
            customer_name: 'Siti',
            virtual_account_number: textOf(made, 'account_number'),
          },
        },
      },
    });
    expectStatus(unified, 400, 'for the same number in the unified API');
  },
});

export const numberLaws: readonly Law[] = [numbers];
