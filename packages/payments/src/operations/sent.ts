// Declares the state of an operation that was just sent, of which nothing is known yet.

/** Returns the state that an operation has when it was sent at `now`, in milliseconds. */
export const whenSent = (now: number) =>
  ({
    executed: null,
    external: null,
    sentAt: now,
    questionedAt: 0,
    requests: 1,
    questions: 0,
    sequence: 0,
    action: null,
    failure: null,
    token: null,
    issued: null,
    processorReference: null,
    attention: null,
    settled: false,
    created: now,
    updated: now,
  }) as const;
