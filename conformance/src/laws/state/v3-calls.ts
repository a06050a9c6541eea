// Calls of laws about v3: on one object, reading it, and being rejected.
import { versionOf, type Body, type Made } from '../../run/samples/sample.ts';
import type { Trial } from '../../run/trial.ts';
import { expectStatus, expectThat, requireObject, summarize } from '../../violation.ts';
import type { ApiResponse } from '../../wire/message.ts';

/** Calls an endpoint of v3 about one object. */
export const act = (
  trial: Trial,
  endpoint: string,
  id: string,
  body?: Body,
): Promise<ApiResponse> =>
  trial.call(endpoint, { ...versionOf(endpoint), params: { id }, ...(body && { body }) });

export const read = async (trial: Trial, endpoint: string, id: string): Promise<Made> => {
  const response = await act(trial, endpoint, id);
  expectStatus(response, 200, `for ${endpoint}`);
  return requireObject(response, `what ${endpoint} reads`);
};

export const statusOf = async (trial: Trial, id: string): Promise<unknown> =>
  (await read(trial, 'v3_payment_requests.get', id))['status'];

export const refused = (response: ApiResponse, what: string): void =>
  expectThat(
    response.status >= 400 && response.status < 500,
    `a rejection of ${what}`,
    summarize(response),
  );
