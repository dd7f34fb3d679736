import { Problem } from '../../lib/errors/problem.ts';
import { TableUnavailable } from '../../lib/store/table-unavailable.ts';

/** @throws Problem `LinksUnavailable` where the table with the secrets of links is out of reach */
export async function awaitSecrets<Value>(operation: Promise<Value>): Promise<Value> {
  try {
    return await operation;
  } catch (fault) {
    if (!(fault instanceof TableUnavailable)) throw fault;
    throw new Problem('LinksUnavailable', 'The table with the secrets of links does not answer at the moment.', {
      cause: fault,
    });
  }
}
