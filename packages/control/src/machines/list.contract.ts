// GET /machines: the state machine of every resource, as data to draw.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const machineView = z.object({
  name: z.string(),
  initial: z.array(z.string()),
  states: z.array(z.object({ name: z.string(), final: z.boolean() })),
  transitions: z.array(
    z.object({
      /** Null for the birth of the resource, which has its clauses and events too. */
      from: z.string().nullable(),
      to: z.string(),
      on: z.string(),
      /** Under which condition, in words, where the same trigger leads to several states. */
      when: z.string().nullable(),
      clauses: z.array(z.string()),
      emits: z.array(z.string()),
      /** Events of what belongs to it that come with the step, such as those of a payment. */
      brings: z.array(z.string()),
    }),
  ),
});
export type MachineView = z.infer<typeof machineView>;

export const listMachinesContract = controlContract({
  id: 'machines.list',
  method: 'GET',
  path: '/machines',
  summary: 'Read the state machine of every resource',
  query: nothing,
  success: { status: 200, body: z.object({ data: z.array(machineView) }) },
  errors: commonErrors,
});
