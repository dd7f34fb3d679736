import { Problem } from '../../lib/base/errors/problem.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';

/** @throws Problem `StorageUnavailable` where the table of the operation is out of reach */
export async function awaitTable<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('StorageUnavailable', 'The table does not answer at the moment.', { cause: fault });
  }
}
