// Tests the logo of an account: the accepted URLs and pictures.
import { expect, test } from 'vitest';
import { logo } from './branding.ts';

const png = (bytes: number): string => {
  const data = Buffer.alloc(bytes);
  Buffer.from('89504e470d0a1a0a', 'hex').copy(data);
  return `data:image/png;base64,${data.toString('base64')}`;
};

const isAccepted = (value: string): boolean => logo.safeParse(value).success;

test('a logo is an https URL without a query, or a small picture', () => {
  for (const good of ['https://toko.example/logo.svg', png(100), png(16_384)])
    expect(isAccepted(good), good.slice(0, 60)).toBe(true);
});

test.each([
  ['http://toko.example/logo.png'],
  ['https://siti:rahasia@toko.example/logo.png'],
  ['https://toko.example/logo.png?payer=1'],
  ['https://toko.example/logo.png#x'],
  ['javascript:alert(1)'],
  ['data:image/svg+xml;base64,PHN2Zy8+'],
  ['data:text/html;base64,PGI+'],
  ['data:image/png;base64,PGI+PC9iPg=='],
  ['data:image/png,<b>'],
  [png(16_400)],
])('a logo cannot be %.60s', (wrong) => {
  expect(isAccepted(wrong)).toBe(false);
});
