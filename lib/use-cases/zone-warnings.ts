import { createWarning, type Warning } from '../domain/chart/warning.ts';
import type { ZoneMatch } from '../domain/places/zone-lookup.ts';
import { formatList } from './format-list.ts';

/** What a reader should know of a zone that was looked up; nothing where it was stated or beyond doubt. */
export function createZoneWarnings(zoneMatch: ZoneMatch | undefined): Warning[] {
  if (!zoneMatch) return [];
  const { timezone, candidates, fallback } = zoneMatch;
  if (fallback) return [createWarning('TimezoneFallback', `No land zone holds the place; ${timezone} was taken.`)];
  if (candidates.length === 1) return [];
  const message = `The place is in ${formatList(candidates)}; ${timezone} was taken. Send iana_name for another.`;
  return [createWarning('TimezoneDisputed', message)];
}
