import { parseArgs } from 'node:util';
import { UsageError } from '../keys/usage-error.ts';
import { STAGE_NAMES, stackNameOf } from '../stage-names.ts';
import { TABLES, type TableName } from '../tables.ts';

/** Where the earlier state of a table comes from. */
export type RestoreSource =
  | { readonly kind: 'instant'; readonly instant: Date }
  | { readonly kind: 'backup'; readonly arn: string }
  | { readonly kind: 'copy'; readonly table: string };

export interface RestoreOptions {
  /** Full name of the table that the functions read. */
  readonly table: string;
  readonly source: RestoreSource;
  readonly stackName: string;
  /** Compare only. */
  readonly isDryRun: boolean;
  /** Whether items that changed since are set back too. */
  readonly overwrites: boolean;
}

const OPTIONS = {
  from: { type: 'string' },
  stage: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  overwrite: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

export const RESTORE_USAGE = `restore keys --from <earlier state> --stage ${STAGE_NAMES.join('|')} [--dry-run] [--overwrite]

  --from 2026-11-21T12:00:00Z   the table at a second of the last 35 days
  --from arn:aws:dynamodb:…     a backup of it
  --from natal-prod-keys-…      a copy that an earlier run left
  --dry-run                     compares and writes nothing; the copy is left for a second run
  --overwrite                   sets items back that changed since; without it they stay as they are`;

const BACKUP_ARN = /^arn:[\w-]+:dynamodb:[\w-]+:\d+:table\/[\w.-]+\/backup\/[\w-]+$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/;

/** @returns undefined where help is asked for @throws UsageError */
export function parseRestoreOptions(args: readonly string[]): RestoreOptions | undefined {
  const { values, positionals } = parseArguments(args);
  if (values.help) return undefined;
  const [name, ...surplus] = positionals;
  if (name === undefined || surplus.length > 0) throw new UsageError(RESTORE_USAGE);
  requireRecoverable(name);
  const { stage, from } = values;
  const stageName = STAGE_NAMES.find((known) => known === stage);
  if (!stageName) throw new UsageError(`restore needs --stage: ${STAGE_NAMES.join(', ')}`);
  if (from === undefined) throw new UsageError(`restore needs --from\n\n${RESTORE_USAGE}`);
  const stackName = stackNameOf(stageName);
  const table = `${stackName}-${name}`;
  const source = parseSource(from, table);
  return { table, source, stackName, isDryRun: values['dry-run'], overwrites: values.overwrite };
}

function parseArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (fault) {
    throw new UsageError(`${fault instanceof Error ? fault.message : fault}\n\n${RESTORE_USAGE}`);
  }
}

function requireRecoverable(name: string): asserts name is TableName {
  if (Object.hasOwn(TABLES, name) && TABLES[name as TableName].isRecoverable) return;
  const recoverable = Object.entries(TABLES).flatMap(([known, { isRecoverable }]) => (isRecoverable ? [known] : []));
  throw new UsageError(
    `${name} cannot be restored, only ${recoverable.join(', ')}: the others have counts and answers`,
  );
}

function parseSource(from: string, table: string): RestoreSource {
  if (BACKUP_ARN.test(from)) return { kind: 'backup', arn: from };
  if (from.startsWith(`${table}-`)) return { kind: 'copy', table: from };
  const instant = INSTANT.test(from) ? new Date(from) : undefined;
  if (instant && !Number.isNaN(instant.getTime())) return { kind: 'instant', instant };
  throw new UsageError(
    `--from ${from} is neither an instant such as 2026-11-21T12:00:00Z, nor the ARN of a backup, nor a copy ${table}-…`,
  );
}
