// Writes log lines to an open file, many at a time, off the event loop.
import pino from 'pino';

/** Characters that end a line for some readers, although JSON may contain them unescaped. */
const lineEnds = /[\u0085\u2028\u2029]/g;

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Lines are written together after this many characters or milliseconds. */
const TOGETHER = 8_192;
const WAIT_MS = 50;
/** Milliseconds that a reader of the log may take when the server stops. */
const FLUSH_MS = 1_000;

export interface LogSink {
  /** Writes a complete line including its end. */
  readonly write: (line: string) => void;
  /** Resolves when everything is written, or after a second if the reader is blocked. */
  readonly flush: () => Promise<void>;
  /** Writes everything synchronously, for a process that ends. */
  readonly flushSync: () => void;
}

/** Opens a sink on an open file; `together` collects lines for a moment before they are written. */
export const openSink = (file: number, together: boolean): LogSink => {
  const minLength = together ? TOGETHER : 1;
  const destination = pino.destination({ dest: file, sync: false, minLength });
  let waiting: NodeJS.Timeout | null = null;
  return {
    write: (line) => {
      destination.write(line.replace(lineEnds, escapeCharacter));
      waiting ??= setTimeout(() => {
        waiting = null;
        destination.flush();
      }, WAIT_MS).unref();
    },
    flush: async () => {
      if (waiting) clearTimeout(waiting);
      waiting = null;
      const { promise: late, resolve } = Promise.withResolvers<void>();
      const timer = setTimeout(resolve, FLUSH_MS);
      const written = new Promise<void>((done) => {
        destination.flush(() => done());
      });
      await Promise.race([written, late]);
      clearTimeout(timer);
    },
    flushSync: () => destination.flushSync(),
  };
};
