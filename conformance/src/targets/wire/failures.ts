// Defines the errors of requests whose outcome is not known.

/** The outcome is unknown: no response, too many 429 responses, or a gateway in between. */
export class Indeterminate extends Error {}

/**
 * Requests that had to arrive together met a rate limit: they may be accepted in another window.
 */
export class Throttled extends Indeterminate {}

/** The run is over: nothing more is sent, and requests in progress prove nothing. */
export class Ended extends Error {}
