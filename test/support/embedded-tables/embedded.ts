import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import dynalite from 'dynalite';

/** A running table engine. */
export interface TableEngine {
  /** `http://127.0.0.1:8000` */
  readonly endpoint: string;
  /** Closes all connections and discards the tables. */
  stop(): Promise<void>;
}

/** Starts a DynamoDB in the memory of this process. @param port 0 selects a free port */
export async function startEmbeddedTables(port = 0): Promise<TableEngine> {
  const server = dynalite({ createTableMs: 0 });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: listening } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${listening}`,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((fault) => (fault ? reject(fault) : resolve()));
        server.closeAllConnections();
      }),
  };
}
