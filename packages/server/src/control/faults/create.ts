// Injects a fault into requests of test accounts.
import { mustBe, summary } from '@kasir/core/messages';
import { fail, invalid, ok } from '@kasir/core/server';
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';
import { FAULTS_MAX } from '../../faults/injector.ts';
import { faultViolations } from './problems.ts';

const tooMany = fail(
  'API_VALIDATION_ERROR',
  `There are at most ${FAULTS_MAX} faults. Delete those that are over.`,
);

export const createFault = operation(controlContracts.faults.create, async (kasir, { body }) => {
  const { account } = body.match;
  if (account !== undefined && !(await kasir.directory.account(account)))
    return invalid('body.match.account', mustBe('the id of an account: GET /accounts lists them'));
  const violations = faultViolations(body);
  if (violations.length > 0) return fail('API_VALIDATION_ERROR', summary(violations), violations);
  if (kasir.faults.list().length >= FAULTS_MAX) return tooMany;
  return ok(kasir.faults.add(body, kasir.store.now()));
});
