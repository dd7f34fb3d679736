import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TableEngine } from './embedded.ts';

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
