// Builds the text of QR codes for QRIS and similar standards: EMVCo merchant-presented tags with a
// CRC at the end (MODEL-UNSPEC-03).

const utf8 = new TextEncoder();

/** The table of the CRC with the polynomial 0x1021, by byte. */
const steps = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021;
  return crc;
});

/**
 * Returns the CRC-16/CCITT-FALSE that EMVCo requires: polynomial 0x1021, start 0xFFFF; four
 * upper-case hex digits.
 */
export const crc16 = (text: string): string => {
  const bytes = utf8.encode(text);
  let crc = 0xffff;
  for (let at = 0; at < bytes.length; at += 1) {
    crc = ((crc << 8) & 0xffff) ^ (steps[(crc >>> 8) ^ (bytes[at] ?? 0)] ?? 0);
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

const tag = (id: string, value: string): string =>
  id + String(value.length).padStart(2, '0') + value;

/** Numeric code of the currency (ISO 4217) and a city, by market. */
const markets: Readonly<Record<string, { readonly currency: string; readonly city: string }>> = {
  ID: { currency: '360', city: 'JAKARTA' },
  PH: { currency: '608', city: 'MANILA' },
  VN: { currency: '704', city: 'HANOI' },
  TH: { currency: '764', city: 'BANGKOK' },
  MY: { currency: '458', city: 'KUALA LUMPUR' },
  SG: { currency: '702', city: 'SINGAPORE' },
};

interface CodeContents {
  /** Digits of the code, unique: they become the reference label. */
  readonly reference: string;
  /** In the currency's own unit, or null when the payer chooses the amount. */
  readonly amount: number | null;
  readonly merchantName: string;
  /** Six digits of the account. */
  readonly merchantNumber: string;
  /** Market of the code; Indonesia when omitted. */
  readonly country?: string;
}

/** Returns the letters, digits and spaces of a name, at most 25 characters, as tag 59 allows. */
const printable = (name: string): string =>
  name
    .replaceAll(/[^A-Za-z0-9 ]/g, '')
    .trim()
    .slice(0, 25) || 'KASIR';

/** Returns a valid `qr_string`, always the same for the same code. */
export const qrString = (code: CodeContents): string => {
  const { country = 'ID' } = code;
  const market = markets[country];
  if (!market) throw new Error(`There are no QR codes in ${country}`);
  const merchant =
    tag('00', `${country}.CO.KASIR.WWW`) +
    tag('01', `93600999${code.merchantNumber}`) +
    tag('03', 'UME');
  const parts = [
    tag('00', '01'),
    tag('01', code.amount === null ? '11' : '12'),
    tag('26', merchant),
    tag('52', '5999'),
    tag('53', market.currency),
    code.amount === null ? '' : tag('54', String(code.amount)),
    tag('58', country),
    tag('59', printable(code.merchantName)),
    tag('60', market.city),
    tag('62', tag('05', code.reference.slice(0, 25))),
    '6304',
  ];
  // Joined at once, because a concatenated string makes serializing every JSON that contains it
  // slower.
  return [...parts, crc16(parts.join(''))].join('');
};
