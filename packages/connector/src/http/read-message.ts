// Reads a signed message of either direction: its version, its signature, its bytes.
import { VERSION, VERSION_HEADER } from '../protocol/index.ts';
import { contentWithoutBody } from '../signature/sign.ts';
import { verify } from '../signature/verify.ts';
import { readBody } from './read-body.ts';
import { respondError } from './respond.ts';

export type Message =
  | {
      readonly ok: true;
      /** The webhook-id of the message. */
      readonly id: string;
      /** The webhook-timestamp of the message, in seconds. */
      readonly timestamp: number;
      readonly bytes: Uint8Array;
    }
  | { readonly ok: false; readonly response: Response };

/**
 * Reads a message. `path` is the signed path with query of a request without a body, `now` is in
 * milliseconds. For a message that cannot be accepted, the result contains the error response.
 */
export const readMessage = async (
  keys: readonly Uint8Array[],
  request: Request,
  path: string,
  now: number,
): Promise<Message> => {
  const version = request.headers.get(VERSION_HEADER);
  if (version !== VERSION)
    return {
      ok: false,
      response: respondError('VERSION_UNSUPPORTED', {
        field: VERSION_HEADER,
        message: `${VERSION_HEADER} must be ${VERSION}.`,
      }),
    };
  const bytes = await readBody(request);
  if (!bytes)
    return {
      ok: false,
      response: respondError('INVALID', { message: 'The body must have at most 256 KiB.' }),
    };
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const content = hasBody ? bytes : contentWithoutBody(request.method, path);
  const verified = verify(keys, request.headers, content, now);
  return verified.ok
    ? { ok: true, id: verified.id, timestamp: verified.timestamp, bytes }
    : {
        ok: false,
        response: respondError('SIGNATURE_INVALID', { message: verified.reason }),
      };
};
