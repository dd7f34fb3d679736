import type { CachedAnswerType } from '../base/catalog/cached-answer-types.ts';
import { defineEndpoint, type Endpoint, type EndpointContract, type EndpointHandler } from './endpoint.ts';
import type { ServiceName } from './services.ts';

/** The modules of endpoints that differ in a few lines. Each has one row for an endpoint, by its id. */
interface FamilyModules<Id extends string> {
  contract(): Promise<{ readonly contracts: Readonly<Record<Id, EndpointContract>> }>;
  load(): Promise<{ readonly handlers: Readonly<Record<Id, EndpointHandler>> }>;
}

/** Members that all endpoints of families have in common. */
type SharedMember = 'method' | 'hasWork' | 'cache' | 'contract' | 'load';

type FamilyRow<Uses extends ServiceName, Stored extends CachedAnswerType> = Omit<
  Endpoint<Uses, Stored>,
  SharedMember | 'rateLimits'
> &
  Partial<Pick<Endpoint, 'rateLimits'>>;

/**
 * Creates the function that defines the endpoints of a family: calculations whose answers no cache keeps. `contracts` and `handlers`
 * have a row for each of them.
 *
 * @example const defineVenusEndpoint = defineFamily({ contract: () => import('./contract.ts'), load: () => import('./handlers.ts') });
 */
export const defineFamily =
  <Id extends string>({ contract, load }: FamilyModules<Id>) =>
  <const Uses extends ServiceName, Stored extends CachedAnswerType = never>(
    id: Id,
    row: FamilyRow<Uses, Stored>,
  ): Endpoint<Uses, Stored> =>
    defineEndpoint<Uses, Stored>({
      method: 'POST',
      rateLimits: 'none',
      hasWork: true,
      cache: 'none',
      contract: async () => ({ contract: (await contract()).contracts[id] }),
      load: async () => ({ handler: (await load()).handlers[id] }),
      ...row,
    });
