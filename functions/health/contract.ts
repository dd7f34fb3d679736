import * as z from 'zod';
import { release } from '../../lib/base/release.ts';
import { defineContract } from '../../lib/contract/endpoint.ts';
import { RECENT_MINUTES } from '../../lib/contract/tables/recent-traffic.ts';
import { choice, flag, integer, number, text } from '../../lib/requests/members.ts';
import { compiledShape } from './engine-health.ts';

const engineVersion = text('Version of the Swiss Ephemeris.', '2.10.03');

const checkedAt = z.iso.datetime({ precision: 3 }).meta({
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

const RECENT = `The whole service over the last ${RECENT_MINUTES} minutes and the running one, as far as its instances have reported, which each does at most every five seconds`;

const numberOrNull = (description: string, example: number) => z.number().nullable().meta({ description, example });

const PartStatus = choice(['healthy', 'unhealthy'], 'State of this part.', 'healthy');

const EphemerisPart = z
  .object({
    status: PartStatus,
    latency_ms: number('Checking the engine took this long, milliseconds.', 1.42),
    ephemeris_files_available: flag('Whether the engine opened with its files.', true),
    ephemeris_path: text('Folder of the ephemeris files.', '/opt/swisseph'),
    engine_version: engineVersion,
    ...compiledShape,
  })
  .meta({ description: 'The engine. Known positions are cast and compared with published ones.' });

const TimeZonesPart = z
  .object({
    status: PartStatus,
    database_version: z.string().nullable().meta({
      description: 'Release of the IANA time zone database; null: its file is missing or damaged.',
      example: '2026f',
    }),
  })
  .meta({ description: 'The history of the time zones, which is needed to read local times.' });

const DatabasePart = z
  .object({
    status: PartStatus,
    latency_ms: numberOrNull(
      'Reading the statistics took this long, milliseconds; null: the tables did not answer.',
      4.87,
    ),
    connection_pool_active: integer(
      'Connections to the tables that this instance has open, in use or kept for the next call.',
      1,
    ),
    connection_pool_max: integer('Connections that it may have at once.', 50),
  })
  .meta({ description: 'The tables, which are in DynamoDB.' });

const CachePart = z
  .object({
    status: PartStatus,
    cache_hit_rate: numberOrNull(
      `Fraction of cache lookups that found an answer. ${RECENT}; null: none were looked for, or the tables did not answer.`,
      0.42,
    ),
    cache_backend_connected: flag('Whether DynamoDB, which stores the cache, responded to this check.', true),
  })
  .meta({ description: 'The cache of calculated answers.' });

const Metrics = z
  .object({
    requests_per_minute: numberOrNull(`${RECENT}; null: the tables did not answer.`, 118.4),
    average_latency_ms: numberOrNull(
      'From a request’s arrival at its function to its answer, milliseconds; null: no request, or not known.',
      6.31,
    ),
    error_rate: numberOrNull(
      'Percentage of the answers with a status of 500 or more; null: no request, or not known. Functions that ended without an answer are not among them: the gateway’s own metrics have those.',
      0,
    ),
  })
  .meta({ description: `${RECENT}.` });

const System = z
  .object({
    uptime_seconds: number('Since this instance started.', 912.4),
    memory_usage_mb: number('Memory of this instance, MiB.', 142.7),
    cpu_usage_percent: number(
      'Use of one processor, percent: the average since the previous check of this instance, or since it started.',
      0.8,
    ),
  })
  .meta({ description: 'The instance that responds: one process of one function, not the whole service.' });

export const HealthDetailedResponse = z
  .object({
    status: choice(
      ['healthy', 'degraded', 'unhealthy'],
      'unhealthy: the engine fails its check or the time zones are missing, and no chart is cast. degraded: charts are right, but the tables do not answer, or this instance has not reached them yet; limits are then kept by each instance for itself and nothing comes from the cache. healthy: all is well.',
      'healthy',
    ),
    timestamp: checkedAt,
    version: text('Version of the service.', release.version),
    services: z
      .object({ ephemeris: EphemerisPart, time_zones: TimeZonesPart, database: DatabasePart, cache: CachePart })
      .meta({ description: 'The parts that the service is made of.' }),
    metrics: Metrics,
    system: System,
    uptime_seconds: number('Since this instance started: the same as in `system`.', 912.4),
  })
  .meta({ id: 'HealthDetailedResponse', description: 'State of the service and of its parts, with figures.' });

const EphemerisHealthResponse = z
  .object({
    status: choice(
      ['healthy', 'unhealthy'],
      'healthy: known positions are correct. unhealthy: they are not, and charts are not reliable.',
      'healthy',
    ),
    ephemeris_available: flag('Whether the engine opened with its files; if not, the other members are empty.', true),
    ephemeris_path: text('Folder of the ephemeris files.', '/opt/ephe'),
    engine_version: engineVersion,
    available_files: z.array(z.string()).meta({ description: 'Names of the ephemeris files that were found.' }),
    ...compiledShape,
    calculation_test: text(
      'Result of the check of known positions, or why it failed.',
      '4 published places agree: worst 0.003″',
    ),
  })
  .meta({
    id: 'EphemerisHealthResponse',
    description: 'State of the engine, its files, and a check of known positions.',
  });

/** The documentation of each endpoint, by its id. */
export const contracts = {
  health: defineContract({
    description:
      'Casts known positions and compares them with published ones, and opens the history of the time zones. Made for load balancers and monitors.',
    response: HealthResponse,
    otherStatuses: {
      503: 'The ephemeris or the time zones cannot be opened, or a check failed: `status` is `unhealthy`.',
    },
    errors: [],
  }),
  detailed: defineContract({
    description:
      'Checks the engine as `/health` does, and reads figures of the whole service over the last minutes from the tables. A check every ten seconds is fine: it reads six short records from the tables in one request.',
    response: HealthDetailedResponse,
    otherStatuses: {
      503: 'The ephemeris or the time zones cannot be opened, or a check failed: `status` is `unhealthy`.',
    },
    errors: [],
  }),
  ephemeris: defineContract({
    description:
      'Compares every file with the hash it was delivered with, casts known positions and compares them with published ones.',
    response: EphemerisHealthResponse,
    otherStatuses: { 503: 'The ephemeris cannot be opened or failed its self-check: `status` is `unhealthy`.' },
    errors: [],
  }),
};
