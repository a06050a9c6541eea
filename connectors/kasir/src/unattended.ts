// Declines charges that the merchant initiates and that need their payer, who is not there. They
// are ended at the service first, so that they cannot be paid later.
import type { Outcome } from '@kasir/connector';
import { channelType, type Channel } from '@kasir/models';
import { declined } from './outcomes.ts';

/** A charge or an authorization at the service that no payer attends. */
export interface UnattendedCharge {
  /** Its id at the service. */
  readonly id: string;
  /** Its outcome, which is `action_required` while it waits for its payer. */
  readonly outcome: Outcome;
  /** True when it was ended before it was paid. */
  readonly isEnded: boolean;
  /**
   * Ends it if the service can. Resolves to false when the service gave no definite response, so
   * that it may still be paid and must be ended again. Each call has an idempotency key of its own:
   * with the same key the service would repeat its first response.
   */
  readonly end: (signal: AbortSignal) => Promise<boolean>;
}

const needsPayer = ({ isEnded, outcome }: UnattendedCharge): boolean =>
  isEnded || outcome.status === 'action_required';

/**
 * Returns the outcome of a charge that no payer attends; null when the service does not have it. A
 * charge that needs its payer is ended and declined. It stays pending while it is not known whether
 * it has ended. `look` reads the charge, and may be called again.
 */
export const settleUnattended = async (
  { type }: Pick<Channel, 'type'>,
  look: () => Promise<UnattendedCharge | null>,
  signal: AbortSignal,
): Promise<Outcome | null> => {
  const before = await look();
  if (!before || !needsPayer(before)) return before && before.outcome;
  const isSettled = before.isEnded || (await before.end(signal));
  // Its payer may have paid it before it ended, whatever the response says.
  const after = before.isEnded ? before : ((await look()) ?? before);
  if (!needsPayer(after)) return after.outcome;
  if (!isSettled && !after.isEnded) return { status: 'pending', connector_reference: after.id };
  const code = channelType(type).failures.unauthorized ?? 'USER_DID_NOT_AUTHORIZE_THE_PAYMENT';
  return declined(code, {
    reference: after.id,
    message: 'The payer has to act, but the merchant initiated the payment.',
  });
};
