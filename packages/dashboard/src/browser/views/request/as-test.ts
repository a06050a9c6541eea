// A request of the log as a test for vitest, with the requests that created its objects.
import type { WholeRequest } from '@kasir/control';
import type { JSX } from 'preact';
import { api } from '../../api/client.ts';
import { useLoad } from '../../api/load.ts';
import { findSteps, type Log } from '../../code/steps.ts';
import { vitestOf } from '../../code/vitest.ts';
import { say, sayParts } from '../../language.ts';
import { codeBlock } from '../../parts/code-block.ts';
import { card } from '../../parts/layout.ts';
import { whenLoaded } from '../../parts/notice.ts';
import { code, p } from '../../parts/tags.ts';

/** The most requests about an object that are searched for the one that created it. */
const ABOUT_MAX = 100;

const logAt = (signal: AbortSignal): Log => ({
  about: async (object) =>
    (await api().requests.list({ query: { object, limit: ABOUT_MAX } }, signal)).data,
  read: (id) => api().requests.get({ params: { id } }, signal),
});

export const AsTest = ({ request }: { readonly request: WholeRequest }): JSX.Element => {
  const found = useLoad(
    async (signal) => vitestOf(request, await findSteps(request, logAt(signal))),
    [request.request_id],
  );
  return card(
    say('As a test'),
    {},
    whenLoaded(found, (text) => [
      codeBlock(text, say('the test')),
      p(
        { class: 'hint' },
        ...sayParts(
          'Save it as {file} in a project with vitest and @kasir/server. It starts a platform of its own, so it needs no key and no server.',
          { file: code(null, 'reproduction.test.ts') },
        ),
      ),
    ]),
  );
};
