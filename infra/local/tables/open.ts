import { createTables, type NamedTable } from './create.ts';
import type { TableEngine } from './embedded.ts';
import { startThreadedTables } from './threaded.ts';

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
