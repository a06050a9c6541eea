// Jobs of instruments: they expire, or their bank responds.
import { job } from '@kasir/core/server';
import * as z from 'zod';
import { issueResponseJob, linkResponseJob } from './response.ts';
import { authorizeInstrument, finishLink } from './authorize.ts';
import { finishIssue } from './issue.ts';
import { endAtConnector, endInstrument, statusAt } from './end.ts';
import { instruments } from './kind.ts';

/** Expires an instrument at its expiry, unless that was moved. */
export const expireInstrument = job({
  name: 'instrument.expire',
  payload: z.object({ instrument: z.string() }),
  run: (d, { instrument }) => {
    const row = d.get(instruments, instrument);
    if (!row || row.state.status === 'EXPIRED') return;
    if (statusAt(row, d.now) === 'EXPIRED') endInstrument(d, row, 'expire');
  },
});

/** Activates a number that its bank has opened, unless it was opened or ended meanwhile. */
export const openInstrument = job({
  name: 'instrument.open',
  payload: z.object({ instrument: z.string() }),
  run: (d, { instrument }) => {
    const row = d.get(instruments, instrument);
    if (row && statusAt(row, d.now) === 'PENDING') authorizeInstrument(d, row);
  },
});

/** Applies a late response of a bank or wallet, unless the payer has acted again. */
export const reconcileInstrument = job({
  ...linkResponseJob,
  run: (d, { instrument, response }) => {
    const row = d.get(instruments, instrument);
    if (!row) return;
    if (statusAt(row, d.now) === 'REQUIRES_ACTION') finishLink(d, row, response);
    else if (response.result === 'approved' && response.operation !== undefined)
      endAtConnector(d, row, 'unlink', response.operation);
  },
});

/** Opens or fails an issued number; when its instrument has ended, the connector closes it. */
export const finishIssueJob = job({
  ...issueResponseJob,
  run: (d, { instrument, response }) => {
    const row = d.get(instruments, instrument);
    if (!row) return;
    if (statusAt(row, d.now) === 'PENDING') finishIssue(d, row, response);
    else if (response.result === 'approved' && response.operation !== undefined)
      endAtConnector(d, row, 'close', response.operation);
  },
});
