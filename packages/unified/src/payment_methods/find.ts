// Finds payment methods by their public id.
import { stripPrefix } from '@kasir/core';
import { fail } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import { prefixes } from '@kasir/models';
import { instruments, intents, type InstrumentRow } from '@kasir/payments/state';
import { isMethod } from '../products.ts';

const stripMethodPrefix = (id: string): string | null => stripPrefix(prefixes.payment_method, id);

/** Returns the payment method with this id, or undefined. */
export const findMethod = (reads: Pick<Reads, 'get'>, id: string): InstrumentRow | undefined => {
  const key = stripMethodPrefix(id);
  const row = key === null ? undefined : reads.get(instruments, key);
  return row && isMethod(row) ? row : undefined;
};

interface Named {
  readonly params: { readonly id: string };
}

/** Returns the rows that a decision about this id reads. */
export const methodNeeds = ({ params }: Named): Need[] => {
  const id = stripMethodPrefix(params.id);
  return id === null ? [] : [{ kind: instruments, id }];
};

/** Returns the same rows, and the intents that may wait for the method. */
export const methodAndIntentNeeds = (command: Named): Need[] => {
  const parent = stripMethodPrefix(command.params.id);
  return parent === null ? [] : [...methodNeeds(command), { kind: intents, parent }];
};

/** The response when no payment method has this id. */
export const unknownMethod = fail('DATA_NOT_FOUND', 'There is no payment method with this id.');
