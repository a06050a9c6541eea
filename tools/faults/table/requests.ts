// Data table of faults in validation and round trips.
import type { Fault } from '../fault.ts';

export const requestFaults: readonly Fault[] = [
  {
    id: 'val-qr-minimum',
    title: 'a QR code of 1499 rupiah is taken',
    find: 'qr_code_amount_idr: { min: 1_500,',
    replace: 'qr_code_amount_idr: { min: 1_499,',
    laws: ['val-1'],
  },
  {
    id: 'val-qr-maximum',
    title: 'a QR code of the largest amount is refused',
    find: 'amount: z.int().min(min).max(max)',
    replace: 'amount: z.int().min(min).lt(max)',
    laws: ['val-1'],
  },
  {
    id: 'val-metadata-keys',
    title: 'metadata takes 51 keys',
    find: 'metadata_keys: 50,',
    replace: 'metadata_keys: 51,',
    laws: ['val-3'],
  },
  {
    id: 'val-metadata-key-length',
    title: 'metadata takes a key of 41 characters',
    find: 'metadata_key_characters: 40,',
    replace: 'metadata_key_characters: 41,',
    laws: ['val-3'],
  },
  {
    id: 'val-metadata-value-length',
    title: 'metadata takes a value of 501 characters',
    find: 'metadata_value_characters: 500,',
    replace: 'metadata_value_characters: 501,',
    laws: ['val-3'],
  },
  {
    id: 'val-utf16-units',
    title: 'lengths count UTF-16 units instead of characters',
    find: 'characters(value) <= max)',
    replace: 'value.length <= max)',
    laws: ['val-2', 'val-3'],
  },
  {
    id: 'val-reference-length',
    title: 'a reference_id of 256 characters is taken',
    find: 'reference_id_characters: 255,',
    replace: 'reference_id_characters: 256,',
    laws: ['val-2'],
  },
  {
    id: 'val-description-length',
    title: 'a description of 255 characters is refused',
    find: 'description_characters: 255,',
    replace: 'description_characters: 254,',
    laws: ['val-2'],
  },
  {
    id: 'val-required-defaulted',
    title: 'a currency that is missing becomes IDR',
    find: 'body: z.object({\n    currency,',
    replace: "body: z.object({\n    currency: currency.default('IDR'),",
    laws: ['val-4'],
  },
  {
    id: 'val-null-callback',
    title: 'null is taken for a required callback_url',
    find: 'callback_url: httpUrl,',
    replace: "callback_url: httpUrl.nullable().transform((url) => url ?? 'https://example.com'),",
    laws: ['val-4'],
  },
  {
    id: 'val-coerced',
    title: 'an amount sent as text is taken',
    find: 'amount: z.int().min(min).max(max)',
    replace: 'amount: z.coerce.number().int().min(min).max(max)',
    laws: ['val-6'],
  },
  {
    id: 'val-case-folded',
    title: 'a choice is taken in any case',
    find: "export const reusability = z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']);",
    replace: `export const reusability = z
  .string()
  .transform((word) => word.toUpperCase())
  .pipe(z.enum(['ONE_TIME_USE', 'MULTIPLE_USE']));`,
    laws: ['val-5'],
  },
  {
    id: 'val-decimals',
    title: 'an amount with too many decimals is taken',
    find: 'if (fraction.length > exponent) return undefined;',
    replace: '',
    laws: ['val-9'],
  },
  {
    id: 'val-rules-unchecked',
    title: 'what a condition requires may be missing',
    find: 'decided(() => when.test(body), false)',
    replace: 'when.text === sent',
    laws: ['val-7'],
  },
  {
    id: 'val-form-text',
    title: 'numbers of a form stay text',
    find: 'return numeric.test(text) ? Number(text) : text;',
    replace: "return numeric.test('') ? Number(text) : text;",
    laws: ['val-14'],
  },
  {
    id: 'val-unnamed',
    title: 'a validation error does not say which field is meant',
    find: '    errors.push(...found);',
    replace: "    if (found.length > 0) errors.push({ path: 'body', message: 'This is wrong.' });",
    laws: ['val-4'],
  },
  {
    id: 'val-first-only',
    title: 'a refusal names the first field that is wrong and hides the others',
    find: '    errors.push(...found);',
    replace: '    errors.push(...found.slice(0, 1));',
    laws: ['val-19'],
  },
  {
    id: 'rt-static-amount',
    title: 'a STATIC code has an amount',
    find: "body.type === 'DYNAMIC' ? minorUnits(qris.currency, body.amount) : null;",
    replace: "body.type === 'DYNAMIC' ? minorUnits(qris.currency, body.amount) : 0;",
    laws: ['rt-5'],
  },
  {
    id: 'rt-float',
    title: 'amounts lose digits in a 32-bit float',
    find: 'amount: body.amount ?? amount,',
    replace: 'amount: body.amount ? Math.fround(body.amount) : null,',
    laws: ['val-9', 'rt-1'],
  },
  {
    id: 'rt-trimmed',
    title: 'texts are trimmed',
    find: 'reference: body.external_id,\n    merchantKey',
    replace: 'reference: body.external_id.trim(),\n    merchantKey',
    laws: ['rt-3'],
  },
  {
    id: 'rt-normalised',
    title: 'texts are put into another Unicode form',
    in: 'readCode',
    find: 'metadata: body.metadata ?? null,',
    replace: "metadata: JSON.parse(JSON.stringify(body.metadata ?? null).normalize('NFC')),",
    laws: ['rt-3'],
  },
  {
    id: 'rt-description-lost',
    title: 'the description of a payment request is lost',
    find: 'description: body.description ?? null,',
    replace: 'description: null,',
    laws: ['rt-1'],
  },
  {
    id: 'rt-same-reference',
    title: 'references that are left out are all the same',
    in: 'asked',
    find: 'reference_id: body.reference_id ?? at.id(),',
    replace: "reference_id: body.reference_id ?? 'generated',",
    laws: ['rt-7'],
  },
  {
    id: 'rt-rule-not-answered',
    title: 'a fee rule is not answered in its header',
    find: '...(fee !== undefined && { fee_rule_id: fee }),',
    replace: '',
    laws: ['rt-13'],
  },
  {
    id: 'rt-wrong-country',
    title: 'every payment request is of Indonesia',
    in: 'asked',
    find: 'country: channel.country,',
    replace: "country: 'ID',",
    laws: ['rt-8', 'rt-1'],
  },
  {
    id: 'rt-metadata-lost-on-read',
    title: 'a QR code is read without its metadata',
    find: 'ok(renderCode(row)) : unknownCode',
    replace: 'ok({ ...renderCode(row), metadata: null }) : unknownCode',
    laws: ['rt-1'],
  },
  {
    id: 'val-null-refused',
    title: 'null is refused in a field that may be null',
    in: 'createPaymentRequest',
    find: 'reference_id: referenceId.nullish(),',
    replace: 'reference_id: referenceId.optional(),',
    laws: ['val-10'],
  },
  {
    id: 'val-any-address',
    title: 'any text is taken for a callback_url',
    find: 'callback_url: httpUrl,',
    replace: 'callback_url: z.string(),',
    laws: ['val-11'],
  },
  {
    id: 'rt-list-differs',
    title: 'a list shows net amounts where the single read shows amounts',
    find: 'const data = rows.map((row) => renderTransaction(row, context));',
    replace: `const data = rows.map((row) => {
    const one = renderTransaction(row, context);
    return { ...one, amount: one.net_amount };
  });`,
    laws: ['rt-2'],
  },
  {
    id: 'rt-read-changes',
    title: 'reading a payment request changes it',
    find: 'return row ? ok(renderRequest(row, methodOf(view, row), context)) : unknownRequest;',
    replace: `const count = ((globalThis as { count?: { reads: number } }).count ??= { reads: 0 });
    count.reads += 1;
    if (!row) return unknownRequest;
    const shown = renderRequest(row, methodOf(view, row), context);
    return ok({ ...shown, description: \`\${count.reads}\` });`,
    laws: ['idem-14'],
  },
];
