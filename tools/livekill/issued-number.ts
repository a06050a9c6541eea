// Computes the numbers that the connectors issue.

/** Returns the number that is issued for an operation, from the last digits of its id. */
export const numberOf = (id: string): string =>
  String(BigInt(`0x${id.replaceAll('-', '')}`) % 10n ** 14n).padStart(14, '0');
