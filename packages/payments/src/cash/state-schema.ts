// What the states of deposits and withdrawals may be.
import { schemaOf, stateFields } from '@kasir/core/server';
import * as z from 'zod';
import type { CashState, DepositState } from './kind.ts';

const { amount, currency, moment, text } = stateFields;

const cash = { currency, amount, description: text, created: moment };

export const withdrawalSchema = schemaOf<CashState>()(z.strictObject(cash));

export const depositSchema = schemaOf<DepositState>()(
  z.strictObject({ ...cash, opening: z.boolean() }),
);
