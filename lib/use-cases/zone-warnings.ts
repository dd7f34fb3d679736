import { createWarning, type Warning } from '../domain/chart/warning.ts';
import type { ZoneMatch } from '../domain/places/zone-lookup.ts';
import { enumerated } from './enumerated.ts';

/** What a reader should know of a zone that was looked up; nothing where it was stated or beyond doubt. */
export function zoneWarnings(found: ZoneMatch | undefined): Warning[] {
  if (!found) return [];
  const { timezone, candidates, fallback } = found;
  if (fallback) return [createWarning('TimezoneFallback', `No land zone holds the place; ${timezone} was taken.`)];
  if (candidates.length === 1) return [];
  const message = `The place is in ${enumerated(candidates)}; ${timezone} was taken. Send iana_name for another.`;
  return [createWarning('TimezoneDisputed', message)];
}
