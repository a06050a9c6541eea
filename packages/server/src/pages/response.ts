// A hosted page as a response: its headers, and the notice a payer reads when a request is refused.
import type { Refusal } from '../http/response.ts';
import { noticeHtml, policyOf } from './html.ts';

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

/** Status -> title and sentence for somebody who wants to pay. */
const notices: Readonly<Record<number, readonly [string, string]>> = {
  404: ['Unknown link', 'Check that you copied the complete link, or start the payment again.'],
  405: ['Not supported', 'Open the link in a browser to see the payment.'],
  408: ['Request timed out', 'Check your connection and try again.'],
  413: ['Request too large', 'Open the link again and choose one of the buttons.'],
  429: ['Too many requests', 'Wait a minute and try again.'],
  500: ['Something went wrong', 'Open this page again to see whether your choice was received.'],
  503: ['Not available right now', 'Nothing was changed. Try again in a moment.'],
};

/** The same refusal as a page. */
export const refusalPage = ({ status, message, headers }: Refusal): PageResponse => {
  const [title, text] = notices[status] ?? ['This page cannot be shown', message];
  return pageResponse(status, noticeHtml(title, text), headers);
};
