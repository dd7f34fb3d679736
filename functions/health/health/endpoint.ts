import * as z from 'zod';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { release } from '../../../lib/base/release.ts';
import { Answer, defineEndpoint } from '../../../lib/contract/endpoint.ts';
import { readZonesVersion, type ZoneServices } from '../zones-health.ts';

const HealthResponse = z
  .object({
    status: z.enum(['healthy', 'degraded', 'unhealthy']).meta({
      description:
        'healthy: the ephemeris gives the right positions, and the history of the time zones is whole. degraded: they are, but another part of the service is out of reach or still warming up. unhealthy: one of the two is missing or wrong, and no chart is cast.',
      example: 'healthy',
    }),
    timestamp: z.iso.datetime({ precision: 3 }).meta({
      description: 'When the check was made, UTC to the millisecond.',
      example: '2026-11-21T12:00:00.000Z',
    }),
    version: z.string().optional().meta({ description: 'Version of the service.', example: release.version }),
  })
  .meta({
    id: 'HealthResponse',
    description: 'Whether the service can calculate.',
    example: { status: 'healthy', timestamp: '2026-11-21T12:00:00.000Z', version: release.version },
  });

interface HealthCheckServices extends ZoneServices {
  readonly ephemeris: Ephemeris;
}

export const health = defineEndpoint(
  {
    method: 'GET',
    path: '/health',
    summary: 'Whether the service can calculate',
    description:
      'Casts known positions and compares them with published ones, and opens the history of the time zones. Made for load balancers and monitors.',
    uses: ['ephemeris', 'zones'],
    request: {},
    response: HealthResponse,
    otherStatuses: {
      503: 'The ephemeris or the time zones cannot be opened, or a check failed: `status` is `unhealthy`.',
    },
    errors: [],
    access: 'public',
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  (_request, services, { receivedAt }) => {
    const passed = isEphemerisHealthy(services) && readZonesVersion(services) !== undefined;
    const status = passed ? 'healthy' : 'unhealthy';
    return new Answer(passed ? 200 : 503, { status, timestamp: receivedAt.toISOString(), version: release.version });
  },
);

/** Whether the engine opens and passes its check. Reading `services.ephemeris` throws when it cannot be opened. */
function isEphemerisHealthy(services: HealthCheckServices): boolean {
  try {
    return services.ephemeris.check().passed;
  } catch {
    return false;
  }
}
