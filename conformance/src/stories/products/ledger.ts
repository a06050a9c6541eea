// Clauses of the ledger, which stories of several products read.

/** Clauses of every story that reads the list of transactions. */
export const listed = [
  'TXN-LIST-01',
  'TXN-LIST-02',
  'TXN-GET-HDR-for_user_id',
  'TXN-LIST-HDR-for_user_id',
  'TXN-UNSPEC-01',
  'TXN-UNSPEC-02',
  'TXN-UNSPEC-04',
  'TXN-UNSPEC-05',
];
