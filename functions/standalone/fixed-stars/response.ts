import * as z from 'zod';
import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import { describeStar } from '../../../lib/astro/sky/stars/star-description.ts';
import { toEquatorial } from '../../../lib/astro/sky/zodiac/equatorial.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { instantText, success } from '../../../lib/requests/answer.ts';
import { longitude, sign, signLongitude } from '../../../lib/requests/chart/points.ts';
import { calculationTime, LlmPoints, momentShape, warningList, zodiacInfoShape } from '../../../lib/requests/moment.ts';
import type { FixedStars, PlacedStar } from './calculate.ts';

const text = (description: string, example: string) => z.string().meta({ description, example });
const unknown = 'absent where it is not known';
const FixedStar = z
  .object({
    name: text(
      'The name adopted by the IAU, otherwise the first name in the star catalogue, otherwise the designation',
      'Regulus',
    ),
    designation: text('Bayer’s, Flamsteed’s or another designation', 'alpha Leonis'),
    longitude,
    latitude: z.number().meta({ description: 'Ecliptic latitude, degrees', example: 0.4648 }),
    sign,
    sign_longitude: signLongitude,
    magnitude: z
      .number()
      .optional()
      .meta({ description: `Visual magnitude; ${unknown}`, example: 1.4 }),
    spectral_class: text(`Spectral class; ${unknown}`, 'B7 Vn').optional(),
    constellation: text('Constellation that holds it, by the boundaries of the IAU', 'Leo').optional(),
    traditional_name: text(`Traditional name; ${unknown}`, 'Regulus').optional(),
    distance_light_years: z
      .number()
      .optional()
      .meta({ description: `From its parallax, light-years; ${unknown}`, example: 79.3 }),
  })
  .meta({ id: 'FixedStar', description: 'A fixed star or another object beyond the solar system, apparent, of date' });

export type FixedStar = z.output<typeof FixedStar>;
const FixedStarsAnswer = z
  .object({
    success,
    stars: z.array(FixedStar).meta({
      description:
        'The named stars in the order of the request, then those of the groups, each once; without names and groups in the order of the catalogue',
    }),
    calculation_time: instantText('The instant that the stars are calculated for'),
    julian_day: z.number().meta({ description: 'The same as a Julian day in Universal Time', example: 2451545 }),
    warnings: warningList,
    metadata: z
      .object({
        calculation_time_ms: calculationTime,
        total_stars: z.int().meta({ description: 'Stars in this answer', example: 4 }),
        ...momentShape,
        ...zodiacInfoShape,
      })
      .meta({ id: 'FixedStarsMetadata', description: 'How the stars were calculated' }),
  })
  .meta({ id: 'FixedStarsAnswer', description: 'Answer for format `json`' });

export const FixedStarsResponse = z
  .union([FixedStarsAnswer, LlmPoints])
  .meta({ id: 'FixedStarsResponse', description: 'Fixed stars in the requested format' });

export type FixedStarsResponse = z.output<typeof FixedStarsResponse>;
const LIGHT_YEAR_DECIMALS = 2;

/** Stars as the answer states them, without the processing time. */
export function toFixedStarsAnswer(result: FixedStars, decimals: number) {
  const { moment, stars, warnings } = result;
  return {
    stars: stars.map((star) => toFixedStar(star, decimals)),
    calculation_time: formatUtc(moment.instant),
    julian_day: roundTo(moment.jdUt, JULIAN_DAY_DECIMALS),
    warnings: [...warnings],
    metadata: { total_stars: stars.length, ...toMomentInfo(moment), ...toZodiacInfo(result, decimals) },
  };
}

/** Leaves out unknown facts. */
function toFixedStar({ star, place }: PlacedStar, decimals: number): FixedStar {
  const facts = describeStar(star);
  const { longitude, sign, sign_longitude } = toZodiacPosition(place.longitudeDeg, decimals);
  return {
    name: facts.name,
    designation: facts.designation,
    longitude,
    latitude: roundTo(place.latitudeDeg, decimals),
    sign,
    sign_longitude,
    ...(facts.magnitude !== undefined && { magnitude: facts.magnitude }),
    ...(facts.spectralClass && { spectral_class: facts.spectralClass }),
    ...(facts.constellation && { constellation: facts.constellation }),
    ...(facts.traditionalName && { traditional_name: facts.traditionalName }),
    ...(facts.distanceLightYears !== undefined && {
      distance_light_years: roundTo(facts.distanceLightYears, LIGHT_YEAR_DECIMALS),
    }),
  };
}

/** Stars as rows: the id of each is its designation in the star catalogue, as names may be missing. */
export function toFixedStarRows({ stars, warnings, ayanamsaDeg = 0, orientation }: FixedStars) {
  const rows = stars.map(({ star, place }) => {
    const tropical = { ...place, longitudeDeg: longitudeDeg(place.longitudeDeg + ayanamsaDeg) };
    const { declinationDeg } = toEquatorial(tropical, orientation.trueObliquityDeg);
    const identity = { id: star.id, kind: 'star' } as const;
    return toFixedPointRow(identity, place.longitudeDeg, { latitudeDeg: place.latitudeDeg, declinationDeg });
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}
