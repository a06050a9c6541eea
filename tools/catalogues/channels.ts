// Writes the catalog of channels: market, bounds, flow, refunds, expiry and required properties.
import { channels, channelType, majorBounds, type Channel } from '@kasir/models';
import { code, codes, page, prose, table, type GeneratedFile } from './markdown.ts';

const countries: Readonly<Record<string, string>> = {
  ID: 'Indonesia',
  PH: 'Philippines',
  VN: 'Vietnam',
  TH: 'Thailand',
  MY: 'Malaysia',
  SG: 'Singapore',
  HK: 'Hong Kong',
  MX: 'Mexico',
};

const flows: Readonly<Record<Channel['flow'], string>> = {
  REDIRECT: 'page',
  PUSH: 'device',
  PRESENT: 'number or code',
};

const number = (amount: number): string => amount.toLocaleString('en-US');

const refundText = ({ refund }: Channel): string => {
  if (!refund) return 'none';
  const mode = refund.mode === 'PARTIAL' ? 'partial or full' : 'full only';
  return refund.days === null ? mode : `${mode}, ${refund.days} days`;
};

const expiryText = ({ expiryMinutes, lifetimeHours }: Channel): string => {
  if (expiryMinutes !== null)
    return expiryMinutes % 60 === 0 ? `${expiryMinutes / 60} h` : `${expiryMinutes} min`;
  return lifetimeHours === null ? 'as asked' : `as asked, ${lifetimeHours.join(' to ')} h`;
};

/** Returns the code of a channel, or the code in each generation where they differ. */
const codeText = ({ v2, v3, code: own }: Channel): string => {
  if (v2 && v3?.code === own) return code(own);
  return [v2 ? `v2 ${code(own)}` : '', v3 ? `v3 ${code(v3.code)}` : ''].filter(Boolean).join(', ');
};

const boundsText = (channel: Channel): string => {
  const { min, max } = majorBounds(channel);
  return `${channel.currency} ${number(min)} to ${number(max)}`;
};

const moneyTable = (rows: readonly Channel[]): string =>
  table(
    ['Channel', 'Code', 'Amount', 'Payer acts on', 'Saved', 'Refunds', 'Expires after'],
    rows.map((channel) => [
      prose(channel.name),
      codeText(channel),
      boundsText(channel),
      flows[channel.flow],
      channel.reusable ? 'yes' : 'no',
      refundText(channel),
      expiryText(channel),
    ]),
  );

const propertyTable = (rows: readonly Channel[]): string =>
  table(
    ['Channel', 'v2, to pay', 'v2, to save', 'v3, to pay', 'v3, to save'],
    rows.map((channel) => {
      const { v2, v3, reusable } = channel;
      return [
        code(v2 ? channel.code : (v3?.code ?? channel.code)),
        v2 ? codes(channel.requires) : 'no such channel',
        v2 && reusable ? codes(channel.requiresToSave) : '-',
        v3 ? codes(v3.requires) : 'no such channel',
        v3 && reusable ? codes(v3.requiresToSave) : '-',
      ];
    }),
  );

/** Returns the page of channels. */
export const channelCatalogue = (): GeneratedFile => {
  const markets = [...new Set(channels.map(({ country }) => country))];
  const sections = markets.flatMap((country) => {
    const here = channels.filter((channel) => channel.country === country);
    const kinds = [...new Set(here.map(({ type }) => type))];
    const name = countries[country] ?? country;
    return [
      `## ${name}`,
      ...kinds.flatMap((type) => {
        const rows = here.filter((channel) => channel.type === type);
        return [
          `### ${channelType(type).heading} in ${name}`,
          moneyTable(rows),
          `Required ${code('channel_properties')}:`,
          propertyTable(rows),
        ];
      }),
    ];
  });
  return page('docs/reference/channels.md', 'Channels', [
    `${channels.length} channels in ${markets.length} markets. Amounts are in the unit of the currency. "Payer acts on" is a page to which you redirect the payer, the payer's device, or a number or code that you show. "Saved" says whether the instrument can be kept for later payments. The legacy API names the same channels by its own paths and fields; its required fields are in its [request schemas](../../clients/legacy/README.md).`,
    'Which amounts fail on purpose in test mode is in [testing what goes wrong](../guide/testing.md).',
    ...sections,
  ]);
};
