// Expires authentications.
import { canTrigger } from '@kasir/core/resource';
import { job } from '@kasir/core/server';
import * as z from 'zod';
import { authenticationLifecycle, authentications } from './kind.ts';

export const expireAuthentication = job({
  name: 'authentication.expire',
  payload: z.object({ authentication: z.string() }),
  run: (d, { authentication }) => {
    const row = d.get(authentications, authentication);
    if (row && canTrigger(authenticationLifecycle, row.state.status, 'expire'))
      d.transition(authentications, row, 'expire', { failure: 'EXPIRED' });
  },
});
