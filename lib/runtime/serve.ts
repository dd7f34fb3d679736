import type { Endpoint } from '../http/endpoint.ts';
import { type Fallback, type LambdaHandler, lambda } from '../http/lambda.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { cloudWatchObserver } from './observer.ts';
import { type Openers, openServices, type Services } from './services.ts';
import { openRecorder } from './statistics.ts';
import { warmUpOf } from './warm-up.ts';
import { withinTime } from './within-time.ts';

interface Group<Needed extends Partial<Services>> {
  readonly name: string;
  readonly endpoints: readonly Endpoint<NoInfer<Needed>>[];
  /** What the endpoints take; the limiter where some of them have limits, and the answers where some are kept. */
  readonly services: Openers<Needed>;
  readonly fallback?: Fallback<Needed>;
}

/** Composes one group's function: its endpoints, the services they need, and where the observations go. */
export function serve<Needed extends Partial<Services>>(group: Group<Needed>): LambdaHandler {
  const recorder = openRecorder(group.name);
  const services = openServices<Needed>({ ...group.services, recorder: () => recorder });
  const observer = cloudWatchObserver(group.name);
  const warmUp = warmUpOf(group.name, services, recorder);
  const origins = allowedOrigins(process.env);
  return lambda({ ...group, services, observer, recorder, origins, within: withinTime, warmUp });
}
