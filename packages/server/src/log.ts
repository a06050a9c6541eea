// Structured logs: one line per request with ids and outcome; never a header, a body or a key.
import type { Job, Observed } from '@kasir/core/server';
import pino from 'pino';

export interface Log {
  readonly request: (observed: Observed) => void;
  readonly jobFailed: (job: Job, error: unknown) => void;
  readonly info: (message: string) => void;
  readonly flush: () => void;
}

/** What may be said of an error: its name, message and stack; our errors quote no request content. */
const errorFields = (error: unknown): Record<string, unknown> =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };

/** A log on standard error at a pino level, `silent` included. */
export const createLog = (level: string): Log => {
  const destination = pino.destination({ dest: 2, sync: false });
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
  return {
    request: ({ error, ...fields }) => {
      if (error !== undefined)
        logger.error({ ...fields, error: errorFields(error) }, 'request failed');
      else if (logger.isLevelEnabled('info')) logger.info(fields, 'request');
    },
    jobFailed: ({ id, topic, attempts }, error) =>
      logger.error({ job: id, topic, attempts, error: errorFields(error) }, 'job failed'),
    info: (message) => logger.info(message),
    flush: () => destination.flushSync(),
  };
};
