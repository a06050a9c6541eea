// Converts events in the form of another version to the usual form, so that handlers know only one
// (VER-04).

type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields without undefined values. */
const present = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Converts the data of a paid QR code in version 2022-07-31; any field may be missing. */
const usualQrPayment = ({ id, amount, status, created, ...rest }: Fields): Fields => {
  const { qr_id, qr_string, reference_id, type, metadata, payment_detail } = rest;
  return present({
    id,
    amount,
    status: status === 'SUCCEEDED' ? 'COMPLETED' : status,
    created,
    qr_code: present({ id: qr_id, external_id: reference_id, qr_string, type, metadata }),
    payment_detail,
    payment_details: payment_detail,
  });
};

/** The conversion of each form to the usual one, by event and version. */
const conversions: Readonly<Record<string, (dated: Fields) => Fields>> = {
  'qr.payment 2022-07-31': usualQrPayment,
};

/**
 * Returns the data of an event in the usual form; null when the event has no other form in that
 * version. Fields that the data lacks are absent.
 */
export const toUsualForm = (name: string, version: string, data: Fields): Fields | null => {
  const key = `${name} ${version}`;
  return Object.hasOwn(conversions, key) ? (conversions[key]?.(data) ?? null) : null;
};
