// Fetches the statement of a day now.
import { fetchStatementContract } from '@kasir/control';
import { invalid, ok } from '@kasir/core/server';
import {
  findStatement,
  liveSettingsOf,
  requestStatement,
  startOf,
  startStatements,
} from '@kasir/payments/operation';
import { decideFor, operation, unknownAccount } from '../operation.ts';
import { unknownConnector } from './connector-check.ts';
import { viewStatement } from './view.ts';

export const fetchStatement = operation(
  fetchStatementContract,
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
