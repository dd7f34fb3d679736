import type { BulkOperation } from '../lib/bulk/operation.ts';
import { analysis, natalChart, progressed, relocation } from './natal/endpoints.ts';

/** The operations of jobs: endpoints whose answer is one record. */
export const BULK_OPERATIONS: readonly BulkOperation[] = [
  { kind: 'requests', endpoint: natalChart },
  { kind: 'requests', endpoint: relocation },
  { kind: 'requests', endpoint: progressed },
  { kind: 'requests', endpoint: analysis },
];
