import { defineRecord, type RecordOf } from '../../../lib/answers/record.ts';
import { roundTo, type ZodiacPosition } from '../../../lib/answers/rounding.ts';
import { ACG_ANGLES } from '../../../lib/astro/chart/acg/angles.ts';
import { ACG_BODY_IDS } from '../../../lib/astro/chart/acg/bodies.ts';
import type { Paran } from '../../../lib/astro/chart/acg/parans.ts';
import { formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import type { StarEntry } from '../../../lib/astro/port.ts';
import { describeStar } from '../../../lib/astro/sky/stars/star-description.ts';
import { unixFromJdUt } from '../../../lib/base/units/time.ts';
import { instantText } from '../../../lib/requests/answer.ts';
import { longitude, sign, signLongitude } from '../../../lib/requests/chart/points.ts';
import { choice, number, optionalNumber, text } from '../../../lib/requests/members.ts';

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

/** A star with its equatorial position. */
export interface ParanStar {
  readonly entry: StarEntry;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

const angleWords = '`ASC` rises, `MC` culminates, `DSC` sets, `IC` is at lower culmination';

export const paranRecord = defineRecord<Paran<ParanStar>>()('FixedStarParan', 'A star and a body on angles together', {
  star: [text('Name of the star', 'Regulus'), ({ star }) => describeStar(star.entry).name],
  designation: [text('Its designation', 'alpha Leonis'), ({ star }) => describeStar(star.entry).designation],
  star_angle: [choice(ACG_ANGLES, `What the star does: ${angleWords}`, 'ASC'), 'starAngle'],
  body: [choice(ACG_BODY_IDS, 'Id of the body', 'sun'), 'body'],
  body_angle: [choice(ACG_ANGLES, `What the body does: ${angleWords}`, 'MC'), 'bodyAngle'],
  datetime_utc: [instantText('When the body is on its angle'), ({ moment }) => formatUtc(unixFromJdUt(moment))],
  difference_minutes: [
    number(
      'How much later the star is on its angle, minutes of sidereal time; negative where it was there before',
      -1.25,
    ),
    ({ starLaterMinutes }) => roundTo(starLaterMinutes, 4),
  ],
  difference_degrees: [
    number('The same as degrees of right ascension', -0.3125),
    ({ starLaterMinutes }) => roundTo(starLaterMinutes / 4, 4),
  ],
});
