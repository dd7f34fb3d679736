/** The other process: a child process, or `process` of a child. */
interface Peer {
  send?(message: unknown, callback?: (fault: Error | null) => void): unknown;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** What a process does for the other one, by name. */
export type Procedures = Readonly<Record<string, (value: never) => unknown>>;

interface Call {
  readonly call: string;
  readonly id: number;
  readonly value: unknown;
}

interface Reply {
  readonly reply: number;
  readonly value?: unknown;
  readonly fault?: string;
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (fault: Error) => void;
}

/** The other process failed, or ended before it answered. */
export class ChannelFault extends Error {
  override readonly name = 'ChannelFault';
}

/** Calls between two processes. Values are JSON. */
export class Channel {
  readonly #peer: Peer;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  constructor(peer: Peer, procedures: Procedures) {
    this.#peer = peer;
    peer.on('message', (message) => {
      if (isCall(message)) void this.#answer(message, procedures);
      else if (isReply(message)) this.#settle(message);
    });
  }

  /** @throws ChannelFault */
  call<Value>(name: string, value?: unknown): Promise<Value> {
    const { promise, resolve, reject } = Promise.withResolvers<Value>();
    const id = ++this.#lastId;
    this.#waiting.set(id, { resolve, reject });
    this.#send({ call: name, id, value } satisfies Call);
    return promise;
  }

  /** Ends every call that waits for an answer. */
  close(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new ChannelFault(reason));
    this.#waiting.clear();
  }

  async #answer({ call, id, value }: Call, procedures: Procedures): Promise<void> {
    try {
      const run = procedures[call];
      if (!run) throw new Error(`there is no procedure ${call}`);
      this.#send({ reply: id, value: await run(value as never) } satisfies Reply);
    } catch (fault) {
      this.#send({ reply: id, fault: fault instanceof Error ? fault.message : String(fault) } satisfies Reply);
    }
  }

  #settle({ reply, value, fault }: Reply): void {
    const waiting = this.#waiting.get(reply);
    this.#waiting.delete(reply);
    if (fault === undefined) waiting?.resolve(value as never);
    else waiting?.reject(new ChannelFault(fault));
  }

  #send(message: Call | Reply): void {
    this.#peer.send?.(message, (fault) => {
      if (fault && 'call' in message) this.#settle({ reply: message.id, fault: fault.message });
    });
  }
}

const isCall = (message: unknown): message is Call =>
  typeof message === 'object' && message !== null && 'call' in message;
const isReply = (message: unknown): message is Reply =>
  typeof message === 'object' && message !== null && 'reply' in message;
