// The switches of an account.
import { channelTypes, type ChannelType } from './channels/table.ts';

export type SwitchName =
  | (typeof channelTypes)[ChannelType]['accountSwitch']
  | 'transactions'
  | 'reports'
  | 'cardless_credit'
  | 'card_installments';

/**
 * Switches that make documented errors reachable; all are on unless an operator turns them off.
 * Each type of channels has one.
 */
export const switchNames: readonly SwitchName[] = [
  'transactions',
  'reports',
  ...Object.values(channelTypes).map(({ accountSwitch }) => accountSwitch),
  'cardless_credit',
  'card_installments',
];
