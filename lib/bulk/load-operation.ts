import { loadEndpoint } from '../contract/loaded-endpoint.ts';
import type { BulkOperation, LoadedOperation } from './operation.ts';

/** Loads an operation at its first use. */
export async function loadOperation(row: BulkOperation): Promise<LoadedOperation> {
  const { path } = row.endpoint;
  if (row.kind === 'columns') return { path, operation: (await row.load()).operation };
  return { path, operation: { endpoint: await loadEndpoint(row.endpoint) } };
}
