// The numbers and codes to which payers pay, chosen by the merchant or assigned. A chosen one is
// free again after its instrument has ended; an assigned one is never assigned again.
import { mustBe } from '@kasir/core/messages';
import type { Scope } from '@kasir/core/server';
import type { Need, Reads } from '@kasir/core/store';
import type { Channel, ChannelType } from '@kasir/models';
import { counterNeed, nextNumber } from '../counters/counter.ts';
import { statusAt } from './end.ts';
import { identifierKey, instruments, type InstrumentRow } from './kind.ts';
import { assignedProblem, type Problem } from './problems.ts';
import { typeOf } from './types/index.ts';

/** Digits of a number after its prefix. */
const TAIL_DIGITS = 10;

/** Returns the rows that a decision reads to create an instrument with a number. */
export const identifierNeeds = (
  { type, code }: Pick<Channel, 'type' | 'code'>,
  chosen: string | null,
): Need[] => {
  if (typeOf(type).mark === null) return [];
  return chosen === null
    ? [counterNeed(type)]
    : [{ kind: instruments, key: 'identifier', value: identifierKey(code, chosen) }];
};

/** Returns the type's mark and the account's six digits, so that accounts never share numbers. */
const prefixOf = (mark: string, { context: { account } }: Pick<Scope, 'context'>): string =>
  mark + account.number;

/** The form of an account's numbers and codes: a prefix of its own, then some digits. */
export interface NumberFormat {
  readonly prefix: string;
  readonly digits: number;
}

/** Returns the form of the numbers that an account has on a type of channel. */
export const numberFormat = (type: ChannelType, d: Pick<Scope, 'context'>): NumberFormat => {
  const { mark } = typeOf(type);
  if (mark === null) throw new Error(`${type} has no numbers`);
  return { prefix: prefixOf(mark, d), digits: TAIL_DIGITS };
};

/** Returns the problem with a number that the merchant has chosen, or null. */
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

/** States in which a number is never paid to again; an INACTIVE instrument can be reactivated. */
const ended: ReadonlySet<string> = new Set(['EXPIRED', 'FAILED', 'CANCELED']);

/** Returns whether a number belongs to an instrument that can still be paid, now or later. */
export const isTaken = (
  d: Pick<Scope, 'find' | 'now'>,
  channel: Channel,
  chosen: string,
): boolean => {
  const holder = holderOf(d, channel, chosen);
  return holder !== undefined && !ended.has(statusAt(holder, d.now));
};

/**
 * Returns the number of a new instrument: the chosen one, which may be that of an instrument that
 * has ended, or the next one of the account.
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
  // Joined at once, because a concatenated string makes serializing every JSON of it slower.
  return [prefixOf(mark, d), String(next).padStart(TAIL_DIGITS, '0')].join('');
};
