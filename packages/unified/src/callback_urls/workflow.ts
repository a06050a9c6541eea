// Sets a callback URL in the account, which is stored in another partition than the request.
import { recordKind } from '@kasir/core/resource';
import {
  startWorkflow,
  workflow,
  type Decision,
  type RunningWorkflow,
  type Scope,
} from '@kasir/core/server';
import { SYSTEM, type Partition } from '@kasir/core/store';
import { accounts } from '@kasir/models';
import * as z from 'zod';

const callbackUrlChange = z.object({
  /** Id of the change, greater than the ids of earlier changes of the account and mode. */
  change: z.string(),
  type: z.string(),
  url: z.string(),
});
type CallbackUrlChange = z.infer<typeof callbackUrlChange>;

/** The last change that set each URL, in the system partition. */
const appliedChanges = recordKind<{ readonly change: string }>()({ name: 'applied_callback_url' });

/** Sets the URL, unless a later change has set it: a repeated step must not undo that. */
const setUrl = (
  d: Decision,
  { account, mode }: Partition,
  { change, type, url }: CallbackUrlChange,
): void => {
  const row = d.get(accounts, account);
  if (!row) throw new Error(`There is no account ${account}`);
  const id = `${account}/${mode}/${type}`;
  const last = d.get(appliedChanges, id);
  if (last && last.state.change >= change) return;
  if (last) d.change(appliedChanges, last, { change });
  else d.insert(appliedChanges, id, { change });
  const { callbacks } = row.state;
  const settings = callbacks[mode];
  const urls = { ...settings.urls, [type]: url };
  d.change(accounts, row, { callbacks: { ...callbacks, [mode]: { ...settings, urls } } });
};

/** Does nothing: the workflow changes only the system partition. */
const finish = (): void => {};

export const changeCallbackUrl = workflow({
  name: 'callback_url.set',
  payload: callbackUrlChange,
  steps: (wanted, { partition }) => [
    { partition: SYSTEM, run: (d) => setUrl(d, partition, wanted) },
  ],
  finish,
});

/** Starts the workflow that sets the URL for events of a type. */
export const requestCallbackUrl = (
  d: Scope,
  type: string,
  url: string,
): RunningWorkflow<CallbackUrlChange> =>
  startWorkflow(d, changeCallbackUrl, { change: d.id(), type, url });
