// Validates a fault beyond its shape: its endpoint must exist, its error must be documented there.
import { edgeErrors, type Violation } from '@kasir/core';
import { mustBe, oneOf } from '@kasir/core/messages';
import type { FaultInput } from '@kasir/control';
import { handlers } from '../../registry.ts';

type Errors = Readonly<Record<string, number>>;

const all = handlers.map(({ contract }) => contract);

/** Returns the documented error codes of a status at an endpoint, or at any endpoint. */
const documentedWith = (endpoint: string | undefined, status: number): readonly string[] => {
  const matched = all.filter(({ id }) => endpoint === undefined || id === endpoint);
  const errors: readonly Errors[] = [edgeErrors, ...matched.map((one) => one.errors)];
  const codes = errors.flatMap((one) => Object.keys(one).filter((code) => one[code] === status));
  return [...new Set(codes)].toSorted();
};

/** Returns every violation of a fault, with its path. */
export const faultViolations = ({ match, fault }: FaultInput): readonly Violation[] => {
  const { endpoint } = match;
  if (endpoint !== undefined && !all.some(({ id }) => id === endpoint)) {
    const message = mustBe('the id of an endpoint, such as refunds.create');
    return [{ path: 'body.match.endpoint', message }];
  }
  if (fault.type !== 'status' || fault.error_code === undefined) return [];
  const documented = documentedWith(endpoint, fault.status);
  if (documented.includes(fault.error_code)) return [];
  const path = 'body.fault.error_code';
  return documented.length === 0
    ? [{ path, message: `No code is documented for ${fault.status}. Omit this field.` }]
    : [{ path, message: mustBe(`${oneOf(documented)}, the documented codes of ${fault.status}`) }];
};
