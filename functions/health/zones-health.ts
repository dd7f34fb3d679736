import type { ZoneHistories } from '../../lib/domain/civil-time/zone.ts';

export interface ZoneNeeds {
  readonly zones: ZoneHistories;
}

/** Version of the history of time zones; undefined where its file is missing or not the one that was delivered. */
export function zonesVersion(services: ZoneNeeds): string | undefined {
  try {
    return services.zones.version;
  } catch {
    return undefined;
  }
}
