import type { Endpoint } from '../http/endpoint.ts';
import { type Fallback, type LambdaHandler, lambda } from '../http/lambda.ts';
import type { Services } from '../http/services.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { cloudWatchObserver } from './observer.ts';
import { type Openers, openServices } from './open-services.ts';
import { openRecorder } from './statistics.ts';
import { warmUpOf } from './warm-up.ts';
import { withinTime } from './within-time.ts';

interface Group<Needed extends Partial<Services>> {
  readonly name: string;
  readonly endpoints: readonly Endpoint<NoInfer<Needed>>[];
  /** What the endpoints use; the limiter where some of them have limits, and the answers where some are stored. */
  readonly services: Openers<Needed>;
  readonly fallback?: Fallback<Needed>;
}

/** Composes one group's function: its endpoints, the services they need, and where the observations go. */
export function serve<Needed extends Partial<Services>>(group: Group<Needed>): LambdaHandler {
  requireServices(group);
  const recorder = openRecorder(group.name);
  const services = openServices<Needed>({ ...group.services, recorder: () => recorder });
  const observer = cloudWatchObserver(group.name);
  const warmUp = warmUpOf(group.name, services, recorder);
  const origins = allowedOrigins(process.env);
  return lambda({ ...group, services, observer, recorder, origins, within: withinTime, warmUp });
}

/** @throws Error if a function opens another set of services than its endpoints use: permissions follow from the latter */
function requireServices<Needed extends Partial<Services>>({ name, endpoints, services }: Group<Needed>): void {
  const used = new Set<string>(endpoints.flatMap(({ uses = [] }) => uses));
  if (endpoints.some(({ limits }) => limits !== 'none')) used.add('limiter');
  if (endpoints.some(({ stored }) => stored !== undefined)) used.add('answers');
  const opened = Object.keys(services).sort().join(', ');
  const needed = [...used].sort().join(', ');
  if (opened !== needed) throw new Error(`${name} opens the services ${opened}, and its endpoints use ${needed}`);
}
