// Tests which endpoints a target has, even if it responds to unknown ids as to unknown routes.
import { loopback, reply, type Respond } from '@kasir/client/testing';
import { expect, onTestFinished, test } from 'vitest';
import { run } from '../suite.ts';

/** Returns the status and the code of a response to an unknown URL. */
type Missing = (url: string) => { readonly status: number; readonly code: string };

/**
 * A small target with QR codes and their payments; `parts` are the endpoints below a code that it
 * has.
 */
const qrCodes = (missing: Missing, parts: readonly string[]): Respond => {
  const codes = new Map<string, object>();
  let count = 0;
  return (response, { method, url, body, headers }) => {
    count += 1;
    const own = { 'request-id': `r-${count}` };
    const nothing = () => {
      const { status, code } = missing(url);
      return reply(response, status, { error_code: code, message: 'nothing here' }, own);
    };
    const [, first, id = '', ...rest] = url.split(/[/?]/);
    if (headers['authorization'] === undefined)
      return reply(response, 401, { error_code: 'INVALID_API_KEY', message: 'no' }, own);
    if (first !== 'qr_codes') return nothing();
    if (method === 'POST' && id === '') {
      const wanted = JSON.parse(body) as { readonly external_id?: string };
      if (wanted.external_id === undefined)
        return reply(response, 400, { error_code: 'API_VALIDATION_ERROR', message: 'no' }, own);
      const code = { id: `qr_${count}`, status: 'ACTIVE', ...wanted };
      codes.set(wanted.external_id, code);
      return reply(response, 200, code, own);
    }
    const code = codes.get(decodeURIComponent(id));
    if (!code || ![...parts, ''].includes(rest.join('/'))) return nothing();
    return reply(response, 200, rest.length > 0 ? { id: 'qrpy_1', qr_code: code } : code, own);
  };
};

/**
 * Returns endpoint -> the reason why its law was skipped; null where the target has the endpoint.
 */
const supported = async (respond: Respond): Promise<Record<string, string | null>> => {
  const server = await loopback(respond);
  onTestFinished(() => server.close());
  const endpoints = ['qr_codes.create', 'qr_codes.get', 'qr_codes.simulate', 'customers.update'];
  const { laws } = await run({
    baseUrl: server.url,
    key: 'xnd_development_a',
    seed: 1,
    only: endpoints.map((id) => `auth-1:${id}`),
  });
  return Object.fromEntries(
    laws.flatMap(({ id, reason }) => (id.startsWith('auth-1') ? [[id.slice(7), reason]] : [])),
  );
};

const simulate = 'payments/simulate';
const same: Missing = () => ({ status: 404, code: 'NOT_FOUND' });
const all = {
  'qr_codes.create': null,
  'qr_codes.get': null,
  'qr_codes.simulate': null,
  'customers.update': 'UNSUPPORTED',
};

test('an endpoint that responds to unknown ids as to unknown routes is found by trying it', async () => {
  expect(await supported(qrCodes(same, [simulate]))).toEqual(all);
});

test('an endpoint that such a target does not have is not found', async () => {
  expect(await supported(qrCodes(same, []))).toEqual({
    ...all,
    'qr_codes.simulate': 'UNSUPPORTED',
  });
});

test('an endpoint is missing if it responds to a known id as to an unknown one', async () => {
  const below: Missing = (url) => ({
    status: 404,
    code: url.startsWith('/qr_codes/') ? 'DATA_NOT_FOUND' : 'NOT_FOUND',
  });
  expect(await supported(qrCodes(below, [simulate]))).toEqual(all);
  expect(await supported(qrCodes(below, []))).toEqual({
    ...all,
    'qr_codes.simulate': 'UNSUPPORTED',
  });
});

test('an endpoint with another code for unknown ids, or with 405, needs no try', async () => {
  const seen: string[] = [];
  const respond = qrCodes((url) => {
    const [, first, id] = url.split('/');
    if (first === 'customers') return { status: 405, code: 'METHOD_NOT_ALLOWED' };
    return id?.startsWith('cfm-') && !url.includes('no-such')
      ? { status: 404, code: 'DATA_NOT_FOUND' }
      : { status: 404, code: 'NOT_FOUND' };
  }, []);
  const found = await supported((response, request, index) => {
    if (request.method === 'POST' && request.body.includes('external_id')) seen.push(request.url);
    respond(response, request, index);
  });
  expect(found).toEqual(all);
  expect(seen).toEqual([]);
});
