// Clauses of the ledger, which stories of several products read.

/** Clauses of every story that reads the list of transactions. */
export const listed = [
  'TXN-LIST-01',
  'TXN-LIST-02',
  'TXN-LIST-03',
  'TXN-LIST-HDR-for_user_id',
  'TXN-LIST-after_id',
  'TXN-LIST-amount',
  'TXN-LIST-before_id',
  'TXN-LIST-channel_categories',
  'TXN-LIST-created_*',
  'TXN-LIST-currency',
  'TXN-LIST-data',
  'TXN-LIST-has_more',
  'TXN-LIST-links',
  'TXN-LIST-links.*',
  'TXN-LIST-product_id',
  'TXN-LIST-reference_id',
  'TXN-LIST-statuses',
  'TXN-LIST-types',
  'TXN-LIST-updated_*',
  'TXN-UNSPEC-01',
  'TXN-UNSPEC-02',
  'TXN-UNSPEC-04',
  'TXN-UNSPEC-05',
];
