// Builds the stored detail of a card from the card as it was sent.
import type { Context } from '@kasir/core/server';
import { findIssuer, findNetwork } from '@kasir/models';
import { getConnector } from '../../../connectors/connector.ts';
import type { NewInstrument } from '../type.ts';
import { authenticateHolder } from './bank.ts';
import type { CardDetail, CardInput } from './detail.ts';
import type { CardResults } from './results.ts';

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

/** Returns whether a card is authenticated to be saved. */
export const isSaved = ({ reusable, effective }: NewInstrument<CardInput>): boolean =>
  reusable && effective.authentication.skip !== true;

/** Returns the detail of a new card. */
export const buildCard = (
  { context }: { readonly context: Context },
  newInstrument: NewInstrument<CardInput>,
): CardDetail => {
  const { id, input, channel } = newInstrument;
  const { number, holder, month, year } = input;
  const network = findNetwork(number, channel.code)?.network ?? 'VISA';
  const issuer = findIssuer(number);
  const check = getConnector(context).holderCheck(number);
  // A bank that authenticates only as a part of a charge may always show a challenge.
  const challenged = check === 'CHALLENGE' || check === null;
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
    ...(input.installment && { installment: input.installment }),
    results: {
      ...unverified,
      authentication:
        check !== null && isSaved(newInstrument) && !challenged
          ? authenticateHolder({ network, ...unknown }, 'FRICTIONLESS')
          : null,
      securityCode: check !== null && input.securityCode ? 'MATCH' : null,
      address: check !== null && input.postalCode ? 'MATCH' : null,
    },
  };
};
