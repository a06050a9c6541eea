// Defines the settlement statement of a day.
import * as z from 'zod';
import { date, id, signedAmount, text, time } from './values.ts';

export const statementLine = z
  .object({
    id: text(100).meta({ description: 'Id of the line, unique forever.' }),
    operation: id.meta({ description: 'The operation, or the payment that was received.' }),
    kind: z.enum(['charge', 'capture', 'refund', 'payment']),
    gross: signedAmount.meta({ description: 'Negative for a refund.' }),
    fee: signedAmount,
    net: signedAmount.meta({ description: 'gross - fee' }),
    settled_at: time,
  })
  .check(({ value: { gross, fee, net }, issues, value }) => {
    const isOneCurrency = fee.currency === gross.currency && net.currency === gross.currency;
    if (isOneCurrency && net.value === gross.value - fee.value) return;
    issues.push({
      code: 'custom',
      path: ['net'],
      message: 'Must be gross - fee, all three in one currency.',
      input: value,
    });
  });
export type StatementLine = Readonly<z.infer<typeof statementLine>>;

export const statement = z.object({
  date,
  is_complete: z.boolean().meta({ description: 'false: ask again later.' }),
  lines: z.array(statementLine),
});
export type Statement = Readonly<z.infer<typeof statement>>;
