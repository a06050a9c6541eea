// Sends a request to the processor, and distinguishes a response, a request that was never sent,
// and a lost response.

/** An HTTP request that prism has built. */
export interface HttpRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | null;
}

export interface HttpResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/**
 * A response; `unsent` when nothing has left this machine; `lost` when the request may have
 * arrived.
 */
export type Sent =
  | { readonly response: HttpResponse }
  | { readonly unsent: string }
  | { readonly lost: string };

/** Errors of a connection that was never open. */
const neverOpened: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Statuses after which the processor may still be working on the request. */
const undecided: readonly number[] = [408, 409, 425, 499];

const codeOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  return typeof code === 'string' ? code : 'no response';
};

/** Returns whether card data and credentials may be sent to a URL. */
export const isPrivate = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return (
    protocol === 'https:' ||
    (protocol === 'http:' && /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname))
  );
};

/** Sends a request once, without following redirects. Never rejects. */
export const sendOnce = async (
  { url, method, headers, body }: HttpRequest,
  signal: AbortSignal,
): Promise<Sent> => {
  if (!URL.canParse(url) || !isPrivate(url))
    return { unsent: 'The URL of the processor must be https, or http on this machine.' };
  try {
    const response = await fetch(url, {
      method,
      headers,
      // `fetch` requires bytes in an ArrayBuffer of their own, which those of the native library
      // are not.
      ...(body && { body: Uint8Array.from(body) }),
      redirect: 'manual',
      signal,
    });
    const { status } = response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    if (status >= 500 || (status >= 300 && status < 400) || undecided.includes(status))
      return { lost: `The processor responded with status ${status}.` };
    return {
      response: { statusCode: status, headers: Object.fromEntries(response.headers), body: bytes },
    };
  } catch (error) {
    const code = codeOf(error);
    return neverOpened.includes(code)
      ? { unsent: `The processor cannot be reached: ${code}.` }
      : { lost: `The response of the processor was lost: ${code}.` };
  }
};
