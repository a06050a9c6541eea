// Verifies and parses a callback of a connector.
import { readMessage } from '../http/read-message.ts';
import { parseJson } from '../http/read-body.ts';
import { respondError } from '../http/respond.ts';
import { callback as callbackSchema, type Callback } from '../protocol/index.ts';

export type CallbackResult =
  | { readonly ok: true; readonly callback: Callback }
  | { readonly ok: false; readonly response: Response };

/** Reads a callback; `now` is in milliseconds. */
export const readCallback = async (
  keys: readonly Uint8Array[],
  request: Request,
  now: number,
): Promise<CallbackResult> => {
  const message = await readMessage(keys, request, new URL(request.url).pathname, now);
  if (!message.ok) return message;
  const parsed = callbackSchema.safeParse(parseJson(message.bytes));
  if (parsed.success && parsed.data.id === message.id) return { ok: true, callback: parsed.data };
  const field = parsed.success ? 'id' : (parsed.error.issues[0]?.path.join('.') ?? null);
  return {
    ok: false,
    response: respondError('INVALID', {
      field,
      message: parsed.success
        ? 'id must be the webhook-id of the request.'
        : 'The body must be a callback of the protocol.',
    }),
  };
};
