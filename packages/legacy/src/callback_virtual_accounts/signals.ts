// Emits the callbacks of virtual accounts: opened by the bank, changed by the merchant, and paid.
import { toIsoString } from '@kasir/core';
import { listen, type Scope } from '@kasir/core/server';
import { virtualAccountPaymentEvent, virtualAccountStatusEvent } from '@kasir/models';
import { type DomainSignals, silentPayments } from '@kasir/payments/signals';
import { getInstrument, type InstrumentRow } from '@kasir/payments/state';
import { VIRTUAL_ACCOUNT } from '../products.ts';
import { accountId, renderAccount, renderAccountPaid } from './render.ts';

/** Emits the current status of an account. */
export const notifyStatus = (d: Scope, { row }: { readonly row: InstrumentRow }): void =>
  d.emit(virtualAccountStatusEvent, {
    data: {
      ...renderAccount(row, d.context),
      created: toIsoString(row.state.created),
      updated: toIsoString(row.state.updated),
    },
    subject: accountId(row),
  });

export const virtualAccountListener = listen<DomainSignals>()(
  VIRTUAL_ACCOUNT,
  ['instrument', 'payment'],
  {
    ...silentPayments,
    'payment.completed': (d, { row }) => {
      const account = getInstrument(d, row.state.product.id);
      d.emit(virtualAccountPaymentEvent, {
        data: renderAccountPaid(account, row, d.context),
        subject: accountId(account),
      });
    },
    'instrument.activated': notifyStatus,
    'instrument.withdrawn': notifyStatus,
    'instrument.failed': null,
    'instrument.consumed': null,
    'instrument.expired': null,
    'instrument.deactivated': null,
    'instrument.reactivated': null,
  },
);
