import { LOCAL_CLIENT_CONFIG, toTableVariables } from '../../host/tables/client-config.ts';
import { createTables } from '../../host/tables/create.ts';
import { TABLES } from '../../infra/tables.ts';
import { startEmbeddedTables, type TableEngine } from './embedded-tables/embedded.ts';
import { reachTables } from './outside-tables.ts';

/** Tables of a test file, each named after its key in TABLES. */
export interface TestTables {
  readonly endpoint: string;
  /** Simulates an outage: connections are refused. */
  stop(): Promise<void>;
  /** Restores the tables at the same address, empty. */
  restart(): Promise<void>;
}

/** Port of the previous tables. It is reused because the service opens its connection only once in a process. */
let portBefore = 0;

/**
 * Starts a separate table engine for a test file, with every table of the service, and sets the environment variables
 * that the functions and the SDK read to use it. If DYNAMODB_TEST_ENDPOINT is set, the tables of the engine at that
 * address are used instead.
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
