// Creates a client of the sample calls and the loopback server that it calls, closed when the
// test ends.
import { beforeEach, describe, onTestFinished } from 'vitest';
import {
  createClient,
  validatorOf,
  type CallOptions,
  type ClientOptions,
  type Forward,
  type Result,
  type Success,
  type ToArrayOptions,
  type Versioned,
  type WaitOptions,
  type WriteOptions,
} from '../index.ts';
import { loopback, type Respond } from './loopback.ts';
import { sampleCalls } from './sample-calls.ts';

export const sampleKey = 'xnd_development_0123456789abcdef';

interface Widget {
  id: string;
  name: string;
  color: 'RED' | 'BLUE';
}

interface WidgetPage {
  data: Widget[];
  has_more: boolean;
}

type ReadCode =
  | 'RATE_LIMIT_EXCEEDED'
  | 'INVALID_API_KEY'
  | 'REQUEST_FORBIDDEN_ERROR'
  | 'API_VALIDATION_ERROR'
  | 'SERVER_ERROR';
type WriteCode = ReadCode | 'IDEMPOTENCY_ERROR';
type Dated = Versioned<'2020-05-19' | '2024-11-11'>;

interface WidgetQuery {
  headers?: { 'x-shelf'?: string };
  query?: {
    colors?: string[];
    amount?: number;
    hidden?: boolean;
    created?: { gte?: string; lte?: string };
    name?: string;
    limit?: number;
    after_id?: string;
    before_id?: string;
  };
}

interface SortQuery {
  query?: { limit?: number; after_id?: string; before_id?: string };
}

/** The client of the sample calls, as a generator would write it. */
export interface SampleClient {
  readonly widgets: {
    readonly create: (
      input: {
        headers?: { 'with-split-rule'?: string };
        body: { name: string; amount?: number };
      },
      options?: WriteOptions,
    ) => Promise<Result<Widget, WriteCode | 'DUPLICATE_ERROR' | 'CHANNEL_UNAVAILABLE'>>;
    readonly get: {
      (
        input: { params: { id: string } },
        options?: CallOptions,
      ): Promise<Result<Widget, ReadCode | 'DATA_NOT_FOUND'>>;
      readonly waitFor: (
        input: { params: { id: string } },
        status: string | readonly string[],
        options?: WaitOptions,
      ) => Promise<Widget>;
    };
    readonly list: {
      (input?: WidgetQuery, options?: CallOptions): Promise<Result<WidgetPage, ReadCode>>;
      readonly pages: (
        input?: Forward<WidgetQuery>,
        options?: CallOptions,
      ) => AsyncGenerator<Success<WidgetPage>, void>;
      readonly items: (
        input?: Forward<WidgetQuery>,
        options?: CallOptions,
      ) => AsyncGenerator<Widget, void>;
      readonly toArray: (
        input?: Forward<WidgetQuery>,
        options?: CallOptions & ToArrayOptions,
      ) => Promise<Widget[]>;
    };
    readonly sort: {
      (
        input?: SortQuery,
        options?: CallOptions & Dated,
      ): Promise<Result<WidgetPage | string[], ReadCode>>;
      readonly pages: (
        input?: Forward<SortQuery>,
        options?: CallOptions & Dated,
      ) => AsyncGenerator<Success<WidgetPage>, void>;
      readonly items: (
        input?: Forward<SortQuery>,
        options?: CallOptions & Dated,
      ) => AsyncGenerator<Widget, void>;
    };
    readonly fold: (
      input: { body: { times: number } | { twice: boolean } },
      options?: WriteOptions & Dated,
    ) => Promise<Result<Widget, WriteCode>>;
    readonly count: (
      input?: Record<string, never>,
      options?: CallOptions & Dated,
    ) => Promise<Result<number[], ReadCode>>;
    readonly paint: (
      input: { params: { id: string } },
      options?: CallOptions & Versioned<'2022-07-31'>,
    ) => Promise<Result<Widget, WriteCode>>;
    readonly bind: (
      input: { headers: { 'x-timestamp': string; 'x-external-id'?: string }; body?: object },
      options?: WriteOptions,
    ) => Promise<Result<Widget, WriteCode>>;
  };
}

/** Creates a client of the sample calls. */
export const createSampleClient = (options: ClientOptions) =>
  createClient<SampleClient>(sampleCalls, options);

/** Compares widgets with their declaration. */
export const sampleValidator = validatorOf({
  'widgets.get': {
    type: 'object',
    properties: {
      id: { type: 'string' },
      name: { type: 'string' },
      color: { enum: ['RED', 'BLUE'] },
    },
    required: ['id', 'name', 'color'],
  },
});

const transports = {
  undici: {},
  fetch: { fetch: globalThis.fetch },
} satisfies Record<string, Partial<ClientOptions>>;

let chosen: Partial<ClientOptions> = {};

/** Describes the behavior of clients over each transport. */
export const describeOverEach = (name: string, body: () => void): void =>
  describe.each(Object.entries(transports))(`${name}, over %s`, (_, options) => {
    beforeEach(() => {
      chosen = options;
      return () => {
        chosen = {};
      };
    });
    body();
  });

/**
 * Starts a server with given responses, and a client for it; without retries unless the options set
 * them.
 */
export const sampleService = async (
  respond: Respond,
  options: Partial<ClientOptions> = {},
  path = '',
) => {
  const server = await loopback(respond);
  const client = createSampleClient({
    baseUrl: server.url + path,
    key: sampleKey,
    retries: 0,
    ...chosen,
    ...options,
  });
  onTestFinished(async () => {
    await server.close();
    await client.close();
  });
  return { server, client, widgets: client.widgets };
};
