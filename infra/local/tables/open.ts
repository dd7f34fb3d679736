import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTables, type NamedTable } from './create.ts';
import type { TableEngine } from './embedded.ts';

/**
 * Opens the tables of a template and creates those that do not exist.
 *
 * @param endpoint an external DynamoDB; without it, one starts in the memory of this process
 */
export async function openTables(tables: Iterable<NamedTable>, endpoint?: string): Promise<TableEngine> {
  const engine = endpoint === undefined ? await startThreadedTables() : { endpoint, stop: async () => undefined };
  try {
    await createTables(engine.endpoint, tables);
  } catch (fault) {
    await engine.stop();
    throw new Error(`cannot create the tables at ${engine.endpoint}`, { cause: fault });
  }
  return engine;
}

/**
 * Starts the embedded tables on a separate thread. On the gateway's thread they would wait behind its requests: of 500
 * concurrent requests limited to 60, up to 240 passed, because functions timed out on the slow table.
 */
export async function startThreadedTables(): Promise<TableEngine> {
  const thread = new Worker(new URL('thread.ts', import.meta.url));
  const [endpoint] = await once(thread, 'message');
  return {
    endpoint,
    stop: async () => {
      await thread.terminate();
    },
  };
}
