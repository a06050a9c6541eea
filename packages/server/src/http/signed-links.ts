// Builds links that need no key: they carry the partition and the object with a signature, so that
// nobody can guess one.
import { hash, timingSafeEqual } from 'node:crypto';
import { partitionKey, partitionOf, type Partition } from '@kasir/core/store';

export interface Linked {
  readonly partition: Partition;
  readonly object: string;
  readonly id: string;
}

/** First part of the path: pages for payers, files for merchants. */
export type Place = 'hosted' | 'downloads';

const BLOCK_BYTES = 64;

/** The two blocks that HMAC mixes from a secret. */
interface Pads {
  readonly inner: Buffer;
  readonly outer: Buffer;
}

const padsOf = (secret: string): Pads => {
  const bytes = Buffer.from(secret);
  const key = bytes.length > BLOCK_BYTES ? hash('sha256', bytes, 'buffer') : bytes;
  const mixed = (pad: number): Buffer => {
    const block = Buffer.alloc(BLOCK_BYTES, pad);
    for (const [at, byte] of key.entries()) block[at] = byte ^ pad;
    return block;
  };
  return { inner: mixed(0x36), outer: mixed(0x5c) };
};

let latest: { readonly secret: string; readonly pads: Pads } | undefined;

/** Returns the hash of a block and a text; read as Latin-1, which costs less than a buffer. */
const hashBehind = (
  block: Buffer,
  text: string,
  read: 'utf8' | 'latin1',
  encoding: 'binary' | 'base64url',
): string => {
  const bytes = Buffer.allocUnsafe(BLOCK_BYTES + Buffer.byteLength(text, read));
  block.copy(bytes);
  bytes.write(text, BLOCK_BYTES, read);
  return hash('sha256', bytes, encoding);
};

/**
 * Returns the HMAC-SHA-256 of a text by two one-shot hashes: most responses carry a link, and the
 * object that `createHmac` creates costs twice as much as both.
 */
export const hmac = (secret: string, text: string): string => {
  if (latest?.secret !== secret) latest = { secret, pads: padsOf(secret) };
  const { inner, outer } = latest.pads;
  const first = hashBehind(inner, text, 'utf8', 'binary');
  return hashBehind(outer, first, 'latin1', 'base64url');
};

/** Signs a link for one place; it is not valid for another. */
const sign = (secret: string, place: Place, payload: string): string =>
  hmac(secret, `${place} ${payload}`).slice(0, 32);

/** Returns the path of an object below the base URL; the same for the same object. */
export const linkPath = (
  secret: string,
  place: Place,
  { partition, object, id }: Linked,
): string => {
  const payload = Buffer.from(`${partitionKey(partition)} ${object} ${id}`).toString('base64url');
  return `/${place}/${payload}.${sign(secret, place, payload)}`;
};

/** Returns the target of a path, or null when this installation did not create the link. */
export const readLinkPath = (secret: string, place: Place, path: string): Linked | null => {
  const [, found, payload = '', signature = ''] =
    /^\/([a-z]+)\/([\w-]+)\.([\w-]+)$/.exec(path) ?? [];
  const expected = Buffer.from(sign(secret, place, payload));
  const given = Buffer.from(signature);
  if (found !== place || given.length !== expected.length || !timingSafeEqual(given, expected))
    return null;
  const [partition = '', object = '', id = ''] = Buffer.from(payload, 'base64url')
    .toString()
    .split(' ');
  return { partition: partitionOf(partition), object, id };
};
