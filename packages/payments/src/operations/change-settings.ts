// Changes the settings of live mode, and one connector among them.
import type { Decision } from '@kasir/core/server';
import {
  LIVE_SETTINGS,
  liveSettings,
  liveSettingsOf,
  noLiveSettings,
  type LiveConnector,
  type LiveSettings,
} from './settings.ts';

/** The reads and writes of a change of settings. */
type Changing = Pick<Decision, 'get' | 'insert' | 'change'>;

/** Changes settings of live mode; returns all of them. */
export const changeLiveSettings = (d: Changing, change: Partial<LiveSettings>): LiveSettings => {
  const row = d.get(liveSettings, LIVE_SETTINGS);
  return row
    ? d.change(liveSettings, row, change).state
    : d.insert(liveSettings, LIVE_SETTINGS, { ...noLiveSettings, ...change }).state;
};

/** Changes a connector and returns it, or null when there is none of this name. */
export const changeConnector = (
  d: Changing,
  name: string,
  change: (known: LiveConnector) => LiveConnector,
): LiveConnector | null => {
  const { connectors } = liveSettingsOf(d);
  const known = connectors.find((one) => one.name === name);
  if (!known) return null;
  const changed = change(known);
  changeLiveSettings(d, {
    connectors: connectors.map((one) => (one === known ? changed : one)),
  });
  return changed;
};
