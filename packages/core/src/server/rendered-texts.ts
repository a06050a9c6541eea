// Caches the texts of bodies by the rows from which they were rendered: stores that share rows
// between reads render them once.
import type { Row } from '../kind.ts';
import type { PreparedRoute } from './endpoint.ts';
import type { OkRendered, Shows } from './handler.ts';

interface Text {
  readonly endpoint: PreparedRoute;
  readonly other: Row | undefined;
  readonly account: Shows['context']['account'];
  readonly version: string | null;
  readonly dialect: string;
  /** The base URL of links in the body. */
  readonly base: string;
  readonly text: string;
}

/** One text for each row: a row that is read often is usually rendered in one way. */
const texts = new WeakMap<Row, Text>();

/** Returns the text of a body. All inputs that are not compared are constant in the process. */
export const textOf = (endpoint: PreparedRoute, { shows, render }: OkRendered<unknown>): string => {
  const { row, other, context } = shows;
  const { account, version, dialect } = context;
  const base = context.api('/');
  const known = texts.get(row);
  if (
    known?.endpoint === endpoint &&
    known.other === other &&
    known.account === account &&
    known.version === version &&
    known.dialect === dialect &&
    known.base === base
  )
    return known.text;
  const text = JSON.stringify(endpoint.success().parse(render()));
  texts.set(row, { endpoint, other, account, version, dialect, base, text });
  return text;
};
