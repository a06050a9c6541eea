// Draws a recorded payment as an SVG: static for code hosts, or animated for the site.
import type { RecordedPayment } from './record.ts';

/** Arrangement of the panels: two columns, or one column for narrow screens. */
type Layout = 'wide' | 'tall';

/** A run of text in one color. */
type Run = readonly [style: 'plain' | 'quiet' | 'name' | 'text' | 'good' | 'warm', text: string];

interface Panel {
  readonly title: string;
  readonly note: string;
  readonly lines: readonly (readonly Run[])[];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const LINE = 22;
const HEAD = 44;
const PANEL = { wide: 474, tall: 400 } as const;
const PANEL_HEIGHT = 236;
const GAP = 20;
const MARGIN = 16;
/** Seconds of one cycle of the animation, and between the appearances of two panels. */
const ROUND = 14;
const STEP = 1.6;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const shortened = (value: unknown, length: number): string => {
  const text = String(value);
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
};

const field = (name: string, value: unknown, style: Run[0] = 'text'): readonly Run[] => [
  ['name', `  ${name}: `],
  [style, typeof value === 'string' ? `"${value}"` : String(value)],
];

const at = (value: unknown, ...path: readonly string[]): unknown => {
  let found = value;
  for (const name of path) found = (found as Readonly<Record<string, unknown>>)[name];
  return found;
};

const requestPanel = ({ request }: RecordedPayment): Panel => ({
  title: '1  Your code asks for a payment',
  note: 'POST',
  lines: [
    [
      ['good', 'POST '],
      ['plain', request.path],
    ],
    field('reference_id', at(request.body, 'reference_id')),
    field('amount', at(request.body, 'amount'), 'warm'),
    field('currency', at(request.body, 'currency')),
    field('type', at(request.body, 'payment_method', 'type')),
    field('channel_code', at(request.body, 'payment_method', 'ewallet', 'channel_code')),
  ],
});

const responsePanel = ({ response, statuses }: RecordedPayment): Panel => {
  const [first = '', ...later] = statuses;
  return {
    title: '2  Kasir keeps it, the payer pays',
    note: String(response.status),
    lines: [
      [['good', `HTTP ${response.status}`]],
      field('id', shortened(response.body['id'], 22)),
      field('status', first, 'warm'),
      [['quiet', '  a page, an app or a number to pay to']],
      ...later.map((status): readonly Run[] => [
        ['quiet', '  paid: '],
        ['name', 'status '],
        ['good', status],
      ]),
    ],
  };
};

const ledgerPanel = ({ lines }: RecordedPayment): Panel => ({
  title: '3  The books agree, to the rupiah',
  note: '= 0',
  lines: [
    ...lines.map(({ ledger, amount }): readonly Run[] => [
      ['name', `  ${ledger.replaceAll('_', ' ').padEnd(20)}`],
      [amount < 0 ? 'warm' : 'good', amount.toLocaleString('en-US').padStart(9)],
    ]),
    [
      ['quiet', `  ${'sum'.padEnd(20)}`],
      [
        'plain',
        lines
          .reduce((sum, { amount }) => sum + amount, 0)
          .toLocaleString('en-US')
          .padStart(9),
      ],
    ],
  ],
});

const webhookPanel = ({ webhook: { headers, body, status } }: RecordedPayment): Panel => ({
  title: '4  A signed webhook arrives',
  note: String(status),
  lines: [
    [
      ['good', 'POST '],
      ['plain', '/webhooks'],
    ],
    [
      ['name', 'webhook-id: '],
      ['text', shortened(headers['webhook-id'], 22)],
    ],
    [
      ['name', 'webhook-signature: '],
      ['text', `${(headers['webhook-signature'] ?? '').split(',', 1)[0] ?? ''},…`],
    ],
    field('event', body['event'], 'warm'),
    field('reference_id', at(body, 'data', 'reference_id')),
    field('status', at(body, 'data', 'status'), 'good'),
    [
      ['quiet', 'your receiver responds with '],
      ['good', String(status)],
    ],
  ],
});

const text = (runs: readonly Run[], { x, y }: Place): string =>
  `<text x="${x}" y="${y}" xml:space="preserve">${runs
    .map(([style, run]) => `<tspan class="${style}">${escaped(run)}</tspan>`)
    .join('')}</text>`;

const drawPanel = ({ title, note, lines }: Panel, layout: Layout, place: Place, index: number) => {
  const { x, y } = place;
  const width = PANEL[layout];
  return [
    `<g class="panel p${index}">`,
    `<rect x="${x}" y="${y}" width="${width}" height="${PANEL_HEIGHT}" rx="10" class="box"/>`,
    `<text x="${x + 18}" y="${y + 29}" class="title">${escaped(title)}</text>`,
    `<text x="${x + width - 18}" y="${y + 29}" class="note" text-anchor="end">${escaped(note)}</text>`,
    `<line x1="${x}" x2="${x + width}" y1="${y + HEAD}" y2="${y + HEAD}" class="rule"/>`,
    ...lines.map((runs, line) => text(runs, { x: x + 18, y: y + HEAD + 28 + line * LINE })),
    '</g>',
  ].join('\n');
};

/** Returns the keyframes of a panel, which appears in its turn and stays until the cycle ends. */
const appearance = (index: number): string => {
  const from = ((index * STEP) / ROUND) * 100;
  const to = from + 4;
  const hidden = 'opacity:.15;transform:translateY(8px)';
  const visible = 'opacity:1;transform:none';
  const start = index === 0 ? '' : `0%,${from.toFixed(1)}%{${hidden}}`;
  return `@keyframes a${index}{${start}${to.toFixed(1)}%,97%{${visible}}100%{${index === 0 ? visible : hidden}}}.p${index}{animation:a${index} ${ROUND}s ease-out infinite}`;
};

const style = (moving: boolean): string =>
  [
    'text{font:15px ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}',
    '.title{font:600 16px system-ui,-apple-system,"Segoe UI",sans-serif;fill:#f8fafc}',
    '.note{fill:#94a3b8}.box{fill:#1e293b;stroke:#334155}.rule{stroke:#334155}',
    '.plain{fill:#f8fafc}.quiet{fill:#94a3b8}.name{fill:#7dd3fc}.text{fill:#e2e8f0}.good{fill:#6ee7b7}.warm{fill:#fcd34d}',
    ...(moving
      ? [`@media (prefers-reduced-motion:no-preference){${[0, 1, 2, 3].map(appearance).join('')}}`]
      : []),
  ].join('');

/** Returns a description of the picture for screen readers. */
const description = ({ request, response, statuses, lines, webhook }: RecordedPayment): string =>
  `A real run: POST ${request.path} gets ${response.status}, the payment request goes through ${statuses.join(' and ')}, ${lines.length} journal lines add up to zero, and the receiver responds to the webhook ${String(webhook.body['event'])} with ${webhook.status}.`;

/** Returns a recorded payment as an SVG without foreign resources and scripts. */
export const drawPayment = (
  recorded: RecordedPayment,
  { layout, moving }: { readonly layout: Layout; readonly moving: boolean },
): string => {
  const panels = [requestPanel, responsePanel, ledgerPanel, webhookPanel].map((of) => of(recorded));
  const columns = layout === 'wide' ? 2 : 1;
  const rows = panels.length / columns;
  const width = MARGIN * 2 + PANEL[layout] * columns + GAP * (columns - 1);
  const height = MARGIN * 2 + PANEL_HEIGHT * rows + GAP * (rows - 1);
  const placeOf = (index: number): Place => ({
    x: MARGIN + (index % columns) * (PANEL[layout] + GAP),
    y: MARGIN + Math.floor(index / columns) * (PANEL_HEIGHT + GAP),
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-labelledby="title">`,
    `<title id="title">${escaped(description(recorded))}</title>`,
    `<style>${style(moving)}</style>`,
    `<rect width="${width}" height="${height}" rx="14" fill="#0f172a"/>`,
    ...panels.map((panel, index) => drawPanel(panel, layout, placeOf(index), index)),
    '</svg>\n',
  ].join('\n');
};
