import { createLambdaHandler, type Fallback, type LambdaHandler } from '../chain/lambda-handler.ts';
import { type Endpoint, isCharged } from '../contract/endpoint.ts';
import type { ServiceName, Services } from '../contract/services.ts';
import { readAllowedOrigins } from './allowed-origins.ts';
import { createCloudWatchObserver } from './observer.ts';
import { openServices, type ServiceOpeners } from './open-services.ts';
import { getProvidedParts } from './provided-parts.ts';
import { openRecorder } from './statistics.ts';
import { addTimeChecks } from './time-checks.ts';
import { createWarmUp } from './warm-up.ts';

interface ServedGroup<Needed extends Partial<Services>> {
  readonly name: string;
  readonly endpoints: readonly Endpoint<NoInfer<Extract<keyof Needed, ServiceName>>>[];
  /**
   * The services that the endpoints use, with `limiter` for functions with at least one rate-limited endpoint and
   * `answers` for functions with at least one cached endpoint.
   */
  readonly services: ServiceOpeners<Needed>;
  readonly fallback?: Fallback<Needed>;
}

/** Composes one group's function from its endpoints, the services they use and the observer. */
export function serve<Needed extends Partial<Services>>(group: ServedGroup<Needed>): LambdaHandler {
  requireServices(group);
  const recorder = openRecorder(group.name);
  const services = openServices<Needed>({ ...group.services, recorder: () => recorder });
  const observer = createCloudWatchObserver(group.name);
  const warmUp = createWarmUp(group.name, services, recorder);
  const origins = readAllowedOrigins(process.env);
  const { divert } = getProvidedParts();
  return createLambdaHandler({ ...group, services, observer, recorder, origins, addTimeChecks, divert, warmUp });
}

/** @throws Error if a function opens other services than its endpoints use, as its permissions follow from these */
function requireServices<Needed extends Partial<Services>>({ name, endpoints, services }: ServedGroup<Needed>): void {
  const used = new Set<string>(endpoints.flatMap(({ uses = [] }) => uses));
  if (endpoints.some(isCharged)) used.add('limiter');
  if (endpoints.some(({ stored }) => stored !== undefined)) used.add('answers');
  const opened = Object.keys(services).sort().join(', ');
  const needed = [...used].sort().join(', ');
  if (opened !== needed) throw new Error(`${name} opens the services ${opened}, and its endpoints use ${needed}`);
}
