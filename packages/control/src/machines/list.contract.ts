// GET /machines: read the state machine of every resource, as data to draw.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const machineView = z.object({
  name: z.string(),
  initial: z.array(z.string()),
  states: z.array(z.object({ name: z.string(), final: z.boolean() })),
  transitions: z.array(
    z.object({
      /** Null for the creation of the resource, which has clauses and events too. */
      from: z.string().nullable(),
      to: z.string(),
      on: z.string(),
      /** The condition in words, when the same trigger leads to several states. */
      when: z.string().nullable(),
      clauses: z.array(z.string()),
      emits: z.array(z.string()),
      /** Events of related resources, such as a payment, that come with this transition. */
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
