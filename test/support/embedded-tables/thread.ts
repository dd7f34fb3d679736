import { parentPort } from 'node:worker_threads';
import { startEmbeddedTables } from './embedded.ts';

/** The thread of embedded tables. It posts their endpoint and runs until it is terminated. */
const { endpoint } = await startEmbeddedTables();
parentPort?.postMessage(endpoint);
