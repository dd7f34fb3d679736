import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createTables } from '../../local/tables/create.ts';
import type { TableEngine } from '../../local/tables/embedded.ts';
import { startThreadedTables } from '../../local/tables/threaded.ts';
import { TABLES } from '../../tables.ts';
import { type TableCall, unitsIn } from './table-call.ts';

/** Each call takes at least so long, so that those which are made together are seen to be. */
const LONGER_MS = 3;

/** Headers that the engine has to be told; the length is another one than the function's. */
const TOLD = ['content-type', 'x-amz-target', 'authorization', 'x-amz-date'];

/** Every table of the service, and between it and the functions somebody who counts. */
export class CountingTables {
  readonly endpoint: string;
  readonly #server: Server;
  readonly #engine: TableEngine;
  #calls: TableCall[] = [];

  private constructor(server: Server, engine: TableEngine) {
    const { port } = server.address() as AddressInfo;
    this.endpoint = `http://127.0.0.1:${port}`;
    this.#server = server;
    this.#engine = engine;
    // To the function an engine that went away is a table out of reach, as it would be without somebody between.
    server.on('request', (request, response) => {
      this.#pass(request, response).catch((fault: Error) => response.destroy(fault));
    });
  }

  static async start(): Promise<CountingTables> {
    const engine = await startThreadedTables();
    await createTables(
      engine.endpoint,
      Object.entries(TABLES).map(([name, shape]) => ({ name, ...shape })),
    );
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new CountingTables(server, engine);
  }

  /** What was asked of the tables since the last time somebody wanted to know. */
  takeCalls(): readonly TableCall[] {
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await this.#engine.stop();
  }

  /** The engine tells the capacity of a call to whoever wants to know; functions do not. */
  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const fromMs = performance.now();
    const input = JSON.parse(await text(request));
    await delay(LONGER_MS);
    const headers = TOLD.map((name) => [name, String(request.headers[name])] as [string, string]);
    const body = JSON.stringify({ ...input, ReturnConsumedCapacity: 'TOTAL' });
    const answer = await fetch(this.#engine.endpoint, { method: 'POST', headers, body });
    const output = await answer.text();
    const action = String(request.headers['x-amz-target']).split('.').at(-1) ?? '';
    this.#calls.push(
      ...unitsIn({ action, input, output }).map((units) => ({ ...units, fromMs, toMs: performance.now() })),
    );
    response.writeHead(answer.status, { 'Content-Type': 'application/x-amz-json-1.0' }).end(output);
  }
}
