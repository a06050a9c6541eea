// Performs an operation of the control API: refuses a role that does not suffice, reads and
// validates the request, runs the operation, and records acts.
import { isAllowed } from '@kasir/control';
import {
  readParts,
  refusal,
  refused,
  rendered,
  validateParts,
  type RawRequest,
} from '@kasir/core/pipeline';
import { Unavailable } from '@kasir/core/store';
import type { Kasir } from '../app/kasir.ts';
import { isAudited, recordAct, recordRefusal, type Caller } from '../audit/act.ts';
import { splitRows } from '../snapshots/rows.ts';
import type { OperationReply, Streamed } from './operation.ts';
import type { ControlRoute } from './routes.ts';

export type Rendered = ReturnType<typeof refusal>;

/** Drops the headers: a body is JSON even if Content-Type names a form, as with `curl -d`. */
const withoutHeaders = (request: RawRequest): RawRequest => ({ ...request, headers: {} });

const renderedReplies = new WeakMap<object, Rendered>();

/** Renders a reply that several callers share once for all of them. */
const renderedOnce = (route: ControlRoute, reply: Parameters<typeof rendered>[1]): Rendered => {
  // Refusals are shared between operations, and each operation renders them differently.
  if (!reply.ok) return rendered(route, reply);
  const known = renderedReplies.get(reply);
  if (known) return known;
  const fresh = rendered(route, reply);
  renderedReplies.set(reply, fresh);
  return fresh;
};

/** Runs one operation, recorded if it is an act. */
const act = async (
  kasir: Kasir,
  { contract, subject, run }: ControlRoute,
  parsed: object,
  caller: Caller,
): Promise<OperationReply> => {
  const request = parsed as never;
  if (!isAudited(contract)) return run(kasir, request, caller);
  const about = await subject?.(kasir, request);
  return recordAct(
    kasir.store,
    { contract, caller, input: parsed, ...(about && { subject: about }) },
    () => run(kasir, request, caller),
  );
};

interface Call {
  readonly request: RawRequest;
  readonly params: Readonly<Record<string, string>>;
  readonly caller: Caller;
}

/** Refuses a role that does not suffice, and records that. */
const refuseRole = async (
  kasir: Kasir,
  { contract }: ControlRoute,
  { params, caller }: Call,
): Promise<Rendered> => {
  await recordRefusal(kasir.store, contract, caller, { params });
  const message = `This needs the role ${contract.role}, and ${caller.name} has the role ${caller.role}. Ask an admin.`;
  return refusal(contract, 403, 'REQUEST_FORBIDDEN_ERROR', message);
};

/** Reads, validates and runs one operation. */
const execute = async (
  kasir: Kasir,
  route: ControlRoute,
  { request, params, caller }: Call,
): Promise<Rendered | Streamed> => {
  const { contract, takesFile } = route;
  try {
    const split = takesFile ? splitRows(request.body) : null;
    const body = split?.rest ?? request.body;
    const incoming = {
      route,
      request: withoutHeaders({ ...request, body }),
      params,
      version: null,
    };
    const decoded = readParts(incoming);
    const checked = validateParts(route, decoded.parts, null);
    if (!decoded.ok || !checked.ok) {
      const unread = decoded.ok ? [] : decoded.violations;
      return refused(contract, [...unread, ...(checked.ok ? [] : checked.errors)]);
    }
    const rows = split && { rows: { bytes: request.body, rows: split.rows } };
    const parsed = { ...(checked.parsed as object), ...rows };
    const reply = await act(kasir, route, parsed, caller);
    return reply.ok === 'streamed' ? reply : renderedOnce(route, reply);
  } catch (error) {
    // A change may take several steps: those completed before the database was lost stay.
    if (error instanceof Unavailable && contract.method !== 'GET')
      throw new Unavailable('The database was lost during a change.', error, false);
    throw error;
  }
};

/** Performs an operation for a caller, unless the role does not suffice. */
export const perform = (
  kasir: Kasir,
  route: ControlRoute,
  call: Call,
): Promise<Rendered | Streamed> =>
  (isAllowed(call.caller.role, route.contract.role) ? execute : refuseRole)(kasir, route, call);
