// Opens a sub-account of a platform by version 1 of the accounts API.
import { ok, workflowOperation } from '@kasir/core/server';
import { openSubAccount } from '@kasir/payments';
import { createAccountV1 } from './create_v1.contract.ts';
import { getOpened } from './find.ts';
import { parseAccountV1 } from './parse.ts';
import { renderSubAccountV1 } from './render.ts';

export const createAccountV1Handler = workflowOperation(createAccountV1, {
  decide: (d, { body }) => openSubAccount(d, parseAccountV1(body)),
  result: (from, _command, opening) => ok(renderSubAccountV1(getOpened(from, opening))),
});
