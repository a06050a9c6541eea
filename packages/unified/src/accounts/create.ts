// Opens a sub-account of a platform. The response waits until the account exists.
import { ok, workflowOperation } from '@kasir/core/server';
import { openSubAccount } from '@kasir/payments';
import { createAccount } from './create.contract.ts';
import { getOpened } from './find.ts';
import { parseAccount } from './parse.ts';
import { renderSubAccount } from './render.ts';

export const createAccountHandler = workflowOperation(createAccount, {
  decide: (d, { body }) => openSubAccount(d, parseAccount(body)),
  result: (from, _command, opening) => ok(renderSubAccount(getOpened(from, opening))),
});
