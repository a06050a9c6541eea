// Plants a seed: creates its accounts.
import { plantSeedContract } from '@kasir/control';
import { operation } from '../operation.ts';
import { plant } from './accounts.ts';

export const plantSeed = operation(plantSeedContract, async (kasir, { body }) =>
  plant(kasir, body),
);
