// Walking a list: pages and items as async iterators that follow after_id while has_more holds.
import type { z } from 'zod';
import type { AllOptional, EndpointSpec, Request, SuccessOutput } from '../contract.ts';
import { namesOf } from '../schema.ts';
import { ApiError } from './error.ts';
import type { AnyInput } from './message.ts';
import type { CallOptions } from './options.ts';
import type { Failure, Success } from './result.ts';

interface PageBody {
  readonly data: readonly unknown[];
  readonly has_more: boolean;
}

/** The body that is a page, among those that an endpoint may answer in its versions. */
type PageOf<C extends EndpointSpec> = Extract<SuccessOutput<C>, PageBody>;

/** The type of a list's items; never when the endpoint has no cursor. */
export type ItemOf<C extends EndpointSpec> =
  C['query'] extends z.ZodObject<infer Shape>
    ? 'after_id' extends keyof Shape
      ? PageOf<C>['data'][number]
      : never
    : never;

type WithoutBefore<R> = {
  [P in keyof R]: P extends 'query' ? Omit<NonNullable<R[P]>, 'before_id'> : R[P];
};

/** What a walk starts from; before_id walks the other way and is left to single calls. */
type WalkInput<C extends EndpointSpec> = WithoutBefore<Request<C>>;

type WalkArguments<C extends EndpointSpec> =
  AllOptional<WalkInput<C>> extends true
    ? [input?: WalkInput<C>, options?: CallOptions<C>]
    : [input: WalkInput<C>, options?: CallOptions<C>];

export interface Walk<C extends EndpointSpec> {
  /**
   * Every page from the start (or from `query.after_id`) as a success. Throws `ApiError` for a
   * failure.
   */
  readonly pages: (...args: WalkArguments<C>) => AsyncGenerator<Success<C, PageOf<C>>, void>;
  /** Every item of every page. Throws `ApiError` for a failure. */
  readonly items: (...args: WalkArguments<C>) => AsyncGenerator<ItemOf<C>, void>;
}

/** Whether a contract is a list with a cursor. */
export const isPageable = (contract: EndpointSpec): boolean => {
  const names = namesOf(contract.success.body);
  const cursor = Object.hasOwn(contract.query?.shape ?? {}, 'after_id');
  return cursor && names.includes('data') && names.includes('has_more');
};

type PageResult = Success<EndpointSpec> | Failure;
type AnyCall = (input: AnyInput, options: object | undefined) => Promise<PageResult>;

/** A page that cannot be walked on: stopping there would lose items without a word. */
const lost = (page: Success<EndpointSpec>, message: string): ApiError => {
  const { body: _, ok: __, ...rest } = page;
  const failure = {
    code: 'UNDECLARED',
    error_code: 'INVALID_ANSWER',
    indeterminate: false,
  } as const;
  return new ApiError({ ...rest, ...failure, ok: false, message });
};

const dataOf = (page: Success<EndpointSpec>): readonly unknown[] => {
  const { data } = page.body as { data: unknown };
  if (Array.isArray(data)) return data;
  throw lost(
    page,
    Array.isArray(page.body)
      ? 'This version answers a list without pages: ask for a newer one.'
      : 'The page has no list in data.',
  );
};

/** The id after which the next page starts, or null on the last page. */
const nextAfter = (
  page: Success<EndpointSpec>,
  data: readonly unknown[],
  after: unknown,
): string | null => {
  const { has_more } = page.body as { has_more: unknown };
  if (has_more !== true) return null;
  const last = data.at(-1) as { id?: unknown } | undefined;
  if (typeof last?.id !== 'string' || last.id === after)
    throw lost(page, 'has_more is true, but the page has no new id to go on from.');
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
export const walkOf = (call: AnyCall) => ({
  pages: (input: AnyInput = {}, options?: object) => pagesOf(call, input, options),
  async *items(input: AnyInput = {}, options?: object) {
    for await (const page of pagesOf(call, input, options)) yield* dataOf(page);
  },
});
