import { LOCAL_CLIENT_CONFIG, toTableVariables } from '../../infra/local/tables/client-config.ts';
import { createTables } from '../../infra/local/tables/create.ts';
import { startEmbeddedTables, type TableEngine } from '../../infra/local/tables/embedded.ts';
import { TABLES } from '../../infra/tables.ts';
import { reachTables } from './outside-tables.ts';

/** Tables of a test file, each under its key in TABLES as its name. */
export interface TestTables {
  readonly endpoint: string;
  /** As if the tables had gone: connections are refused. */
  stop(): Promise<void>;
  /** Brings them back at the same address, empty. */
  restart(): Promise<void>;
}

/** The service's connection is made once in a process: tables started again are found where those before were. */
let portBefore = 0;

/**
 * Starts a table engine of its own for a test file, with every table of the service, and points this process at it:
 * the variables that the functions and the SDK read are set. With DYNAMODB_TEST_ENDPOINT those of the engine there are
 * taken.
 */
export async function startTables(): Promise<TestTables> {
  let engine = await startEngine(portBefore);
  const { endpoint } = engine;
  portBefore = Number(new URL(endpoint).port);
  Object.assign(process.env, { AWS_REGION: LOCAL_CLIENT_CONFIG.region, ...toTableVariables(endpoint) });
  for (const [name, { variable }] of Object.entries(TABLES)) process.env[variable] = name;
  return {
    endpoint,
    stop: () => engine.stop(),
    async restart() {
      engine = await startEngine(Number(new URL(endpoint).port));
    },
  };
}

async function startEngine(port: number): Promise<TableEngine> {
  const outside = process.env.DYNAMODB_TEST_ENDPOINT;
  const engine = outside ? await reachTables(outside, port) : await startEmbeddedTables(port);
  const tables = Object.entries(TABLES).map(([name, shape]) => ({ name, ...shape }));
  await createTables(engine.endpoint, tables);
  return engine;
}
