import type { Endpoint } from '../http/endpoint.ts';
import { type Fallback, type LambdaHandler, lambda } from '../http/lambda.ts';
import { cloudWatchObserver } from './observer.ts';
import { type Openers, openServices, type Services } from './services.ts';

interface Group<Needed extends Partial<Services>> {
  readonly name: string;
  readonly endpoints: readonly Endpoint<Needed>[];
  readonly services: Openers<Needed>;
  readonly fallback?: Fallback<Needed>;
}

/** Composes one group's function: its endpoints, the services they need, and where the observations go. */
export function serve<Needed extends Partial<Services>>(group: Group<Needed>): LambdaHandler {
  const services = openServices(group.services);
  return lambda({ ...group, services, observer: cloudWatchObserver(group.name) });
}
