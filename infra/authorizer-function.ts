import type { Group } from '../functions/api.ts';
import type { TableUse } from './resources.ts';

/** Name of the authorizer's function and of its code folder. */
export const AUTHORIZER = 'authorizer' as const;

/** Memory and time of the authorizer. It serves no endpoint: the gateway invokes it before another function. */
export const AUTHORIZER_GROUP: Group = {
  summary: 'Who calls, and whether they may.',
  endpoints: [],
  memoryMb: 512,
  timeoutSeconds: 5,
};

/** The authorizer reads key records and writes the day of their last use. */
export const KEY_TABLE_USE: TableUse = { table: 'keys', commands: ['GetItem', 'UpdateItem'] };
