// Plants a seed: creates its accounts.
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';
import { plant } from './accounts.ts';

export const plantSeed = operation(controlContracts.seeds.plant, async (kasir, { body }) =>
  plant(kasir, body),
);
