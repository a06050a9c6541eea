// A line of a statement as a connector reports it.
import { stateFields } from '@kasir/core/server';
import * as z from 'zod';

const { id, moment, signed } = stateFields;

export const lineKinds = ['charge', 'capture', 'refund', 'payment'] as const;
export type LineKind = (typeof lineKinds)[number];

/** The contents of a line. Amounts in minor units; those of a refund are negative. */
export interface ReportedLine {
  /** The id that the connector gave it, never reused. */
  readonly id: string;
  /** The operation, or the received payment, by the id that the connector knows. */
  readonly operation: string;
  readonly kind: LineKind;
  /** Three letters; it need not be a currency of the platform. */
  readonly currency: string;
  readonly gross: number;
  readonly fee: number;
  /** The amount that was paid out: gross - fee if the connector calculates correctly. */
  readonly net: number;
  /** When the money was paid out, in milliseconds. */
  readonly settled: number;
}

export const reportedFields = {
  operation: id,
  kind: z.enum(lineKinds),
  currency: z.string().regex(/^[A-Z]{3}$/),
  gross: signed,
  fee: signed,
  net: signed,
  settled: moment,
};

/** Returns a text that only lines with equal contents share. */
export const contentsOf = (line: ReportedLine): string => {
  const { id: name, operation, kind, currency, gross, fee, net, settled } = line;
  return JSON.stringify([name, operation, kind, currency, gross, fee, net, settled]);
};
