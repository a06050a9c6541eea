// Lists the requests that led to a failure, with their times.
import type { Exchange } from '../wire/message.ts';
import type { Secrets } from '../wire/secrets.ts';
import type { Failure } from './report.ts';

/** Maximum length of a text. */
const TEXT_MAX = 400;

const cut = (text: string): string =>
  text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}...` : text;

/** Returns the requests of a failure in the order in which they were sent, without secrets. */
export const timelineOf = (
  exchanges: readonly Exchange[],
  secrets: Secrets,
): Failure['timeline'] => {
  const start = Math.min(...exchanges.map(({ from }) => from));
  const safe = (text: string): string => cut(secrets.redact(text));
  return exchanges.map(({ outgoing, response, problem, manner, from, to }) => {
    const { actor, method, target, body } = outgoing;
    const how = manner === null ? '' : ` (${manner})`;
    return {
      at: Math.round(from - start),
      took: Math.round(to - from),
      actor: actor?.name ?? null,
      request: safe(`${method} ${target}${typeof body === 'string' ? ` ${body}` : ''}`) + how,
      outcome: response ? safe(`${response.status} ${response.text}`) : (problem ?? 'no response'),
    };
  });
};
