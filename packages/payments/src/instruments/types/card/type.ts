// Cards: their bank may authenticate the holder, and reports results of each charge.
import { getConnector } from '../../../connectors/connector.ts';
import { instrumentType } from '../type.ts';
import { authenticateHolder, isChallengedFor } from './bank.ts';
import { buildCard, isSaved } from './build.ts';
import type { CardDetail, CardInput } from './detail.ts';
import { cardProblems, endOf, outsideInstallmentsProblem } from './problems.ts';
import { cardSchema } from './schema.ts';

/**
 * Declares cards. A card to be saved is authenticated first, unless the merchant skips that or its
 * bank requires none (STATE-UNSPEC-03).
 */
export const card = instrumentType<CardInput, CardDetail>({
  detail: cardSchema,
  blank: null,
  problems: (d, newInstrument) => [
    ...cardProblems(d.now, newInstrument),
    getConnector(d.context).isOutside ? outsideInstallmentsProblem(d, newInstrument) : null,
  ],
  expires: (_now, chosen, { input }) => Math.min(chosen ?? Infinity, endOf(input)),
  needsAuthorization: ({ challenged }, newInstrument) => isSaved(newInstrument) && challenged,
  build: buildCard,
  authorized: ({ context }, _id, _state, detail) =>
    detail.challenged && !getConnector(context).isOutside
      ? {
          ...detail,
          results: { ...detail.results, authentication: authenticateHolder(detail, 'CHALLENGE') },
        }
      : detail,
  nextAction: (_state, detail, _channel, charging) =>
    isChallengedFor(detail, charging) ? 'page' : 'nowhere',
  page: { purpose: () => ({ say: 'authenticate_card' }) },
  identifier: (_state, { masked }) => masked,
});
