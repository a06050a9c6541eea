// Writes the catalog of events: when each is sent, its envelope, and a body that was really sent.
import type { Envelope, EventSpec } from '@kasir/core/resource';
import { registry } from '@kasir/conformance';
import { code, codes, fenced, page, prose, table, type GeneratedFile } from './markdown.ts';
import type { RecordedEvent } from './recorded-events.ts';

const envelopes: Readonly<Record<Envelope, string>> = {
  v2: '`{ event, business_id, created, data, api_version: null }`',
  v3: '`{ event, business_id, created, data, api_version: "v3" }`',
  refund: '`{ event, business_id, created, data }`',
  account: '`{ event, event_type, master_acc_business_id, created, data }`',
  flat: '`event` beside the fields',
  bare: 'the fields alone; a receiver knows it by them',
};

/** Every event, ordered by name. */
const catalog: readonly EventSpec[] = [...registry.events.values()];

const titleOf = ({ name, envelope }: Pick<EventSpec, 'name' | 'envelope'>): string =>
  catalog.filter((one) => one.name === name).length > 1 ? `${name} (${envelope})` : name;

/** Returns the anchor that code hosts give a heading. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\w -]/g, '')
    .replaceAll(' ', '-');

const section = (event: EventSpec, recorded: readonly RecordedEvent[]): string => {
  const { name, envelope, family, when, clauses, dated } = event;
  const found = recorded.find((one) => one.name === name && one.envelope === envelope);
  if (!found) throw new Error(`No body of ${name} was recorded.`);
  const forms = Object.keys(dated?.forms ?? {});
  return [
    `### ${titleOf(event)}`,
    `Sent when ${prose(when)}.`,
    [
      `- Callback setting: ${code(family)}`,
      `- Envelope: ${envelopes[envelope]}`,
      ...(forms.length > 0
        ? [`- Other forms, by the version of the account: ${codes(forms)}`]
        : []),
      ...(clauses.length > 0 ? [`- Clauses: ${codes(clauses)}`] : []),
    ].join('\n'),
    fenced('json', JSON.stringify(found.body, null, 2)),
  ].join('\n\n');
};

/** Returns the page of events. */
export const eventCatalogue = (recorded: readonly RecordedEvent[]): GeneratedFile =>
  page('docs/reference/events.md', 'Events', [
    `${catalog.length} events. Every body below was sent by the platform in a test and read by the receiver of ${code('@kasir/webhooks')}. How deliveries are signed, retried and received is in the [guide to webhooks](../guide/webhooks.md). Which event follows which change of state is in [states](states.md).`,
    table(
      ['Event', 'Sent when', 'Setting'],
      catalog.map((event) => [
        `[\`${titleOf(event)}\`](#${anchorOf(titleOf(event))})`,
        prose(event.when),
        code(event.family),
      ]),
    ),
    '## Bodies',
    ...catalog.map((event) => section(event, recorded)),
  ]);
