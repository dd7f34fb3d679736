/**
 * Runs the tables in a separate process, so that their memory is not counted as growth of the service. The process gets a higher
 * priority where that is permitted, because DynamoDB has its own processors: otherwise functions that use all processors of this
 * machine time out on the tables.
 */
import { constants, setPriority } from 'node:os';
import { startEmbeddedTables } from '../../support/embedded-tables/embedded.ts';

try {
  setPriority(constants.priority.PRIORITY_HIGHEST);
} catch {
  console.error('the tables go no sooner than the functions: answers may be late, and counted as failures');
}
const { endpoint } = await startEmbeddedTables();
process.send?.(endpoint);
process.on('disconnect', () => process.exit());
