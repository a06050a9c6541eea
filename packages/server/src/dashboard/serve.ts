// Serves the dashboard on the control listener: its page, and its files under their common hash.
import { readAssets } from '@kasir/dashboard';
import type { RawRequest } from '@kasir/core/pipeline';
import { jsonRefusal, type HttpResponse } from '../http/response.ts';
import { DASHBOARD } from './path.ts';
import { dashboardHtml, dashboardPolicy } from './page.ts';

const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const wrongMethod: HttpResponse = jsonRefusal({
  status: 405,
  error_code: 'METHOD_NOT_ALLOWED',
  message: 'Use GET or HEAD.',
  headers: { allow: 'GET, HEAD' },
});

const redirect = (location: string): HttpResponse => ({
  status: 302,
  headers: { ...headers, location, 'cache-control': 'no-store' },
  body: '',
});

interface Served {
  readonly page: string;
  readonly policy: string;
  readonly etag: string;
  /** Files by path. */
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: string }>;
}

let served: Served | undefined;

const read = (): Served => {
  if (served) return served;
  const assets = readAssets();
  const base = `${DASHBOARD}/${assets.version}`;
  served = {
    page: dashboardHtml(assets, base),
    policy: dashboardPolicy(assets, base),
    etag: `"${assets.version}"`,
    files: new Map([...assets.files].map(([path, asset]) => [`${base}/${path}`, asset])),
  };
  return served;
};

const pageResponse = ({ page, policy, etag }: Served, known: string | undefined): HttpResponse => {
  const cached = {
    ...headers,
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    etag,
  };
  return known === etag
    ? { status: 304, headers: cached, body: '' }
    : {
        status: 200,
        headers: { ...cached, 'content-type': 'text/html; charset=utf-8' },
        body: page,
      };
};

/** Returns the response to a request for the dashboard, or null for any other request. */
export const serveDashboard = ({
  method,
  path,
  headers: sent,
}: RawRequest): HttpResponse | null => {
  if (path !== '/' && path !== DASHBOARD && !path.startsWith(`${DASHBOARD}/`)) return null;
  if (method !== 'GET' && method !== 'HEAD') return wrongMethod;
  if (path === '/' || path === `${DASHBOARD}/`) return redirect(DASHBOARD);
  const all = read();
  if (path === DASHBOARD) return pageResponse(all, sent['if-none-match']);
  const file = all.files.get(path);
  if (!file)
    return jsonRefusal({
      status: 404,
      error_code: 'DATA_NOT_FOUND',
      message: 'There is no such file. Open /dashboard again: the server may have been updated.',
    });
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': file.type,
      'cache-control': 'private, max-age=31536000, immutable',
    },
    body: file.body,
  };
};
