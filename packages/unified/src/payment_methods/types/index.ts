// The views of all types of instruments, joined.
import type { MethodInput } from '../input.ts';
import { fieldOf, type InstrumentField } from '../paths.ts';
import { card } from './card.ts';
import { directDebit } from './direct_debit.ts';
import { ewallet } from './ewallet.ts';
import { overTheCounter } from './over_the_counter.ts';
import { qrCode } from './qr_code.ts';
import type { MethodView } from './view.ts';
import { virtualAccount } from './virtual_account.ts';

type MethodType = MethodInput['type'];

const views: { readonly [T in MethodType]: MethodView<T> } = {
  EWALLET: ewallet,
  DIRECT_DEBIT: directDebit,
  CARD: card,
  OVER_THE_COUNTER: overTheCounter,
  VIRTUAL_ACCOUNT: virtualAccount,
  QR_CODE: qrCode,
};

const fields: readonly InstrumentField[] = (Object.keys(views) as MethodType[]).map(fieldOf);

/** The fields of a patch that change instruments of another type than this. */
export const foreignFields = (
  type: MethodType,
  patch: Readonly<Record<string, unknown>>,
): InstrumentField[] =>
  fields.filter((one) => one !== fieldOf(type) && (patch[one] ?? null) !== null);

/** The view of a type. Each reads only inputs of its own type, which is what the type forgets. */
export const viewOf = (type: MethodType): MethodView => views[type] as unknown as MethodView;
