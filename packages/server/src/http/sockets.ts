// Tracks the sockets of a listener: which have a pending request, and when the others close.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds that a socket stays open for its last bytes to arrive in both directions. */
const LINGER_MS = 1_000;

/** Ends a socket with its last bytes, without waiting for a client that keeps its side open. */
const endSocket = (socket: Socket, bytes = ''): void => {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.end(bytes);
};

interface State {
  /** Requests without a response: one, or more from clients that pipeline. */
  readonly pending: IncomingMessage[];
  /** The last request, complete or still being received. */
  latest: IncomingMessage | null;
  /** Ends the socket once nothing is pending; called once. */
  end: (() => void) | null;
  ended: boolean;
}

/** Returns whether a complete request waits for its response; an incomplete one does not count. */
const isBusy = ({ pending }: State): boolean => pending.some(({ complete }) => complete);

const endOnce = (state: State): void => {
  const { end } = state;
  if (!end || state.ended || isBusy(state)) return;
  state.ended = true;
  end();
};

export class Sockets {
  readonly #open = new Map<Socket, State>();
  #closing = false;

  add(socket: Socket): void {
    this.#open.set(socket, { pending: [], latest: null, end: null, ended: false });
    socket.on('close', () => this.#open.delete(socket));
  }

  /** Notes that a request arrives. */
  begin(message: IncomingMessage): void {
    const state = this.#open.get(message.socket);
    if (!state) return;
    state.pending.push(message);
    state.latest = message;
  }

  /** Notes that a request got its response. */
  finish(message: IncomingMessage): void {
    const { socket } = message;
    const state = this.#open.get(socket);
    if (!state) return;
    const place = state.pending.indexOf(message);
    if (place >= 0) state.pending.splice(place, 1);
    if (this.#closing && state.pending.length === 0) state.end ??= () => socket.destroySoon();
    endOnce(state);
  }

  /** Sends a refusal as the last bytes of a socket, once and after its pending responses. */
  refuse(socket: Socket, bytes: () => string): void {
    const state = this.#open.get(socket);
    if (!state || state.end) return;
    const { latest, pending } = state;
    // A request that was refused before it was received completely already has its response.
    const responded = latest?.complete === false && !pending.includes(latest);
    state.end = () => (responded ? socket.destroySoon() : endSocket(socket, bytes()));
    endOnce(state);
  }

  /**
   * Gives the client of a socket a moment to read its last response: closing a socket with unread
   * bytes immediately breaks the connection, and the response with it.
   */
  linger(socket: Socket): void {
    socket.destroySoon = () => endSocket(socket);
  }

  /** Closes every socket: idle ones after a moment, the others after their response. */
  close(graceMs: number, deadlineMs: number): { readonly cancel: () => void } {
    this.#closing = true;
    const destroy = (all: boolean) => (): void => {
      for (const [socket, state] of this.#open) if (all || !isBusy(state)) socket.destroy();
    };
    const timers = [setTimeout(destroy(false), graceMs), setTimeout(destroy(true), deadlineMs)];
    return {
      cancel: () => {
        for (const timer of timers) clearTimeout(timer);
      },
    };
  }
}
