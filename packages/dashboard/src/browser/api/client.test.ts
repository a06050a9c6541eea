// Checks the targets of calls and the messages of failed calls.
import { expect, test } from 'vitest';
import { targetOf } from './client.ts';
import { failureOf, toFailure } from './failure.ts';

test('parameters are encoded, so that an id cannot change the path, and empty filters are omitted', () => {
  expect(
    targetOf('/accounts/{id}/objects/{object}', {
      params: { id: 'a/b', object: '?x#y' },
      query: { mode: 'test', kind: '', limit: 5, before: undefined },
    }),
  ).toBe('/accounts/a%2Fb/objects/%3Fx%23y?mode=test&limit=5');
});

test('a failure has the code, message and violations of the error response', () => {
  const failure = failureOf(400, {
    error_code: 'API_VALIDATION_ERROR',
    message: 'body.ms must be a number.',
    errors: [{ path: 'body.ms', message: 'Must be a number.' }],
  });
  expect(failure).toMatchObject({
    status: 400,
    code: 'API_VALIDATION_ERROR',
    message: 'body.ms must be a number.',
    violations: [{ path: 'body.ms', message: 'Must be a number.' }],
  });
});

test('any other response or thrown value becomes a failure with a code or message', () => {
  expect(failureOf(502, '<html>')).toMatchObject({ code: 'HTTP_502', violations: [] });
  expect(toFailure('broken')).toMatchObject({ status: null, message: 'broken' });
});
