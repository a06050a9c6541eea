// Structured logs: one line per request with ids and outcome, at level debug with its redacted
// body; never a header, a key or a field that its schema marks as secret.
import type { Job, Observed, Partition } from '@kasir/core/server';
import { withoutCards } from '@kasir/core';
import type { DeliveryReport } from '@kasir/models';
import pino from 'pino';
import type { Failure } from './http/edge.ts';

export interface Log {
  readonly request: (observed: Observed) => void;
  /** Called for requests that a listener could not serve. */
  readonly requestFailed: (listener: 'public' | 'control') => (failure: Failure) => void;
  readonly storeAway: (error: unknown) => void;
  readonly jobFailed: (job: Job, error: unknown) => void;
  readonly health: (partition: Partition, report: DeliveryReport) => void;
  /** The last line, of an error that ends the process. */
  readonly ends: (error: unknown) => void;
  readonly flush: () => void;
}

/**
 * What may be said of an error and of what caused it: name, message and stack. Our errors quote no
 * request content; those of a database may.
 */
const errorFields = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: withoutCards(String(error)) };
  const { name, message, stack = '', cause } = error;
  return {
    name,
    message: withoutCards(message),
    stack: withoutCards(stack),
    ...(cause !== undefined && { cause: errorFields(cause) }),
  };
};

/** What ends a line for some readers, though JSON may hold it as it is. */
const lineEnds = /[\u0085\u2028\u2029]/g;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A log on standard error at a pino level, `silent` included. */
export const createLog = (level: string): Log => {
  const destination = pino.destination({ dest: 2, sync: false });
  const lines = {
    write: (line: string) => void destination.write(line.replace(lineEnds, escaped)),
  };
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, lines);
  return {
    request: ({ error, shown, ...fields }) => {
      if (error !== undefined)
        logger.error({ ...fields, error: errorFields(error) }, 'request failed');
      else if (fields.status >= 500) logger.warn(fields, 'request could not be served');
      else if (logger.isLevelEnabled('debug'))
        logger.debug({ ...fields, body: shown() }, 'request');
      else if (logger.isLevelEnabled('info')) logger.info(fields, 'request');
    },
    requestFailed:
      (listener) =>
      ({ error, ...fields }) =>
        logger.error({ listener, ...fields, error: errorFields(error) }, 'request failed'),
    storeAway: (error) =>
      logger.error({ error: errorFields(error) }, 'the store could not be asked for work'),
    jobFailed: ({ id, topic, attempts }, error) =>
      logger.error({ job: id, topic, attempts, error: errorFields(error) }, 'job failed'),
    health: ({ account, mode }, { from, to, acknowledged, refused, failed, unrouted }) => {
      const counts = { account, mode, from, to, acknowledged, refused, failed, unrouted };
      if (failed + refused + unrouted > 0) logger.warn(counts, 'webhooks had trouble');
      else logger.info(counts, 'webhooks are well');
    },
    ends: (error) => {
      logger.fatal(
        { error: errorFields(error) },
        'the process ends: nothing has caught this error',
      );
      destination.flushSync();
    },
    flush: () => destination.flushSync(),
  };
};
