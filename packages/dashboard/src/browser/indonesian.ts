// The texts of the dashboard in Indonesian, by their English form: one that is missing here does
// not compile where it is said. They are loaded only when Indonesian is chosen.
import { accounts } from './indonesian/accounts.ts';
import { frame } from './indonesian/frame.ts';
import { live } from './indonesian/live.ts';
import { object } from './indonesian/object.ts';
import { objects } from './indonesian/objects.ts';
import { overview } from './indonesian/overview.ts';
import { requests } from './indonesian/requests.ts';
import { server } from './indonesian/server.ts';
import { testing } from './indonesian/testing.ts';
import { webhooks } from './indonesian/webhooks.ts';

/**
 * Values in braces are inserted; Indonesian writes a number before its noun in one form. Statuses,
 * codes and names of the API stay as they are.
 */
export const indonesian = {
  ...frame,
  ...overview,
  ...objects,
  ...object,
  ...requests,
  ...webhooks,
  ...testing,
  ...accounts,
  ...live,
  ...server,
};
