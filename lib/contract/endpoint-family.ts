import type { CachedAnswerType } from '../base/catalog/cached-answer-types.ts';
import { defineEndpoint, type Endpoint, type EndpointContract, type EndpointHandler } from './endpoint.ts';
import type { ServiceName } from './services.ts';

/** Members that are the same in most endpoints of a kind; a row may have its own. */
type SharedMembers = Pick<Endpoint, 'method' | 'rateLimits' | 'hasWork' | 'cache'>;

type Row<Uses extends ServiceName, Stored extends CachedAnswerType> = Omit<
  Endpoint<Uses, Stored>,
  keyof SharedMembers
> &
  Partial<SharedMembers>;

const CALCULATION: SharedMembers = { method: 'POST', rateLimits: 'none', hasWork: true, cache: 'none' };

const READING: SharedMembers = { method: 'GET', rateLimits: 'none', cache: 'none' };

/**
 * Defines a calculation: an endpoint whose work is charged to the caller's budget and whose answers no HTTP cache stores.
 *
 * @example defineCalculation({ path: '/ephemeris/dial', summary: 'A birth chart on a dial', uses: CHART_SERVICES,
 *   contract: () => import('./dial/contract.ts'), load: () => import('./dial/handler.ts') })
 */
export const defineCalculation = <const Uses extends ServiceName, Stored extends CachedAnswerType = never>(
  row: Row<Uses, Stored>,
): Endpoint<Uses, Stored> => defineEndpoint<Uses, Stored>({ ...CALCULATION, ...row });

/** The modules of endpoints that differ in a few lines. Each has one row for an endpoint, by its id. */
interface FamilyModules<Id extends string> {
  contract(): Promise<{ readonly contracts: Readonly<Record<Id, EndpointContract>> }>;
  load(): Promise<{ readonly handlers: Readonly<Record<Id, EndpointHandler>> }>;
}

const createFamily =
  (shared: SharedMembers) =>
  <Id extends string>({ contract, load }: FamilyModules<Id>) =>
  <const Uses extends ServiceName, Stored extends CachedAnswerType = never>(
    id: Id,
    row: Omit<Row<Uses, Stored>, 'contract' | 'load'>,
  ): Endpoint<Uses, Stored> =>
    defineEndpoint<Uses, Stored>({
      ...shared,
      ...row,
      contract: async () => ({ contract: (await contract()).contracts[id] }),
      load: async () => ({ handler: (await load()).handlers[id] }),
    });

/**
 * Creates the function that defines the calculations of a family. `contracts` and `handlers` have a row for each of them.
 *
 * @example const defineVenusEndpoint = defineFamily({ contract: () => import('./contract.ts'), load: () => import('./handlers.ts') });
 */
export const defineFamily = createFamily(CALCULATION);

/** Creates the function that defines the endpoints of a family that reads what exists: with GET, and without work. */
export const defineReadingFamily = createFamily(READING);
