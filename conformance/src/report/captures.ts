// Finds the values of responses that later requests use, so that scripts can read them from the
// response instead of repeating them.
import type { ControlAct } from '../targets/wire/surroundings.ts';
import type { Exchange } from '../targets/wire/message.ts';
import type { Named } from './origins.ts';

/** A value of a response, with the variable that holds it in a script. */
export interface Capture extends Named {
  readonly exchange: Exchange;
  /** Number of the request, from 1. */
  readonly step: number;
  /** Path of the value in the body, as jq writes it. */
  readonly path: string;
}

/** Shorter values are words, such as a status, or numbers. */
const LENGTH_MIN = 8;

const step = (name: string): string =>
  /^[A-Za-z_]\w*$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`;

/** Returns the texts in a body with their paths, those of ids first. */
const textsIn = (body: unknown, path = ''): { path: string; value: string }[] => {
  if (typeof body === 'string')
    return body.length >= LENGTH_MIN && /\d/.test(body) ? [{ path, value: body }] : [];
  if (Array.isArray(body)) return body.flatMap((one, at) => textsIn(one, `${path || '.'}[${at}]`));
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body)
    .toSorted(([one], [other]) => Number(other === 'id') - Number(one === 'id'))
    .flatMap(([name, value]) => textsIn(value, path + step(name)));
};

const sentTextOf = ({ outgoing: { target, body, headers } }: Exchange): string =>
  [target, typeof body === 'string' ? body : '', ...Object.values(headers)].join('\n');

/** Returns the variable of a value: `ID` for an id, otherwise the name of its field. */
const wordOf = (path: string): string =>
  (/(\w+)(?:\[\d+\])*$/.exec(path)?.[1] ?? 'VALUE').toUpperCase().replaceAll(/\d/g, '');

/**
 * Returns the values that the target has made and that later requests or operations of the control
 * interface use.
 */
export const capturesIn = (
  exchanges: readonly Exchange[],
  acts: readonly ControlAct[] = [],
): readonly Capture[] => {
  const found: Capture[] = [];
  const counts = new Map<string, number>();
  let sent = '';
  for (const [at, exchange] of exchanges.entries()) {
    sent += sentTextOf(exchange);
    const later = [
      ...exchanges.slice(at + 1).map(sentTextOf),
      ...acts.filter(({ from }) => from >= exchange.to).map(({ args }) => JSON.stringify(args)),
    ].join('\n');
    for (const { path, value } of textsIn(exchange.response?.body)) {
      const isKnown = sent.includes(value) || found.some(({ id }) => id === value);
      if (isKnown || !later.includes(value)) continue;
      const word = wordOf(path);
      const count = (counts.get(word) ?? 0) + 1;
      counts.set(word, count);
      found.push({ id: value, name: `${word}_${count}`, exchange, step: at + 1, path });
    }
  }
  return found;
};
