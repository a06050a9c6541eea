// Declares jobs of intents; each names its intent.
import { job, type Scope } from '@kasir/core/server';
import * as z from 'zod';
import { intents, type IntentRow } from './kind.ts';

const payload = z.object({ intent: z.string() });

/** Declares a job of an intent. */
export const intentJob = (name: string, act: (d: Scope, intent: IntentRow) => void) =>
  job({
    name,
    payload,
    run: (d, { intent }) => {
      const row = d.get(intents, intent);
      if (row) act(d, row);
    },
  });
