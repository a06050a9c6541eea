// The test files that `npm run test:quick` leaves to `npm test`, and why: tests that take more than
// three seconds, and engines.
export const longTests = [
  // PostgreSQL is unpacked, started and killed.
  'packages/server/src/store/postgres/**/*.test.ts',
  'packages/server/test/storage/releases.test.ts',
  // The store suite with its many histories, processes killed at every step, long lists.
  'packages/server/src/store/sqlite/{sqlite,crash}.test.ts',
  'packages/server/src/store/long.test.ts',
  // The commands as processes, started and ended in every way.
  'packages/server/test/start/start.test.ts',
  // 20,000 events for a dead receiver; processes killed while they deliver.
  'packages/server/test/webhooks/{backlog,hostile-receiver}.test.ts',
  // The examples of all pages: compiled, and each a process of its own.
  'tools/examples/examples.test.ts',
  // The commands of all pages, each tried, and the catalogs with every event really sent.
  'tools/examples/shell.test.ts',
  'tools/catalogues/catalogues.test.ts',
  // Random histories of an account against its books.
  'packages/server/test/money/books.test.ts',
  // The conformance suite against a server in this process.
  'conformance/src/in-process.test.ts',
  // A server with a mutant for each case.
  'tools/mutants/mutants.test.ts',
  // Random histories of a connector, and processes of it that are killed.
  'packages/connector/src/connector/{random-histories,kill}.test.ts',
  // The connector to a second Kasir: every channel, payments in live mode, the laws, and responses
  // that are lost one by one.
  'connectors/kasir/src/{table,live,certificate,lost-responses}.test.ts',
  // A live Kasir, the laws for its connector, and a second Kasir, with payments over all families.
  'examples/live/src/live.test.ts',
  // Thousands of odd deliveries to a receiver, hostile traffic to a server.
  'packages/webhooks/src/receiver/random-deliveries.test.ts',
  'tools/hammer/hammer.test.ts',
  // Platform and connectors as processes that are killed; connectors whose questions are awaited.
  'tools/livekill/livekill.test.ts',
  'packages/server/test/live/{lying-connectors,two-nodes}.test.ts',
];
