// Fetches the statement of a day now.
import { controlContracts } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import { liveSettingsOf } from '@kasir/payments/operation';
import {
  findStatement,
  requestStatement,
  startOf,
  startStatements,
} from '@kasir/payments/reconciliation';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { unknownConnector } from './connector-check.ts';
import { viewStatement } from './view.ts';

export const fetchStatement = operation(
  controlContracts.reconciliation.fetch,
  async (kasir, { params, body: { connector, date } }) => {
    const account = await kasir.directory.account(params.id);
    if (!account) return unknownAccount;
    return decideFor(kasir, { account, mode: 'live' }, (d) => {
      const unknown = unknownConnector(d, connector);
      if (unknown) return unknown;
      if (startOf(date) > d.now)
        return invalid('body.date', 'This day has not begun. Send today or an earlier day.');
      if (liveSettingsOf(d).connectors.some(({ name }) => name === connector))
        startStatements(d, connector);
      requestStatement(d, { connector, date });
      const row = findStatement(d, { connector, date });
      if (!row) throw new Error(`The statement of ${date} is missing.`);
      return ok(viewStatement(row, []));
    });
  },
);
