import type { z } from 'zod';
import { roundTo } from '../../lib/answers/rounding.ts';
import type { ZoneHistories } from '../../lib/astro/clock/civil-time/zone.ts';
import type { Ephemeris } from '../../lib/astro/port.ts';
import { release } from '../../lib/base/release.ts';
import { Answer, defineHandler, type EndpointHandler } from '../../lib/contract/endpoint.ts';
import type { RequestContext } from '../../lib/contract/request-context.ts';
import type { InstanceUsage, Services } from '../../lib/contract/services.ts';
import { type RecentTraffic, readRecentTraffic } from '../../lib/contract/tables/recent-traffic.ts';
import { TableUnavailable } from '../../lib/contract/tables/table-unavailable.ts';
import type { contracts, HealthDetailedResponse } from './contract.ts';
import type * as endpoints from './endpoints.ts';
import { checkEngine, describeCompiled, type EngineHealth } from './engine-health.ts';

type Contracts = typeof contracts;

/** What the handlers of this group have in common. */
const SHARED = { request: {}, envelope: 'none', examples: [] } as const;

interface HealthCheckServices extends ZoneServices {
  readonly ephemeris: Ephemeris;
}

const health = defineHandler<typeof endpoints.health, Contracts['health']>()({
  ...SHARED,
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

type HealthDetailed = z.input<typeof HealthDetailedResponse>;

type HealthServices = Pick<Services, 'ephemeris' | 'positions' | 'zones' | 'statistics' | 'instance'>;

const detailed = defineHandler<typeof endpoints.healthDetailed, Contracts['detailed']>()({
  ...SHARED,
  run: async (_request, services, context) => {
    const engine = await measureTime(context, () => checkEngine(services));
    const zones = readZonesVersion(services);
    const read = await measureTime(context, () => readTraffic(services, context.receivedAt));
    const usage = services.instance.usage();
    const canCast = engine.value.isHealthy && zones !== undefined;
    return new Answer(canCast ? 200 : 503, {
      status: toStatus(canCast, read.value),
      timestamp: context.receivedAt.toISOString(),
      version: release.version,
      services: {
        ephemeris: { ...describeEphemeris(engine), ...describeCompiled(services) },
        time_zones: { status: toPartStatus(zones !== undefined), database_version: zones ?? null },
        database: describeDatabase(read, usage),
        cache: describeCache(read.value),
      },
      metrics: describeMetrics(read.value),
      system: describeSystem(usage),
      uptime_seconds: roundTo(usage.uptimeSeconds, 3),
    });
  },
});

interface Timed<Value> {
  readonly value: Value;
  readonly tookMs: number;
}

async function measureTime<Value>(
  { elapsedMs }: RequestContext,
  run: () => Value | Promise<Value>,
): Promise<Timed<Value>> {
  const startedMs = elapsedMs();
  const value = await run();
  return { value, tookMs: roundTo(elapsedMs() - startedMs, 3) };
}

/** Traffic of the last minutes; undefined when the tables do not respond. */
async function readTraffic(services: HealthServices, now: Date): Promise<RecentTraffic | undefined> {
  try {
    return await readRecentTraffic(services.statistics, now);
  } catch (fault) {
    if (fault instanceof TableUnavailable) return undefined;
    throw fault;
  }
}

function toStatus(canCast: boolean, recent: RecentTraffic | undefined): HealthDetailed['status'] {
  if (!canCast) return 'unhealthy';
  return recent ? 'healthy' : 'degraded';
}

const toPartStatus = (works: boolean): 'healthy' | 'unhealthy' => (works ? 'healthy' : 'unhealthy');

function describeEphemeris({ value, tookMs }: Timed<EngineHealth>) {
  return {
    status: toPartStatus(value.isHealthy),
    latency_ms: tookMs,
    ephemeris_files_available: value.isOpen,
    ephemeris_path: value.path,
    engine_version: value.version,
  };
}

function describeDatabase(
  { value, tookMs }: Timed<RecentTraffic | undefined>,
  { connections }: InstanceUsage,
): HealthDetailed['services']['database'] {
  return {
    status: toPartStatus(value !== undefined),
    latency_ms: value ? tookMs : null,
    connection_pool_active: connections.open,
    connection_pool_max: connections.most,
  };
}

function describeCache(recent: RecentTraffic | undefined): HealthDetailed['services']['cache'] {
  const { cacheHits = 0, cacheMisses = 0 } = recent?.traffic ?? {};
  return {
    status: toPartStatus(recent !== undefined),
    cache_hit_rate: ratio(cacheHits, cacheHits + cacheMisses, 4),
    cache_backend_connected: recent !== undefined,
  };
}

function describeMetrics(recent: RecentTraffic | undefined): HealthDetailed['metrics'] {
  if (!recent) return { requests_per_minute: null, average_latency_ms: null, error_rate: null };
  const { requests, failures, latencyUs } = recent.traffic;
  return {
    requests_per_minute: ratio(requests, recent.minutes, 2),
    average_latency_ms: ratio(latencyUs / 1000, requests, 3),
    error_rate: ratio(100 * failures, requests, 2),
  };
}

function describeSystem({ uptimeSeconds, memoryMb, processorPercent }: InstanceUsage): HealthDetailed['system'] {
  return {
    uptime_seconds: roundTo(uptimeSeconds, 3),
    memory_usage_mb: roundTo(memoryMb, 1),
    cpu_usage_percent: roundTo(processorPercent, 1),
  };
}

/** A rounded quotient; null when the divisor is 0. */
const ratio = (sum: number, by: number, decimals: number): number | null =>
  by > 0 ? roundTo(sum / by, decimals) : null;

const ephemeris = defineHandler<typeof endpoints.ephemerisHealth, Contracts['ephemeris']>()({
  ...SHARED,
  run: (_request, services) => {
    const { isHealthy, isOpen, path, version, files, test } = checkEngine(services);
    return new Answer(isHealthy ? 200 : 503, {
      status: isHealthy ? ('healthy' as const) : ('unhealthy' as const),
      ephemeris_available: isOpen,
      ephemeris_path: path,
      engine_version: version,
      available_files: [...files],
      ...describeCompiled(services),
      calculation_test: test,
    });
  },
});

interface ZoneServices {
  readonly zones: ZoneHistories;
}

/** Version of the time zone history; undefined when its file is missing or does not match the delivered one. */
function readZonesVersion(services: ZoneServices): string | undefined {
  try {
    return services.zones.version;
  } catch {
    return undefined;
  }
}

export const handlers: Readonly<Record<keyof Contracts, EndpointHandler>> = { health, detailed, ephemeris };
