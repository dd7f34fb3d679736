import { parentPort } from 'node:worker_threads';
import { startEmbeddedTables } from './embedded.ts';

/** The thread of the local gateway's tables: says where they are, and ends when it is told to. */
const { endpoint } = await startEmbeddedTables();
parentPort?.postMessage(endpoint);
