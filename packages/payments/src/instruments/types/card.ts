// Cards: the data that may be stored and returned, whether the bank requires authentication, and
// the results of a charge.
import { mustBe, quantity, requiredFor, requiredWhen } from '@kasir/core';
import { schemaOf, stateFields, type Context } from '@kasir/core/server';
import {
  findIssuer,
  findNetwork,
  hasCheckDigit,
  networkNames,
  type CardNetwork,
  type Funding,
  type NetworkRule,
} from '@kasir/models';
import { getConnector } from '../../connectors/connector.ts';
import type { ChargeResult } from '../../connectors/port.ts';
import { expiryProblem, type Problem } from '../problems.ts';
import type { CardAuthentication, CardResults } from './card-results.ts';
import { instrumentType, type Charging, type NewInstrument } from './type.ts';
import { cardResultsSchema } from './card-schema.ts';
import * as z from 'zod';

/** A card as it is sent: its number and security code are used but never stored. */
export interface CardInput {
  readonly number: string;
  readonly securityCode: string | null;
  readonly holder: string | null;
  readonly month: string;
  readonly year: string;
  /** True when a postal code was sent, which the bank compares. */
  readonly postalCode: boolean;
  /** True when installment terms were sent. */
  readonly instalments: boolean;
}

export interface CardDetail {
  readonly token: string;
  readonly masked: string;
  readonly fingerprint: string;
  readonly holder: string | null;
  readonly month: string;
  readonly year: string;
  readonly network: CardNetwork;
  readonly funding: Funding;
  readonly country: string;
  readonly issuer: string;
  /** True when its bank requires the cardholder to authenticate. */
  readonly challenged: boolean;
  /** The bank's result when it neither challenges nor knows the holder; otherwise omitted. */
  readonly unknownHolder?: UnknownHolder;
  /** True when a charge must name its holder. */
  readonly holderName: boolean;
  readonly results: CardResults;
}

/** The results of a card that was never verified. */
const unverified: CardResults = {
  authentication: null,
  securityCode: null,
  address: null,
  networkCode: null,
  networkText: null,
};

/**
 * Returns a number with only the first six and the last four digits visible (MODEL-UNSPEC-24,
 * CARD-FIELD-masked_card_number).
 */
const maskNumber = (number: string): string =>
  number.slice(0, 6) + 'X'.repeat(number.length - 10) + number.slice(-4);

/** Returns the time in milliseconds from which a card is expired: the end of its month. */
const endOf = ({ month, year }: Pick<CardInput, 'month' | 'year'>): number =>
  Date.UTC(Number(year), Number(month), 1);

/** A bank that does not take part in the authentication, or that cannot be reached. */
type UnknownHolder = 'ATTEMPTED' | 'UNAVAILABLE';

/** The electronic commerce indicators of a network by the bank's result. */
const indicators = {
  // CARD-FIELD-eci-mastercard
  MASTERCARD: { AUTHENTICATED: '02', ATTEMPTED: '01', UNAVAILABLE: '00' },
  // CARD-FIELD-eci-visa
  others: { AUTHENTICATED: '05', ATTEMPTED: '06', UNAVAILABLE: '07' },
} as const;

/** Returns the result of authenticating a cardholder, even without the bank's participation. */
const authenticated = (
  { network, unknownHolder }: Pick<CardDetail, 'network' | 'unknownHolder'>,
  flow: CardAuthentication['flow'],
): CardAuthentication => {
  const result = unknownHolder ?? 'AUTHENTICATED';
  return {
    flow,
    eci: indicators[network === 'MASTERCARD' ? network : 'others'][result],
    result,
    reason: null,
    version: '2.2.0',
  };
};

const numberProblem = (number: string, rule: NetworkRule | undefined): Problem | null => {
  const field = 'card.number';
  if (rule === undefined)
    return { field, message: mustBe(`the whole number of a card of ${networkNames}`) };
  // A number whose check digit is wrong was mistyped.
  return hasCheckDigit(number)
    ? null
    : { field, message: mustBe('a card number whose check digit is right') };
};

const cardProblems = (
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
      'instalments',
      !channel.code.endsWith('_CARD_INSTALLMENT') || input.instalments,
      requiredFor(channel.code),
    ),
  ];
};

const isSaved = ({ reusable, effective }: NewInstrument<CardInput>): boolean =>
  reusable && effective.authentication.skip !== true;

const build = (
  { context }: { readonly context: Context },
  newInstrument: NewInstrument<CardInput>,
): CardDetail => {
  const { id, input, channel } = newInstrument;
  const { number, holder, month, year } = input;
  const network = findNetwork(number, channel.code)?.network ?? 'VISA';
  const issuer = findIssuer(number);
  const check = getConnector(context).holderCheck(number);
  const challenged = check === 'CHALLENGE';
  const unknown = check === 'ATTEMPTED' || check === 'UNAVAILABLE' ? { unknownHolder: check } : {};
  return {
    token: context.digest(`card token ${id} ${number}`).slice(0, 24),
    masked: maskNumber(number),
    fingerprint: context.digest(`card ${context.account.id} ${number}`).slice(0, 24),
    holder,
    month,
    year,
    network,
    funding: network === 'GPN' ? 'DEBIT' : issuer.funding,
    country: issuer.country ?? channel.country,
    issuer: issuer.bank,
    challenged,
    ...unknown,
    holderName: issuer.holderName,
    results: {
      ...unverified,
      authentication:
        isSaved(newInstrument) && !challenged
          ? authenticated({ network, ...unknown }, 'FRICTIONLESS')
          : null,
      securityCode: input.securityCode ? 'MATCH' : null,
      address: input.postalCode ? 'MATCH' : null,
    },
  };
};

/** Returns how a cardholder is authenticated for a charge, or null without authentication. */
const authenticationFlow = (
  { challenged }: CardDetail,
  { authentication, initiator }: Charging,
): CardAuthentication['flow'] | null => {
  if (initiator !== 'payer' || authentication.skip === true) return null;
  return challenged ? 'CHALLENGE' : 'FRICTIONLESS';
};

const APPROVED = '00';

const words = (code: string): string =>
  code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** Returns the results of a card that its bank was asked to charge; null when not checked. */
const chargedResults = (
  detail: CardDetail,
  asked: { readonly flow: CardAuthentication['flow'] | null; readonly securityCode: boolean },
  charged: ChargeResult,
): CardResults => {
  const declined = charged.result === 'declined' ? charged : null;
  return {
    ...detail.results,
    authentication: asked.flow === null ? null : authenticated(detail, asked.flow),
    securityCode: !asked.securityCode
      ? null
      : declined?.code === 'INVALID_CVV'
        ? 'NO_MATCH'
        : 'MATCH',
    networkCode: declined ? declined.networkCode : APPROVED,
    networkText: declined ? words(declined.code) : 'Approved',
  };
};

/** The outcomes on the page of a card's bank, with the simulator's names. */
const authenticationOutcomes = [
  { name: 'AUTHENTICATED', label: { say: 'authenticated' } },
  { name: 'UNAUTHENTICATED', label: { say: 'unauthenticated' } },
  { name: 'CANCELLED_AUTHENTICATION', label: { say: 'cancel' } },
  { name: 'AUTHENTICATION_NOT_AVAILABLE', label: { say: 'authentication_not_available' } },
  { name: 'AUTHENTICATION_REJECTED', label: { say: 'authentication_rejected' } },
  { name: 'AUTHENTICATION_SERVER_ERROR', label: { say: 'authentication_server_error' } },
  { name: 'API_GW_ASM_POLICY_ERROR', label: { say: 'gateway_refuses' } },
] as const;

/** Returns the results of a card whose holder was not authenticated; its network was not asked. */
const unauthenticatedResults = ({ results }: CardDetail, reason: string): CardResults => ({
  ...results,
  authentication: {
    flow: 'CHALLENGE',
    eci: null,
    result: 'UNAUTHENTICATED',
    reason,
    version: '2.2.0',
  },
  securityCode: null,
});

const { line, text } = stateFields;

const cardSchema = schemaOf<CardDetail>()(
  z.strictObject({
    token: text,
    masked: text,
    fingerprint: text,
    holder: line,
    month: text,
    year: text,
    network: z.enum(['VISA', 'MASTERCARD', 'JCB', 'AMEX', 'DISCOVER', 'UNIONPAY', 'GPN']),
    funding: z.enum(['CREDIT', 'DEBIT']),
    country: text,
    issuer: text,
    challenged: z.boolean(),
    unknownHolder: z.enum(['ATTEMPTED', 'UNAVAILABLE']).exactOptional(),
    holderName: z.boolean(),
    results: cardResultsSchema,
  }),
);

/**
 * Declares cards. A card to be saved is authenticated first, unless the merchant skips that or its
 * bank requires none (STATE-UNSPEC-03).
 */
export const card = instrumentType<CardInput, CardDetail>({
  detail: cardSchema,
  problems: ({ now }, newInstrument) => [
    ...requiredFieldProblems(newInstrument),
    ...cardProblems(
      now,
      newInstrument.input,
      findNetwork(newInstrument.input.number, newInstrument.channel.code),
    ),
    expiryProblem(now, newInstrument),
  ],
  expires: (_now, chosen, { input }) => Math.min(chosen ?? Infinity, endOf(input)),
  needsAuthorization: ({ challenged }, newInstrument) => isSaved(newInstrument) && challenged,
  build,
  authorized: (_d, _id, _state, detail) => ({
    ...detail,
    results: {
      ...detail.results,
      authentication: detail.challenged
        ? authenticated(detail, 'CHALLENGE')
        : detail.results.authentication,
    },
  }),
  nextActionWithIntent: ({ challenged }, { authentication }) =>
    challenged && authentication.skip !== true ? 'page' : 'nowhere',
  nextAction: (_state, detail, _channel, charging) =>
    authenticationFlow(detail, charging) === 'CHALLENGE' ? 'page' : 'nowhere',
  charged: chargedResults,
  flow: authenticationFlow,
  purpose: () => ({ say: 'authenticate_card' }),
  authentications: authenticationOutcomes,
  challenger: ({ issuer, masked }) => ({ issuer, card: masked }),
  authenticated,
  unauthenticated: unauthenticatedResults,
  declined: 'AUTHENTICATION_FAILED',
  ended: 'EXPIRED_CARD',
  identifier: (_state, { masked }) => masked,
});
