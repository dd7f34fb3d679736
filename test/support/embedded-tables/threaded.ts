import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { TableEngine } from './embedded.ts';

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
