// Structured logs: one line per request with ids and outcome, at level debug with its redacted
// body; never a header, a key or a field that its schema marks as secret.
import type { Job, Observed, Realm } from '@kasir/core/server';
import type { DeliveryReport } from '@kasir/webhooks/server';
import pino from 'pino';

export interface Log {
  readonly request: (observed: Observed) => void;
  readonly storeAway: (error: unknown) => void;
  readonly jobFailed: (job: Job, error: unknown) => void;
  readonly health: (realm: Realm, report: DeliveryReport) => void;
  readonly flush: () => void;
}

/**
 * What may be said of an error: its name, message and stack; our errors quote no request content.
 */
const errorFields = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };

/** A log on standard error at a pino level, `silent` included. */
export const createLog = (level: string): Log => {
  const destination = pino.destination({ dest: 2, sync: false });
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    request: ({ error, shown, ...fields }) => {
      if (error !== undefined)
        logger.error({ ...fields, error: errorFields(error) }, 'request failed');
      else if (logger.isLevelEnabled('debug'))
        logger.debug({ ...fields, body: shown() }, 'request');
      else if (logger.isLevelEnabled('info')) logger.info(fields, 'request');
    },
    storeAway: (error) =>
      logger.error({ error: errorFields(error) }, 'the store could not be asked for work'),
    jobFailed: ({ id, topic, attempts }, error) =>
      logger.error({ job: id, topic, attempts, error: errorFields(error) }, 'job failed'),
    health: ({ account, mode }, { from, to, acknowledged, refused, failed, unrouted }) => {
      const counts = { account, mode, from, to, acknowledged, refused, failed, unrouted };
      if (failed + refused + unrouted > 0) logger.warn(counts, 'webhooks had trouble');
      else logger.info(counts, 'webhooks are well');
    },
    flush: () => destination.flushSync(),
  };
};
