import type { Ephemeris } from '../../../lib/astro/port.ts';
import { release } from '../../../lib/base/release.ts';
import { Answer, defineHandler, type EndpointHandler } from '../../../lib/contract/endpoint.ts';
import type { health } from '../endpoints.ts';
import { readZonesVersion, type ZoneServices } from '../zones-health.ts';
import type { contract } from './contract.ts';

interface HealthCheckServices extends ZoneServices {
  readonly ephemeris: Ephemeris;
}

export const handler: EndpointHandler = defineHandler<typeof health, typeof contract>()({
  request: {},
  envelope: 'none',
  examples: [],
  run: (_request, services, { receivedAt }) => {
    const passed = isEphemerisHealthy(services) && readZonesVersion(services) !== undefined;
    const status = passed ? 'healthy' : 'unhealthy';
    return new Answer(passed ? 200 : 503, { status, timestamp: receivedAt.toISOString(), version: release.version });
  },
});

/** Whether the engine opens and passes its check. Reading `services.ephemeris` throws when it cannot be opened. */
function isEphemerisHealthy(services: HealthCheckServices): boolean {
  try {
    return services.ephemeris.check().passed;
  } catch {
    return false;
  }
}
