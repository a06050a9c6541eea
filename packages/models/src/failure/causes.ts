// Explains every failure code of payments, saved methods and refunds: to developers, and in words
// that a shop can show to the payer.

export interface FailureCause {
  /** The cause, as a sentence. */
  readonly why: string;
  /** A sentence for the payer, without details that would help a thief. */
  readonly payer: string;
  /** The remedy for the merchant, as a sentence. */
  readonly merchant: string;
}

const otherWay = 'Please choose another way to pay.';
const otherCard = 'Your bank did not accept this card. Please use another card or way to pay.';
const laterOrOther = 'This way to pay does not work right now. Try again later, or choose another.';
const noMoney = 'There is not enough balance. Please top up, or choose another way to pay.';
const offerOther = 'Offer another channel; the same attempt fails again.';
const tryLater = 'Create a new payment later, or offer another channel.';
const payerDecides = 'Let the payer start again when they want to; do not repeat it by yourself.';

/** The cause of each failure code, by code. */
export const failureCauses = {
  ACCOUNT_ACCESS_BLOCKED: {
    why: 'The provider has blocked the account of the payer.',
    payer: `Your account is blocked at its provider. Contact them, or choose another way to pay.`,
    merchant: offerOther,
  },
  ACCOUNT_ALREADY_LINKED: {
    why: 'The account of the payer is linked already.',
    payer: 'This account is linked already.',
    merchant: 'Use the token that exists for this account.',
  },
  ACCOUNT_NOT_ACTIVATED: {
    why: 'The payer has an account at the provider that is not activated.',
    payer: 'Your account is not active yet. Finish its set-up, or choose another way to pay.',
    merchant: offerOther,
  },
  ACCOUNT_NOT_FOUND: {
    why: 'The provider knows no account by these details.',
    payer: 'We could not find this account. Check the number, or choose another way to pay.',
    merchant: 'Ask for the number again. For a refund, pay the payer back another way.',
  },
  AUTHENTICATION_FAILED: {
    why: 'The payer did not pass the check of their bank, such as 3-D Secure.',
    payer: 'Your bank could not confirm that it is you. Try again, or choose another way to pay.',
    merchant: 'Let the payer try again; a second failure seldom ends better.',
  },
  CANCELED: {
    why: 'The payment was canceled before it was paid.',
    payer: 'This payment was canceled.',
    merchant: 'Create a new payment if the order still stands.',
  },
  CAPTURE_AMOUNT_EXCEEDED: {
    why: 'More was to be captured than was authorized.',
    payer: 'Something went wrong on our side. You were not charged.',
    merchant: 'Capture at most what is authorized.',
  },
  CARD_DECLINED: {
    why: 'The bank of the card declined it and gave no reason.',
    payer: otherCard,
    merchant: 'Ask for another card.',
  },
  CHANNEL_UNAVAILABLE: {
    why: 'The provider of the channel does not respond.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  DECLINED_BY_ISSUER: {
    why: 'The bank that issued the card declined it and gave no reason.',
    payer: otherCard,
    merchant: 'Ask for another card; only the bank can say why.',
  },
  DECLINED_BY_PROCESSOR: {
    why: 'The processor of the card declined it.',
    payer: otherCard,
    merchant: 'Ask for another card or channel.',
  },
  DIRECT_DEBIT_EXPIRED: {
    why: 'The payer did not confirm the debit in time.',
    payer: 'The time to confirm this payment is over. Please start again.',
    merchant: 'Create a new debit when the payer starts again.',
  },
  DUPLICATE_ERROR: {
    why: 'The provider has refunded the same amount of this payment already.',
    payer: 'This refund is on its way already.',
    merchant: 'Compare the refunds of the payment before you send another.',
  },
  DUPLICATE_PAYMENT: {
    why: 'The provider has just taken the same amount from this payer.',
    payer: 'It looks as if you paid this already. Check your account before you pay again.',
    merchant: 'Look up the first payment before you ask for another.',
  },
  EXPIRED_CARD: {
    why: 'The card has expired.',
    payer: 'This card has expired. Please use another one.',
    merchant: 'Ask for another card, and update a saved one.',
  },
  EXPIRED_OTP: {
    why: 'The one-time password came too late.',
    payer: 'This code has expired. Ask for a new one.',
    merchant: 'Send the code again, then ask the payer for it.',
  },
  FAILURE_DETAILS_UNAVAILABLE: {
    why: 'The payment failed, and the provider does not say why.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  INACTIVE_OR_UNAUTHORIZED_CARD: {
    why: 'The card is not activated, or not for this kind of payment.',
    payer: 'This card is not enabled for online payments. Ask your bank, or use another card.',
    merchant: 'Ask for another card.',
  },
  INACTIVE_PAYMENT_METHOD: {
    why: 'The payment method has ended before it was paid.',
    payer: 'This way to pay is no longer valid. Please start again.',
    merchant: 'Create a new payment method and a new payment.',
  },
  INSUFFICIENT_BALANCE: {
    why: 'The payer has less money than the amount; for a refund, the account of the merchant has.',
    payer: noMoney,
    merchant: 'Let the payer top up or choose another channel. For a refund, wait for balance.',
  },
  INVALID_ACCOUNT_DETAILS: {
    why: 'The provider does not accept the details of the account or card.',
    payer: 'Please check the number and the other details, and try again.',
    merchant: 'Ask for the details again.',
  },
  INVALID_CARD: {
    why: 'There is no card of this number.',
    payer: 'Please check the card number and try again.',
    merchant: 'Ask for the card again.',
  },
  INVALID_CVV: {
    why: 'The security code of the card is wrong.',
    payer: 'Please check the security code on your card and try again.',
    merchant: 'Ask for the code again; stop after a few attempts.',
  },
  INVALID_MERCHANT_CREDENTIALS: {
    why: 'The provider does not accept the credentials of the merchant.',
    payer: laterOrOther,
    merchant: 'Correct the credentials of the channel; the payer can do nothing.',
  },
  INVALID_MERCHANT_SETTINGS: {
    why: 'The merchant is not set up for this channel.',
    payer: laterOrOther,
    merchant: 'Activate the channel; the payer can do nothing.',
  },
  INVALID_OTP: {
    why: 'The one-time password is wrong.',
    payer: 'This code is not right. Please try again.',
    merchant: 'Ask for the code again.',
  },
  INVALID_TOKEN: {
    why: 'The saved token is no longer valid.',
    payer: 'Your saved way to pay is no longer valid. Please add it again.',
    merchant: 'Save the card or account anew.',
  },
  ISSUER_UNAVAILABLE: {
    why: 'The bank that issued the card does not respond.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  MAXIMUM_LIMIT_REACHED: {
    why: 'The payer has reached a limit of their wallet.',
    payer: 'You have reached the limit of this account. Please choose another way to pay.',
    merchant: offerOther,
  },
  MAX_AMOUNT_LIMIT_ERROR: {
    why: 'The amount is above what the bank lets this payer spend.',
    payer: 'This amount is above the limit of your account. Please choose another way to pay.',
    merchant: offerOther,
  },
  OTP_ATTEMPT_COUNTS_EXCEEDED: {
    why: 'The payer typed a wrong one-time password too often.',
    payer: `Too many wrong codes. ${otherWay}`,
    merchant: 'Begin a new payment later.',
  },
  OTP_DELIVERY_ERROR: {
    why: 'The bank could not send the one-time password.',
    payer: 'The code could not be sent to you. Try again later, or choose another way to pay.',
    merchant: tryLater,
  },
  PARTNER_CHANNEL_ERROR: {
    why: 'The provider of the wallet reports an error of its own.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  PARTNER_TIMEOUT_ERROR: {
    why: 'A partner of the channel did not respond in time.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  PAYMENT_AMOUNT_LIMITS_EXCEEDED: {
    why: 'The amount is above a limit of the payer or channel.',
    payer: 'This amount is above the limit of your account. Please choose another way to pay.',
    merchant: offerOther,
  },
  PAYMENT_ATTEMPT_COUNTS_EXCEEDED: {
    why: 'The payer has tried too often.',
    payer: `There were too many attempts. ${otherWay}`,
    merchant: offerOther,
  },
  PAYMENT_REQUEST_EXPIRED: {
    why: 'Nobody paid before the request expired.',
    payer: 'The time to pay is over. Please start again.',
    merchant: 'Create a new payment request when the payer comes back.',
  },
  PROCESSOR_ERROR: {
    why: 'The processor of the card reports an error of its own.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  REFUND_FAILED: {
    why: 'The provider could not refund the payment and gives no reason.',
    payer: 'Your refund is delayed. We will send it another way.',
    merchant: 'Try again later, or pay the payer back another way.',
  },
  SERVER_ERROR: {
    why: 'The provider reports an error of its own.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  STOLEN_CARD: {
    why: 'The card is reported as stolen.',
    payer: otherCard,
    merchant: 'Do not charge the card again, and do not tell the payer the reason.',
  },
  SUSPECTED_FRAUDULENT: {
    why: 'The bank or processor suspects fraud.',
    payer: otherCard,
    merchant: 'Do not repeat the charge, and do not tell the payer the reason. Check the order.',
  },
  TIMEOUT_ERROR: {
    why: 'The payment was not finished in time.',
    payer: laterOrOther,
    merchant: tryLater,
  },
  TRANSACTION_BLOCKED: {
    why: 'The holder of the card has stopped payments of this kind at their bank.',
    payer: 'Your bank blocks payments of this kind. Ask your bank, or use another card.',
    merchant: 'Stop charging this card.',
  },
  USER_DECLINED_PAYMENT: {
    why: 'The payer declined the payment.',
    payer: 'You did not confirm this payment. You were not charged.',
    merchant: payerDecides,
  },
  USER_DEVICE_UNREACHABLE: {
    why: 'The device of the payer could not be reached.',
    payer: 'We could not reach your phone. Check that it is online, and try again.',
    merchant: payerDecides,
  },
  USER_DID_NOT_AUTHORIZE: {
    why: 'The payer did not approve in time.',
    payer: 'This payment was not confirmed in time. You were not charged.',
    merchant: payerDecides,
  },
  USER_DID_NOT_AUTHORIZE_THE_PAYMENT: {
    why: 'The payer did not approve in time.',
    payer: 'This payment was not confirmed in time. You were not charged.',
    merchant: payerDecides,
  },
  USER_UNREACHABLE: {
    why: 'The app of the payer could not be reached.',
    payer: 'We could not reach your app. Check that your phone is online, and try again.',
    merchant: payerDecides,
  },
} as const satisfies Readonly<Record<string, FailureCause>>;
