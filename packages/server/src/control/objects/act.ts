// Acts on an object as a payer, a bank or an operator would: by operations of the domain, or by a
// request of the API where a merchant makes one.
import { controlContracts, type ObjectAction } from '@kasir/control';
import { fail, invalid, ok, type Context } from '@kasir/core/server';
import type { Partition, View } from '@kasir/core/store';
import type { Account } from '@kasir/models';
import { declineCodes } from '@kasir/v3-api/server';
import type { Kasir } from '../../app/kasir.ts';
import { callApi, type ApiCall } from '../api/call.ts';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import type { ActRefusal, ActParameters } from './acts/act.ts';
import { openActs } from './acts/table.ts';
import { renderObject } from './summary.ts';
import { findObject } from '../../observation/resource-views.ts';

/** The reply to an id that the account does not have. */
export const unknownObject = fail(
  'DATA_NOT_FOUND',
  'The account has no object with this id. GET /accounts/{id}/objects lists them.',
);

interface ActRequest extends ActParameters {
  readonly object: string;
  readonly action: ObjectAction;
}

const withAmount: ReadonlySet<ObjectAction> = new Set(['pay', 'refund', 'capture']);

/** Returns the refusal of a field that the action does not accept, whatever the object. */
const misplaced = ({ action, amount, failure_code }: ActRequest): ActRefusal | null => {
  if (amount !== undefined && !withAmount.has(action))
    return {
      field: 'amount',
      message: 'Omit this field: only pay, refund and capture take an amount.',
    };
  if (failure_code === undefined) return null;
  if (action !== 'decline')
    return {
      field: 'failure_code',
      message: 'Omit this field: only decline takes a failure code.',
    };
  return declineCodes.includes(failure_code)
    ? null
    : { field: 'failure_code', message: `Must be one of ${declineCodes.join(', ')}.` };
};

const refused = ({ field, message }: ActRefusal) => invalid(`body.${field}`, message);

const notNow = (open: readonly { readonly action: ObjectAction }[]) =>
  invalid(
    'body.action',
    open.length === 0
      ? 'Nothing can be done to this object now.'
      : `Must be one of ${open.map(({ action }) => action).join(', ')}: only that works now.`,
  );

type Decided =
  | { readonly ok: true; readonly call: ApiCall | null }
  | ReturnType<typeof invalid>
  | typeof unknownObject;

/** Runs the action in one decision, or returns the API request that performs it. */
const decideAct = (kasir: Kasir, account: Account, request: ActRequest): Promise<Decided> =>
  decideFor<Decided>(kasir, { account, mode: 'test' }, (d) => {
    const viewed = findObject(d, request.object);
    if (!viewed) return unknownObject;
    const open = openActs(d, viewed);
    const act = open.find(({ action }) => action === request.action);
    if (!act) return notNow(open);
    const { by } = act;
    if ('api' in by) return { ok: true, call: by.api(d, viewed.row, request) };
    const refusal = by.domain(d, viewed.row, request);
    return refusal ? refused(refusal) : { ok: true, call: null };
  });

/** Returns the refusal by the API, with its own message. */
const apiRefusal = ({ status, body }: { status: number; body: unknown }) => {
  if (status < 400) return null;
  const { message, error_code } = body as { message: string; error_code: string };
  return invalid('body.action', `The API refuses it with ${error_code}: ${message}`);
};

const summaryNow = (kasir: Kasir, partition: Partition, context: Context, object: string) =>
  kasir.store.view(partition, (view: View) => {
    const viewed = findObject(view, object);
    return viewed ? ok(renderObject(view, viewed, context).summary) : unknownObject;
  });

export const actOnObject = operation(
  controlContracts.objects.act,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const request = { ...body, object: params.object };
    const wrong = misplaced(request);
    if (wrong) return refused(wrong);
    const decided = await decideAct(kasir, account, request);
    if (!decided.ok) return decided;
    if (decided.call) {
      const refusal = apiRefusal(await callApi(kasir, account.id, decided.call));
      if (refusal) return refusal;
    }
    const partition: Partition = { account: account.id, mode: 'test' };
    return summaryNow(kasir, partition, kasir.context(partition, account), params.object);
  },
);
