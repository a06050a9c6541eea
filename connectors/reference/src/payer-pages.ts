// Serves the page on which a payer approves or declines an operation, and the endpoint that pays an
// issued number. Neither requires a key, because this connector moves no real money.
import type { KnownOperation } from '@kasir/connector';
import type { Payer } from './payer.ts';

interface PagesOptions extends Payer {
  readonly origin: () => string;
  readonly basePath: string;
  readonly find: (id: string) => Promise<KnownOperation | null>;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (one) => escapes[one] ?? one);

const html = (status: number, body: string): Response =>
  new Response(`<!doctype html><meta charset="utf-8"><title>Reference connector</title>${body}`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; form-action 'self' *",
      'cache-control': 'no-store',
    },
  });

const json = (status: number, body: object): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });

const unknownPage = (): Response => html(404, '<p>Nobody is asked for this operation.</p>');

const pageOf = ({ request, operation }: KnownOperation): Response => {
  const { channel, amount, references } = request;
  const what = amount ? `${amount.value} ${amount.currency} in minor units` : request.work;
  const title = `<h1>${escape(channel.code)}</h1><p>${escape(what)} for ${escape(references.merchant)}</p>`;
  if (operation.status !== 'action_required')
    return html(200, `${title}<p>It is ${operation.status}.</p>`);
  const button = (choice: string, label: string): string =>
    `<button name="choice" value="${choice}">${label}</button>`;
  return html(
    200,
    `${title}<form method="post">${button('approve', 'Approve')} ${button('decline', 'Decline')}</form>`,
  );
};

/** Returns the URL to which a payer returns, or null. */
const returnUrlOf = ({ request: { return_urls: urls } }: KnownOperation, isPaid: boolean) =>
  isPaid ? urls.success : urls.failure;

/** Reads the amount of a payment, in minor units; null when it is not valid. */
const readAmount = async (request: Request): Promise<number | null> => {
  try {
    const body: unknown = await request.json();
    const amount = (body as { readonly amount?: unknown } | null)?.amount;
    return Number.isSafeInteger(amount) && Number(amount) > 0 ? Number(amount) : null;
  } catch {
    return null;
  }
};

/** Creates the pages of payers and the endpoint for payments. */
export const createPayerPages = ({ origin, basePath, find, act, pay }: PagesOptions) => {
  const serveChoice = async (id: string, request: Request): Promise<Response> => {
    const choice = new URLSearchParams(await request.text()).get('choice');
    if (choice !== 'approve' && choice !== 'decline')
      return json(400, { message: 'choice must be approve or decline.' });
    if (!(await act(id, choice))) return unknownPage();
    const known = await find(id);
    const location = known && returnUrlOf(known, known.operation.status === 'succeeded');
    if (!known || location === null) return known ? pageOf(known) : unknownPage();
    return new Response(null, { status: 303, headers: { location } });
  };

  const servePayment = async (operation: string, request: Request): Promise<Response> => {
    const amount = await readAmount(request);
    if (amount === null)
      return json(400, { message: 'amount must be a whole number of minor units above 0.' });
    const payment = await pay({ operation, amount });
    return payment === null
      ? json(404, { message: 'This operation has issued no number, code or QR code.' })
      : json(200, { payment });
  };

  return {
    /** Returns the URL of the page of an operation. */
    urlOf: (id: string): string => `${origin()}${basePath}/pay/${id}`,
    /** Returns the response to a payer or a test; null for requests of the platform. */
    serve: async (request: Request): Promise<Response | null> => {
      const { pathname } = new URL(request.url);
      const path = pathname.startsWith(basePath) ? pathname.slice(basePath.length) : '';
      const [, place, id = ''] = /^\/(pay|payments)\/([A-Za-z0-9_-]{8,64})$/.exec(path) ?? [];
      if (place === undefined) return null;
      if (place === 'payments')
        return request.method === 'POST'
          ? servePayment(id, request)
          : json(405, { message: 'Send POST.' });
      if (request.method === 'POST') return serveChoice(id, request);
      const known = await find(id);
      return known ? pageOf(known) : unknownPage();
    },
  };
};
