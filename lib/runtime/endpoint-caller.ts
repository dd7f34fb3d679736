import type { Endpoint } from '../http/endpoint.ts';
import type { EndpointCaller } from '../http/endpoint-caller.ts';
import { createInProcessCaller } from '../http/in-process-caller.ts';
import type { Services } from '../http/services.ts';
import { createCloudWatchObserver } from './observer.ts';
import { openServices, type ServiceOpeners } from './open-services.ts';
import { openRecorder } from './statistics.ts';
import { addTimeChecks } from './time-checks.ts';

interface CalledEndpoints<Needed extends Partial<Services>> {
  /** Of the function that calls. */
  readonly name: string;
  readonly endpoints: readonly Endpoint<NoInfer<Needed>>[];
  readonly services: ServiceOpeners<Needed>;
}

/**
 * Composes endpoints for a function that calls them itself. Each call is observed under its own route beside the request
 * that led to it, and counted among calculations, but not once more among requests.
 */
export function openEndpointCaller<Needed extends Partial<Services>>(called: CalledEndpoints<Needed>): EndpointCaller {
  const { name, endpoints } = called;
  const recorder = openRecorder(name);
  const services = openServices<Needed>({ ...called.services, recorder: () => recorder });
  return createInProcessCaller({
    endpoints,
    services,
    observer: createCloudWatchObserver(name),
    addTimeChecks: addTimeChecks,
  });
}
