// Stories of customers, with their handwritten scenarios.
import { customer, customerCommands } from '../../model/customers.ts';
import { optionalDetails } from '../../run/samples/customers.ts';
import { AT_ONCE, MANY, SAME } from '../levels.ts';
import {
  again,
  key,
  make,
  makeAs,
  on,
  scenario,
  stranger,
  type ScenarioStep,
} from '../scenario.ts';
import type { Product } from '../product.ts';

const setVersion = (version: string): ScenarioStep => ({
  what: 'set the version of an account',
  by: { resource: 'customers', version, mode: 'test' },
});

export const customers: Product = {
  id: 'story-5',
  name: 'customers',
  clauses: [
    'CUST-CONF-05',
    'CUST-CONF-07',
    'CUST-GET-HDR-for_user_id',
    'CUST-PATCH-HDR-for_user_id',
    'CUST-PATCH-01',
    'CUST-PATCH-02',
    'CUST-PATCH-03',
    'CUST-PATCH-04',
    'CUST-PATCH-05',
    'CUST-PATCH-06',
    'CUST-PATCH-07',
    'CUST-PATCH-08',
    'CUST-PATCH-addresses',
    'CUST-PATCH-business_detail',
    'CUST-PATCH-email',
    'CUST-PATCH-identity_accounts',
    'CUST-PATCH-individual_detail',
    'CUST-PATCH-individual_detail-text',
    'CUST-PATCH-kyc_documents',
    'CUST-PATCH-metadata',
    'CUST-PATCH-mobile_number',
    'CUST-PATCH-phone_number',
    'CUST-UNSPEC-06',
    'CUST-UNSPEC-09',
    'CUST-UNSPEC-10',
    'IDEM-03',
    'VER-16',
  ],
  needs: ['customers.create', 'customers.list'],
  commands: customerCommands,
  kinds: [customer],
  currencies: [],
  scenarios: [
    scenario('story-147', 'a customer is changed many times at once', [
      make('create a customer', { reference: 'new', [AT_ONCE]: SAME }),
      on(1, 'change a customer', { how: 'some fields', [AT_ONCE]: MANY }),
      on(1, 'change a customer', { how: 'one to null', [AT_ONCE]: MANY }),
      // Changes of everything leave several orders that explain their responses.
      ...Array.from({ length: 4 }, () => [
        on(1, 'change a customer', { how: 'all to null' }),
        on(1, 'change a customer', { how: 'some fields', [AT_ONCE]: MANY }),
      ]).flat(),
    ]),
    scenario('story-210', 'the details of a person are replaced by each optional field alone', [
      make('create a customer', { reference: 'new', type: 'INDIVIDUAL' }),
      ...optionalDetails('INDIVIDUAL').map((detail) =>
        on(1, 'change a customer', { how: 'one detail', detail }),
      ),
    ]),
    scenario('story-153', 'a change of a customer that is sent once more undoes no later one', [
      make('create a customer', { ...key, reference: 'new', 'api-version': 'by header' }),
      again(1, { how: 'by another account', to: stranger }),
      on(1, 'change a customer', { ...key, how: 'some fields' }),
      on(1, 'change a customer', { ...key, how: 'some fields' }),
      again(3),
      again(3, { how: 'another body' }),
    ]),
    scenario('story-205', 'a key is sent again after the version of its account has changed', [
      make('create a customer', { ...key, reference: 'new', 'api-version': 'by its account' }),
      setVersion('2020-05-19'),
      again(1),
      setVersion('2020-10-31'),
      again(1),
    ]),
    scenario('story-169', 'a reference of a customer can be used again in another account', [
      make('create a customer', { reference: 'new' }),
      makeAs(stranger, 'create a customer', { reference: 'used' }),
      makeAs(stranger, 'create a customer', { reference: 'used' }),
    ]),
  ],
};
