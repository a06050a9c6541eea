// POST /snap/v1.0/access-token/b2b: issues a token to the partner that the signature proves.
import { ok, query, type Handler } from '@kasir/core/server';
import { authenticateClient } from '../authenticate.ts';
import { services, successCode } from '../response-codes.ts';
import { createAccessTokenContract } from './create.contract.ts';
import { createAccessToken, TOKEN_SECONDS } from '../access-token.ts';

export const createAccessTokenHandler: Handler = {
  ...query(createAccessTokenContract, ({ now }, { context: { partner, digest } }) => {
    if (!partner) throw new Error('an access token is given to a partner');
    return ok({
      responseCode: successCode(services.accessToken),
      responseMessage: 'Successful',
      accessToken: createAccessToken(partner, digest, now),
      tokenType: 'Bearer',
      expiresIn: String(TOKEN_SECONDS),
    });
  }),
  authenticate: authenticateClient,
};
