// Declares a request as the edge passes it on, before any of it is verified.

/** A request as it came from the socket, or from a caller in the same process. */
export interface RawRequest {
  readonly method: string;
  /** Path without base and query, percent-encoded. */
  readonly path: string;
  /** Query string without the question mark. */
  readonly query: string;
  /** Names in lower case; repeated headers are joined by the edge. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Uint8Array;
  /** True when a body was sent but not read: it is too large for an unknown caller. */
  readonly unread?: boolean;
  /** Address of the client (RATE-UNSPEC-05). */
  readonly address: string;
  /** Returns whether the client has disconnected, so that nobody reads the response. */
  readonly isGone?: () => boolean;
}
