/**
 * The tables in a process of their own: what they keep must not be taken for growth of what is looked at. It goes before the
 * others where it may, as DynamoDB has processors of its own: else functions that take all there are wait for it in vain.
 */
import { constants, setPriority } from 'node:os';
import { startEmbeddedTables } from '../../../infra/local/tables/embedded.ts';

try {
  setPriority(constants.priority.PRIORITY_HIGHEST);
} catch {
  console.error('the tables go no sooner than the functions: answers may be late, and counted as failures');
}
const { endpoint } = await startEmbeddedTables();
process.send?.(endpoint);
process.on('disconnect', () => process.exit());
