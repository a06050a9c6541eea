// Sets the failure of the next payment, request or webhook of an account.
import type { ChaosInput, FaultInput } from '@kasir/control';
import { api } from '../../api/client.ts';

type Outcome = 'fail' | 'pending' | 'lose_response' | 'succeed';

interface Work {
  readonly outcome: Outcome;
  readonly code?: string;
  readonly channel?: string;
  readonly delayMs?: number;
  readonly kind?: 'payment' | 'refund';
}

/** Scripts the outcome of the next payment or refund of the account. */
export const script = (
  account: string,
  { outcome, code, channel, delayMs, kind = 'payment' }: Work,
) =>
  api().scripts.create({
    params: { id: account },
    body: {
      match: { work: kind, ...(channel !== undefined && { channel_code: channel }) },
      steps: [
        {
          outcome,
          ...(code !== undefined && { failure_code: code }),
          ...(delayMs !== undefined && { delay_ms: delayMs }),
        },
      ],
    },
  });

/** Injects a fault into the next request of the account. */
export const nextRequest = (account: string, fault: FaultInput['fault']) =>
  api().faults.create({ body: { match: { account }, fault, times: 1 } });

/** Disturbs the next webhook of the account; this replaces earlier chaos. */
export const nextWebhook = (account: string, body: Partial<ChaosInput>) =>
  api().chaos.set({ params: { id: account }, body: { ...body, next: 1 } });
