// One webhook: its body, its attempts, the reason it did not arrive, and resending it (EVT-DLV-07).
import type { EventView as Webhook } from '@kasir/control';
import { h, type JSX } from 'preact';
import { api } from '../api/client.ts';
import { useDoing, useLoad } from '../api/load.ts';
import { unlessRefused } from '../api/rights.ts';
import { say, sayParts } from '../language.ts';
import { card, head } from '../parts/layout.ts';
import { notice, outcome, whenLoaded } from '../parts/notice.ts';
import { factList, wireList } from '../parts/facts.ts';
import {
  a,
  button,
  code,
  details,
  div,
  li,
  ol,
  p,
  pre,
  span,
  strong,
  summary,
} from '../parts/tags.ts';
import { badge, httpBadge } from '../parts/tone.ts';
import { Json, moment, serverText } from '../parts/values.ts';
import { scopeOf, usePlace, type Place } from '../place.ts';

type Attempt = Webhook['attempts'][number];

/** Returns the request and the response of an attempt; null for one that was not sent. */
const exchangeOf = ({ url, headers, response }: Attempt): JSX.Element | null =>
  headers === null
    ? null
    : details(
        null,
        summary(null, say('Sent and received')),
        url === null ? null : p(null, ...sayParts('To {address}', { address: code(null, url) })),
        wireList(headers),
        response === null
          ? p({ class: 'hint' }, say('The receiver did not respond.'))
          : response === ''
            ? p({ class: 'hint' }, say('The response had no body.'))
            : div(
                null,
                p({ class: 'hint' }, say('The receiver said (first 500 characters):')),
                pre(
                  { class: 'wrap', tabIndex: 0, role: 'region', 'aria-label': say('Response') },
                  response,
                ),
              ),
      );

const attempts = ({ attempts: made, trouble }: Webhook): JSX.Element =>
  made.length === 0
    ? p({ class: 'loading' }, trouble ? say('It was never sent.') : say('It is about to be sent.'))
    : ol(
        { class: 'attempts', 'aria-label': say('Attempts') },
        ...made
          .map((one, at) => ({ ...one, number: at + 1 }))
          .toReversed()
          .map((one) =>
            li(
              { key: one.number },
              p(
                { class: 'row' },
                strong(null, say('Attempt {number}', { number: one.number })),
                one.status === null
                  ? badge(one.headers === null ? say('Not sent') : say('No response'), 'bad')
                  : httpBadge(one.status),
                moment(one.at),
                one.duration_ms === null
                  ? null
                  : span({ class: 'hint' }, say('{count} ms', { count: one.duration_ms })),
                span(
                  { class: 'hint' },
                  one.trigger === 'resend' ? say('Resend') : say('Automatic'),
                ),
              ),
              one.error === null ? null : p({ class: 'reason' }, serverText(one.error)),
              exchangeOf(one),
            ),
          ),
      );

const facts = (
  { webhook_id, subject, url, created, next_attempt }: Webhook,
  { link }: Place,
): JSX.Element =>
  factList([
    [say('Webhook id'), code(null, webhook_id)],
    [say('About'), a({ href: link('objects', subject) }, subject)],
    ['URL', url === null ? say('that of the account') : code(null, url)],
    [say('Created'), moment(created)],
    [say('Next attempt'), next_attempt === null ? say('none') : moment(next_attempt)],
  ]);

/** Returns the reason why a webhook did not arrive, with its remedy. */
const troubleNotice = (
  { text, remedy }: NonNullable<Webhook['trouble']>,
  { link }: Place,
): JSX.Element =>
  notice(
    'bad',
    strong(null, serverText(text)),
    p(null, ...sayParts('What to do: {remedy}', { remedy: serverText(remedy) })),
    div(
      { class: 'row' },
      a({ class: 'button small', href: link('receiver') }, say('Webhook receiver')),
    ),
  );

export const EventView = (): JSX.Element => {
  const place = usePlace();
  const { route, account, live } = place;
  const doing = useDoing();
  const found = useLoad(
    (signal) =>
      api().events.get(
        {
          params: { id: account.id, webhook_id: route.argument },
          query: scopeOf(place).query,
        },
        signal,
      ),
    [live.turn],
  );
  const resend = () =>
    void doing.run(async () => {
      await api().events.resend({
        params: { id: account.id },
        body: { mode: route.mode, webhook_id: route.argument },
      });
      found.reload();
      return say('Sent again, with the same id and bytes.');
    });
  const { data } = found;
  return div(
    { class: 'stack' },
    head({
      title: data?.event ?? route.argument,
      badge: data ? badge(data.status) : null,
      children: button(
        {
          class: 'main',
          ...unlessRefused('events.resend', doing.busy),
          onClick: resend,
        },
        say('Resend'),
      ),
    }),
    outcome(doing),
    whenLoaded(found, (event) => [
      event.trouble ? troubleNotice(event.trouble, place) : null,
      div(
        { class: 'columns wide-left' },
        div(
          { class: 'stack' },
          card(say('Attempts'), {}, attempts(event)),
          card(
            say('Body, as it is sent'),
            {},
            h(Json, { value: event.body, what: say('the body') }),
          ),
        ),
        card(say('Facts'), {}, facts(event, place)),
      ),
    ]),
  );
};
