// Predicts the next steps of an object and the webhooks it can still send: its own and those of its
// payments.
import type { ObjectAction } from '@kasir/control';
import type { Machine, Transition } from '@kasir/core/resource';
import type { Context } from '@kasir/core/server';
import type { View } from '@kasir/core/store';
import { isSentIn, refundMachine } from '@kasir/models';
import { captures, invoices, payments, refunds } from '@kasir/payments/state';
import type { Viewed } from '../../observation/resource-views.ts';
import { sentences } from './sentences.ts';
import { machineOf } from './transitions.ts';

/** Kinds whose webhooks count as those of their parent object. */
const parts: ReadonlySet<string> = new Set([
  payments.name,
  captures.name,
  refunds.name,
  invoices.name,
]);

/** An object with its shown status. */
export interface Standing {
  readonly viewed: Viewed;
  readonly status: string | null;
}

/** The next steps of an object, and their webhooks. */
export interface Prospects {
  readonly steps: {
    on: string;
    to: string;
    when: string | null;
    webhooks: string[];
    clauses: string[];
  }[];
  readonly webhooks: { upcoming: string[]; text: string };
}

const webhooksOf = ({ emits = [], alsoEmits = [] }: Transition, { dialect }: Context): string[] =>
  [...emits, ...alsoEmits].filter((event) => isSentIn(dialect, event));

/** Returns the steps of a machine that are open to an object, from any status. */
const openTo = (
  machine: Machine | null,
  { view, row }: Viewed,
  { dialect }: Context,
): readonly Transition[] =>
  (machine?.transitions ?? []).filter(
    (step) => (step.dialect ?? dialect) === dialect && view.isOpen(step, row),
  );

/** Returns the webhooks of everything that can follow a status, nearest first. */
const following = (
  steps: readonly Transition[],
  status: string | null,
  context: Context,
): ReadonlySet<string> => {
  const reached = new Set([status]);
  const found = new Set<string>();
  for (const at of reached)
    for (const step of steps) {
      if (step.from === null || step.from !== at) continue;
      reached.add(step.to);
      for (const event of webhooksOf(step, context)) found.add(event);
    }
  return found;
};

const upcomingOf = (reads: View, { viewed, status }: Standing, context: Context) =>
  viewed.view.sends
    ? following(openTo(machineOf(reads, viewed), viewed, context), status, context)
    : new Set<string>();

/** Returns the webhooks of a refund; none for a machine whose own steps declare them. */
const refundWebhooks = (machine: Machine | null, context: Context): string[] =>
  machine?.transitions.some(({ on }) => on === 'refund') === true
    ? []
    : refundMachine.transitions.flatMap((step) => webhooksOf(step, context));

/** Returns the prospects of an object with these actions and related objects. */
export const prospectsOf = (
  reads: View,
  of: Standing,
  related: readonly Standing[],
  actions: readonly ObjectAction[],
  context: Context,
): Prospects => {
  const { viewed, status } = of;
  const machine = machineOf(reads, viewed);
  const steps = openTo(machine, viewed, context)
    .map((step) => ({ step, webhooks: viewed.view.sends ? webhooksOf(step, context) : [] }))
    .filter(
      ({ step, webhooks }) => step.from === status && (step.to !== status || webhooks.length > 0),
    );
  const wholes = parts.has(viewed.view.kind.name)
    ? []
    : related.filter((one) => parts.has(one.viewed.view.kind.name));
  const upcoming = [
    ...new Set([
      ...[of, ...wholes].flatMap((one) => [...upcomingOf(reads, one, context)]),
      ...(actions.includes('refund') ? refundWebhooks(machine, context) : []),
    ]),
  ];
  const sends = machine?.transitions.some(({ emits, alsoEmits }) => emits || alsoEmits) === true;
  const text =
    upcoming.length > 0
      ? sentences.canSend(upcoming)
      : sends && viewed.view.sends
        ? sentences.sendsNoMore
        : sentences.sendsNone;
  return {
    steps: steps.map(({ step: { on, to, when, clause }, webhooks }) => ({
      on,
      to,
      // A condition that only names the current dialect is always met.
      when: when === undefined || when === `dialect ${context.dialect}` ? null : when,
      webhooks,
      clauses: [clause],
    })),
    webhooks: { upcoming, text },
  };
};
