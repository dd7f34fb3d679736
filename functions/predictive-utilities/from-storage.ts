import { Problem } from '../../lib/errors/problem.ts';
import { TableUnavailable } from '../../lib/store/table-unavailable.ts';

/** @throws Problem `StorageUnavailable` where the table that is asked does not answer */
export async function awaitTable<Value>(asking: Promise<Value>): Promise<Value> {
  try {
    return await asking;
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('StorageUnavailable', 'The table does not answer at the moment.', { cause: fault });
  }
}
