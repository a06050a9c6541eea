// Renders an outcome script.
import { toIsoString } from '@kasir/core';
import type { Script as ScriptView } from '@kasir/control';
import { isScriptOpen, type Script } from '@kasir/payments/operation';

export const viewScript = (script: Script): ScriptView => {
  const { channel, customer, object, reference, work, header } = script.match;
  return {
    id: script.id,
    match: {
      ...(work !== undefined && { work }),
      ...(channel !== undefined && { channel_code: channel }),
      ...(customer !== undefined && { customer_id: customer }),
      ...(reference !== undefined && { reference_id: reference }),
      ...(object !== undefined && { object }),
      ...(header !== undefined && { header }),
    },
    steps: script.steps.map(({ outcome, failure, delayMs, times }) => ({
      outcome,
      ...(failure !== null && { failure_code: failure }),
      ...(delayMs > 0 && { delay_ms: delayMs }),
      times,
    })),
    afterwards: script.afterwards,
    created: toIsoString(script.created),
    used: script.used,
    open: isScriptOpen(script),
  };
};
