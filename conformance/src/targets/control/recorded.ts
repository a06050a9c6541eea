// Records what a trial does through the control interface, so that a failure can show it.

import type { ControlAct } from '../wire/surroundings.ts';

/**
 * Operations that only read, or whose effect a script shows in another way: every script begins
 * with the commands that create its accounts and keys.
 */
const silent: ReadonlySet<string> = new Set([
  'account',
  'check',
  'choices',
  'clock.now',
  'key',
  'payer.read',
  'settings.signingSecret',
  'waitUntilIdle',
]);

/**
 * Returns the same interface; `record` gets every operation that changes something, as it begins.
 */
export const recorded = <T extends object>(
  part: T,
  record: (act: ControlAct) => void,
  prefix = '',
): T =>
  new Proxy(part, {
    get: (own, property) => {
      const value: unknown = Reflect.get(own, property, own);
      const name = prefix + String(property);
      if (property === 'script' || silent.has(name)) return value;
      if (typeof value === 'object' && value !== null) return recorded(value, record, `${name}.`);
      if (typeof value !== 'function') return value;
      return async (...args: unknown[]): Promise<unknown> => {
        const act = {
          name,
          args: args.filter((one) => typeof one !== 'function'),
          from: performance.now(),
          to: Infinity,
        };
        record(act);
        try {
          return await (value as (...args: unknown[]) => unknown)(...args);
        } finally {
          act.to = performance.now();
        }
      };
    },
  });
