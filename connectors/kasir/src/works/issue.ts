// Issues numbers, codes and QR codes to which payers pay.
import { generationOf } from '../capabilities.ts';
import { channelOf } from '../service.ts';
import * as v2 from '../v2/issues.ts';
import * as v3 from '../v3/issues.ts';
import { findInBoth, generationsOf } from './both.ts';
import { requestPaths } from './charge.ts';
import type { RequestOf } from '../request-of.ts';
import type { ServiceWork } from './work.ts';

export const issue: ServiceWork<RequestOf<'issue'>> = {
  perform: (service, request, _subject, signal) =>
    generationOf(channelOf(request.channel), service.rules) === 'v3'
      ? v3.createIssue(service, request, signal)
      : v2.createIssue(service, request, signal),
  find: (service, { request: { id, channel } }, _subject, signal) =>
    findInBoth(service, channel, {
      v2: () => v2.findIssue(service, id, signal),
      v3: () => v3.findIssue(service, id, signal),
    }),
  sentTo: async (service, { request: { channel } }) =>
    generationsOf(service, channel).flatMap((generation) => [
      { generation, path: requestPaths[generation] },
      ...(generation === 'v2' ? [{ generation, path: '/v2/payment_methods' }] : []),
    ]),
};
