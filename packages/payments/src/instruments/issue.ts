// Opens a number, code or QR code that a connector has issued, or fails it.
import type { Scope } from '@kasir/core/server';
import type { ChargeResult } from '../connectors/port.ts';
import { getOperation } from '../operations/find.ts';
import { declineInstrument } from './authorize.ts';
import { instruments, type InstrumentRow } from './kind.ts';
import { typeOf } from './types/index.ts';

/** Applies the response of a connector that was to issue a number. */
export const finishIssue = (d: Scope, row: InstrumentRow, response: ChargeResult): void => {
  if (response.result === 'declined') {
    declineInstrument(d, row, response.code);
    return;
  }
  const { operation } = response;
  const issued = operation === undefined ? null : getOperation(d, operation).state.issued;
  const { state } = row;
  const detail = typeOf(state.type).authorized(d, row.id, state, state.detail, issued);
  const isNumbered = state.type !== 'QR_CODE' && issued !== null;
  d.transition(instruments, row, 'authorize', {
    detail,
    ...(isNumbered && { identifier: issued }),
    ...(operation !== undefined && { operation }),
    openUntil: null,
    left: false,
  });
};
