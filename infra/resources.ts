import type { Group } from '../functions/api.ts';
import type { ServiceName } from '../lib/http/services.ts';
import type { TableName } from './tables.ts';

/** What a function does with one table. */
export interface TableUse {
  readonly table: TableName;
  /** DynamoDB's commands, without the prefix of IAM. */
  readonly commands: readonly string[];
  /** Whether it writes without learning what the item was before or is afterwards. */
  readonly writesOnly?: true;
}

export type LayerName = 'swisseph' | 'places';

interface Resources {
  readonly layer?: LayerName;
  readonly table?: TableUse;
}

/** What each service takes of the deployment. */
const RESOURCES: Readonly<Record<ServiceName, Resources>> = {
  ephemeris: { layer: 'swisseph' },
  positions: {},
  zones: { layer: 'places' },
  zoneLookup: { layer: 'places' },
  geocoder: { layer: 'places' },
  contract: {},
  limiter: { table: { table: 'limits', commands: ['GetItem'] } },
  answers: { table: { table: 'cache', commands: ['BatchWriteItem', 'Query'] } },
  answerTable: { table: { table: 'cache', commands: ['BatchWriteItem', 'Query'] } },
  statistics: { table: { table: 'statistics', commands: ['BatchGetItem', 'GetItem'] } },
  recorder: {},
  instance: {},
  endpointCaller: {},
  origins: {},
};

/** Every function that answers adds up what it did; none of them learns the sums by it. */
const STATISTICS_USE: TableUse = { table: 'statistics', commands: ['UpdateItem'], writesOnly: true };

/** Endpoints with a limit class. */
const LIMITS_USE: TableUse = { table: 'limits', commands: ['GetItem', 'UpdateItem'] };

/** Endpoints whose answers are stored. */
const CACHE_USE: TableUse = { table: 'cache', commands: ['BatchWriteItem', 'Query'] };

type CallingGroup = Pick<Group, 'endpoints' | 'calls'>;

/** The services that a group's function opens: those that its endpoints name, and those of the endpoints that it calls. */
export function servicesOf({ endpoints, calls = [] }: CallingGroup): readonly ServiceName[] {
  return [...new Set([...endpoints, ...calls].flatMap(({ uses = [] }) => uses))];
}

/** The layers that a group's function is given. */
export function layersOf(group: CallingGroup): readonly LayerName[] {
  return [...new Set(servicesOf(group).flatMap((name) => RESOURCES[name].layer ?? []))];
}

/** All that a group's function does with tables. */
export function tableUsesOf(group: CallingGroup): readonly TableUse[] {
  const { endpoints, calls = [] } = group;
  const answered = [...endpoints, ...calls];
  return [
    ...(endpoints.length > 0 ? [STATISTICS_USE] : []),
    ...(answered.some(({ limits }) => limits !== 'none') ? [LIMITS_USE] : []),
    ...(answered.some(({ stored }) => stored !== undefined) ? [CACHE_USE] : []),
    ...servicesOf(group).flatMap((name) => RESOURCES[name].table ?? []),
  ];
}
