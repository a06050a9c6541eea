// Dated forms of QR codes that the public service has and that are not served here.

/** The public service names fields otherwise in this version: only events have it here. */
export const qrForms = ['2022-07-31'] as const;
