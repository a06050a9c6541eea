// Holds the laws of reading operations: known ones, and ids that a connector has never received.
import { Violation } from '../../violation.ts';
import type { ConnectorLaw } from '../law.ts';
import { newId } from '../requests.ts';
import { nowSeconds } from '../wire.ts';

export const readingLaws: readonly ConnectorLaw[] = [
  {
    id: 'get-1',
    title: 'GET returns every operation that POST has accepted',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        const request = await trial.first(channel, work);
        await trial.begin(request);
        await trial.read(request.id);
        await trial.settle(request.id);
      }
      for (const { operation } of trial.model.all()) await trial.read(operation.id);
    },
  },
  {
    id: 'get-2',
    title: 'GET of an unknown id is a 404 that names it',
    run: async (trial) => {
      for (let round = 0; round < 3; round += 1) await trial.expectNeverReceived(newId());
    },
  },
  {
    id: 'get-3',
    title: 'after a 404 an older request is refused, and a younger one executed once',
    run: async (trial) => {
      for (const { channel, work } of trial.beginnings()) {
        const request = await trial.first(channel, work);
        const timestamp = nowSeconds();
        await trial.expectNeverReceived(request.id, { timestamp });
        for (const earlier of [timestamp - 60, timestamp])
          await trial.expectRefused(request, ['EXPIRED'], 'it is not younger than the question', {
            timestamp: earlier,
          });
        const first = await trial.begin(request, { timestamp: timestamp + 1 });
        const again = await trial.begin(request, { timestamp: timestamp + 2 });
        if (first.status === 'succeeded' && first.sequence !== again.sequence)
          throw new Violation(`sequence ${first.sequence}`, String(again.sequence));
      }
    },
  },
];
