import type { Group } from '../functions/api.ts';
import { DEMO_RECORD_ID } from '../lib/adapters/access/demo-tokens.ts';
import { ENDED_LINK_PREFIX, LINK_SECRETS_ID } from '../lib/adapters/tables/link-secret-item.ts';
import { isCharged } from '../lib/contract/endpoint.ts';
import type { ServiceName } from '../lib/contract/services.ts';
import type { TableName } from './tables.ts';

/** Access of a function to one table. */
export interface TableUse {
  readonly table: TableName;
  /** DynamoDB commands, without IAM's prefix. */
  readonly commands: readonly string[];
  /** The only items that commands may name, by their partition keys; `*` stands for any characters. */
  readonly onlyItems?: readonly string[];
  /** Whether commands may return neither the old nor the new item. */
  readonly writesOnly?: true;
}

export type LayerName = 'swisseph' | 'places' | 'pictures';

interface Resources {
  readonly layer?: LayerName;
  readonly table?: TableUse | readonly TableUse[];
}

/** Layer and table that each service needs. */
const RESOURCES: Readonly<Record<ServiceName, Resources>> = {
  clock: {},
  ephemeris: { layer: 'swisseph' },
  positions: {},
  zones: { layer: 'places' },
  zoneLookup: { layer: 'places' },
  localPractice: { layer: 'places' },
  calendars: { layer: 'places' },
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
  searchDocs: {},
  readTextResources: {},
  pictureFiles: { layer: 'pictures' },
  links: {
    table: [
      { table: 'keys', commands: ['GetItem'], onlyItems: [LINK_SECRETS_ID, `${ENDED_LINK_PREFIX}*`] },
      { table: 'keys', commands: ['UpdateItem'], onlyItems: [`${ENDED_LINK_PREFIX}*`], writesOnly: true },
    ],
  },
  identifiers: { table: { table: 'keys', commands: ['GetItem'], onlyItems: [LINK_SECRETS_ID] } },
  publicUrl: {},
  requestValidator: { layer: 'places' },
  bulkJobs: {},
  issueDemoToken: { table: { table: 'keys', commands: ['GetItem'], onlyItems: [DEMO_RECORD_ID] } },
};

/** Every function with endpoints increments statistics without reading them. */
const STATISTICS_USE: TableUse = { table: 'statistics', commands: ['UpdateItem'], writesOnly: true };

/** For endpoints with a limit class or work. */
const LIMITS_USE: TableUse = { table: 'limits', commands: ['GetItem', 'UpdateItem'] };

/** For endpoints whose answers are cached. */
const CACHE_USE: TableUse = { table: 'cache', commands: ['BatchWriteItem', 'Query'] };

type CallingGroup = Pick<Group, 'endpoints' | 'calls'>;

/** Services that a group's function opens: those of its endpoints and of the endpoints that it calls. */
export function servicesOf({ endpoints, calls = [] }: CallingGroup): readonly ServiceName[] {
  return [...new Set([...endpoints, ...calls].flatMap(({ uses = [] }) => uses))];
}

/** Layers that a group's function needs. */
export function layersOf(group: CallingGroup): readonly LayerName[] {
  return [...new Set(servicesOf(group).flatMap((name) => RESOURCES[name].layer ?? []))];
}

/** All table accesses of a group's function. */
export function tableUsesOf(group: CallingGroup): readonly TableUse[] {
  const { endpoints, calls = [] } = group;
  const all = [...endpoints, ...calls];
  return [
    ...(endpoints.length > 0 ? [STATISTICS_USE] : []),
    ...(all.some(isCharged) ? [LIMITS_USE] : []),
    ...(all.some(({ stored }) => stored !== undefined) ? [CACHE_USE] : []),
    ...servicesOf(group).flatMap((name) => RESOURCES[name].table ?? []),
  ];
}

/** Accesses of several functions in one process: all commands on each table. What a single function may not do, another may. */
export function mergeTableUses(uses: readonly TableUse[]): readonly TableUse[] {
  const tables = [...new Set(uses.map(({ table }) => table))];
  const commandsOn = (name: TableName): readonly string[] =>
    uses.filter(({ table }) => table === name).flatMap(({ commands }) => commands);
  return tables.map((table) => ({ table, commands: [...new Set(commandsOn(table))].sort() }));
}
