// Reads the file at an address that the service returned, such as the `url` of a report.
import type { CallData } from './call-data.ts';
import type { OutgoingRequest } from './exchange.ts';
import type { NoResponse, Success, Undeclared } from './result.ts';

/** The result of a download: the text of the file, or the reason why there is none. */
export type DownloadResult = Success<string> | Undeclared | NoResponse;

/** The call data of a download. */
export const downloadData: CallData = {
  id: 'download',
  method: 'GET',
  path: '{url}',
  text: true,
  idempotency: 'none',
  version: 'ignored',
  errors: {},
};

/**
 * Returns the request of a download. It contains no key, because the address itself grants access
 * and may belong to another host. Throws TypeError for anything but an http or https address; the
 * message never contains the address, because it grants access.
 */
export const downloadRequest = (address: unknown): OutgoingRequest => {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
    throw new TypeError(
      'url must be the http or https address of a file, such as the url of a COMPLETED report.',
    );
  return {
    origin: url.origin,
    path: url.pathname + url.search,
    method: 'GET',
    headers: { accept: '*/*' },
    body: null,
    idempotencyKey: null,
  };
};
