import type { Ephemeris, JdRange } from '../../ephemeris/port.ts';
import { milliseconds } from '../rounding.ts';
import { shownInstant } from './events.ts';

const DATA_VERSION_LENGTH = 12;

/** What an answer was computed with, and how long it took. */
export function venusMetadata({ facts }: Ephemeris, elapsedMs: number) {
  return {
    ephemeris: `Swiss Ephemeris ${facts.engineVersion}`,
    ephemeris_data: facts.dataVersion.slice(0, DATA_VERSION_LENGTH),
    processing_time_ms: milliseconds(elapsedMs),
  };
}

/** What a search covered. */
export function searchInfo({ fromJdUt, toJdUt }: JdRange, found: readonly unknown[]) {
  return { start_date: shownInstant(fromJdUt), end_date: shownInstant(toJdUt), total_count: found.length };
}
