// Creates the 7-digit response codes of the standard (HTTP status, service, case; SNAP-UNSPEC-01),
// and the fields that every error body has besides error_code and message (SNAP-CONF-06).
import type { ErrorBody } from '@kasir/core';

/** Service codes of the standard. */
export const services = { accessToken: '73', accountBinding: '07' } as const;

/** Case numbers by error code; all others use the general case of their status. */
const cases: Readonly<Record<string, string>> = {
  INVALID_ACCESS_TOKEN: '01',
  REQUEST_FORBIDDEN_ERROR: '01',
  CHANNEL_NOT_ACTIVATED: '01',
  DUPLICATE_ERROR: '01',
};

const phrases: Readonly<Record<string, string>> = {
  '4000700': 'Bad Request',
  '4000701': 'Invalid Field Format',
  '4000702': 'Invalid Mandatory Field',
  '4030701': 'Feature Not Allowed',
  '4090700': 'Conflict', // SNAP-UNSPEC-04
  '4090701': 'Duplicate partnerReferenceNo',
  '4290700': 'Too Many Requests',
};

/** Maximum length of responseMessage in the standard. */
const MESSAGE_MAX = 150;

/** Returns the field of a path: the standard names it without `body.` or `header.`. */
const fieldOf = (path: string): string => path.replace(/^(?:body|header)\./, '');

const isMissing = (message: string): boolean => message.startsWith('This field is required');

const invalidField = ({ errors = [] }: ErrorBody): readonly [string, string] => {
  const missing = errors.find(({ message }) => isMissing(message));
  const [first] = missing ? [missing] : errors;
  return [missing ? '02' : first ? '01' : '00', first ? ` ${fieldOf(first.path)}` : ''];
};

/** Returns the response code of a success (MODEL-UNSPEC-27). */
export const successCode = (service: string): string => `200${service}00`;

/** Returns the fields of the standard in the error body of a service. */
export const standardFields =
  (service: string) =>
  (status: number, error: ErrorBody): Readonly<Record<string, unknown>> => {
    const [found, field] =
      error.error_code === 'API_VALIDATION_ERROR'
        ? invalidField(error)
        : [cases[error.error_code] ?? '00', ''];
    const responseCode = `${status}${service}${found}`; // MODEL-UNSPEC-27
    const common = phrases[responseCode.replace(/^(\d{3})\d\d/, '$107')];
    const reason = status === 401 ? `Unauthorized. ${error.message}` : error.message;
    const responseMessage = (common ? common + field : reason).slice(0, MESSAGE_MAX);
    return { responseCode, responseMessage };
  };
