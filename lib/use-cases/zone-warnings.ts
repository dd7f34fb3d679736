import { type Warning, warning } from '../domain/chart/warning.ts';
import type { FoundZone } from '../domain/places/zone-lookup.ts';
import { enumerated } from './enumerated.ts';

/** What a reader should know of a zone that was looked up; nothing where it was stated or beyond doubt. */
export function zoneWarnings(found: FoundZone | undefined): Warning[] {
  if (!found) return [];
  const { timezone, candidates, fallback } = found;
  if (fallback) return [warning('TimezoneFallback', `No land zone holds the place; ${timezone} was taken.`)];
  if (candidates.length === 1) return [];
  const message = `The place is in ${enumerated(candidates)}; ${timezone} was taken. Send iana_name for another.`;
  return [warning('TimezoneDisputed', message)];
}
