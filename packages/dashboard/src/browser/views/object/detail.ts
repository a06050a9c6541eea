// An object with all that is known of it, as the control API returns it.
import type { ControlApi, Returned } from '../../api/client.ts';

export type ObjectDetail = Returned<ControlApi['objects']['get']>;
