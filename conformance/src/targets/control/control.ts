// Defines the control interface of a target, separate from its API; authors of other servers can
// implement it.
import type { ChannelType } from '@kasir/models';
import type { Demand } from '../../clauses.ts';
import type { Magic } from '../magic/magic.ts';

/** An account created for the suite, with a test key that has every permission. */
export interface ControlledAccount {
  readonly id: string;
  readonly key: string;
}

export interface AccountOptions {
  readonly name: string;
  /** True if for-user-id is accepted from the account. */
  readonly platform?: boolean;
  /** The platform account it belongs to. */
  readonly parent?: string;
  /** Callback URL and token for all its webhooks of test mode; those of live mode must differ. */
  readonly callback?: { readonly url: string; readonly token: string };
}

export interface KeyOptions {
  readonly mode: 'test' | 'live';
  /** Permissions such as `money_in:read`; all by default. */
  readonly permissions?: readonly string[];
}

/** The clock of test accounts; it never moves backwards. */
export interface ControlledClock {
  /** Advances the clock and runs everything that becomes due. */
  readonly advance: (ms: number) => Promise<void>;
  /** Returns the time that the clock shows, in milliseconds since 1970. */
  readonly now?: () => Promise<number>;
  /** Runs an action while the clock is frozen; absent if the clock cannot be frozen. */
  readonly freeze?: <T>(act: () => Promise<T>) => Promise<T>;
}

/** A transaction that does not come from a payment, e.g. a disbursement. */
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

/** Posts, reverses and voids transactions of accounts that `account` created. */
export interface ControlledPostings {
  /** Resolves to the id of the transaction. */
  readonly post: (account: string, posting: Posting) => Promise<string>;
  /** Reverses a transaction that is SUCCESS. */
  readonly reverse: (account: string, transaction: string) => Promise<void>;
  /** Voids a transaction that is PENDING. */
  readonly void: (account: string, transaction: string) => Promise<void>;
}

/**
 * Something that an account may do: receive money by a type of channels, sell on credit without a
 * card, or read its transactions or reports.
 */
export type Feature = ChannelType | 'CARDLESS_CREDIT' | 'TRANSACTIONS' | 'REPORTS';

/** Settings of accounts, as far as the target has them. */
export interface ControlledSettings {
  /**
   * Sets the default versions of a resource, by mode, for requests without a version; null removes
   * the setting.
   */
  readonly versions?: (
    account: string,
    resource: string,
    dates: Readonly<Partial<Record<KeyOptions['mode'], string | null>>>,
  ) => Promise<void>;
  /** Sets the URL and the token of all webhooks of test mode from now on. */
  readonly callback?: (account: string, url: string, token: string) => Promise<void>;
  /** Switches a feature of an account off, and on again. */
  readonly feature?: (account: string, feature: Feature, isOn: boolean) => Promise<void>;
  /** The secret that webhooks of test mode are signed with (Standard Webhooks, `whsec_...`). */
  readonly signingSecret?: (account: string) => Promise<string>;
}

/** Actions of the operator of a platform on its MANAGED sub-accounts. */
export interface ControlledSubAccounts {
  /** Registers the sub-account, as if the partner had accepted the invitation. */
  readonly register: (account: string) => Promise<void>;
  /** Asks a registered sub-account for documents before it is activated. */
  readonly awaitDocuments?: (account: string) => Promise<void>;
  /** Enables live payments of a registered sub-account. */
  readonly activate: (account: string) => Promise<void>;
}

/** Webhooks that have been sent. */
export interface ControlledEvents {
  /** Sends a webhook of test mode again, by its webhook-id. */
  readonly resend: (account: string, webhookId: string) => Promise<void>;
}

/** Businesses that sign their requests to the endpoints of the bank standard. */
export interface ControlledPartners {
  /** Registers a client id of an account that `account` created, with its public RSA key (PEM). */
  readonly register: (account: string, id: string, publicKey: string) => Promise<void>;
}

/** The decision of the customer or the provider of a cardless credit checkout. */
export type CheckoutChoice = 'approve' | 'deny' | 'cancel';

/** An action of a payer on a page: a button, or a choice on a checkout page. */
export type Press =
  | { readonly page: string; readonly act: 'approve' | 'decline' | 'leave' | 'payInvoice' }
  | { readonly page: string; readonly choice: CheckoutChoice };

/** The parts of a hosted page that a payer sees: its text, and the names of its choices. */
export interface PageContent {
  readonly text: string;
  readonly choices: readonly string[];
}

/** The payer on a hosted page; the page is identified by its URL in an API response. */
export interface ControlledPayer {
  /**
   * Pays or approves what was presented to the payer of an object, by its id: a number, a code or a
   * page. Resolves to whether there was something to pay. Only for targets whose API cannot
   * simulate a payment.
   */
  readonly pay?: (id: string) => Promise<boolean>;
  /** Reads a page. Without it stories do not compare pages. */
  readonly read?: (page: string) => Promise<PageContent>;
  /** Pays an invoice on its page with a wallet. */
  readonly payInvoice?: (page: string) => Promise<string | void>;
  /** Pays or approves on a page; may resolve to the URL where the page leads. */
  readonly approve: (page: string) => Promise<string | void>;
  /** Declines on a page; may resolve to the URL where the page leads. */
  readonly decline: (page: string) => Promise<string | void>;
  /** Leaves a page without a decision; may resolve to the URL where the page leads. */
  readonly leave?: (page: string) => Promise<string | void>;
  /** Decides a cardless credit checkout on its page; resolves to the status of the response. */
  readonly finishCheckout?: (page: string, choice: CheckoutChoice) => Promise<number>;
}

/** Shell commands for the same operations, for the scripts that reports print. */
export interface ControlScript {
  /** A command that creates an account and prints JSON with its `id` and its `key`. */
  readonly account: (options: AccountOptions) => string;
  /** A command that creates a key and prints it. */
  readonly key: (account: string, options: KeyOptions) => string;
  /**
   * A command that does another operation, by its name in this interface, such as `clock.advance`,
   * with its arguments; null if there is none. `clock.freeze` has no arguments and lasts until
   * `clock.run`.
   */
  readonly act?: (name: string, args: readonly unknown[]) => string | null;
}

/**
 * The control interface, never under the base URL and never for live money. Laws that need an
 * optional part are skipped if it is absent.
 */
export interface Control {
  /**
   * The requirements for the server when a run sets none: a server that declares all contracts of
   * this package is held to them, any other to what the specification states.
   */
  readonly demand?: Demand;
  /** Magic values of test mode, for runs that list none. */
  readonly magic?: Magic;
  /** Decisions in the dialect `spec` where the specification leaves them open, by question. */
  readonly choices?: () => Readonly<Record<string, string>>;
  /** Rejects with a message that names the remedy if the control interface cannot be used. */
  readonly check?: () => Promise<void>;
  readonly account: (options: AccountOptions) => Promise<ControlledAccount>;
  /**
   * Creates a key for an account that `account` created; null if the target has no key with exactly
   * these permissions. Every target should have a key without permissions.
   */
  readonly key: (account: string, options: KeyOptions) => Promise<string | null>;
  /** Revokes a key that `key` created. */
  readonly revoke?: (key: string) => Promise<void>;
  readonly clock?: ControlledClock;
  readonly postings?: ControlledPostings;
  readonly payer?: ControlledPayer;
  readonly settings?: ControlledSettings;
  readonly partners?: ControlledPartners;
  readonly subAccounts?: ControlledSubAccounts;
  readonly events?: ControlledEvents;
  readonly script?: ControlScript;
  /** Secrets of the control interface itself, which reports must not show. */
  readonly secrets?: readonly string[];
  /** Resolves when the target is idle: every due webhook was sent and acknowledged. */
  readonly waitUntilIdle?: () => Promise<void>;
}
