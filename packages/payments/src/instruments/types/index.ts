// The types of instruments, joined: the one place where a type is looked up by its name.
import type { ChannelType } from '@kasir/models';
import { bankAccount } from './bank-account.ts';
import { card } from './card.ts';
import { outletCode } from './outlet-code.ts';
import { payLater } from './pay-later.ts';
import { qrCode } from './qr-code.ts';
import type { InstrumentType } from './type.ts';
import { virtualAccount } from './virtual-account.ts';
import { wallet } from './wallet.ts';

const modules = [wallet, bankAccount, card, outletCode, virtualAccount, qrCode, payLater];

// Each module reads only inputs and details of its own making, which is what the type forgets here.
const byType = new Map(
  modules.map((one): [ChannelType, InstrumentType] => [one.type, one as unknown as InstrumentType]),
);

/** The module of a type. Throws when the channel table names a type that has none. */
export const typeOf = (type: ChannelType): InstrumentType => {
  const found = byType.get(type);
  if (!found) throw new Error(`No module knows instruments of type ${type}`);
  return found;
};
