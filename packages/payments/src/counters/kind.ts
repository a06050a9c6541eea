// Defines the counters of an account: one row per name, with the last number.
import { recordKind } from '@kasir/core/resource';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

interface CounterState {
  readonly last: number;
}

export const counters = recordKind<CounterState>()({
  name: 'counter',
  state: schemaOf<CounterState>()(z.strictObject({ last: stateFields.count })),
});
