// Iterates over the pages and items of a list, following after_id while has_more is true.
import { ApiError } from './error.ts';
import type { AnyInput } from './outgoing-request.ts';
import type { Failure, Success } from './result.ts';

/** The input of an iteration, without `before_id`: single calls can page backwards. */
export type Forward<Input> = Input & { readonly query?: { readonly before_id?: never } };

type PageResult = Success<unknown> | Failure;
type AnyCall = (input: AnyInput, options: object | undefined) => Promise<PageResult>;

/** Returns the error for a page without a usable cursor: stopping would silently lose items. */
const pageError = (page: Success<unknown>, message: string): ApiError => {
  const { body: _, ok: __, ...rest } = page;
  const failure = {
    code: 'UNDECLARED',
    error_code: 'INVALID_RESPONSE',
    indeterminate: false,
    retryable: false,
  } as const;
  return new ApiError({ ...rest, ...failure, ok: false, message });
};

const dataOf = (page: Success<unknown>): readonly unknown[] => {
  const { data } = page.body as { data: unknown };
  if (Array.isArray(data)) return data;
  throw pageError(
    page,
    Array.isArray(page.body)
      ? 'This version returns a list without pages. Request a newer version.'
      : 'The page has no list in data.',
  );
};

/** Returns the id after which the next page starts, or null on the last page. */
const nextAfter = (
  page: Success<unknown>,
  data: readonly unknown[],
  after: unknown,
): string | null => {
  const { has_more } = page.body as { has_more: unknown };
  if (has_more !== true) return null;
  const last = data.at(-1) as { id?: unknown } | undefined;
  if (typeof last?.id !== 'string' || last.id === after)
    throw pageError(page, 'has_more is true, but the page has no new id to continue from.');
  return last.id;
};

async function* pagesOf(call: AnyCall, input: AnyInput, options: object | undefined) {
  let query = input.query ?? {};
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a cursor is known only when its page came
    const page = await call({ ...input, query }, options);
    if (!page.ok) throw new ApiError(page);
    const data = dataOf(page);
    yield page;
    const after = nextAfter(page, data, query['after_id']);
    if (after === null) return;
    query = { ...query, after_id: after };
  }
}

/** The maximum number of items in an array when the caller sets no maximum. */
const COLLECTED_MAX = 10_000;

/** Options of collecting a list. */
export interface ToArrayOptions {
  /**
   * The maximum number of items to collect; reading stops there. Without it, a list of more than
   * 10,000 items throws RangeError, so that a program does not run out of memory.
   */
  readonly max?: number | undefined;
}

const itemsOf = async function* (call: AnyCall, input: AnyInput, options: object | undefined) {
  for await (const page of pagesOf(call, input, options)) yield* dataOf(page);
};

const collect = async (
  call: AnyCall,
  input: AnyInput,
  { max, ...options }: ToArrayOptions = {},
): Promise<unknown[]> => {
  if (max !== undefined && !(Number.isInteger(max) && max > 0))
    throw new TypeError('max must be a positive whole number of items.');
  const collected: unknown[] = [];
  for await (const item of itemsOf(call, input, options)) {
    if (collected.length === COLLECTED_MAX && max === undefined)
      throw new RangeError(
        `The list has more than ${COLLECTED_MAX} items: iterate over items(), or set max.`,
      );
    collected.push(item);
    if (collected.length === max) break;
  }
  return collected;
};

/** Returns the iterators of a list call. */
export const createPageIterators = (call: AnyCall) => ({
  pages: (input: AnyInput = {}, options?: object) => pagesOf(call, input, options),
  items: (input: AnyInput = {}, options?: object) => itemsOf(call, input, options),
  toArray: (input: AnyInput = {}, options?: ToArrayOptions) => collect(call, input, options),
});
