import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTables, type NamedTable } from './create.ts';
import type { TableEngine } from './embedded.ts';

/**
 * The tables of a template, those that were not there created.
 *
 * @param endpoint of a DynamoDB of one's own; without it one is started in the memory of this process
 */
export async function openTables(tables: Iterable<NamedTable>, endpoint?: string): Promise<TableEngine> {
  const engine = endpoint === undefined ? await startThreadedTables() : { endpoint, stop: async () => undefined };
  try {
    await createTables(engine.endpoint, tables);
  } catch (fault) {
    await engine.stop();
    throw new Error(`the tables at ${engine.endpoint} cannot be made`, { cause: fault });
  }
  return engine;
}

/**
 * Starts the embedded tables on a thread of their own. On that of the gateway they waited behind its requests: of 500 at
 * once, limited to 60, up to 240 were let through, as functions gave up on a table that was merely late.
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
