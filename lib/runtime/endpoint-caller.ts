import type { Endpoint } from '../http/endpoint.ts';
import type { EndpointCaller } from '../http/endpoint-caller.ts';
import { inProcess } from '../http/in-process.ts';
import type { Services } from '../http/services.ts';
import { cloudWatchObserver } from './observer.ts';
import { type Openers, openServices } from './open-services.ts';
import { openRecorder } from './statistics.ts';
import { withinTime } from './within-time.ts';

interface Called<Needed extends Partial<Services>> {
  /** Of the function that calls. */
  readonly name: string;
  readonly endpoints: readonly Endpoint<NoInfer<Needed>>[];
  readonly services: Openers<Needed>;
}

/**
 * Composes endpoints for a function that calls them itself. Each call is observed under its own route beside the request
 * that led to it, and counted among calculations, but not once more among requests.
 */
export function openEndpointCaller<Needed extends Partial<Services>>(called: Called<Needed>): EndpointCaller {
  const { name, endpoints } = called;
  const recorder = openRecorder(name);
  const services = openServices<Needed>({ ...called.services, recorder: () => recorder });
  return inProcess({ endpoints, services, observer: cloudWatchObserver(name), within: withinTime });
}
