import { checkHeader } from '../lib/bulk/input/check-header.ts';
import { loadOperation } from '../lib/bulk/load-operation.ts';
import { BULK_OPERATIONS } from './bulk-operations.ts';

/**
 * Checks that the columns of a CSV are members of the operation's requests, before anything is calculated.
 *
 * @param header first line of the input; undefined for inputs without one
 * @throws UnreadableInputError
 */
export async function requireKnownHeader(path: string, header: string | undefined): Promise<void> {
  const row = BULK_OPERATIONS.find(({ endpoint }) => endpoint.path === path);
  if (!row || !header) return;
  const { operation } = await loadOperation(row);
  const schema = 'columns' in operation ? operation.request : operation.endpoint.request.body;
  if (schema) checkHeader(header, schema);
}
