// The actions on requests that wait for a bank: a refund, an authentication of a cardholder.
import { prefixes } from '@kasir/models';
import {
  failAuthentication,
  finishRefund,
  isChallengeOpen,
  unauthorizedCode,
  verifyAuthentication,
} from '@kasir/payments/operation';
import { authentications, getInstrument, refunds } from '@kasir/payments/state';
import { authenticationOutcomes } from '@kasir/payments/types';
import { acts, done } from './act.ts';

export const refundActs = acts(refunds, [
  {
    action: 'pay',
    works: (_reads, { state }) => state.status === 'PENDING',
    by: {
      domain: (d, row, { amount }) =>
        amount === undefined
          ? done(finishRefund(d, row))
          : { field: 'amount', message: 'Omit amount: the channel pays out the whole refund.' },
    },
  },
  {
    action: 'cancel',
    works: (_reads, { state }) => state.status === 'PENDING',
    by: {
      api: (_reads, { id }) => ({
        method: 'POST',
        path: `/refunds/${prefixes.refund}${id}/cancel`,
      }),
    },
  },
]);

export const authenticationActs = acts(authentications, [
  {
    action: 'authorize',
    works: ({ now }, row) => isChallengeOpen(row, now),
    by: { domain: (d, row) => done(verifyAuthentication(d, row)) },
  },
  {
    action: 'decline',
    works: ({ now }, row) => isChallengeOpen(row, now),
    by: {
      domain: (d, row, { failure_code }) => {
        if (failure_code !== undefined)
          return {
            field: 'failure_code',
            message: 'Omit failure_code: the bank states the reason.',
          };
        const { type } = getInstrument(d, row.state.instrument).state;
        const [, refusal] = authenticationOutcomes;
        const reason = type === 'CARD' ? refusal.name : unauthorizedCode(type);
        return done(failAuthentication(d, row, reason));
      },
    },
  },
  {
    action: 'expire',
    works: ({ now }, row) => isChallengeOpen(row, now),
    by: {
      domain: (d, row) => {
        d.change(authentications, row, { expires: d.now });
        return done(d.transition(authentications, row, 'expire', { failure: 'EXPIRED' }));
      },
    },
  },
]);
