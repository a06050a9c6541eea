// Reads one request of the API by its Request-ID.
import { controlContracts } from '@kasir/control';
import { fail, ok } from '@kasir/core/server';
import { operation } from '../operation.ts';

export const getRequest = operation(
  controlContracts.requests.get,
  async ({ observation }, { params }) => {
    const found = await observation.findRequest(params.id);
    return found
      ? ok(found)
      : fail(
          'DATA_NOT_FOUND',
          'There is no request with this Request-ID here. The newest 10,000 are kept, each by the node that served it.',
        );
  },
);
