// Tests iterating over lists: every item comes once and in order, and an iteration never ends
// silently before the last page.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reply, type Respond } from './testing/loopback.ts';
import { sampleService } from './testing/sample-service.ts';
import { isApiError } from './index.ts';

const widget = (id: string) => ({ id, name: 'a', color: 'RED' });

/** A list service over these ids with pages of `limit`. */
const listOf =
  (ids: readonly string[]): Respond =>
  (response, request) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    const start = ids.indexOf(query.get('after_id') ?? '') + 1;
    const end = start + Number(query.get('limit') ?? 10);
    reply(response, 200, { data: ids.slice(start, end).map(widget), has_more: end < ids.length });
  };

const collect = async <T>(items: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
};

describe('iterators', () => {
  test('items gives every item once and in order, whatever the page size', async () => {
    const anyIds = fc.uniqueArray(fc.uuid(), { maxLength: 12 });
    let ids: readonly string[] = [];
    const { server, widgets } = await sampleService((...args) => listOf(ids)(...args));
    await fc.assert(
      fc.asyncProperty(anyIds, fc.integer({ min: 1, max: 5 }), async (all, limit) => {
        ids = all;
        const before = server.seen.length;
        const items = await collect(widgets.list.items({ query: { limit } }));
        expect(items.map(({ id }) => id)).toEqual(all);
        expect(server.seen.length - before).toBe(Math.max(1, Math.ceil(all.length / limit)));
      }),
      { numRuns: 25 },
    );
  });

  test('pages yields complete responses and keeps filters and headers on every page', async () => {
    const { server, widgets } = await sampleService(listOf(['a', 'b', 'c']));
    const pages = await collect(
      widgets.list.pages(
        { query: { limit: 2, colors: ['RED'], after_id: 'a' } },
        { forUserId: 'u' },
      ),
    );
    expect(pages.map(({ body }) => body.data.map(({ id }) => id))).toEqual([['b', 'c']]);
    const shelved = { query: { limit: 2 }, headers: { 'x-shelf': 's' } };
    expect(await collect(widgets.list.pages(shelved))).toHaveLength(2);
    expect(server.seen.map(({ headers }) => headers['x-shelf'])).toEqual([undefined, 's', 's']);
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/widgets?limit=2&colors=RED&after_id=a',
      '/widgets?limit=2',
      '/widgets?limit=2&after_id=b',
    ]);
    expect(server.seen[0]?.headers['for-user-id']).toBe('u');
  });

  test('an empty list is one empty page and no item', async () => {
    const { server, widgets } = await sampleService(listOf([]));
    expect(await collect(widgets.list.items())).toEqual([]);
    expect(await collect(widgets.list.pages())).toHaveLength(1);
    expect(server.seen).toHaveLength(2);
  });

  test('a page is requested only when its items are needed', async () => {
    const { server, widgets } = await sampleService(listOf(['a', 'b', 'c']));
    for await (const { id } of widgets.list.items({ query: { limit: 1 } })) if (id === 'b') break;
    expect(server.seen).toHaveLength(2);
  });

  test('become an array with at most `max` items, and no further page is read', async () => {
    const { server, widgets } = await sampleService(listOf(['a', 'b', 'c']));
    const all = await widgets.list.toArray({ query: { limit: 2 } });
    expect(all.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(await widgets.list.toArray({ query: { limit: 1 } }, { max: 2 })).toHaveLength(2);
    expect(server.seen).toHaveLength(4);
    await expect(widgets.list.toArray({}, { max: 0 })).rejects.toThrow(/^max must be/);
  });

  test('throw a RangeError when an array without a maximum has more than 10,000 items', async () => {
    const many = Array.from({ length: 10_001 }, (_, at) => widget(`w${at}`));
    const { widgets } = await sampleService((response) =>
      reply(response, 200, { data: many, has_more: false }),
    );
    await expect(widgets.list.toArray()).rejects.toThrow(/more than 10000 items: iterate/);
    expect(await widgets.list.toArray({}, { max: 20_000 })).toHaveLength(10_001);
  });

  test('a page is retried like any call', async () => {
    const { widgets } = await sampleService(
      (response, request, index) =>
        index % 2 === 0 ? response.socket?.destroy() : listOf(['a', 'b'])(response, request, index),
      { retries: 1, sleep: async () => {} },
    );
    expect(await collect(widgets.list.items({ query: { limit: 1 } }))).toHaveLength(2);
  });

  test('a failure throws after the items of the earlier pages', async () => {
    const { widgets } = await sampleService((response, request, index) => {
      if (index === 0) return listOf(['a', 'b'])(response, request, index);
      return reply(response, 403, { error_code: 'REQUEST_FORBIDDEN_ERROR', message: 'No.' });
    });
    const ids: string[] = [];
    const walk = async () => {
      for await (const { id } of widgets.list.items({ query: { limit: 1 } })) ids.push(id);
    };
    await expect(walk()).rejects.toMatchObject({ code: 'REQUEST_FORBIDDEN_ERROR', status: 403 });
    expect(ids).toEqual(['a']);
  });

  test.each([
    ['is empty', { data: [], has_more: true }],
    ['repeats the cursor', { data: [widget('x')], has_more: true }],
    ['has no ids', { data: [{}], has_more: true }],
    ['has no list', { data: null, has_more: false }],
  ])('a page that %s throws instead of losing items or running forever', async (_, body) => {
    const { widgets } = await sampleService((response) => reply(response, 200, body));
    const error = await collect(widgets.list.items()).catch((thrown: unknown) => thrown);
    expect(isApiError(error) && error.code).toBe('INVALID_RESPONSE');
  });

  test('iterate over a list that has pages in some versions only, and throw for a version without pages', async () => {
    const { widgets } = await sampleService((response, request, index) =>
      request.headers['api-version'] === undefined
        ? listOf(['a', 'b'])(response, request, index)
        : reply(response, 200, ['a', 'b']),
    );
    expect(await collect(widgets.sort.items({ query: { limit: 1 } }))).toHaveLength(2);
    const { pages, items } = widgets.sort;
    const older = { version: '2020-05-19' } as const;
    for (const walked of [collect(pages({}, older)), collect(items({}, older))])
      await expect(walked).rejects.toMatchObject({
        code: 'INVALID_RESPONSE',
        message: expect.stringContaining('newer'),
      });
  });

  test('exist on lists with a cursor only', async () => {
    const { widgets } = await sampleService(listOf([]));
    expect(Object.keys(widgets.list)).toEqual(['pages', 'items', 'toArray']);
    for (const call of [widgets.create, widgets.paint]) expect(Object.keys(call)).toEqual([]);
    for (const call of [widgets.get, widgets.count]) expect(Object.keys(call)).toEqual(['waitFor']);
  });
});
