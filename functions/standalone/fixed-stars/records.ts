import { defineRecord, type RecordOf } from '../../../lib/answers/record.ts';
import { roundTo, type ZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { describeStar } from '../../../lib/astro/sky/stars/star-description.ts';
import { longitude, sign, signLongitude } from '../../../lib/requests/chart/points.ts';
import { number, optionalNumber, text } from '../../../lib/requests/members.ts';

const LIGHT_YEAR_DECIMALS = 2;

const unknown = 'absent where it is not known';

/** What a star is, and where. */
interface DescribedStar extends ReturnType<typeof describeStar>, ZodiacPosition {
  readonly latitude: number;
}

export const fixedStarRecord = defineRecord<DescribedStar>()(
  'FixedStar',
  'A fixed star or another object beyond the solar system, apparent, of date',
  {
    name: [
      text(
        'The name adopted by the IAU, otherwise the first name in the star catalog, otherwise the designation',
        'Regulus',
      ),
      'name',
    ],
    designation: [text('Bayer’s, Flamsteed’s or another designation', 'alpha Leonis'), 'designation'],
    longitude: [longitude, (star) => star.longitude],
    latitude: [number('Ecliptic latitude, degrees', 0.4648), 'latitude'],
    sign: [sign, (star) => star.sign],
    sign_longitude: [signLongitude, 'sign_longitude'],
    magnitude: [optionalNumber(`Visual magnitude; ${unknown}`, 1.4), 'magnitude'],
    spectral_class: [
      text(`Spectral class; ${unknown}`, 'B7 Vn').optional(),
      ({ spectralClass }) => spectralClass || undefined,
    ],
    constellation: [
      text('Constellation that holds it, by the boundaries of the IAU', 'Leo').optional(),
      'constellation',
    ],
    traditional_name: [text(`Traditional name; ${unknown}`, 'Regulus').optional(), 'traditionalName'],
    distance_light_years: [
      optionalNumber(`From its parallax, light-years; ${unknown}`, 79.3),
      ({ distanceLightYears: distance }) =>
        distance === undefined ? undefined : roundTo(distance, LIGHT_YEAR_DECIMALS),
    ],
  },
);

export type FixedStar = RecordOf<typeof fixedStarRecord>;
