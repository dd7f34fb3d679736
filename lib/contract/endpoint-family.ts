import type { CachedAnswerType } from '../base/catalog/cached-answer-types.ts';
import { defineEndpoint, type Endpoint, type EndpointContract, type EndpointHandler } from './endpoint.ts';
import type { ServiceName } from './services.ts';

/** The modules of endpoints that differ in a few lines. Each has one row for an endpoint, by its id. */
interface FamilyModules<Id extends string> {
  contract(): Promise<{ readonly contracts: Readonly<Record<Id, EndpointContract>> }>;
  load(): Promise<{ readonly handlers: Readonly<Record<Id, EndpointHandler>> }>;
}

/** A calculation without what all have in common. */
type Calculation<Uses extends ServiceName, Stored extends CachedAnswerType> = Omit<
  Endpoint<Uses, Stored>,
  'method' | 'hasWork' | 'cache' | 'rateLimits'
> &
  Partial<Pick<Endpoint, 'rateLimits'>>;

/**
 * Defines a calculation: an endpoint whose work is charged to the caller's budget and whose answers no HTTP cache stores.
 *
 * @example defineCalculation({ path: '/ephemeris/dial', summary: 'A birth chart on a dial', uses: CHART_SERVICES,
 *   contract: () => import('./dial/contract.ts'), load: () => import('./dial/handler.ts') })
 */
export const defineCalculation = <const Uses extends ServiceName, Stored extends CachedAnswerType = never>(
  calculation: Calculation<Uses, Stored>,
): Endpoint<Uses, Stored> =>
  defineEndpoint<Uses, Stored>({ method: 'POST', rateLimits: 'none', hasWork: true, cache: 'none', ...calculation });

/**
 * Creates the function that defines the calculations of a family. `contracts` and `handlers` have a row for each of them.
 *
 * @example const defineVenusEndpoint = defineFamily({ contract: () => import('./contract.ts'), load: () => import('./handlers.ts') });
 */
export const defineFamily =
  <Id extends string>({ contract, load }: FamilyModules<Id>) =>
  <const Uses extends ServiceName, Stored extends CachedAnswerType = never>(
    id: Id,
    row: Omit<Calculation<Uses, Stored>, 'contract' | 'load'>,
  ): Endpoint<Uses, Stored> =>
    defineCalculation<Uses, Stored>({
      ...row,
      contract: async () => ({ contract: (await contract()).contracts[id] }),
      load: async () => ({ handler: (await load()).handlers[id] }),
    });
