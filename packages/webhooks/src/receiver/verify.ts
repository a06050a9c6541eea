// Verifies that a delivery comes from the platform: its token, then its signature and age.
import { headerOf, type Delivery } from './messages.ts';
import { isAnySame } from './same-text.ts';
import type { Signer } from './signer.ts';

export interface TrustPolicy {
  /** Accepted verification tokens; several while one is being replaced. */
  readonly tokens: readonly string[];
  /** Signers of the accepted signing secrets; without any, signatures are not checked. */
  readonly signers: readonly Signer[];
  /** Maximum distance of a signed delivery's timestamp from `now`, in milliseconds. */
  readonly toleranceMs: number;
  readonly now: () => number;
}

const signatureProblem = async (
  trust: TrustPolicy,
  { headers, body }: Delivery,
): Promise<string | null> => {
  const id = headerOf(headers, 'webhook-id');
  const time = headerOf(headers, 'webhook-timestamp');
  const signature = headerOf(headers, 'webhook-signature');
  if (id === null || time === null || signature === null)
    return 'webhook-id, webhook-timestamp and webhook-signature are required.';
  const timestamp = /^\d{1,12}$/.test(time) ? Number(time) : Number.NaN;
  if (!(Math.abs(trust.now() - timestamp * 1000) <= trust.toleranceMs))
    return 'webhook-timestamp is too far from the current time of this receiver: compare the clocks.';
  const wanted = await Promise.all(
    trust.signers.map(async (signer) => signer({ id, timestamp, body })),
  );
  return isAnySame(signature.split(' '), wanted)
    ? null
    : 'webhook-signature was not made with the signing secret of this receiver: compare it with the webhook secret that the server prints when it starts.';
};

/** Returns why a delivery cannot be trusted, or null if it is verified (AUTH-10). */
export const findTrustProblem = async (
  trust: TrustPolicy,
  delivery: Delivery,
): Promise<string | null> => {
  const token = headerOf(delivery.headers, 'x-callback-token');
  if (token === null || !isAnySame([token], trust.tokens))
    return 'x-callback-token is not the verification token of this receiver: compare that with the webhook token that the server prints when it starts.';
  return trust.signers.length === 0 ? null : signatureProblem(trust, delivery);
};
