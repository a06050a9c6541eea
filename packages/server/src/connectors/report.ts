// Converts the reports of connectors from the protocol to the domain.
import type { Operation, ReceivedPayment } from '@kasir/connector/protocol';
import type { ConnectorAction, Outcome, Receipt } from '@kasir/payments/operation';

const timeOf = (time: string | null): number | null => (time === null ? null : Date.parse(time));

const actionOf = ({ action }: Operation): ConnectorAction | null => {
  if (action === null) return null;
  const expires = timeOf(action.expires_at);
  switch (action.type) {
    case 'redirect':
      return { type: 'redirect', url: action.url, expires };
    case 'present':
      return { type: 'present', text: action.text, kind: action.kind, expires };
    case 'wait':
      return { type: 'wait', expires };
  }
};

const issuedBy = ({ instrument }: Operation): string | null => {
  if (instrument === null) return null;
  if ('number' in instrument) return instrument.number;
  return 'qr' in instrument ? instrument.qr : instrument.code;
};

/** Returns an operation of the protocol as its outcome. */
export const outcomeOf = (operation: Operation): Outcome => ({
  work: operation.work,
  status: operation.status,
  amount: operation.amount,
  failure: operation.decline && {
    code: operation.decline.code,
    networkCode: operation.decline.network_code,
    by: operation.decline.by ?? 'channel',
  },
  action: actionOf(operation),
  token: operation.token,
  issued: issuedBy(operation),
  processorReference: operation.connector_reference,
  sequence: operation.sequence,
});

/** Returns a received payment of the protocol as a receipt. */
export const receiptOf = ({ id, issued_by, amount, sequence }: ReceivedPayment): Receipt => ({
  id,
  issuedBy: issued_by,
  amount,
  sequence,
});
