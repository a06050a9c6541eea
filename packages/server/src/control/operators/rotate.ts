// Replaces the token of an operator.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { replaceToken } from '../../operators/change.ts';
import { createToken, tokenHash } from '../../operators/token.ts';
import { callerOperation } from '../operation.ts';
import { decideOperators, viewOperator } from './view.ts';

export const rotateOperator = callerOperation(
  controlContracts.operators.rotate,
  async ({ store, contextParts }, { params: { name } }, { name: by }) => {
    const token = createToken();
    const hash = tokenHash(contextParts.secret, token);
    const replaced = await decideOperators(store, (d) => replaceToken(d, { by, name }, hash));
    return replaced.ok ? ok({ ...viewOperator(replaced.row), token }) : replaced;
  },
);
