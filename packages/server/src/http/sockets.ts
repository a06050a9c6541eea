// The sockets of a listener: which of them have a request that is being answered, and how the
// others are closed.
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** How long a socket stays open for its last bytes to arrive, and for those on their way to us. */
const LINGER_MS = 1_000;

/** Ends a socket with its last bytes; a client that does not close its side is not waited for. */
const finish = (socket: Socket, bytes: string): void => {
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on('close', () => clearTimeout(timer));
  socket.on('error', () => socket.destroy());
  socket.end(bytes);
};

interface State {
  /** Requests that are not answered yet. */
  readonly hands: Set<IncomingMessage>;
  /** The last request that came, or has begun to come. */
  latest: IncomingMessage | null;
  /** What ends the socket, once nothing is left to answer; it is done once. */
  end: (() => void) | null;
  ended: boolean;
}

/** Whether a whole request waits for its answer; who has sent half of one waits for nothing. */
const isBusy = ({ hands }: State): boolean => [...hands].some(({ complete }) => complete);

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
    this.#open.set(socket, { hands: new Set(), latest: null, end: null, ended: false });
    socket.on('close', () => this.#open.delete(socket));
  }

  /** A request has come, or begins to. */
  take(message: IncomingMessage): void {
    const state = this.#open.get(message.socket);
    if (!state) return;
    state.hands.add(message);
    state.latest = message;
  }

  /** A request was answered. */
  done(message: IncomingMessage): void {
    const { socket } = message;
    const state = this.#open.get(socket);
    if (!state) return;
    state.hands.delete(message);
    if (this.#closing && state.hands.size === 0) state.end ??= () => socket.destroySoon();
    endOnce(state);
  }

  /** Says a last word on a socket, once and behind the answers that are due on it. */
  refuse(socket: Socket, bytes: () => string): void {
    const state = this.#open.get(socket);
    if (!state || state.end) return;
    const { latest, hands } = state;
    // A request that was refused before it had come whole has its answer.
    const answered = latest?.complete === false && !hands.has(latest);
    state.end = () => (answered ? socket.destroySoon() : finish(socket, bytes()));
    endOnce(state);
  }

  /** Closes every socket: idle ones after a moment, the others when they have their answer. */
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
