import type { Group, Need } from '../functions/api.ts';
import type { TableName } from './tables.ts';

/** What a function does with one table. */
export interface TableUse {
  readonly table: TableName;
  /** DynamoDB's commands, without the prefix of IAM. */
  readonly commands: readonly string[];
  /** Whether it writes without being told what was there or is there now. */
  readonly blind?: true;
}

/** Every function that answers adds up what it did; none learns the sums by it. */
const COUNTING: TableUse = { table: 'statistics', commands: ['UpdateItem'], blind: true };

/** Endpoints with a limit class. */
const CHARGING: TableUse = { table: 'limits', commands: ['GetItem', 'UpdateItem'] };

/** Endpoints whose answers are kept. */
const STORING: TableUse = { table: 'cache', commands: ['BatchWriteItem', 'Query'] };

const BY_NEED: Partial<Record<Need, TableUse>> = {
  keys: { table: 'keys', commands: ['GetItem', 'UpdateItem'] },
  limits: { table: 'limits', commands: ['GetItem'] },
  statistics: { table: 'statistics', commands: ['BatchGetItem', 'GetItem'] },
  cache: { table: 'cache', commands: ['BatchWriteItem', 'Query'] },
};

/** All that a group's function does with tables, by what its endpoints are and what the group is said to need. */
export function tableUsesOf({
  endpoints,
  needs,
  calls = [],
}: Pick<Group, 'endpoints' | 'needs' | 'calls'>): readonly TableUse[] {
  const answered = [...endpoints, ...calls];
  return [
    ...(endpoints.length > 0 ? [COUNTING] : []),
    ...(answered.some(({ limits }) => limits !== 'none') ? [CHARGING] : []),
    ...(answered.some(({ stored }) => stored !== undefined) ? [STORING] : []),
    ...needs.flatMap((need) => BY_NEED[need] ?? []),
  ];
}
