// Reads the body of a request, up to a limit.

/** The maximum number of bytes of a body, unless the caller sets another limit. */
const BODY_BYTES_MAX = 262_144;

/** Returns the bytes of a body, or null when there are too many. */
export const readBody = async (
  { body }: Pick<Request | Response, 'body'>,
  most = BODY_BYTES_MAX,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (!body) return new Uint8Array();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
    length += piece.length;
    if (length > most) return null;
    pieces.push(piece);
  }
  return new Uint8Array(Buffer.concat(pieces));
};

/** Parses bytes as JSON; returns undefined when they are not JSON in UTF-8. */
export const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
};
