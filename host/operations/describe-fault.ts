import { UsageError } from '../../infra/keys/usage-error.ts';
import { BackupRefused } from '../../lib/adapters/sqlite/backup.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import { StartRefused } from './start-refused.ts';

/** Faults that the operator can remove. Their message is enough; a stack would hide it. */
const EXPECTED = [StartRefused, TableUnavailable, BackupRefused, UsageError];

/** A fault as the operator should read it. */
export const describeFault = (fault: unknown): string => {
  const isExpected = EXPECTED.some((kind) => fault instanceof kind);
  return fault instanceof Error ? (isExpected ? fault.message : (fault.stack ?? fault.message)) : String(fault);
};
