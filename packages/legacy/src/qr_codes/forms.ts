// Lists the dated forms of QR codes that the public service has and that are not served here.

/** In this version the public service uses other field names; here only events have the version. */
export const qrForms = ['2022-07-31'] as const;
