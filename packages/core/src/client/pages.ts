// Pages and items of a list as async iterators that follow after_id while has_more is true.
import type * as z from 'zod';
import type { AllOptional, CallSpec, Request, SuccessOutput } from '../contract.ts';
import { namesOf } from '../schema.ts';
import { ApiError } from './error.ts';
import type { AnyInput } from './outgoing-request.ts';
import type { CallOptions } from './options.ts';
import type { Failure, Success } from './result.ts';

interface PageBody {
  readonly data: readonly unknown[];
  readonly has_more: boolean;
}

/** The page among the bodies that an endpoint may return in its versions. */
type PageOf<C extends CallSpec> = Extract<SuccessOutput<C>, PageBody>;

/** The type of a list's items; never when the endpoint has no cursor. */
export type ItemOf<C extends CallSpec> =
  C['query'] extends z.ZodObject<infer Shape>
    ? 'after_id' extends keyof Shape
      ? PageOf<C>['data'][number]
      : never
    : never;

type WithoutBefore<R> = {
  [P in keyof R]: P extends 'query' ? Omit<NonNullable<R[P]>, 'before_id'> : R[P];
};

/** The start of an iteration; before_id iterates backwards and is left to single calls. */
type PageInput<C extends CallSpec> = WithoutBefore<Request<C>>;

type PageArguments<C extends CallSpec> =
  AllOptional<PageInput<C>> extends true
    ? [input?: PageInput<C>, options?: CallOptions<C>]
    : [input: PageInput<C>, options?: CallOptions<C>];

export interface PageIterators<C extends CallSpec> {
  /**
   * Every page from the start (or from `query.after_id`) as a success. Throws `ApiError` for a
   * failure.
   */
  readonly pages: (...args: PageArguments<C>) => AsyncGenerator<Success<C, PageOf<C>>, void>;
  /** Every item of every page. Throws `ApiError` for a failure. */
  readonly items: (...args: PageArguments<C>) => AsyncGenerator<ItemOf<C>, void>;
}

/** Whether a contract is a list with a cursor. */
export const isPageable = (contract: CallSpec): boolean => {
  const names = namesOf(contract.success.body);
  const cursor = Object.hasOwn(contract.query?.shape ?? {}, 'after_id');
  return cursor && names.includes('data') && names.includes('has_more');
};

type PageResult = Success<CallSpec> | Failure;
type AnyCall = (input: AnyInput, options: object | undefined) => Promise<PageResult>;

/** An error for a page without a usable cursor: stopping there would lose items silently. */
const pageError = (page: Success<CallSpec>, message: string): ApiError => {
  const { body: _, ok: __, ...rest } = page;
  const failure = {
    code: 'UNDECLARED',
    error_code: 'INVALID_RESPONSE',
    indeterminate: false,
  } as const;
  return new ApiError({ ...rest, ...failure, ok: false, message });
};

const dataOf = (page: Success<CallSpec>): readonly unknown[] => {
  const { data } = page.body as { data: unknown };
  if (Array.isArray(data)) return data;
  throw pageError(
    page,
    Array.isArray(page.body)
      ? 'This version returns a list without pages. Request a newer version.'
      : 'The page has no list in data.',
  );
};

/** The id after which the next page starts, or null on the last page. */
const nextAfter = (
  page: Success<CallSpec>,
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

/** The iterators of a list call. */
export const createPageIterators = (call: AnyCall) => ({
  pages: (input: AnyInput = {}, options?: object) => pagesOf(call, input, options),
  async *items(input: AnyInput = {}, options?: object) {
    for await (const page of pagesOf(call, input, options)) yield* dataOf(page);
  },
});
