// Checks the connector that an operator names.
import { invalid, type Fail } from '@kasir/core/server';
import type { Reads } from '@kasir/core/store';
import { liveSettingsOf } from '@kasir/payments/operation';
import { statementFeeds } from '@kasir/payments/reconciliation';

/** Returns the refusal of a connector that the account neither has nor had, or null. */
export const unknownConnector = (
  reads: Pick<Reads, 'get'>,
  connector: string,
): Fail<'API_VALIDATION_ERROR'> | null => {
  const names = liveSettingsOf(reads).connectors.map(({ name }) => name);
  if (names.includes(connector) || reads.get(statementFeeds, connector)) return null;
  return invalid(
    'body.connector',
    names.length === 0
      ? 'The account has no connectors. Add one first.'
      : `Must be a connector of the account: ${names.join(', ')}.`,
  );
};
