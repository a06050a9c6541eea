// Compares a request of the API with the contract of its endpoint, as the API itself would.
import { controlContracts } from '@kasir/control';
import { ok } from '@kasir/core/server';
import { preparedRoute, readParts, Router, validateParts } from '@kasir/core/pipeline';
import { handlers } from '../../registry.ts';
import { operation } from '../operation.ts';
import { bytesOf } from './call.ts';

const router = new Router(handlers.map(({ contract }) => preparedRoute(contract)));

export const checkApi = operation(controlContracts.api.check, async (_, { body: request }) => {
  const [path = '', ...query] = request.path.split('?');
  const route = router.find(request.method, path);
  if (!route.found) return ok({ endpoint: null, errors: [] });
  const { endpoint, params } = route;
  const headers = Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const version = headers['api-version'] ?? null;
  const decoded = readParts({
    route: endpoint,
    request: {
      method: request.method,
      path,
      query: query.join('?'),
      headers: { ...headers, 'content-type': 'application/json' },
      body: bytesOf(request.body),
      address: '',
    },
    params,
    version,
  });
  const found = validateParts(endpoint, decoded.parts, version);
  const unread = decoded.ok ? [] : decoded.violations;
  const errors = [...unread, ...(found.ok ? [] : found.errors)];
  return ok({
    endpoint: endpoint.contract.id,
    errors: errors.map(({ path: place, message }) => ({ path: place, message })),
  });
});
