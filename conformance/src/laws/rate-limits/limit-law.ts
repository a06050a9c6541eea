// What laws of rate limits share: what an answer tells of its limit, and a request that costs one.
import type { Trial } from '../../run/trial.ts';
import { holds } from '../../violation.ts';
import type { Answer } from '../../wire/message.ts';

/** The list whose limit is used up. */
export const LIST = 'transactions.list';

export interface Quota {
  readonly limit: number;
  readonly remaining: number;
  readonly reset: number;
}

export const quotaOf = ({ headers }: Answer): Quota => {
  const read = (name: string): number => {
    const text = headers[`rate-limit-${name}`] ?? '';
    holds(/^\d+$/.test(text), `a whole number in Rate-Limit-${name}`, text);
    return Number(text);
  };
  return { limit: read('limit'), remaining: read('remaining'), reset: read('reset') };
};

/** A request that is sent whatever the limit says. */
export const ask = (trial: Trial, endpoint = LIST): Promise<Answer> =>
  trial.call(endpoint, { query: { limit: 1 } }, { unpaced: true });
