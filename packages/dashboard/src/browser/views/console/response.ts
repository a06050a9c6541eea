// The response of a request, with links to the objects in it, and the request as code.
import { h, type JSX } from 'preact';
import type { ControlApi, Returned } from '../../api/client.ts';
import { clientOf } from '../../code/client.ts';
import { curlOf } from '../../code/curl.ts';
import type { SentRequest } from '../../code/request.ts';
import { say } from '../../language.ts';
import { codeBlock } from '../../parts/code-block.ts';
import { card } from '../../parts/layout.ts';
import { a, details, div, summary } from '../../parts/tags.ts';
import { httpBadge } from '../../parts/tone.ts';
import { Json } from '../../parts/values.ts';
import { usePlace } from '../../place.ts';

/** A request that was sent, with its response. */
export interface Exchange {
  readonly sent: SentRequest;
  readonly called: Returned<ControlApi['api']['call']>;
}

/** Ids of objects in the form that the API assigns. */
const publicId = /^(?:(?:[a-z]{1,10}[-_])?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{24})$/;

export const ResponseCards = ({ exchange }: { readonly exchange: Exchange }): JSX.Element => {
  const { link, account } = usePlace();
  const { sent, called } = exchange;
  const linked = (text: string): string | null =>
    publicId.test(text) && text !== account.id ? link('objects', text) : null;
  return card(
    say('Response'),
    {
      aside: [
        httpBadge(called.status),
        a({ href: link('requests', called.request_id) }, say('In the log')),
      ],
    },
    h(Json, { value: called.body, what: say('the response'), link: linked }),
    div(
      { class: 'stack' },
      details(null, summary(null, say('As curl')), codeBlock(curlOf(sent), say('the command'))),
      details(
        null,
        summary(null, say('As TypeScript')),
        codeBlock(clientOf(sent), say('the program')),
      ),
    ),
  );
};
