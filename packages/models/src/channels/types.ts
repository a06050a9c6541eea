// Data table of the types of payment channels: the properties that all channels of a type share.
import type { SwitchName } from '../switches.ts';
import type { ChannelCategory } from '../channel-category.ts';

interface TypeRow {
  /** The category of its transactions and fees (CORE-CONF-04). */
  readonly category: ChannelCategory;
  /** Account switch that disables its channels (CHANNEL_NOT_ACTIVATED). */
  readonly accountSwitch: SwitchName;
  /** Prefix of the public id of a unified payment (PAY-FIELD-id, MODEL-UNSPEC-08). */
  readonly paymentPrefix: string;
  /** Default codes when none is sent: one for each market that has the type. */
  readonly unnamed: readonly string[];
  /** True when the payer may choose the paid amount (PR2-CONF-01, PR2-FIELD-amount). */
  readonly openAmount: boolean;
  /** True when a payment can be authorized first and captured later. */
  readonly manualCapture: boolean;
  /** True when it is paid with the app of an issuer, which is recorded with the payment. */
  readonly paidWithApp: boolean;
}

/** The types of channels through which money comes in (CORE-04). */
export const channelTypes = {
  EWALLET: {
    category: 'EWALLET',
    accountSwitch: 'ewallets',
    paymentPrefix: 'ewc_',
    unnamed: [],
    openAmount: false,
    manualCapture: false,
    paidWithApp: false,
  },
  DIRECT_DEBIT: {
    category: 'DIRECT_DEBIT',
    accountSwitch: 'direct_debit',
    paymentPrefix: 'ddpy-',
    unnamed: [],
    openAmount: false,
    manualCapture: false,
    paidWithApp: false,
  },
  CARD: {
    category: 'CARDS',
    accountSwitch: 'cards',
    paymentPrefix: 'cc_',
    unnamed: ['CARDS'],
    openAmount: false,
    manualCapture: true,
    paidWithApp: false,
  },
  VIRTUAL_ACCOUNT: {
    category: 'VIRTUAL_ACCOUNT',
    accountSwitch: 'virtual_accounts',
    paymentPrefix: 'pymt-',
    unnamed: [],
    openAmount: true,
    manualCapture: false,
    paidWithApp: false,
  },
  OVER_THE_COUNTER: {
    category: 'RETAIL_OUTLET',
    accountSwitch: 'retail_outlets',
    paymentPrefix: 'pymt-',
    unnamed: [],
    openAmount: true,
    manualCapture: false,
    paidWithApp: false,
  },
  QR_CODE: {
    category: 'QR_CODE',
    accountSwitch: 'qr_codes',
    paymentPrefix: 'qrpy_',
    unnamed: ['QRIS', 'QRPH', 'PROMPTPAY'],
    openAmount: false,
    manualCapture: false,
    paidWithApp: true,
  },
  PAYLATER: {
    category: 'PAYLATER',
    accountSwitch: 'paylater',
    paymentPrefix: 'plc_',
    unnamed: [],
    openAmount: false,
    manualCapture: false,
    paidWithApp: false,
  },
} as const satisfies Readonly<Record<string, TypeRow>>;

export type ChannelType = keyof typeof channelTypes;

/** Returns the properties of a type. */
export const channelType = (type: ChannelType): TypeRow => channelTypes[type];

/** Returns whether an account may use the channels of a type. */
export const isActivated = (
  account: { readonly switches: Readonly<Record<string, boolean>> },
  type: ChannelType,
): boolean => account.switches[channelTypes[type].accountSwitch] !== false;
