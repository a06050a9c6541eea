// Ensures that a request that the service has not executed cannot be executed later.
import type { KnownOperation } from '@kasir/connector';
import { isRefused } from './outcomes.ts';
import type { Service } from './service.ts';
import type { SentTo, ServiceWork, Subject } from './works/work.ts';

/** Version headers for calls that do not use a method of the client. */
const versions: Readonly<Record<SentTo['generation'], Readonly<Record<string, string>>>> = {
  v2: {},
  v3: { 'api-version': '2024-11-11' },
};

/**
 * Uses the idempotency key of an operation with a body that cannot be executed. From then on the
 * service refuses the original request, which may still be on its way; if the service executed that
 * request before, the next look-up finds it. A void, an unlink and a close have no body that could
 * be invalid: this call executes them, and the key prevents a second execution. Resolves to false
 * when the service gave no definite response.
 */
export const spendKey = async (
  service: Service,
  work: ServiceWork,
  known: KnownOperation,
  subject: Subject,
  signal: AbortSignal,
): Promise<boolean> => {
  const places = await work.sentTo(service, known, subject, signal);
  const spent = await Promise.all(
    places.map(async ({ generation, path, params }) => {
      const result = await service[generation].call(
        {
          method: 'POST',
          path,
          ...(params && { params }),
          headers: versions[generation],
          body: {},
          idempotency: 'standard',
        },
        { idempotencyKey: known.request.id, signal },
      );
      return !result.ok && isRefused(result);
    }),
  );
  return spent.every(Boolean);
};
