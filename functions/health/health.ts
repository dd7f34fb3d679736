import * as z from 'zod';
import type { Ephemeris } from '../../lib/ephemeris/port.ts';
import { Answer, endpoint } from '../../lib/http/endpoint.ts';
import { release } from '../../lib/runtime/release.ts';

const HealthResponse = z
  .object({
    status: z.enum(['healthy', 'degraded', 'unhealthy']).meta({
      description:
        'healthy: the ephemeris gives the right positions. degraded: it does, but another part of the service is out of reach or still warming up. unhealthy: no chart can be trusted.',
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

interface Needs {
  readonly ephemeris: Ephemeris;
}

export const health = endpoint(
  {
    method: 'GET',
    path: '/health',
    summary: 'Whether the service can calculate',
    description: 'Casts known positions and compares them with published ones. Made for load balancers and monitors.',
    request: {},
    response: HealthResponse,
    otherStatuses: { 503: 'The ephemeris cannot be opened or failed its self-check: `status` is `unhealthy`.' },
    errors: [],
    access: 'public',
    limits: 'none',
    cache: 'none',
    examples: [],
  },
  (_request, services: Needs, { receivedAt }) => {
    const passed = ephemerisPasses(services);
    const status = passed ? 'healthy' : 'unhealthy';
    return new Answer(passed ? 200 : 503, { status, timestamp: receivedAt.toISOString(), version: release.version });
  },
);

/** An engine that cannot even be opened throws where it is asked for; whatever it throws, it does not pass. */
function ephemerisPasses(services: Needs): boolean {
  try {
    return services.ephemeris.check().passed;
  } catch {
    return false;
  }
}
