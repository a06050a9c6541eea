// How reports are stored: as what was asked for. Their rows are read when the file is fetched.
import { kind } from '@kasir/core';
import { reportMachine } from './machine.ts';
import { reportCore } from './schema.ts';

export const reports = kind()({
  name: 'report',
  schema: reportCore,
  machine: reportMachine,
  status: (row) => row.public.status,
});
