// Makes the headers of a delivery, for the platform and for tests of a receiver.
import { sign } from './signature.ts';

/** One attempt to deliver an event. */
export interface DeliveryAttempt {
  /** The webhook-id: the same on every attempt and resend (EVT-UNSPEC-07). */
  readonly id: string;
  readonly body: string;
  /** Verification token of the account, sent as x-callback-token. */
  readonly token: string;
  /** Signing secret of the account and mode; several while a secret is being replaced. */
  readonly secret: string | readonly string[];
  /** Real time, milliseconds since 1970: receivers compare it with their own clock. */
  readonly now: number;
}

/**
 * Returns the headers of one attempt (AUTH-09, AUTH-11, EVT-UNSPEC-08): token, id, and a fresh
 * signature by each secret.
 */
export const deliveryHeaders = ({
  id,
  body,
  token,
  secret,
  now,
}: DeliveryAttempt): Readonly<Record<string, string>> => {
  const timestamp = Math.floor(now / 1000);
  return {
    'content-type': 'application/json',
    // EVT-DLV-03, EVT-ACC-HDR-x_callback_token, EVT-REFUND-HDR-x_callback_token
    'x-callback-token': token,
    'webhook-id': id, // EVT-ACC-HDR-webhook_id, EVT-REFUND-HDR-webhook_id
    'webhook-timestamp': String(timestamp),
    'webhook-signature': [secret]
      .flat()
      .map((one) => sign(one, { id, timestamp, body }))
      .join(' '),
  };
};
