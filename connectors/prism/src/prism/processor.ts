// Communicates with one processor through prism: prism builds the requests and reads the responses.
// This module sends the requests itself, so that it knows whether they have left this machine.
import { setTimeout as sleep } from 'node:timers/promises';
import { flows, webhookFlows, type Flow, type WebhookFlow } from './flows.ts';
import { idempotencyHeaderOf } from './idempotency.ts';
import type { Message, Prism } from './library.ts';
import { sendOnce, type HttpRequest, type Sent } from './send.ts';

/** The longest time of one attempt, and the pauses before the next ones, in milliseconds. */
const ATTEMPT_MS = 20_000;
const PAUSES_MS: readonly number[] = [500, 2_000];

/** The reason why the processor refused a request. */
export interface Refused {
  readonly code: string;
  readonly message: string;
  /** The response code of the card network, such as `51`. */
  readonly network: string | null;
  /** The reason of the issuer as one word, such as `insufficient_funds`. */
  readonly issuer: string | null;
  readonly httpStatus: number;
}

/** The result of a request to the processor. */
export type Reply =
  | { readonly kind: 'read'; readonly fields: Message }
  /** The processor has refused the request, and has done nothing. */
  | { readonly kind: 'refused'; readonly refused: Refused }
  /**
   * Nothing has left this machine. `code` is the error code of prism; null when the processor could
   * not be reached.
   */
  | { readonly kind: 'unsent'; readonly code: string | null; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export interface CallOptions {
  /** The idempotency key of a request that changes something; null for a read. */
  readonly key: string | null;
  /** True when the same request may have been sent before. */
  readonly isRepeated?: boolean;
  readonly signal: AbortSignal;
}

/** Details of an error in the form of prism, for refused requests and failed payments. */
interface ErrorDetails {
  readonly connectorDetails?: { readonly code?: string | null; readonly message?: string | null };
  readonly issuerDetails?: {
    readonly code?: string | null;
    readonly message?: string | null;
    readonly networkDetails?: { readonly declineCode?: string | null } | null;
  };
  readonly unifiedDetails?: { readonly code?: string | null; readonly message?: string | null };
}

const isWord = (text: string): boolean => /^\w+$/.test(text);

/** Returns an error that prism has read, with the HTTP status of its response. */
export const refusedOf = (error: unknown, httpStatus: number): Refused => {
  const { connectorDetails, issuerDetails, unifiedDetails } = (error ?? {}) as ErrorDetails;
  const issuer = issuerDetails?.message || issuerDetails?.code || '';
  return {
    code: connectorDetails?.code || unifiedDetails?.code || '',
    message: connectorDetails?.message || unifiedDetails?.message || '',
    network: issuerDetails?.networkDetails?.declineCode || null,
    issuer: isWord(issuer) ? issuer : null,
    httpStatus,
  };
};

/** An error of prism; `proto` is its error message as data. */
interface PrismError extends Error {
  readonly errorCode?: string;
  readonly proto?: { readonly httpStatusCode?: number | null; readonly errorInfo?: unknown };
}

/** The code of errors that prism has read from a response of the processor. */
const REFUSED = 'CONNECTOR_ERROR_RESPONSE';

export interface ProcessorOptions {
  /** The name of the processor in prism, such as `stripe`. */
  readonly name: string;
  /** The credentials, with prism's names for them. */
  readonly credentials: Message;
  /** The environment whose URL is used unless the credentials have `baseUrl`. */
  readonly environment: 'sandbox' | 'production';
}

export class Processor {
  readonly name: string;
  readonly isSandbox: boolean;
  readonly #prism: Prism;
  readonly #options: Uint8Array;

  constructor(prism: Prism, { name, credentials, environment }: ProcessorOptions) {
    this.name = name;
    this.isSandbox = environment === 'sandbox';
    this.#prism = prism;
    this.#options = this.#encode('FfiOptions', {
      environment: this.number('Environment', environment.toUpperCase()),
      connectorConfig: { [name]: credentials },
    });
    this.#checkCredentials(credentials);
  }

  /**
   * Throws for a processor or credential that prism does not have: prism itself ignores unknown
   * names.
   */
  #checkCredentials(credentials: Message): void {
    const { connectorConfig } = this.#decode('FfiOptions', this.#options) as {
      readonly connectorConfig?: Readonly<Record<string, Message | null | undefined>> | null;
    };
    const kept = connectorConfig?.[this.name];
    if (!kept) throw new TypeError(`prism has no processor ${this.name}. See its documentation.`);
    const wrong = Object.entries(credentials).find(([field, value]) => {
      const [given, read] = [value, kept[field]].map((one) =>
        typeof one === 'object' && one !== null && 'value' in one ? one.value : one,
      );
      return given !== read || typeof value !== typeof kept[field];
    });
    if (wrong)
      throw new TypeError(
        `prism does not read the credential ${wrong[0]} of ${this.name}. Check its name; a secret is written as {"value": "..."}, a URL as text.`,
      );
  }

  #encode(type: string, fields: Message): Uint8Array {
    const known = this.#prism.messageType(type);
    return known.encode(known.create(fields)).finish();
  }

  #decode(type: string, bytes: Uint8Array): Message {
    return this.#prism.messageType(type).decode(bytes);
  }

  /** Returns the number of a name in an enumeration. Throws for a name that it does not have. */
  number(enumeration: string, name: string): number {
    const value = this.#prism.enumeration(enumeration)[name];
    if (typeof value !== 'number') throw new Error(`${enumeration} has no ${name}.`);
    return value;
  }

  /** Returns whether an enumeration has a name. */
  has(enumeration: string, name: string): boolean {
    return typeof this.#prism.enumeration(enumeration)[name] === 'number';
  }

  /** Returns the name of a number of an enumeration, or null. */
  nameOf(enumeration: string, value: unknown): string | null {
    const name = typeof value === 'number' ? this.#prism.enumeration(enumeration)[value] : null;
    return typeof name === 'string' ? name : null;
  }

  #build(flow: Flow, request: Uint8Array, key: string | null): HttpRequest {
    const bytes = this.#prism.native.callReq(flow, request, this.#options);
    const { url, method, headers, body } = this.#decode('FfiConnectorHttpRequest', bytes) as {
      readonly url: string;
      readonly method: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body?: Uint8Array | null;
    };
    const header = idempotencyHeaderOf(this.name);
    return {
      url,
      method: method.toUpperCase(),
      headers: { ...headers, ...(header !== null && key !== null && { [header]: key }) },
      body: body ?? null,
    };
  }

  /**
   * Returns the reason why prism cannot build a request for this processor, or null. Sends nothing.
   */
  findProblem(flow: Flow, fields: Message): string | null {
    try {
      this.#build(flow, this.#encode(flows[flow][0], fields), null);
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  }

  /** Sends a request, and repeats it after a lost response if the processor recognizes its key. */
  async #send(request: HttpRequest, { key, signal }: CallOptions) {
    const isRecognized = key === null || idempotencyHeaderOf(this.name) !== null;
    let sent: Sent = { lost: 'The connector has stopped.' };
    for (const pause of [0, ...(isRecognized ? PAUSES_MS : [])]) {
      if (signal.aborted) break;
      // oxlint-disable no-await-in-loop -- one attempt after the other
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      const before = sent;
      sent = await sendOnce(request, AbortSignal.any([signal, AbortSignal.timeout(ATTEMPT_MS)]));
      // oxlint-enable no-await-in-loop
      if ('response' in sent) return { response: sent.response, isRepeated: pause > 0 };
      // If a later attempt could not be sent, the result of the earlier one still counts.
      if ('unsent' in sent) return pause > 0 ? before : sent;
    }
    return sent;
  }

  /** Reads a response with prism. */
  #read(
    flow: Flow,
    request: Uint8Array,
    response: Message,
    { key, isRepeated }: Pick<CallOptions, 'key' | 'isRepeated'>,
  ): Reply {
    try {
      const bytes = this.#encode('FfiConnectorHttpResponse', response);
      const read = this.#prism.native.callRes(flow, bytes, request, this.#options);
      const { body } = this.#decode('FfiConnectorHttpResponse', read) as {
        readonly body: Uint8Array;
      };
      return { kind: 'read', fields: this.#decode(flows[flow][1], body) };
    } catch (error) {
      const { errorCode, proto } = error as PrismError;
      const status = proto?.httpStatusCode ?? 0;
      // A refused read proves nothing about the operation, and a refused repetition proves nothing
      // about the first request.
      const isProof = key !== null && isRepeated !== true && status >= 400 && status < 500;
      return errorCode === REFUSED && isProof
        ? { kind: 'refused', refused: refusedOf(proto?.errorInfo, status) }
        : { kind: 'unknown', reason: `The response cannot be read: ${errorCode ?? 'error'}.` };
    }
  }

  /** Sends a request to the processor. Never rejects: an uncertain result is `unknown`. */
  async call(flow: Flow, fields: Message, options: CallOptions): Promise<Reply> {
    const request = this.#encode(flows[flow][0], fields);
    let built;
    try {
      built = this.#build(flow, request, options.key);
    } catch (error) {
      const { errorCode = 'INVALID', message } = error as PrismError;
      return { kind: 'unsent', code: errorCode, reason: message };
    }
    const sent = await this.#send(built, options);
    if ('lost' in sent) return { kind: 'unknown', reason: sent.lost };
    if ('unsent' in sent)
      return options.isRepeated === true
        ? { kind: 'unknown', reason: sent.unsent }
        : { kind: 'unsent', code: null, reason: sent.unsent };
    return this.#read(
      flow,
      request,
      { ...sent.response },
      {
        key: options.key,
        isRepeated: options.isRepeated === true || sent.isRepeated,
      },
    );
  }

  /** Reads a webhook of the processor. Throws if prism cannot read it. */
  readWebhook(flow: WebhookFlow, fields: Message): Message {
    const [requestType, responseType] = webhookFlows[flow];
    const request = this.#encode(requestType, fields);
    return this.#decode(responseType, this.#prism.native.callDirect(flow, request, this.#options));
  }
}
