import * as z from 'zod';
import { release } from '../../../lib/base/release.ts';
import { defineContract } from '../../../lib/contract/endpoint.ts';
import { choice } from '../../../lib/requests/members.ts';

export const checkedAt = z.iso.datetime({ precision: 3 }).meta({
  description: 'When the check was made, UTC to the millisecond.',
  example: '2026-11-21T12:00:00.000Z',
});

const HealthResponse = z
  .object({
    status: choice(
      ['healthy', 'degraded', 'unhealthy'],
      'healthy: the ephemeris gives the right positions, and the history of the time zones is whole. degraded: they are, but another part of the service is out of reach or still warming up. unhealthy: one of the two is missing or wrong, and no chart is cast.',
      'healthy',
    ),
    timestamp: checkedAt,
    version: z.string().optional().meta({ description: 'Version of the service.', example: release.version }),
  })
  .meta({
    id: 'HealthResponse',
    description: 'Whether the service can calculate.',
    example: { status: 'healthy', timestamp: '2026-11-21T12:00:00.000Z', version: release.version },
  });

export const contract = defineContract({
  description:
    'Casts known positions and compares them with published ones, and opens the history of the time zones. Made for load balancers and monitors.',
  response: HealthResponse,
  otherStatuses: {
    503: 'The ephemeris or the time zones cannot be opened, or a check failed: `status` is `unhealthy`.',
  },
  errors: [],
});
