// Finds the type of instruments by its name.
import type { ChannelType } from '@kasir/models';
import { bankAccount } from './bank-account.ts';
import { card } from './card.ts';
import { outletCode } from './outlet-code.ts';
import { payLater } from './pay-later.ts';
import { qrCode } from './qr-code.ts';
import type { InstrumentType } from './type.ts';
import { virtualAccount } from './virtual-account.ts';
import { wallet } from './wallet.ts';

const types = {
  EWALLET: wallet,
  DIRECT_DEBIT: bankAccount,
  CARD: card,
  OVER_THE_COUNTER: outletCode,
  VIRTUAL_ACCOUNT: virtualAccount,
  QR_CODE: qrCode,
  PAYLATER: payLater,
} satisfies Readonly<Record<ChannelType, unknown>>;

/** Returns a type; the types of its inputs and details, which it alone reads, are erased. */
export const typeOf = (type: ChannelType): InstrumentType =>
  types[type] as unknown as InstrumentType;
