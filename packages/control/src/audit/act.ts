// Defines the schemas of the audit log: acts of operators, and the chained entries of which each
// act consists.
import { moment, timestamp } from '@kasir/core';
import * as z from 'zod';
import { mode } from '../contract.ts';
import { role } from '../role.ts';

const sequence = z.int().describe('Number of the entry, from 1 without a gap.');
const status = z
  .int()
  .nullable()
  .describe('HTTP status of the response; null while it is unknown.');
const code = z.string().nullable().describe('Error code of the response; null without an error.');

/** The fields that acts and entries have in common: operator, operation, object and origin. */
const described = {
  operator: z.string().describe('Name of the operator; root for the control token.'),
  role,
  operation: z.string().describe('Id of the operation, such as keys.create.'),
  account: z.string().nullable().describe('Id of the account that it is about.'),
  mode: mode.nullable(),
  object: z.string().nullable().describe('Id or name of what it is about.'),
  address: z.string().nullable().describe('Network address that it came from; null at a start.'),
  user_agent: z.string().nullable().describe('Program that sent it, as it names itself.'),
  request_id: z.string().nullable().describe('Request-ID of its response.'),
  reason: z.string().nullable().describe('Reason that the operator gave; null without one.'),
  input: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('What was sent, without secrets; null where it was refused unread.'),
};

/** An act with its outcome. */
export const auditedAct = z
  .object({
    sequence,
    at: timestamp.describe('Real time at which it began.'),
    ...described,
    outcome: z
      .enum(['succeeded', 'failed', 'refused', 'unknown'])
      .describe(
        'refused: the role did not suffice. unknown: it has not ended, or the server was lost meanwhile.',
      ),
    status,
    error_code: code,
    ended_at: timestamp.nullable().describe('Real time at which it ended; null when unknown.'),
  })
  .describe('An act of an operator, with its outcome.');
export type AuditedAct = z.infer<typeof auditedAct>;

/**
 * A stored entry. An act has one entry at its beginning and one at its end; a refused act has one
 * entry.
 */
export const auditEntry = z
  .object({
    sequence,
    at: timestamp.describe('Real time of the entry.'),
    phase: z.enum(['begun', 'ended', 'refused']).describe('What the entry says about its act.'),
    act: z.int().describe('Number of the first entry of the act.'),
    ...described,
    status,
    error_code: code,
    previous: z.string().describe('Digest of the entry before; zeros for the first.'),
    digest: z.string().describe('SHA-256 of this entry, which includes the digest before it.'),
  })
  .describe('An entry of the audit log, chained to the one before by its digest.');
export type AuditEntryView = z.infer<typeof auditEntry>;

/** Filters of acts and entries; they apply to the first entry of an act. */
export const auditFilter = {
  operator: z.string().optional().describe('Only those of this operator.'),
  operation: z.string().optional().describe('Only those of this operation, such as keys.create.'),
  account: z.string().optional().describe('Only those about this account.'),
  since: moment.optional().describe('Only those from this time on.'),
  until: moment.optional().describe('Only those up to this time.'),
};
