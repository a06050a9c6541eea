// Provides rate-limit laws with the quota that a response reports, and a request that uses it.
import type { Trial } from '../../run/trial.ts';
import { expectThat } from '../../violation.ts';
import type { ApiResponse } from '../../targets/wire/message.ts';

/** The list whose rate limit is used up. */
export const LIST = 'transactions.list';

export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

export const quotaOf = ({ headers }: ApiResponse): Quota => {
  const read = (name: string): number => {
    const text = headers[`rate-limit-${name}`] ?? '';
    expectThat(/^\d+$/.test(text), `a whole number in Rate-Limit-${name}`, text);
    return Number(text);
  };
  return { limit: read('limit'), remaining: read('remaining'), reset: read('reset') };
};

/** Sends a request regardless of the limit. */
export const sendUnpaced = (trial: Trial, endpoint = LIST): Promise<ApiResponse> =>
  trial.call(endpoint, { query: { limit: 1 } }, { unpaced: true });
