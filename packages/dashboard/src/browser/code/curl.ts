// A request as a command of curl: the key is a variable of the shell, never a part of the text.
import { hasBody, ownHeaders, targetWithQuery, type SentRequest } from './request.ts';

/** Returns a text as one word of the shell, whatever it contains. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The base URL: a variable of the shell, or the default address of the platform. */
const BASE = '"${KASIR_URL:-http://127.0.0.1:8585}"';

/** Returns the name of the variable that holds a hidden header. */
const variableOf = (name: string): string => name.toUpperCase().replaceAll(/[^A-Z\d]/g, '_');

const headerOf = ([name, value]: readonly [string, string]): string =>
  value === '[hidden]' ? `-H "${name}: $${variableOf(name)}"` : `-H ${quoted(`${name}: ${value}`)}`;

const credentials = (headers: SentRequest['headers']): string =>
  /^bearer /i.test(headers['authorization'] ?? '')
    ? '-H "authorization: Bearer $KASIR_ACCESS_TOKEN"'
    : '-u "$KASIR_SECRET_KEY:"';

/** Returns the command; `KASIR_SECRET_KEY` must be set where it runs. */
export const curlOf = (request: SentRequest): string => {
  const { method, headers, body } = request;
  const sendsBody = hasBody(request);
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${BASE}${quoted(targetWithQuery(request))}`,
    credentials(headers),
    ...ownHeaders(request).map(headerOf),
    ...(sendsBody
      ? [`-H 'content-type: application/json'`, `-d ${quoted(JSON.stringify(body, null, 2))}`]
      : []),
  ].join(' \\\n  ');
};
