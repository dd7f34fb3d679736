import * as z from 'zod';
import { DATA_VERSION_LENGTH } from '../../lib/answers/metadata.ts';
import { toZodiacInfo } from '../../lib/answers/moment.ts';
import type { OutputZodiac } from '../../lib/domain/venus/output-zodiac.ts';
import { instantText } from '../../lib/schemas/answer.ts';
import { zodiacInfoShape } from '../../lib/schemas/moment.ts';
import type { JdRange, JdUt } from '../../lib/units/time.ts';
import { ANGLE_DECIMALS, figure, shownInstant } from './event-records.ts';

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

const text = (description: string, example: string) => z.string().meta({ description, example });

const provenanceShape = {
  ...zodiacInfoShape,
  ayanamsa_degrees: zodiacInfoShape.ayanamsa_degrees.meta({
    description:
      'Distance of the sidereal from the tropical zero point, nutation included, at the birth, the date or the beginning of the range; each longitude is counted from the zero point of its own moment',
    example: 24.195637,
  }),
  ephemeris: text('Engine and its version', 'Swiss Ephemeris 2.10.03'),
  ephemeris_data: text('Identifies the ephemeris files', '5a1f0c3e'),
  processing_time_ms: figure('From the arrival of the request to the answer', 4.2),
};

export const RangeMetadata = z
  .object({
    start_date: instantText('Beginning of the range as it was understood'),
    end_date: instantText('End of the range'),
    total_count: z.int().meta({ description: 'Events found', example: 10 }),
    ...provenanceShape,
  })
  .meta({ id: 'VenusRangeMetadata', description: 'What was searched' });

export const VenusMetadata = z
  .object(provenanceShape)
  .meta({ id: 'VenusMetadata', description: 'How it was calculated' });

export const inOrder = 'In order of time; empty where there are none';
