// Finds the payments of an object for refunds in every generation, by the kind of the object.
import type { Ref } from '@kasir/core/resource';
import type { Need, Reads } from '@kasir/core/store';
import { checkouts } from '../checkouts/kind.ts';
import { intents } from '../intents/kind.ts';
import { invoices } from '../invoices/kind.ts';
import { payments, type PaymentRow } from '../payments/kind.ts';

interface PaidKind {
  /** Returns all attempted payments of an object, oldest first; none when it does not exist. */
  readonly payments: (reads: Reads, id: string) => readonly PaymentRow[];
  readonly needs: (id: string) => readonly Need[];
}

const paymentNamed = (reads: Reads, id: string | null | undefined): readonly PaymentRow[] => {
  const row = (id ?? null) === null ? undefined : reads.get(payments, id as string);
  return row ? [row] : [];
};

/** The kinds of objects that can be paid. */
const paidKinds = {
  [intents.name]: {
    payments: (reads, id) => reads.children(payments, id),
    needs: (id) => [
      { kind: intents, id },
      { kind: payments, parent: id },
    ],
  },
  [invoices.name]: {
    payments: (reads, id) => paymentNamed(reads, reads.get(invoices, id)?.state.payment?.id),
    needs: (id) => [{ kind: invoices, id }],
  },
  [checkouts.name]: {
    payments: (reads, id) => paymentNamed(reads, reads.get(checkouts, id)?.state.payment),
    needs: (id) => [{ kind: checkouts, id }],
  },
} as const satisfies Readonly<Record<string, PaidKind>>;

const paidKind = ({ kind }: Ref): PaidKind => {
  const known = Object.hasOwn(paidKinds, kind) ? paidKinds[kind] : undefined;
  if (!known) throw new Error(`A ${kind} cannot be refunded`);
  return known;
};

/** Returns all attempted payments of an object, oldest first, in every generation. */
export const paymentsFor = (reads: Reads, paid: Ref): readonly PaymentRow[] =>
  paidKind(paid).payments(reads, paid.id);

/** Returns the rows to load for the payments of an object. */
export const paymentNeeds = (paid: Ref): readonly Need[] => paidKind(paid).needs(paid.id);
