// Checks which endpoint a typed request addresses, so that its headers are offered.
import { expect, test } from 'vitest';
import { draftOfLink, endpointOf } from './drafts.ts';

const endpoint = (method: string, path: string) => ({
  method,
  path,
  summary: '',
  headers: [],
  example: null,
});

const endpoints = [
  endpoint('GET', '/v3/payment_requests/{id}'),
  endpoint('GET', '/v3/payment_requests/all'),
  endpoint('POST', '/v3/payment_requests'),
];

test('the endpoint of a request is found by its path, with any values for parameters and any query', () => {
  const found = (method: 'GET' | 'POST', path: string) =>
    endpointOf(endpoints, { method, path })?.path;
  expect(found('POST', '/v3/payment_requests?x=1')).toBe('/v3/payment_requests');
  expect(found('POST', '/v3/payment_requests/')).toBe('/v3/payment_requests');
  expect(found('GET', '/v3/payment_requests/pr-1')).toBe('/v3/payment_requests/{id}');
  expect(found('GET', '/v3/payment_requests/all')).toBe('/v3/payment_requests/all');
  expect(found('GET', '/v3/payment_requests')).toBeUndefined();
});

test('a link is a draft only when its method and path are those of an endpoint', () => {
  const linked = draftOfLink(endpoints, { method: 'GET', path: '/v3/payment_requests/{id}' });
  expect(linked).toMatchObject({ method: 'GET', path: '/v3/payment_requests/{id}', body: '' });
  expect(draftOfLink(endpoints, { method: 'PUT', path: '/v3/payment_requests' })).toBeNull();
  expect(draftOfLink(endpoints, { method: 'POST', path: '/elsewhere' })).toBeNull();
  expect(draftOfLink(endpoints, { request: 'req-1' })).toBeNull();
});
