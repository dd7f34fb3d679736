import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Time in which requests that are on their way when the service stops arrive, milliseconds. */
const QUIET_MS = 1000;

/**
 * The open connections of a server.
 *
 * Slow clients cannot lock others out: at the limit, a new connection takes the place of the oldest one whose request has not
 * arrived completely, or that is idle. Only while every connection waits for its response is a new one closed.
 */
export class Connections {
  readonly #limit: number;
  readonly #open = new Set<Socket>();
  /** Without a complete request, the oldest first. */
  readonly #waiting = new Set<Socket>();
  readonly #responses = new Map<Socket, ServerResponse>();
  #isDraining = false;
  #onClosed = (): void => undefined;

  constructor(server: Server, limit: number) {
    this.#limit = limit;
    server.on('connection', (socket: Socket) => this.#add(socket));
    server.on('request', (request, response) => {
      const { socket } = request;
      this.#responses.set(socket, response);
      if (this.#isDraining) response.shouldKeepAlive = false;
      request.once('end', () => this.#waiting.delete(socket));
      response.once('close', () => this.#rest(socket));
    });
  }

  /**
   * Closes each connection after its response, and those without a request once none has come for a moment: a client that
   * is sending one when the service stops gets its answer. Closing at once would reset it.
   *
   * @param graceMs time after which the remaining connections are cut
   * @returns once every connection is closed
   */
  async drain(graceMs: number): Promise<void> {
    this.#isDraining = true;
    for (const response of this.#responses.values()) response.shouldKeepAlive = false;
    const quietMs = Math.min(QUIET_MS, graceMs);
    const quiet = setTimeout(() => this.#endSilent(), quietMs);
    const cut = setTimeout(() => this.#cutAll(), Math.max(graceMs, quietMs + 1));
    await new Promise<void>((resolve) => {
      this.#onClosed = resolve;
      this.#noteClosed();
    });
    clearTimeout(quiet);
    clearTimeout(cut);
  }

  #endSilent(): void {
    for (const socket of this.#open) if (!this.#responses.has(socket)) socket.end();
  }

  #cutAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  #noteClosed(): void {
    if (this.#open.size === 0) this.#onClosed();
  }

  #add(socket: Socket): void {
    this.#open.add(socket);
    if (this.#open.size > this.#limit) this.#closeOldest(socket);
    if (!socket.destroyed) this.#waiting.add(socket);
    socket.once('close', () => {
      this.#open.delete(socket);
      this.#waiting.delete(socket);
      this.#responses.delete(socket);
      this.#noteClosed();
    });
  }

  #rest(socket: Socket): void {
    this.#responses.delete(socket);
    if (socket.destroyed) return;
    if (this.#isDraining) socket.end();
    else this.#waiting.add(socket);
  }

  #closeOldest(newest: Socket): void {
    const [oldest = newest] = this.#waiting;
    this.#waiting.delete(oldest);
    oldest.destroy();
  }
}
