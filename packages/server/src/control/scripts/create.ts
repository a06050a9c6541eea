// Adds an outcome script, which decides the next outcomes of channels for a test account.
import { summary } from '@kasir/core/messages';
import { fail, ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { addScript, outcomeScripts, SCRIPTS, SCRIPTS_MAX } from '@kasir/payments/operation';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { scriptViolations } from './problems.ts';
import { viewScript } from './view.ts';

const tooMany = fail(
  'API_VALIDATION_ERROR',
  `An account has at most ${SCRIPTS_MAX} scripts. Delete those that are over.`,
);

export const createScript = operation(
  controlContracts.scripts.create,
  async (kasir, { params, body }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    const violations = scriptViolations(body);
    if (violations.length > 0) return fail('API_VALIDATION_ERROR', summary(violations), violations);
    const { match, steps, afterwards } = body;
    return decideFor(kasir, { account, mode: 'test' }, (d) => {
      if ((d.get(outcomeScripts, SCRIPTS)?.state.scripts.length ?? 0) >= SCRIPTS_MAX)
        return tooMany;
      const script = addScript(d, {
        match: {
          work: match.work,
          channel: match.channel_code,
          customer: match.customer_id,
          reference: match.reference_id,
          object: match.object,
          header: match.header,
        },
        steps: steps.map(({ outcome, failure_code, delay_ms, times }) => ({
          outcome,
          failure: failure_code ?? null,
          delayMs: delay_ms ?? 0,
          times,
        })),
        afterwards,
      });
      return ok(viewScript(script));
    });
  },
);
