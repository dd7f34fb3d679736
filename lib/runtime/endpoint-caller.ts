import { createInProcessCaller } from '../chain/in-process-caller.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { EndpointCaller } from '../contract/endpoint-caller.ts';
import type { ServiceName, Services } from '../contract/services.ts';
import { createCloudWatchObserver } from './observer.ts';
import { openServices, type ServiceOpeners } from './open-services.ts';
import { getProvidedParts } from './provided-parts.ts';
import { openRecorder } from './statistics.ts';
import { addTimeChecks } from './time-checks.ts';

interface CalledEndpoints<Needed extends Partial<Services>> {
  /** Name of the calling function. */
  readonly name: string;
  readonly endpoints: readonly Endpoint<NoInfer<Extract<keyof Needed, ServiceName>>>[];
  readonly services: ServiceOpeners<Needed>;
}

/**
 * Composes endpoints for a function that calls them in process. Each call is observed under its own route, in addition
 * to the request that caused it. It counts as a calculation, but not as a second request.
 */
export function openEndpointCaller<Needed extends Partial<Services>>(called: CalledEndpoints<Needed>): EndpointCaller {
  const { name, endpoints } = called;
  const recorder = openRecorder(name);
  const services = openServices<Needed>({ ...called.services, recorder: () => recorder });
  return createInProcessCaller({
    endpoints,
    services,
    observer: createCloudWatchObserver(name),
    addTimeChecks,
    divert: getProvidedParts().divert,
  });
}

/** As {@link openEndpointCaller}, but opens the services at the first call, for a function that also answers without them. */
export function openLazyEndpointCaller<Needed extends Partial<Services>>(
  called: CalledEndpoints<Needed>,
): EndpointCaller {
  let caller: EndpointCaller | undefined;
  return (request, context) => {
    caller ??= openEndpointCaller(called);
    return caller(request, context);
  };
}
