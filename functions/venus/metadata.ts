import * as z from 'zod';
import { toEphemerisLabels } from '../../lib/answers/metadata.ts';
import { toZodiacInfo } from '../../lib/answers/moment.ts';
import { formatInstant } from '../../lib/astro/clock/civil-time/format.ts';
import type { EphemerisFacts } from '../../lib/astro/port.ts';
import type { ZodiacWithAyanamsa } from '../../lib/charts/zodiac.ts';
import { instantText } from '../../lib/requests/answer.ts';
import { engineShape } from '../../lib/requests/chart/metadata.ts';
import { integer, number } from '../../lib/requests/members.ts';
import { zodiacInfoShape } from '../../lib/requests/moment.ts';
import { ANGLE_DECIMALS } from './records.ts';
import type { RangeResult } from './searches.ts';

const provenanceShape = {
  ...zodiacInfoShape,
  ayanamsa_degrees: zodiacInfoShape.ayanamsa_degrees.meta({
    description:
      'Longitude of the sidereal zero point in the tropical zodiac, with nutation, at the birth, the date or the beginning of the range; each longitude is measured from the zero point at its own moment',
    example: 24.195637,
  }),
  ...engineShape,
  processing_time_ms: number('Time from the arrival of the request to the answer', 4.2),
};

export const RangeMetadata = z
  .object({
    start_date: instantText('Beginning of the range'),
    end_date: instantText('End of the range'),
    total_count: integer('Events found', 10),
    ...provenanceShape,
  })
  .meta({ id: 'VenusRangeMetadata', description: 'Dates and settings of the search' });

export const VenusMetadata = z
  .object(provenanceShape)
  .meta({ id: 'VenusMetadata', description: 'How it was calculated' });

/** The zodiac of an answer and the engine that it was calculated with. */
export function toVenusMetadata(zodiac: ZodiacWithAyanamsa, engine: EphemerisFacts) {
  return { ...toZodiacInfo(zodiac, ANGLE_DECIMALS), ...toEphemerisLabels(engine) };
}

/** The events of a range: what was searched, and how many there are. */
export function toRangeMetadata({ window, events, zodiac }: RangeResult<unknown>, engine: EphemerisFacts) {
  return {
    start_date: formatInstant(window.fromJdUt),
    end_date: formatInstant(window.toJdUt),
    total_count: events.length,
    ...toVenusMetadata(zodiac, engine),
  };
}
