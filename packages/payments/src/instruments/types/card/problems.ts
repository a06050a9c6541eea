// The problems with a new card: its number, its expiry, and the fields that its charge requires.
import type { Reads } from '@kasir/core/store';
import { mustBe, quantity, requiredFor, requiredWhen } from '@kasir/core/messages';
import { findNetwork, hasCheckDigit, networkNames, type NetworkRule } from '@kasir/models';
import { hasInstallments } from '../../../operations/routing.ts';
import { liveSettingsOf } from '../../../operations/settings.ts';
import { expiryProblem, type Problem } from '../../problems.ts';
import type { NewInstrument } from '../type.ts';
import type { CardInput } from './detail.ts';

/** Returns the time in milliseconds from which a card is expired: the end of its month. */
export const endOf = ({ month, year }: Pick<CardInput, 'month' | 'year'>): number =>
  Date.UTC(Number(year), Number(month), 1);

const numberProblem = (number: string, rule: NetworkRule | undefined): Problem | null => {
  const field = 'card.number';
  if (rule === undefined)
    return { field, message: mustBe(`the whole number of a card of ${networkNames}`) };
  // A number whose check digit is wrong was mistyped.
  return hasCheckDigit(number)
    ? null
    : { field, message: mustBe('a card number whose check digit is right') };
};

const fieldProblems = (
  now: number,
  input: CardInput,
  rule: NetworkRule | undefined,
): (Problem | null)[] => [
  numberProblem(input.number, rule),
  endOf(input) <= now
    ? { field: 'card.year', message: mustBe('the year of a card that has not expired') }
    : null,
  rule !== undefined && input.securityCode && input.securityCode.length !== rule.securityCode
    ? {
        field: 'card.securityCode',
        message: mustBe(`${quantity(rule.securityCode, 'digit')} long for ${rule.network}`),
      }
    : null,
];

const requiredFieldProblems = ({
  channel,
  effective: { authentication, returnUrls },
  input,
}: NewInstrument<CardInput>): (Problem | null)[] => {
  const missing = (field: string, isThere: boolean, message: string): Problem | null =>
    isThere ? null : { field, message };
  const skips = authentication.skip === true;
  const required = requiredWhen('3-D Secure is not skipped');
  return [
    missing('returnUrls.success', skips || returnUrls.success !== null, required),
    missing('returnUrls.failure', skips || returnUrls.failure !== null, required),
    missing(
      'installments',
      !channel.code.endsWith('_CARD_INSTALLMENT') || input.installment !== null,
      requiredFor(channel.code),
    ),
  ];
};

/**
 * Returns the problem of installments that no connector of the account declares, or null. Such a
 * connector would charge the whole amount at once.
 */
export const outsideInstallmentsProblem = (
  reads: Pick<Reads, 'get'>,
  { input, channel }: NewInstrument<CardInput>,
): Problem | null =>
  input.installment === null || hasInstallments(liveSettingsOf(reads), channel)
    ? null
    : {
        field: 'installments',
        message:
          'No connector of this account supports installments on this channel. Omit this field.',
      };

/** Returns all problems with a new card at once. */
export const cardProblems = (
  now: number,
  newInstrument: NewInstrument<CardInput>,
): readonly (Problem | null)[] => {
  const { channel, input } = newInstrument;
  return [
    ...requiredFieldProblems(newInstrument),
    ...fieldProblems(now, input, findNetwork(input.number, channel.code)),
    expiryProblem(now, newInstrument),
  ];
};
