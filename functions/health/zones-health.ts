import type { ZoneHistories } from '../../lib/domain/civil-time/zone.ts';

export interface ZoneServices {
  readonly zones: ZoneHistories;
}

/** Version of the history of time zones; undefined where its file is missing or not the one that was delivered. */
export function readZonesVersion(services: ZoneServices): string | undefined {
  try {
    return services.zones.version;
  } catch {
    return undefined;
  }
}
