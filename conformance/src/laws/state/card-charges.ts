// The law about card charges with unknown ids; stories cover all other charges.
import { law, type Law } from '../../law.ts';
import { cardChargeBody } from '../../run/samples/bodies.ts';
import { makeCardToken } from '../../run/samples/makers.ts';
import type { Body } from '../../run/samples/sample.ts';
import { expectRefusal, textOf } from '../../violation.ts';

const unknown = law({
  id: 'st-72',
  title: 'a card is charged by the ids of its token and authentication, and by no others',
  level: 'M',
  clauses: [
    'CARD-ERR-INVALID_TOKEN_ID_ERROR',
    'CARD-ERR-TOKEN_NOT_FOUND_ERROR',
    'CARD-ERR-INVALID_AUTHENTICATION_ID_ERROR',
    'CARD-ERR-AUTHENTICATION_NOT_FOUND_ERROR',
  ],
  endpoints: ['credit_card_tokens.create', 'credit_card_charges.create'],
  run: async (trial) => {
    const refused = async (change: Body, status: number, code: string): Promise<void> => {
      const body = await cardChargeBody(trial, change);
      const response = await trial.call('credit_card_charges.create', { body });
      expectRefusal(response, status, [code], `for ${JSON.stringify(change)}`);
    };
    const token_id = textOf(await makeCardToken(trial, { is_multiple_use: true }), 'id');
    const nobody = '000000000000000000000000';
    await refused({ token_id: 'x' }, 400, 'INVALID_TOKEN_ID_ERROR');
    await refused({ token_id: nobody }, 404, 'TOKEN_NOT_FOUND_ERROR');
    await refused({ token_id, authentication_id: 'x' }, 400, 'INVALID_AUTHENTICATION_ID_ERROR');
    await refused({ token_id, authentication_id: nobody }, 404, 'AUTHENTICATION_NOT_FOUND_ERROR');
  },
});

export const cardChargeLaws: readonly Law[] = [unknown];
