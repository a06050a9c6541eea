// Tests the types of calls and responses. The type checker finds failures; running the tests only
// counts them.
import { describe, expectTypeOf, test } from 'vitest';
import { createSampleClient } from './testing/sample-service.ts';
import { unwrap, type Success } from './index.ts';

const client = createSampleClient({ baseUrl: 'http://127.0.0.1:1', key: 'k' });
const { widgets } = client;

interface Widget {
  id: string;
  name: string;
  color: 'RED' | 'BLUE';
}

/** Takes code that is type-checked but never run. */
const compiled = (_code: () => unknown): void => {};

describe('the types', () => {
  test('state the body of a success and the codes and statuses of failures', () => {
    expectTypeOf<Extract<Awaited<ReturnType<typeof widgets.create>>, { ok: true }>['body']>() //
      .toEqualTypeOf<Widget>();
    compiled(async () => {
      const result = await widgets.create({ body: { name: 'a' } });
      if (result.ok) return result.body.color;
      expectTypeOf(result.code).toEqualTypeOf<
        | 'RATE_LIMIT_EXCEEDED'
        | 'INVALID_API_KEY'
        | 'REQUEST_FORBIDDEN_ERROR'
        | 'IDEMPOTENCY_ERROR'
        | 'API_VALIDATION_ERROR'
        | 'SERVER_ERROR'
        | 'DUPLICATE_ERROR'
        | 'CHANNEL_UNAVAILABLE'
        | 'UNDECLARED'
        | 'NETWORK'
        | 'TIMEOUT'
        | 'ABORTED'
      >();
      expectTypeOf(result.indeterminate).toEqualTypeOf<boolean>();
      if (result.code === 'DUPLICATE_ERROR') expectTypeOf(result.status).toEqualTypeOf<number>();
      if (result.code === 'UNDECLARED') expectTypeOf(result.error_code).toEqualTypeOf<string>();
      if (result.code === 'TIMEOUT') expectTypeOf(result.status).toEqualTypeOf<null>();
      // @ts-expect-error -- this code is declared by another endpoint
      return result.code === 'DATA_NOT_FOUND';
    });
    expectTypeOf(unwrap<Widget>).returns.toEqualTypeOf<Widget>();
    compiled(async () =>
      expectTypeOf(unwrap(await widgets.get({ params: { id: 'a' } }))).toEqualTypeOf<Widget>(),
    );
  });

  test('refuse a missing part, an unknown part and a body on a GET', () => {
    // @ts-expect-error -- the body is missing
    compiled(() => widgets.create({}));
    // @ts-expect-error -- all input is missing
    compiled(() => widgets.create());
    // @ts-expect-error -- a field of the body is missing
    compiled(() => widgets.create({ body: { amount: 1 } }));
    // @ts-expect-error -- the path parameters are missing
    compiled(() => widgets.get({}));
    // @ts-expect-error -- a GET has no body
    compiled(() => widgets.get({ params: { id: 'a' }, body: {} }));
    // @ts-expect-error -- this endpoint has no input
    compiled(() => widgets.count({ query: { limit: 1 } }));
    // @ts-expect-error -- the query has no such field
    compiled(() => widgets.list({ query: { colour: 'RED' } }));
    // @ts-expect-error -- a required header is missing
    compiled(() => widgets.bind({ body: {} }));
    compiled(() => [widgets.list(), widgets.count(), widgets.list({ query: { limit: 2 } })]);
    compiled(() => widgets.bind({ headers: { 'x-timestamp': 'now' } }));
  });

  test('have a key and a version only where the contract has them', () => {
    // @ts-expect-error -- a read has no idempotency key
    compiled(() => widgets.get({ params: { id: 'a' } }, { idempotencyKey: 'k' }));
    // @ts-expect-error -- this write has none either
    compiled(() => widgets.paint({ params: { id: 'a' } }, { idempotencyKey: 'k' }));
    // @ts-expect-error -- this endpoint ignores versions
    compiled(() => widgets.get({ params: { id: 'a' } }, { version: '2024-11-11' }));
    // @ts-expect-error -- this version is not known
    compiled(() => widgets.count({}, { version: '2021-01-01' }));
    compiled(() => widgets.count({}, { version: '2020-05-19', forUserId: 'u' }));
    compiled(() => widgets.create({ body: { name: 'a' } }, { idempotencyKey: 'k' }));
  });

  test('accept the body of any version of an endpoint, and no other body', () => {
    compiled(() => widgets.fold({ body: { times: 2 } }));
    compiled(() => widgets.fold({ body: { twice: true } }, { version: '2020-05-19' }));
    // @ts-expect-error -- no version has an empty body
    compiled(() => widgets.fold({ body: {} }));
    // @ts-expect-error -- every version has a body
    compiled(() => widgets.fold({}));
  });

  test('have iterators only on lists with a cursor, over the pages of the version that has them', () => {
    expectTypeOf(widgets.list.items).returns.toEqualTypeOf<AsyncGenerator<Widget, void>>();
    expectTypeOf(widgets.list.pages).returns.toEqualTypeOf<
      AsyncGenerator<Success<{ data: Widget[]; has_more: boolean }>, void>
    >();
    expectTypeOf(widgets.count).not.toHaveProperty('pages');
    expectTypeOf(widgets.get).not.toHaveProperty('items');
    expectTypeOf(widgets.sort.items).returns.toEqualTypeOf<AsyncGenerator<Widget, void>>();
    expectTypeOf(widgets.sort.pages)
      .returns.toHaveProperty('next')
      .returns.resolves.extract<{ done?: false }>()
      .toHaveProperty('value')
      .toHaveProperty('body')
      .toEqualTypeOf<{ data: Widget[]; has_more: boolean }>();
    // @ts-expect-error -- an iterator only reads forward
    compiled(() => widgets.list.items({ query: { before_id: 'a' } }));
    compiled(() => widgets.list.items({ query: { limit: 50, colors: ['RED'] } }));
  });
});
