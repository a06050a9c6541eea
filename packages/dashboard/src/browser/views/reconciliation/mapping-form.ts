// The form fields in which an operator maps the columns of a processor's file.
import type { StatementMapping } from '@kasir/control';
import { h, type JSX } from 'preact';
import type { ControlApi, Returned } from '../../api/client.ts';
import { say } from '../../language.ts';
import { selectField, textField, type Values } from '../../parts/forms.ts';
import { div, p } from '../../parts/tags.ts';

export type UploadedFile = Returned<ControlApi['reconciliation']['readFile']>;
type Column = UploadedFile['columns'][number];

const fields = [
  ['id', say('Id of the line'), ['id', 'line', 'line_id']],
  ['operation', say('Operation'), ['operation', 'reference', 'reference_id', 'external_id']],
  ['kind', say('Kind'), ['kind', 'type', 'transaction_type']],
  ['currency', say('Currency'), ['currency']],
  ['gross', say('Gross'), ['gross', 'amount', 'gross_amount']],
  ['fee', say('Fee'), ['fee', 'fees']],
  ['net', say('Net'), ['net', 'net_amount']],
  ['settled_at', say('Paid out'), ['settled_at', 'paid_out', 'settlement_date', 'payout_date']],
  ['date', say('Day of the statement, where it is not the payout'), ['date']],
] as const;

type Field = (typeof fields)[number][0];
const required: ReadonlySet<Field> = new Set(['id', 'operation', 'gross', 'settled_at']);

const kinds = ['charge', 'capture', 'refund', 'payment', 'ignore'] as const;
const groups = [',', '.', ' ', "'"] as const;
const positive = ['positive', say('positive')] as const;
const negative = ['negative', say('negative')] as const;
const dates = ['ISO', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD.MM.YYYY', 'YYYYMMDD'] as const;

/** Returns the name of the column that has one of these names, or an empty text. */
const guess = (columns: readonly Column[], names: readonly string[]): string =>
  columns.find(({ name }) => names.includes(name.toLowerCase().replaceAll(/[\s_-]+/g, '_')))
    ?.name ?? '';

/**
 * Returns the kind with the name of a text of the file, otherwise `ignore`: a text such as "payout"
 * must not become money unless the operator chooses so.
 */
export const guessKind = (text: string): (typeof kinds)[number] =>
  kinds.find((kind) => kind === text.toLowerCase()) ?? 'ignore';

interface KindsProps {
  readonly columns: readonly Column[];
  readonly chosen: string;
}

/** The kind of each text in the column of kinds. */
const Kinds = ({ columns, chosen }: KindsProps): JSX.Element | null => {
  const texts = columns.find(({ name }) => name === chosen)?.values ?? [];
  if (texts.length === 0) return null;
  return div(
    { class: 'wide' },
    p(
      { class: 'hint' },
      say('Kinds of the texts in {column}: a line of another text is refused.', { column: chosen }),
    ),
    div(
      { class: 'row' },
      ...texts.map((text) =>
        selectField(text || say('(empty)'), `kind:${text}`, kinds, { value: guessKind(text) }),
      ),
    ),
  );
};

interface MappingProps {
  readonly file: UploadedFile;
  /** The column of kinds; the operator chooses a kind for each of its texts. */
  readonly kindColumn: string;
  readonly onKindColumn: (name: string) => void;
}

/** Returns the name of the column that probably contains the kinds, or an empty text. */
export const guessKindColumn = ({ columns }: UploadedFile): string => guess(columns, fields[2][2]);

/** Returns the fields of a mapping for the columns of a file. */
export const mappingFields = ({
  file: { columns },
  kindColumn,
  onKindColumn,
}: MappingProps): readonly JSX.Element[] => [
  ...fields.map(([name, title, names]) =>
    selectField(
      title,
      `column:${name}`,
      columns.map((one) => one.name),
      {
        value: name === 'kind' ? kindColumn : guess(columns, names),
        any: required.has(name) ? say('choose a column') : say('no column'),
        ...(name === 'kind' && { onChange: onKindColumn }),
      },
    ),
  ),
  selectField(say('Kind of every line, without a column'), 'constant_kind', kinds.slice(0, 4), {
    any: say('none'),
  }),
  textField(say('Currency of every line, without a column'), 'constant_currency', {
    placeholder: 'IDR',
    maxLength: 3,
  }),
  selectField(say('Amounts are in'), 'unit', [
    ['main', say('the main unit: 10.50')],
    ['minor', say('minor units: 1050')],
  ]),
  selectField(say('Decimals'), 'decimal', [
    ['.', say('after a point')],
    [',', say('after a comma')],
  ]),
  selectField(say('Thousands'), 'group', [
    ['', say('not separated')],
    [',', say('by a comma')],
    ['.', say('by a point')],
    [' ', say('by a space')],
    ["'", say('by an apostrophe')],
  ]),
  selectField(say('Refunds are'), 'refunds', [negative, positive]),
  selectField(say('Fees are'), 'fees', [positive, negative]),
  selectField(say('Dates'), 'dates', dates),
  h(Kinds, { columns, chosen: kindColumn }),
];

const chosenOf = <T extends string>(values: readonly T[], text: string): T =>
  values.find((one) => one === text) ?? (values[0] as T);

/** Returns the mapping that was entered; the server validates it. */
export const mappingOf = (
  values: Values,
  { columns, delimiter }: UploadedFile,
  skipLines: number,
): StatementMapping => {
  const column = (name: Field) => values.some(`column:${name}`);
  const optional = (name: Field) => {
    const chosen = column(name);
    return chosen === undefined ? {} : { [name]: chosen };
  };
  const kindColumn = column('kind');
  const texts = columns.find(({ name }) => name === kindColumn)?.values ?? [];
  const currency = values.some('constant_currency')?.toUpperCase();
  const kind = values.some('constant_kind');
  return {
    delimiter,
    skip_lines: skipLines,
    columns: {
      id: column('id') ?? '',
      operation: column('operation') ?? '',
      gross: column('gross') ?? '',
      settled_at: column('settled_at') ?? '',
      ...optional('kind'),
      ...optional('currency'),
      ...optional('fee'),
      ...optional('net'),
      ...optional('date'),
    },
    constants: {
      ...(kind !== undefined && { kind: chosenOf(kinds.slice(0, 4), kind) as 'charge' }),
      ...(currency !== undefined && { currency }),
    },
    kinds: Object.fromEntries(
      texts.map((text) => [text, chosenOf(kinds, values.text(`kind:${text}`))]),
    ),
    amounts: {
      unit: chosenOf(['main', 'minor'], values.text('unit')),
      decimal: chosenOf(['.', ','], values.text('decimal')),
      group: groups.find((one) => one === values.raw('group')) ?? null,
      refunds: chosenOf(['negative', 'positive'], values.text('refunds')),
      fees: chosenOf(['positive', 'negative'], values.text('fees')),
    },
    dates: chosenOf(dates, values.text('dates')),
  };
};
