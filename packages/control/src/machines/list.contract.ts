// GET /machines: read the state machine of every resource, as data to draw.
import * as z from 'zod';
import { commonErrors, controlContract, nothing } from '../contract.ts';

export const machineView = z
  .object({
    name: z.string().describe('Name of the resource.'),
    initial: z.array(z.string()).describe('States in which a new object can start.'),
    states: z
      .array(
        z.object({
          name: z.string().describe('Name of the state.'),
          final: z.boolean().describe('True when no transition leaves it.'),
        }),
      )
      .describe('All states.'),
    transitions: z
      .array(
        z.object({
          /** Null for the creation of the resource, which has clauses and events too. */
          from: z.string().nullable().describe('Previous state; null for a new resource.'),
          to: z.string().describe('New state.'),
          on: z.string().describe('Trigger of the transition.'),
          /** The condition in words, when the same trigger leads to several states. */
          when: z.string().nullable().describe('Condition, in words; null where there is none.'),
          clauses: z.array(z.string()).describe('Ids of the clauses that require it.'),
          emits: z.array(z.string()).describe('Names of the events that it causes.'),
          /** Events of related resources, such as a payment, that are sent with this transition. */
          also_emits: z
            .array(z.string())
            .describe('Names of the events of related objects that are sent with it.'),
        }),
      )
      .describe('Transitions between states.'),
  })
  .describe('The states of a resource and the transitions between them.');
export type MachineView = z.infer<typeof machineView>;

export const listMachinesContract = controlContract({
  id: 'machines.list',
  method: 'GET',
  path: '/machines',
  role: 'viewer',
  summary: 'Read the state machine of every resource',
  query: nothing,
  success: {
    status: 200,
    body: z.object({
      data: z.array(machineView).describe('The state machines, by name.'),
    }),
  },
  errors: commonErrors,
});
