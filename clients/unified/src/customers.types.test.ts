// Type tests of the client of customers, whose two versions have different bodies and responses.
import { expectTypeOf, test } from 'vitest';
import { createUnifiedClient, type Customer } from './client.ts';

const { customers } = createUnifiedClient({ baseUrl: 'http://127.0.0.1:1', key: 'k' });

/** Code that is compiled and never run. */
const compiled = (_code: () => unknown): void => {};

test('the list iterates over customers of the current version (CUST-GET-data, CUST-GET-has_more)', () => {
  expectTypeOf(customers.list.items).returns.toEqualTypeOf<AsyncGenerator<Customer, void>>();
  compiled(async () => {
    for await (const { body } of customers.list.pages({ query: { reference_id: 'a' } }))
      expectTypeOf(body.data).toEqualTypeOf<Customer[]>();
  });
  // @ts-expect-error -- customers are listed by their reference_id only
  compiled(() => customers.list.items({ query: {} }));
});

test('customers.create accepts the body of either version (VER-16, VER-17)', () => {
  compiled(() =>
    customers.create(
      { body: { reference_id: 'a', given_names: 'Siti', addresses: [{ country_code: 'ID' }] } },
      { version: '2020-05-19' },
    ),
  );
  // @ts-expect-error -- a customer requires a name in either version
  compiled(() => customers.create({ body: { reference_id: 'a' } }));
  // @ts-expect-error -- an update is possible in the current version only
  compiled(() => customers.update({ params: { id: 'a' }, body: {} }, { version: '2020-05-19' }));
});
