// Maps each type of instrument to its view in the v2 API.
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

/** Returns the fields of a patch that change instruments of another type. */
export const foreignFields = (
  type: MethodType,
  patch: Readonly<Record<string, unknown>>,
): InstrumentField[] =>
  fields.filter((one) => one !== fieldOf(type) && (patch[one] ?? null) !== null);

/** Returns the view of a type. A view reads inputs of its own type only; the cast hides this. */
export const viewOf = (type: MethodType): MethodView => views[type] as unknown as MethodView;
