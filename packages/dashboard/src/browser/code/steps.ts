// Finds the requests that created the objects of a request, so that a test can repeat them.
import type { WholeRequest } from '@kasir/control';

/** The reads of the log that are needed to find requests. */
export interface Log {
  /** Returns the requests that created, changed or named an object, newest first. */
  readonly about: (object: string) => Promise<readonly { readonly request_id: string }[]>;
  readonly read: (requestId: string) => Promise<WholeRequest>;
}

/** The most requests that a test repeats before the request itself. */
const STEPS_MAX = 10;

/** Ids in the form that the API assigns. */
const publicId = /(?:[a-z]{1,10}[-_])?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b[\da-f]{24}\b/g;

/** Returns the ids in the path, query, for-user-id and body of a request, each once. */
export const idsSentBy = ({ path, query, headers, body }: WholeRequest): readonly string[] => {
  const sent = JSON.stringify([path, query, headers['for-user-id'] ?? '', body]);
  return [...new Set(sent.match(publicId) ?? [])];
};

/** Returns whether a request is a write that was executed. */
const isMade = ({ method, status, replayed }: WholeRequest): boolean =>
  method !== 'GET' && status < 300 && !replayed;

/**
 * Returns the requests that created the objects which a request names, oldest first, without the
 * request itself. An object that no request of the log has created is left out.
 */
export const findSteps = async (request: WholeRequest, log: Log): Promise<WholeRequest[]> => {
  const steps = new Map<string, WholeRequest>();
  const seen = new Set<string>();
  const find = async (one: WholeRequest): Promise<void> => {
    for (const id of idsSentBy(one)) {
      if (id === request.account || seen.has(id) || steps.size >= STEPS_MAX) continue;
      seen.add(id);
      const creator = await findCreator(id, one);
      if (!creator) continue;
      await find(creator);
      steps.set(creator.request_id, creator);
    }
  };
  const findCreator = async (
    id: string,
    { request_id, at }: WholeRequest,
  ): Promise<WholeRequest | undefined> => {
    for (const { request_id: found } of (await log.about(id)).toReversed()) {
      if (found === request_id) return undefined;
      const whole = await log.read(found);
      const names = JSON.stringify(whole.response ?? null).includes(`"${id}"`);
      if (names && isMade(whole) && whole.at <= at && !idsSentBy(whole).includes(id)) return whole;
    }
    return undefined;
  };
  await find(request);
  return [...steps.values()];
};
