import { DATA_VERSION_LENGTH } from '../../lib/answers/metadata.ts';
import { toZodiacInfo } from '../../lib/answers/moment.ts';
import type { OutputZodiac } from '../../lib/domain/venus/output-zodiac.ts';
import type { JdRange, JdUt } from '../../lib/units/time.ts';
import { ANGLE_DECIMALS, shownInstant } from './event-records.ts';

/**
 * The zodiac of an answer, and what it was computed with.
 *
 * @param moment that the ayanamsa is stated for
 */
export function venusMetadata({ ephemeris, zodiac }: OutputZodiac, moment: JdUt) {
  const { facts } = ephemeris;
  const ayanamsaDeg = zodiac.type === 'sidereal' ? ephemeris.ayanamsaDeg(moment, zodiac.ayanamsa) : undefined;
  return {
    ...toZodiacInfo({ zodiac, ayanamsaDeg }, ANGLE_DECIMALS),
    ephemeris: `Swiss Ephemeris ${facts.engineVersion}`,
    ephemeris_data: facts.dataVersion.slice(0, DATA_VERSION_LENGTH),
  };
}

/** What a search covered. */
export function searchInfo({ fromJdUt, toJdUt }: JdRange, found: readonly unknown[]) {
  return { start_date: shownInstant(fromJdUt), end_date: shownInstant(toJdUt), total_count: found.length };
}
