// Instruments of earlier releases: each kind they were stored under has its own form.
import type { Stored } from '@kasir/core';
import type { InstrumentState } from '../state.ts';
import { fromPaymentMethod } from './payment-method.ts';
import { fromQrCode } from './qr-code.ts';

/** The state of an instrument that any release has stored. */
export const upcastInstrument = (stored: Stored): InstrumentState => {
  switch (stored.kind) {
    case 'payment_method': {
      const [method, kept] = [stored.public, stored.state];
      return fromPaymentMethod(method as never, kept as never);
    }
    case 'qr_code':
      return fromQrCode(stored);
    default:
      return stored.state as InstrumentState;
  }
};
