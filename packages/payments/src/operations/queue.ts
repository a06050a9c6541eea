// Names the queues of the jobs that call connectors, one for each connector of an account: a slow
// connector delays neither other connectors nor the jobs of the platform.

const PREFIX = 'connector ';

/** Returns the queue of the jobs that call a connector. */
export const connectorQueue = (connector: string): string => PREFIX + connector;

/** Returns whether the jobs of a queue call a connector. */
export const isConnectorQueue = (queue: string): boolean => queue.startsWith(PREFIX);
