// Edits the fees that processors may take: one row of fields for each, saved as a whole.
import type { AgreedFees } from '@kasir/control';
import type { JSX } from 'preact';
import { say } from '../../language.ts';
import { field } from '../../parts/forms.ts';
import { button, div, fieldset, input, legend, option, p, select } from '../../parts/tags.ts';

export type AgreedFee = AgreedFees[number];

/**
 * Returns hundredths of a percent for a text in percent, such as 2.9; NaN for any other text. No
 * floating point: 2.9 * 100 is not 290.
 */
export const basisPointsOf = (text: string): number => {
  const [, sign = '', whole = '0', fraction = ''] =
    /^(-?)(\d+)(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? [];
  if (!/^-?\d+(?:[.,]\d{1,2})?$/.test(text.trim())) return Number.NaN;
  return Number(`${sign}${whole}${fraction.padEnd(2, '0')}`);
};

/** Returns hundredths of a percent as a text in percent. */
export const percentOf = (basisPoints: number): string => {
  const digits = String(Math.abs(basisPoints)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0+$/, '');
  const text = `${digits.slice(0, -2)}${fraction === '' ? '' : `.${fraction}`}`;
  return basisPoints < 0 ? `-${text}` : text;
};

const word = (text: string): string | null => text.trim().toUpperCase() || null;

interface RowProps {
  readonly fee: AgreedFee;
  readonly at: number;
  readonly known: readonly string[];
  readonly onEdit: (change: Partial<AgreedFee>) => void;
  readonly onRemove: () => void;
}

const percentField = (title: string, basisPoints: number, onEdit: (next: number) => void) =>
  field(
    title,
    input({
      type: 'text',
      inputMode: 'decimal',
      pattern: '-?[0-9]+([.,][0-9]{1,2})?',
      value: percentOf(basisPoints),
      onChange: ({ currentTarget: { value } }) => {
        const next = basisPointsOf(value);
        if (!Number.isNaN(next)) onEdit(next);
      },
    }),
  );

const fixedField = (title: string, fixed: number, onEdit: (next: number) => void) =>
  field(
    title,
    input({
      type: 'number',
      step: 1,
      value: String(fixed),
      onChange: ({ currentTarget: { value } }) => onEdit(Number(value)),
    }),
  );

const row = ({ fee, at, known, onEdit, onRemove }: RowProps): JSX.Element => {
  const { refund } = fee;
  return fieldset(
    { key: at },
    legend(null, say('Fee {number}', { number: at + 1 })),
    div(
      { class: 'fields' },
      field(
        say('Connector'),
        select(
          { onChange: ({ currentTarget: { value } }) => onEdit({ connector: value }) },
          // A fee may belong to a connector that was removed.
          ...[...new Set([...known, fee.connector])].map((name) =>
            option({ key: name, value: name, selected: name === fee.connector }, name),
          ),
        ),
      ),
      ...(['type', 'channel'] as const).map((name) =>
        field(
          name === 'type' ? say('Type') : say('Channel'),
          input({
            type: 'text',
            placeholder: say('all, or {example}', {
              example: name === 'type' ? 'EWALLET' : 'DANA',
            }),
            value: fee[name] ?? '',
            onChange: ({ currentTarget: { value } }) => onEdit({ [name]: word(value) }),
          }),
        ),
      ),
      field(
        say('Currency'),
        input({
          type: 'text',
          maxLength: 3,
          required: true,
          value: fee.currency,
          onChange: ({ currentTarget: { value } }) => onEdit({ currency: word(value) as 'IDR' }),
        }),
      ),
      percentField(say('Percent'), fee.basis_points, (next) => onEdit({ basis_points: next })),
      fixedField(say('Fixed, minor units'), fee.fixed, (next) => onEdit({ fixed: next })),
      percentField(say('VAT on the fee, percent'), fee.vat_basis_points, (next) =>
        onEdit({ vat_basis_points: next }),
      ),
      refund
        ? percentField(say('Refunds, percent'), refund.basis_points, (next) =>
            onEdit({ refund: { ...refund, basis_points: next } }),
          )
        : null,
      refund
        ? fixedField(say('Refunds, fixed, minor units'), refund.fixed, (next) =>
            onEdit({ refund: { ...refund, fixed: next } }),
          )
        : null,
    ),
    div(
      { class: 'row' },
      button(
        {
          class: 'small',
          onClick: () => onEdit({ refund: refund ? null : { basis_points: 0, fixed: 0 } }),
        },
        refund ? say('Do not compare refunds') : say('Compare refunds'),
      ),
      button({ class: 'small danger', onClick: onRemove }, say('Remove the fee')),
    ),
  );
};

interface AgreedFeesProps {
  readonly fees: readonly AgreedFee[];
  readonly known: readonly string[];
  readonly onChange: (fees: readonly AgreedFee[]) => void;
}

/** Returns the rows of agreed fees, with a button that adds one. */
export const agreedFeeRows = ({ fees, known, onChange }: AgreedFeesProps): JSX.Element => {
  const [connector] = known;
  const added: AgreedFee = {
    connector: connector ?? '',
    type: null,
    channel: null,
    currency: 'IDR',
    basis_points: 0,
    fixed: 0,
    vat_basis_points: 0,
    refund: null,
  };
  return div(
    { class: 'stack wide' },
    p(
      { class: 'hint' },
      say(
        'Fees agreed with processors: the first that fits counts, and a line of a statement with another fee is a difference. A negative refund fee is returned.',
      ),
    ),
    ...fees.map((fee, at) =>
      row({
        fee,
        at,
        known,
        onEdit: (change) =>
          onChange(fees.map((one, index) => (index === at ? { ...one, ...change } : one))),
        onRemove: () => onChange(fees.filter((_, index) => index !== at)),
      }),
    ),
    div(
      { class: 'row' },
      button(
        {
          disabled: connector === undefined,
          onClick: () => onChange([...fees, added]),
        },
        say('Add a fee'),
      ),
    ),
  );
};
