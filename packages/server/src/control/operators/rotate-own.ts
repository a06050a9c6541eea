// Replaces the token of the operator who calls it.
import { ROOT, controlContracts } from '@kasir/control';
import { fail, ok } from '@kasir/core/server';
import { replaceOwnToken } from '../../operators/change.ts';
import { createToken, tokenHash } from '../../operators/token.ts';
import { callerOperation } from '../operation.ts';
import { decideOperators, viewOperator } from './view.ts';

const isSetting = fail(
  'REQUEST_FORBIDDEN_ERROR',
  'The control token is a setting: start the server with another KASIR_CONTROL_TOKEN.',
);

export const rotateOwnToken = callerOperation(
  controlContracts.operators.rotateOwn,
  async ({ store, contextParts }, _request, { name }) => {
    if (name === ROOT) return isSetting;
    const token = createToken();
    const hash = tokenHash(contextParts.secret, token);
    const replaced = await decideOperators(store, (d) => replaceOwnToken(d, name, hash));
    return replaced.ok ? ok({ ...viewOperator(replaced.row), token }) : replaced;
  },
);
