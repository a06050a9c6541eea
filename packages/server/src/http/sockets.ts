// The sockets of a listener: which of them have a request that is being answered, and how the
// others are closed.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long a socket stays open for its last bytes to arrive, and for those on their way to us. */
const LINGER_MS = 1_000;

/** Ends a socket with its last bytes; a client that does not close its side is not waited for. */
export const finish = (socket: Socket, bytes: string): void => {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.end(bytes);
};

interface State {
  /** Requests that were read and are not answered yet. */
  hands: number;
  /** The last of them. */
  taken: IncomingMessage | null;
  /** What is to be done when nothing is left to answer. */
  last: (() => void) | null;
}

export class Sockets {
  readonly #open = new Map<Socket, State>();
  #closing = false;

  add(socket: Socket): void {
    this.#open.set(socket, { hands: 0, taken: null, last: null });
    socket.on('close', () => this.#open.delete(socket));
  }

  /** A request was read, or is refused unread: its socket waits for the answer. */
  take(socket: Socket, message: IncomingMessage): void {
    const state = this.#open.get(socket);
    if (!state) return;
    state.hands += 1;
    state.taken = message;
  }

  /** A request was answered. */
  done(socket: Socket): void {
    const state = this.#open.get(socket);
    if (!state) return;
    state.hands -= 1;
    if (state.hands > 0) return;
    if (state.last) state.last();
    else if (this.#closing) socket.destroySoon();
  }

  /** Says a last word on a socket, once and behind the answers that are due on it. */
  refuse(socket: Socket, bytes: () => string): void {
    const state = this.#open.get(socket);
    if (!state || state.last) return;
    // What was answered before it had come whole gets no second answer.
    const answered = state.taken?.complete === false;
    state.last = () => (answered ? socket.destroySoon() : finish(socket, bytes()));
    if (state.hands === 0) state.last();
  }

  /** Closes every socket: idle ones after a moment, the others when they have their answer. */
  close(graceMs: number, deadlineMs: number): { readonly cancel: () => void } {
    this.#closing = true;
    const destroy = (all: boolean) => (): void => {
      for (const [socket, { hands }] of this.#open) if (all || hands === 0) socket.destroy();
    };
    const timers = [setTimeout(destroy(false), graceMs), setTimeout(destroy(true), deadlineMs)];
    return {
      cancel: () => {
        for (const timer of timers) clearTimeout(timer);
      },
    };
  }
}
