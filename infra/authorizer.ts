import type { Group } from '../functions/api.ts';
import type { TableUse } from './resources.ts';

/** Name of the authorizer's function, and of the folder of its code. */
export const AUTHORIZER = 'authorizer';

/** What that function is given. It serves no endpoint: the gateway asks it before it asks any other. */
export const AUTHORIZER_GROUP: Group = {
  summary: 'Who calls, and whether they may.',
  endpoints: [],
  memoryMb: 512,
  timeoutSeconds: 5,
};

/** The authorizer reads the records of keys and writes when each was last used. */
export const KEY_TABLE_USE: TableUse = { table: 'keys', commands: ['GetItem', 'UpdateItem'] };
