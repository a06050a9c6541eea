// Tests that the state machines of charges and tokens match the lifecycles of intents and
// authentications.
import {
  cardAuthenticationMachine,
  cardChargeMachine,
  cardRefundMachine,
  cardTokenMachine,
  safeAcceptanceMachine,
} from '@kasir/models';
import type { AuthenticationRow, IntentStatus } from '@kasir/payments/state';
import { authenticationLifecycle, intentLifecycle, refundLifecycle } from '@kasir/payments/testing';
import { expect, test } from 'vitest';
import { authenticationStatus, tokenStatus } from '../card_tokens/render.ts';
import { refundStatusOf } from './refund.ts';
import { chargeStatusOf } from './render.ts';

interface Step {
  readonly from: readonly (string | null)[];
  readonly to: string;
}

const stepsOf = (on: Readonly<Record<string, readonly Step[]>>) =>
  Object.values(on).flatMap((steps) =>
    steps.flatMap(({ from, to }) => from.map((before) => ({ before, after: to }))),
  );

interface Edge {
  readonly from: string | null;
  readonly to: string;
}

const textsOf = (edges: readonly Edge[]): ReadonlySet<string> =>
  new Set(edges.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} ${to}`));

test('the machine of charges matches the lifecycle of intents, without the statuses before a charge (STATE-CARD-SET, STATE-CARD-01, STATE-CARD-02, STATE-CARD-03, STATE-UNSPEC-02)', () => {
  const waiting = ['REQUIRES_ACTION', 'PENDING'];
  const image = stepsOf(intentLifecycle.on)
    .filter(({ after }) => !waiting.includes(after))
    .map(({ before, after }) => ({
      from:
        before === null || waiting.includes(before) ? null : chargeStatusOf(before as IntentStatus),
      to: chargeStatusOf(after as IntentStatus),
    }));
  expect(textsOf(image)).toEqual(textsOf(cardChargeMachine.transitions));
});

test('a safe acceptance is IN_REVIEW while its intent waits, and then has the status of the charge (SAFE-UNSPEC-01)', () => {
  const show = (status: string | null) => {
    if (status === null) return null;
    return ['REQUIRES_ACTION', 'PENDING'].includes(status)
      ? 'IN_REVIEW'
      : chargeStatusOf(status as IntentStatus);
  };
  const image = stepsOf(intentLifecycle.on).map(({ before, after }) => ({
    from: show(before),
    to: show(after) ?? '',
  }));
  expect(textsOf(image)).toEqual(textsOf(safeAcceptanceMachine.transitions));
});

test('the machine of refunds of charges matches the lifecycle of refunds (VER-12, VER-UNSPEC-05)', () => {
  type Status = Parameters<typeof refundStatusOf>[0];
  const image = stepsOf(refundLifecycle.on).map(({ before, after }) => ({
    from: before === null ? null : refundStatusOf(before as Status),
    to: refundStatusOf(after as Status),
  }));
  expect(textsOf(image)).toEqual(textsOf(cardRefundMachine.transitions));
});

test('the machines of tokens and authentications match the lifecycle of authentications (STATE-UNSPEC-07, TOKEN-status)', () => {
  const results = { eci: '05' } as AuthenticationRow['state']['results'];
  const rowOf = (status: string, isKnown: boolean) =>
    ({ state: { status, results: isKnown ? results : null, expires: 2 } }) as AuthenticationRow;
  const known = (status: string | null) => status === 'VERIFIED' || status === 'USED';
  for (const [show, machine] of [
    [(row: AuthenticationRow) => authenticationStatus(row, 1), cardAuthenticationMachine],
    [(row: AuthenticationRow) => tokenStatus(row, 1), cardTokenMachine],
  ] as const) {
    const image = stepsOf(authenticationLifecycle.on).map(({ before, after }) => ({
      from: before === null ? null : show(rowOf(before, known(before))),
      to: show(rowOf(after, known(before) || known(after))),
    }));
    expect(textsOf(image)).toEqual(textsOf(machine.transitions));
  }
  expect(tokenStatus(null, 1)).toBe('VERIFIED');
});
