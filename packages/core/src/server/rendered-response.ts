// Renders responses as status and text: successes through their schema, refusals with code and
// remedy.
import type { RouteSpec } from '../contract.ts';
import type { ErrorBody, Violation } from '../errors.ts';
import { summary } from '../messages.ts';
import type { PreparedRoute } from './endpoint.ts';
import type { Fail } from './fail.ts';
import type { Ok, OkRendered } from './handler.ts';
import { textOf } from './rendered-texts.ts';

export interface RenderedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  /** The error_code of a refusal, null for a success. */
  readonly code: string | null;
}

/** Renders a refusal of the core; the contract's status for the code overrides `otherwise`. */
export const refusal = (
  contract: RouteSpec | null,
  otherwise: number,
  code: string,
  message: string,
  errors?: readonly Violation[],
): RenderedResponse => {
  const status = contract?.errors[code] ?? otherwise; // CORE-03, ERR-CONF-01, ERR-CONF-02
  // ERR-01, ERR-02
  const body: ErrorBody = { error_code: code, message, ...(errors && { errors }) };
  const text = JSON.stringify({ ...body, ...contract?.errorFields?.(status, body) });
  return { status, headers: {}, text, code };
};

/** Renders a validation error with all its violations. */
export const refused = (
  contract: RouteSpec,
  errors: readonly Violation[],
  code = 'API_VALIDATION_ERROR',
): RenderedResponse => {
  return refusal(contract, 400, code, summary(errors), errors); // ERR-UNSPEC-02
};

const successText = (route: PreparedRoute, reply: Ok<unknown> | OkRendered<unknown>): string => {
  if ('shows' in reply) return textOf(route, reply);
  return JSON.stringify(route.success().parse(reply.body)); // CORE-12
};

/** Renders a handler's reply; throws when its contract does not declare the code or body. */
export const rendered = (
  route: PreparedRoute,
  reply: Ok<unknown> | OkRendered<unknown> | Fail,
): RenderedResponse => {
  const { contract } = route;
  if (!reply.ok) {
    const { code, message, errors } = reply;
    const status = contract.errors[code];
    // ERR-03
    if (status === undefined)
      throw new Error(`${contract.id} returned the undeclared code ${code}`);
    return refusal(contract, status, code, message, errors);
  }
  return {
    status: contract.success.status, // CORE-03, ERR-STATUS-200
    headers: ('headers' in reply && reply.headers) || {},
    text: successText(route, reply),
    code: null,
  };
};
