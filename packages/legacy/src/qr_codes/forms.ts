// Lists the dated versions of QR codes that the public service has and Kasir does not serve.

/** In this version the fields have other names. Kasir accepts it only as a version of events. */
export const qrForms = ['2022-07-31'] as const;
