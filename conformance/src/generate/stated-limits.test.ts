// Tests the stated limits, by endpoint and by the whole path of a field.
import { expect, test } from 'vitest';
import { declaredIn } from '../schema.ts';
import { contractNamed, registry } from '../registry.ts';
import { statedLimit } from './stated-limits.ts';

const at = (endpoint: string, path: string) => statedLimit(contractNamed(endpoint), path);

test('a limit is that of its field only, not of another one with the same name', () => {
  expect(at('customers.update', 'email')).toEqual(['LIMIT-12', 'CUST-PATCH-email']);
  expect(at('customers.update', 'addresses.0.city')).toEqual(['CUST-PATCH-addresses.city']);
  expect(at('payment_methods.create', 'customer.email')).toEqual(['LIMIT-12']);
  expect(at('payment_methods.create', 'direct_debit.channel_properties.email')).toBeNull();
  expect(at('refunds.create', 'reference_id')).toEqual(['LIMIT-06', 'REFUND-CREATE-reference_id']);
  expect(at('qr_codes.create', 'external_id')).toBeNull();
});

test('every stated limit is that of a declared field', () => {
  const fields = [...registry.contracts.values()].flatMap((contract) =>
    [contract.body, contract.query].flatMap((schema) =>
      (schema ? declaredIn(schema) : []).flatMap(({ path }) => statedLimit(contract, path) ?? []),
    ),
  );
  for (const clause of ['LIMIT-01', 'LIMIT-06', 'LIMIT-10', 'LIMIT-12', 'LIMIT-13', 'LIMIT-19'])
    expect(fields).toContain(clause);
});
