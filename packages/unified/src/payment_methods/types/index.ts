// The views of all types of instruments, joined.
import type { MethodInput } from '../input.ts';
import { card } from './card.ts';
import { directDebit } from './direct_debit.ts';
import { ewallet } from './ewallet.ts';
import { overTheCounter } from './over_the_counter.ts';
import { qrCode } from './qr_code.ts';
import type { MethodView } from './view.ts';
import { virtualAccount } from './virtual_account.ts';

const views = [ewallet, directDebit, card, overTheCounter, virtualAccount, qrCode];

// Each view reads only inputs of its own type, which is what the type forgets here.
const byType = new Map(
  views.map((one): [MethodInput['type'], MethodView] => [one.type, one as unknown as MethodView]),
);

/** The fields of a patch that change instruments of another type than this. */
export const foreignFields = (
  type: MethodInput['type'],
  patch: Readonly<Record<string, unknown>>,
): string[] =>
  views
    .filter((one) => one.type !== type && (patch[one.field] ?? null) !== null)
    .map(({ field }) => field);

/** The view of a type. Throws when there is none, which no caller can cause. */
export const viewOf = (type: MethodInput['type']): MethodView => {
  const view = byType.get(type);
  if (!view) throw new Error(`The v2 API has no view of ${type}`);
  return view;
};
