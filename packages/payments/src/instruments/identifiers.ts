// Numbers and codes that a payer pays to, chosen by the merchant or assigned. One that was chosen
// is free again once what held it has ended; one that was assigned is never assigned again.
import { mustBe } from '@kasir/core';
import type { Need, Reads, Scope } from '@kasir/core/server';
import type { Channel, ChannelType } from '@kasir/models';
import { counterNeed, nextNumber } from '../counters/counter.ts';
import { statusAt } from './end.ts';
import { identifierKey, instruments, type InstrumentRow } from './kind.ts';
import { assignedProblem, type Problem } from './problems.ts';
import { typeOf } from './types/index.ts';

/** Digits of a number behind its prefix. */
export const TAIL_DIGITS = 10;

/** What a decision reads that creates an instrument with a number. */
export const identifierNeeds = (
  { type, code }: Pick<Channel, 'type' | 'code'>,
  chosen: string | null,
): Need[] => {
  if (typeOf(type).mark === null) return [];
  return chosen === null
    ? [counterNeed(type)]
    : [{ kind: instruments, key: 'identifier', value: identifierKey(code, chosen) }];
};

/** The mark of the type and the six digits of the account: no two accounts assign the same. */
const prefixOf = (mark: string, { context: { account } }: Pick<Scope, 'context'>): string =>
  mark + account.number;

/** The first characters of the numbers and codes of an account, by the type of channel. */
export const numberPrefix = (type: ChannelType, d: Pick<Scope, 'context'>): string => {
  const { mark } = typeOf(type);
  if (mark === null) throw new Error(`${type} has no numbers`);
  return prefixOf(mark, d);
};

/** Whether a number that the merchant has chosen can be its own. */
export const identifierProblem = (
  d: Pick<Scope, 'context'>,
  channel: Channel,
  chosen: string | null,
): Problem | null => {
  const { mark } = typeOf(channel.type);
  if (chosen === null || mark === null) return null;
  const assigned = assignedProblem(channel);
  if (assigned) return assigned;
  const own = prefixOf(mark, d);
  return chosen.startsWith(mark) && !chosen.startsWith(own)
    ? {
        field: 'identifier',
        message: mustBe(`a number that begins with ${own}, or not with ${mark}`),
      }
    : null;
};

const holderOf = (
  reads: Pick<Reads, 'find'>,
  { code }: Pick<Channel, 'code'>,
  number: string,
): InstrumentRow | undefined => reads.find(instruments, 'identifier', identifierKey(code, number));

/** States from which nothing is paid to a number again; an INACTIVE one can be reactivated. */
const ended: ReadonlySet<string> = new Set(['EXPIRED', 'FAILED', 'CANCELED']);

/** Whether something that can still be paid, now or later, holds a number. */
export const isTaken = (
  d: Pick<Scope, 'find' | 'now'>,
  channel: Channel,
  chosen: string,
): boolean => {
  const holder = holderOf(d, channel, chosen);
  return holder !== undefined && !ended.has(statusAt(holder, d.now));
};

/**
 * The number of a new instrument: the chosen one, which whatever held it passes on, or the next of
 * the account.
 */
export const takeIdentifier = (
  d: Scope,
  channel: Channel,
  chosen: string | null,
): string | null => {
  const { type } = channel;
  const { mark } = typeOf(type);
  if (mark === null) return chosen;
  if (chosen !== null) {
    const holder = isTaken(d, channel, chosen) ? undefined : holderOf(d, channel, chosen);
    if (holder) d.change(instruments, holder, { numberPassedOn: true });
    return chosen;
  }
  const next = nextNumber(d, type, { size: 10 ** TAIL_DIGITS });
  // At one stroke: a text of joined parts makes every JSON that holds it dearer.
  return [prefixOf(mark, d), String(next).padStart(TAIL_DIGITS, '0')].join('');
};
