// Data table: requests of each law (at one endpoint) with the thoroughness of the profiles smoke,
// standard and full, measured on our own server; `tools/law-costs.ts` writes it from three reports.
export const lawCosts: Readonly<Record<string, readonly [number, number, number]>> = {};
