// Serves the OpenAPI document of a listener: the committed one, with the address of this server.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { RawRequest } from '@kasir/core/pipeline';
import { jsonRefusal, type HttpResponse } from '../http/response.ts';

/** The path of the document on a listener. */
export const OPENAPI = '/openapi.json';

/** The documents in the package: of the API, and of the control API. */
type DocumentName = 'openapi' | 'control';

interface Served {
  readonly url: string;
  readonly text: string;
  readonly etag: string;
}

const served = new Map<DocumentName, Served>();

const read = (name: DocumentName, url: string): Served => {
  const known = served.get(name);
  if (known?.url === url) return known;
  const file = new URL(`../../openapi/${name}.json`, import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, unknown>>;
  const text = JSON.stringify({ ...document, servers: [{ url }] });
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  const made = { url, text, etag };
  served.set(name, made);
  return made;
};

const wrongMethod = jsonRefusal({
  status: 405,
  error_code: 'METHOD_NOT_ALLOWED',
  message: 'Use GET or HEAD.',
  headers: { allow: 'GET, HEAD' },
});

/** The most characters of entity tags that are read: a client has one of ours, or a few. */
const TAGS_MAX = 1_000;

/** Returns whether the client already has the document; a weak tag is as good here. */
const isKnown = (sent: string | undefined, etag: string): boolean =>
  sent !== undefined &&
  sent.length <= TAGS_MAX &&
  sent.split(',').some((one) => ['*', etag].includes(one.trim().replace(/^W\//, '')));

/** Returns the document, public and the same for everybody; `url` is the address of its paths. */
export const serveDocument = (
  name: DocumentName,
  url: string,
  { method, headers }: Pick<RawRequest, 'method' | 'headers'>,
): HttpResponse => {
  if (method !== 'GET' && method !== 'HEAD') return wrongMethod;
  const { text, etag } = read(name, url);
  const cached = {
    'cache-control': 'no-cache',
    'access-control-allow-origin': '*',
    'x-content-type-options': 'nosniff',
    etag,
  };
  return isKnown(headers['if-none-match'], etag)
    ? { status: 304, headers: cached, body: '' }
    : {
        status: 200,
        headers: { ...cached, 'content-type': 'application/json; charset=utf-8' },
        body: text,
      };
};
