// Reads an object with all details.
import { controlContracts } from '@kasir/control';
import { operation } from '../operation.ts';
import { readsOf } from '../reads/of.ts';
import { objectRead } from './describe.ts';

export const getObject = operation(
  controlContracts.objects.get,
  async (kasir, { params, query }) => {
    const partition = { account: params.id, mode: query.mode };
    const clock = await kasir.store.clock();
    const history = await kasir.observation.ofObject(params.object);
    return readsOf(kasir).run(objectRead, { partition, id: params.object, clock, history });
  },
);
