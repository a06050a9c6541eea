// What the suite may ask of a target beside its API; any author of a server can implement it.

/** An account made for the suite, with a test key that holds every permission. */
export interface ControlledAccount {
  readonly id: string;
  readonly key: string;
}

export interface AccountOptions {
  readonly name: string;
  /** Whether for-user-id is honoured for it. */
  readonly platform?: boolean;
  /** The platform account it belongs to. */
  readonly parent?: string;
  /** Where all its webhooks of test mode go, and the token they carry; live mode has others. */
  readonly callback?: { readonly url: string; readonly token: string };
}

export interface KeyOptions {
  readonly mode: 'test' | 'live';
  /** Permissions such as `money_in:read`; every one when left out. */
  readonly permissions?: readonly string[];
}

/** Time of test accounts; it never goes back. */
export interface ControlledClock {
  /** Moves the time on and does what falls due on the way. */
  readonly advance: (ms: number) => Promise<void>;
  /** Does something while the time stands still; left out where the clock cannot be held. */
  readonly freeze?: <T>(act: () => Promise<T>) => Promise<T>;
}

/** A transaction that no payment makes, e.g. a disbursement. */
export interface Posting {
  readonly type: 'DISBURSEMENT' | 'REMITTANCE_PAYOUT' | 'PAYMENT';
  readonly status: 'PENDING' | 'SUCCESS' | 'FAILED';
  readonly channel_category: string;
  readonly channel_code: string;
  readonly reference_id: string;
  readonly account_identifier: string | null;
  readonly currency: string;
  readonly amount: number;
}

/** Posts transactions of an account that `account` made, and ends them otherwise than well. */
export interface ControlledPostings {
  /** Answers the id of the transaction. */
  readonly post: (account: string, posting: Posting) => Promise<string>;
  /** Takes a SUCCESS back. */
  readonly reverse: (account: string, transaction: string) => Promise<void>;
  /** Calls a PENDING one off. */
  readonly void: (account: string, transaction: string) => Promise<void>;
}

/** What an account is set to beside where its webhooks go. */
export interface ControlledSettings {
  /** Sets the versions that a resource has, by mode, for requests which ask for none. */
  readonly versions: (
    account: string,
    resource: string,
    dates: Readonly<Record<KeyOptions['mode'], string>>,
  ) => Promise<void>;
  /** The secret that webhooks of test mode are signed with (Standard Webhooks, `whsec_...`). */
  readonly signingSecret: (account: string) => Promise<string>;
}

/** A payer in front of a hosted page; it is named by the link that the API shows. */
export interface ControlledPayer {
  /** Pays at the page of an invoice, by wallet. */
  readonly payInvoice: (page: string) => Promise<void>;
  /** Declines at the page of a payment method that waits to be authorised. */
  readonly decline: (page: string) => Promise<void>;
}

/**
 * A control plane: never under the base URL, never for live money. Laws that need a part which is
 * missing
 * are skipped.
 */
export interface Control {
  /** Rejects, with the remedy, when the control plane cannot be used. */
  readonly check?: () => Promise<void>;
  readonly account: (options: AccountOptions) => Promise<ControlledAccount>;
  /** Makes a key of an account that `account` made. */
  readonly key: (account: string, options: KeyOptions) => Promise<string>;
  readonly clock?: ControlledClock;
  readonly postings?: ControlledPostings;
  readonly payer?: ControlledPayer;
  readonly settings?: ControlledSettings;
  /** Resolves when nothing is under way: every webhook that is due was sent and answered. */
  readonly waitUntilIdle?: () => Promise<void>;
}
