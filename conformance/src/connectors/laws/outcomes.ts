// Holds the laws of outcomes that the suite cannot cause: they judge those that have occurred.
import type { Status } from '@kasir/connector/protocol';
import { NotApplicable, Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import type { Trial } from '../trial.ts';

const occurred = (trial: Trial, status: Status) => {
  const found = trial.model.all().filter(({ operation }) => operation.status === status);
  if (found.length === 0)
    throw new NotApplicable(
      `No operation was ${status} in this run, and the suite cannot cause one.`,
    );
  return found;
};

export const outcomeLaws: readonly ConnectorLaw[] = [
  // The first of these laws, so that the next one has a decline to judge.
  {
    id: 'outcome-4',
    title: 'a payment that its payer refuses is declined by the payer',
    run: async (trial) => {
      let refused = 0;
      for (const { channel, work } of trial.beginnings()) {
        if (work === 'issue') continue;
        const waiting = await trial.begin(await trial.first(channel, work));
        if (waiting.status !== 'action_required') continue;
        const end = await trial.refuse(waiting);
        if (end === null) continue;
        refused += 1;
        if (end.status !== 'declined') throw new Violation(`${end.id} declined`, end.status);
        if (end.decline.by !== 'payer')
          throw new Violation('decline.by: payer', JSON.stringify(end.decline));
      }
      if (refused === 0) throw new NotApplicable('Nobody could refuse: see --decline.');
    },
  },
  {
    id: 'outcome-1',
    title: 'a decline stays, or becomes a success once',
    run: async (trial) => {
      for (const { request } of occurred(trial, 'declined')) {
        await trial.begin(request);
        await trial.read(request.id);
      }
    },
  },
  {
    id: 'outcome-2',
    title: 'an operation that waits for its payer has a declared action, and stays one operation',
    run: async (trial) => {
      for (const { request } of occurred(trial, 'action_required')) {
        await trial.begin(request);
        await trial.read(request.id);
      }
    },
  },
  {
    id: 'outcome-3',
    title: 'a pending operation ends or stays pending: it is never forgotten',
    run: async (trial) => {
      const pending = trial.model.all().filter(({ operation }) => operation.status === 'pending');
      for (const { request } of pending) await trial.settle(request.id);
      const succeeded = trial.model
        .all()
        .filter(({ operation }) => operation.status === 'succeeded');
      for (const { request, operation } of succeeded) {
        const { status } = await trial.begin(request);
        if (status !== 'succeeded') throw new Violation(`${operation.id} succeeded`, status);
      }
    },
  },
];
