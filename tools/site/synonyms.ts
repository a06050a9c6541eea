// Words with which people search, by the page that they want: the page need not contain them.

/** By the path of a page on the site. */
export const synonyms: Readonly<Record<string, readonly string[]>> = {
  'reference/test-values.md': [
    'declined card',
    'decline a card',
    'card declined',
    'test card numbers',
    'magic amounts',
    'make a payment fail',
    'refused payment',
    'insufficient funds',
    'OTP',
  ],
  'reference/failures/index.md': ['decline codes', 'reasons of declines', 'payment failed why'],
  'guide/testing.md': [
    'simulate an error',
    'chaos',
    'mock a timeout',
    'duplicate webhook',
    'retry',
  ],
  'guide/in-process.md': ['unit test', 'vitest', 'jest', 'mock', 'stub', 'sandbox in a test'],
  'guide/webhooks.md': [
    'callback',
    'notification',
    'webhook not received',
    'verify a signature',
    'signing secret',
    'retries',
  ],
  'guide/recurring-payments.md': ['subscription', 'subscriptions', 'billing', 'plan'],
  'guide/cards.md': ['credit card', 'tokenize', 'tokenization', '3DS', '3-D Secure', 'PCI'],
  'guide/refunds.md': ['money back', 'return a payment', 'reverse', 'invoice link', 'payment link'],
  'guide/platform.md': ['marketplace', 'connected accounts', 'split', 'payout to a partner'],
  'guide/control.md': ['time travel', 'test clock', 'advance time'],
  'guide/live.md': ['production key', 'go live', 'real money'],
  'guide/conformance.md': ['compatibility', 'compliance test', 'verify my server'],
  'guide/mcp.md': ['AI', 'assistant', 'agent', 'Model Context Protocol', 'editor'],
  'guide/client.md': ['SDK', 'idempotency', 'retry', 'timeout', 'pagination'],
  'start.md': ['install', 'quickstart', 'getting started', 'API key'],
};
