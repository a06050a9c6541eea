// A page as an answer: its headers, and what a payer reads where a request is refused.
import type { Refusal } from '../http/answer.ts';
import { noticeHtml } from './html.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export const pageAnswer = (
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): PageAnswer => ({
  status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; form-action *; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...headers,
  },
  body,
});

/** Status -> title and sentence for somebody who wants to pay. */
const notices: Readonly<Record<number, readonly [string, string]>> = {
  404: ['This link leads nowhere', 'Check that you copied all of it, or start the payment again.'],
  405: ['This page cannot do that', 'Open the link in a browser to see the payment.'],
  408: ['That took too long', 'Check your connection and try again.'],
  413: ['That was too much', 'Open the link again and choose one of the buttons.'],
  429: ['Too many requests', 'Wait a minute and try again.'],
  500: ['Something went wrong', 'Open this page again to see whether your choice has arrived.'],
  503: ['Not available right now', 'Nothing was changed. Try again in a moment.'],
};

/** The same refusal as a page. */
export const refusalPage = ({ status, message, headers }: Refusal): PageAnswer => {
  const [title, text] = notices[status] ?? ['This cannot be shown', message];
  return pageAnswer(status, noticeHtml(title, text), headers);
};
