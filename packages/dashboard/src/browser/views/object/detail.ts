// The type of an object with all details, as the control API returns it.
import type { ControlApi, Returned } from '../../api/client.ts';

export type ObjectDetail = Returned<ControlApi['objects']['get']>;
