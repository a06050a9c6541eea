// All types of instruments, and typed access to the details of an instrument.
import type { ChannelType } from '@kasir/models';
import type * as z from 'zod';
import type { InstrumentState } from '../state.ts';
import { card } from './card/type.ts';
import { directDebit } from './direct-debit/type.ts';
import { ewallet } from './ewallet/type.ts';
import { overTheCounter } from './over-the-counter/type.ts';
import { payLater } from './pay-later/type.ts';
import { qrCode } from './qr-code/type.ts';
import type { InstrumentType } from './type.ts';
import { virtualAccount } from './virtual-account/type.ts';

const types = {
  EWALLET: ewallet,
  DIRECT_DEBIT: directDebit,
  CARD: card,
  OVER_THE_COUNTER: overTheCounter,
  VIRTUAL_ACCOUNT: virtualAccount,
  QR_CODE: qrCode,
  PAYLATER: payLater,
} satisfies Readonly<Record<ChannelType, unknown>>;

/** Returns a type, without the TypeScript types of its inputs and details, which only it reads. */
export const typeOf = (type: ChannelType): InstrumentType =>
  types[type] as unknown as InstrumentType;

/** The stored detail of a type. */
export type DetailOf<Type extends ChannelType> = z.output<(typeof types)[Type]['detail']>;

type Detailed = Pick<InstrumentState, 'type' | 'detail'>;

/** Returns the detail of an instrument of a type; null for one of another type. */
export const findDetail = <Type extends ChannelType>(
  state: Detailed,
  type: Type,
): DetailOf<Type> | null => (state.type === type ? (state.detail as DetailOf<Type>) : null);

/** Returns the detail of an instrument of a type. Throws for one of another type. */
export const getDetail = <Type extends ChannelType>(
  state: Detailed,
  type: Type,
): DetailOf<Type> => {
  const detail = findDetail(state, type);
  if (detail === null) throw new Error(`An instrument of ${state.type} is not of ${type}`);
  return detail;
};
