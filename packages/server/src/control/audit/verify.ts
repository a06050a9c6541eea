// Checks that no entry of the audit log was changed or removed.
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { verifyChain } from '../../audit/read.ts';
import { operation } from '../operation.ts';

export const verifyAudit = operation(
  controlContracts.audit.verify,
  async ({ store }, { query }) => {
    const { sequence, digest } = query;
    if ((sequence === undefined) !== (digest === undefined)) {
      const missing = sequence === undefined ? 'sequence' : 'digest';
      return invalid(`query.${missing}`, 'Send sequence and digest together, or neither.');
    }
    const noted = sequence === undefined || digest === undefined ? null : { sequence, digest };
    const { head, problem } = await verifyChain(store, noted);
    return ok({ ok: problem === null, ...head, problem });
  },
);
