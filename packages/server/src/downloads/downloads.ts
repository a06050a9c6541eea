// Serves files behind signed links: each piece is a short read of the store, made after the
// previous one was sent.
import type { Download, DownloadFile, Piece } from '@kasir/core/server';
import type { Partition, Store } from '@kasir/core/store';
import { createYieldingView } from '../scheduling/yielding-view.ts';
import { readLinkPath, type Linked } from '../http/signed-links.ts';
import { Turns } from '../scheduling/turns.ts';

export interface DownloadResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | AsyncIterable<string>;
}

interface DownloadsOptions {
  readonly store: Store;
  readonly secret: string;
  readonly downloads: readonly Download[];
  /** 32 random hex digits. */
  readonly requestId: () => string;
}

type ReadPiece = (
  partition: Partition,
  read: DownloadFile['piece'],
  after: string | null,
) => Promise<Piece>;

/** Reads one piece of all files at a time, in turns between accounts. */
const readPieces = (store: Store): ReadPiece => {
  const turns = new Turns();
  const take = createYieldingView(store);
  return (partition, read, after) =>
    turns.run(partition.account, () => take(partition, (view) => read(view, after)));
};

/** Returns the text of a file in pieces, each read when it is requested. */
async function* piecesOf(
  readPiece: ReadPiece,
  partition: Partition,
  file: DownloadFile,
): AsyncGenerator<string> {
  yield file.head;
  for (let after: string | null = null; ;) {
    const { text, next }: Piece = await readPiece(partition, file.piece, after);
    if (text !== '') yield text;
    if (next === null) return;
    after = next;
  }
}

/** Serves requests below /downloads. They need no key, so every node can serve them alone. */
export const createDownloads = (options: DownloadsOptions) => {
  const { store, secret, downloads, requestId } = options;
  const readPiece = readPieces(store);
  const refusal = (
    status: number,
    error_code: string,
    message: string,
    headers: Record<string, string> = {},
  ): DownloadResponse => ({
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'request-id': requestId(),
      ...headers,
    },
    body: JSON.stringify({ error_code, message }),
  });
  const unknownLink = (): DownloadResponse =>
    refusal(404, 'NOT_FOUND', 'Unknown link. Read its object for the complete URL.');

  /** Returns the file of a link, and whether the link has expired. */
  const findFile = async ({ partition, object, id }: Linked) => {
    const download = downloads.find((one) => one.object === object);
    return store.view(partition, (view) => {
      const file = download?.open(view, id);
      return file && { file, expired: view.now >= file.expires };
    });
  };

  return async (method: string, path: string): Promise<DownloadResponse> => {
    if (method !== 'GET' && method !== 'HEAD')
      return refusal(405, 'METHOD_NOT_ALLOWED', 'Use GET or HEAD.', {
        allow: 'GET, HEAD',
      });
    const linked = readLinkPath(secret, 'downloads', path);
    const found = linked && (await findFile(linked));
    if (!linked || !found) return unknownLink();
    const { file, expired } = found;
    if (expired)
      return refusal(
        403,
        'REQUEST_FORBIDDEN_ERROR',
        'The link has expired. Request the file again.',
      );
    return {
      status: 200,
      headers: {
        'content-type': file.contentType, // CORE-CONF-02
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'request-id': requestId(),
      },
      body: piecesOf(readPiece, linked.partition, file),
    };
  };
};
