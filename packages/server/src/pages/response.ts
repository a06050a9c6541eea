// Returns hosted pages as responses, and refusals as notices that a payer can read.
import type { RawRequest } from '@kasir/core/pipeline';
import { jsonRefusal, type Refusal } from '../http/response.ts';
import { noticeHtml } from './html.ts';
import type { RefusalStatus } from './messages/catalog.ts';
import { languageOf, type Language } from './messages/languages.ts';
import { preferencesOf } from './preferences.ts';
import { policyOf } from './scripts.ts';

export interface PageResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const pageResponse = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): PageResponse => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyOf({}),
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});

const noticeIn = (
  spoken: readonly [Language, ...Language[]],
  { status, headers }: Refusal,
): PageResponse => {
  const body = noticeHtml(spoken, ({ refusals, unknownRefusal }) =>
    Object.hasOwn(refusals, status) ? refusals[status as RefusalStatus] : unknownRefusal,
  );
  return pageResponse(status, body, headers);
};

/** Returns a refusal as a page in every language, as the preferences of the browser are unknown. */
export const refusalPage = (refusal: Refusal): PageResponse => noticeIn(['en', 'id'], refusal);

/** Returns a refusal as the client accepts it: a page in its language, or JSON. */
export const refusalFor = (headers: RawRequest['headers'], refusal: Refusal): PageResponse => {
  const type = preferencesOf(headers).mediaType(['text/html', 'application/json']);
  return type === 'application/json'
    ? jsonRefusal(refusal)
    : noticeIn([languageOf(headers)], refusal);
};
