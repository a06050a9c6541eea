// How running numbers of an account are stored: one row per name, which holds the last.
import { recordKind } from '@kasir/core';
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';

interface CounterState {
  readonly last: number;
}

export const counters = recordKind<CounterState>()({
  name: 'counter',
  state: schemaOf<CounterState>()(z.strictObject({ last: stateFields.count })),
});
