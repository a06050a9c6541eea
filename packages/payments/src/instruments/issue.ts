// Opens a number, code or QR code that a connector has issued, or fails it.
import type { Scope } from '@kasir/core/server';
import { noResponseCode } from '../connectors/failure-codes.ts';
import type { ChargeResult } from '../connectors/port.ts';
import { getOperation } from '../operations/find.ts';
import { operations } from '../operations/kind.ts';
import { declineInstrument } from './authorize.ts';
import { channelOf } from './find.ts';
import { isTaken, takeIdentifier } from './identifiers.ts';
import { instruments, type InstrumentRow } from './kind.ts';
import { typeOf } from './types/index.ts';

/**
 * Applies the response of a connector to the request for a number. A number that another open
 * instrument has is refused, because the payers of both would pay to it.
 */
export const finishIssue = (d: Scope, row: InstrumentRow, response: ChargeResult): void => {
  if (response.result === 'declined') {
    declineInstrument(d, row, response.code);
    return;
  }
  const { operation } = response;
  const issued = operation === undefined ? null : getOperation(d, operation).state.issued;
  const { state } = row;
  const isNumbered = state.type !== 'QR_CODE' && issued !== null;
  if (isNumbered && issued !== state.identifier) {
    const channel = channelOf(state);
    if (isTaken(d, channel, issued)) {
      d.change(operations, { id: String(operation) }, { attention: 'CONTRADICTION' });
      declineInstrument(d, row, noResponseCode('linking', state.type));
      return;
    }
    takeIdentifier(d, channel, issued);
  }
  const detail = typeOf(state.type).authorized(d, row.id, state, state.detail, issued);
  d.transition(instruments, row, 'authorize', {
    detail,
    ...(isNumbered && { identifier: issued }),
    ...(operation !== undefined && { operation }),
    openUntil: null,
    left: false,
  });
};
