import type { ZoneHistories } from '../../lib/astro/clock/civil-time/zone.ts';

export interface ZoneServices {
  readonly zones: ZoneHistories;
}

/** Version of the time zone history; undefined when its file is missing or does not match the delivered one. */
export function readZonesVersion(services: ZoneServices): string | undefined {
  try {
    return services.zones.version;
  } catch {
    return undefined;
  }
}
