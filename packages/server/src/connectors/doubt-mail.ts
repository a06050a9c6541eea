// Writes the mail about doubtful operations of an account: one a day, while there are any.
import { recordKind } from '@kasir/core/resource';
import { toIsoString } from '@kasir/core';
import { schemaOf, stateFields, type Decision } from '@kasir/core/server';
import { typedCommand } from '@kasir/core/engine';
import type { Attention, OperationRow } from '@kasir/payments/operation';
import * as z from 'zod';
import { writeMail } from '../mails/kind.ts';

interface DoubtMailState {
  /** The day of the last mail in UTC, YYYY-MM-DD. */
  readonly day: string;
}

/** The one record of an account. */
export const doubtMails = recordKind<DoubtMailState>()({
  name: 'doubt_mail',
  state: schemaOf<DoubtMailState>()(z.strictObject({ day: stateFields.id })),
});

const ID = 'last';

/** Operations that a mail names. */
const NAMED_MAX = 20;

const explanations = new Map<Attention | null, string>([
  ['NO_OUTCOME', 'the connector has not said its outcome for five days'],
  ['CONTRADICTION', 'the connector contradicts itself'],
  ['LATE_SUCCESS', 'it succeeded after it had ended here'],
  ['NOT_UNDONE', 'it has ended here, but the processor did not undo it'],
  ['OTHER_AMOUNT', 'it succeeded with another amount'],
]);

const lineOf = ({ id, state }: OperationRow): string => {
  const { connector, work, type, channel, currency, amount, attention, created } = state;
  const value = amount === null ? '' : `, ${amount} minor units of ${currency}`;
  const why = explanations.get(attention) ?? 'an operator should look at it';
  return `- ${id} of ${toIsoString(created).slice(0, 10)}, ${connector}, ${work} on ${type} ${channel}${value}: ${why}`;
};

/** The account of a mail; `to` is the address of the operators, or null. */
export interface DoubtOwner {
  readonly id: string;
  readonly name: string;
  readonly to: string | null;
}

/** Writes the mail about the doubtful operations of an account, unless it had one today. */
export const noteDoubts = (
  d: Decision,
  { id, name, to }: DoubtOwner,
  rows: readonly OperationRow[],
): void => {
  const day = toIsoString(d.now).slice(0, 10);
  const known = d.get(doubtMails, ID);
  if (known?.state.day === day) return;
  if (known) d.change(doubtMails, known, { day });
  else d.insert(doubtMails, ID, { day });
  const owner = name.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
  const count = rows.length === 1 ? '1 doubtful operation' : `${rows.length} doubtful operations`;
  const more = rows.length - NAMED_MAX;
  const lines = [
    `${count} of ${owner} (${id}) in live mode`,
    '',
    ...rows.slice(0, NAMED_MAX).map(lineOf),
    ...(more > 0 ? [`- and ${more} more`] : []),
    '',
    'What to do: ask the processor what has happened. Then say it here, in the view Connectors of the dashboard, or with:',
    '',
    `  ${typedCommand(`connectors doubtful --account ${id}`)}`,
    `  ${typedCommand(`connectors resolve OPERATION --outcome succeeded --reason TEXT --account ${id}`)}`,
    '',
    'This mail comes once a day until nothing is doubtful.',
  ];
  writeMail(d, { to, subject: `${count} of ${owner}`, text: `${lines.join('\n')}\n` });
};
