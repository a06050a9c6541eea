// Jobs of intents: each names the one it is for.
import { job, type Scope } from '@kasir/core/server';
import * as z from 'zod';
import { intents, type IntentRow } from './kind.ts';

const payload = z.object({ intent: z.string() });

type FormerPayload = { readonly payment_request: string };

/**
 * Declares a job of an intent; `former` is what the release of 2026-11-22 called it.
 */
export const intentJob = (
  name: string,
  former: string,
  act: (d: Scope, intent: IntentRow) => void,
) =>
  job({
    name,
    formerly: { [former]: ({ payment_request }: FormerPayload) => ({ intent: payment_request }) },
    payload,
    run: (d, { intent }) => {
      const row = d.get(intents, intent);
      if (row) act(d, row);
    },
  });
