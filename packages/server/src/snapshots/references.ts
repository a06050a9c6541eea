// The references between objects of an account: fields of one kind that hold the id, without
// prefix, of an object of another.

/** Kind -> field of its state -> kind that the field names. */
export const references: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  intent: { instrument: 'instrument', payment: 'payment', customer: 'customer' },
  instrument: { customer: 'customer' },
  payment: { intent: 'intent', instrument: 'instrument', transactions: 'transaction' },
  capture: { intent: 'intent', payment: 'payment' },
  refund: { payment: 'payment', intent: 'intent' },
  authentication: { instrument: 'instrument' },
  invoice: { intents: 'intent', chosen: 'intent' },
  plan: { instrument: 'instrument', lastInvoice: 'invoice' },
  checkout: { payment: 'payment' },
  transfer_leg: { transaction: 'transaction' },
};
