import type { ZoneMatch } from '../astro/clock/places/zone-lookup.ts';
import { createWarning, type Warning } from '../base/warning.ts';
import { formatList } from './format-list.ts';

/** Warnings about a zone that was looked up; none for a stated or an undisputed zone. */
export function createZoneWarnings(zoneMatch: ZoneMatch | undefined): Warning[] {
  if (!zoneMatch) return [];
  const { timezone, candidates, fallback } = zoneMatch;
  if (fallback) return [createWarning('TimezoneFallback', `No land zone holds the place; ${timezone} was taken.`)];
  if (candidates.length === 1) return [];
  const message = `The place is in ${formatList(candidates)}; ${timezone} was taken. Send iana_name for another.`;
  return [createWarning('TimezoneDisputed', message)];
}
