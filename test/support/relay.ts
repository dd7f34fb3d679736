import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A TCP relay to a server. It can be interrupted and restored while the server keeps running. */
export interface Relay {
  readonly endpoint: string;
  /** Refuses new connections and resets open ones. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** `true` forwards requests but drops responses; `false` lets new connections respond again. */
  swallowAnswers(swallowing: boolean): void;
}

/** @param at port to listen on; 0 picks a free one */
export async function openRelay(target: string, at = 0): Promise<Relay> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSwallowing = false;

  const server = createServer((near) => {
    const far = createConnection(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.on('data', (chunk) => isSwallowing || near.write(chunk));
  });
  const listen = async (on: number): Promise<number> => {
    server.listen(on, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };

  const listening = await listen(at);
  return {
    endpoint: `http://127.0.0.1:${listening}`,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    async mend() {
      await listen(listening);
    },
    swallowAnswers(swallowing) {
      isSwallowing = swallowing;
    },
  };
}
