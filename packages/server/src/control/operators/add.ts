// Adds an operator.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { addOperator as add } from '../../operators/change.ts';
import { createToken, tokenHash } from '../../operators/token.ts';
import { callerOperation } from '../operation.ts';
import { decideOperators, viewOperator } from './view.ts';

export const addOperator = callerOperation(
  controlContracts.operators.add,
  async ({ store, contextParts }, { body: { name, role } }, { name: by }) => {
    const token = createToken();
    const hash = tokenHash(contextParts.secret, token);
    const added = await decideOperators(store, (d) => add(d, { by, name }, { role, hash }));
    return added.ok ? ok({ ...viewOperator(added.row), token }) : added;
  },
);
