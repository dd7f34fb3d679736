import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo } from '../../../lib/answers/moment.ts';
import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import { formatUtc } from '../../../lib/astro/clock/civil-time/format.ts';
import { describeStar } from '../../../lib/astro/sky/stars/star-description.ts';
import { toEquatorial } from '../../../lib/astro/sky/zodiac/equatorial.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import type { FixedStars, PlacedStar } from './calculate.ts';
import type { FixedStar } from './contract.ts';

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

/** Stars as rows: the id of each is its designation in the star catalog, as names may be missing. */
export function toFixedStarRows({ stars, warnings, ayanamsaDeg = 0, orientation }: FixedStars) {
  const rows = stars.map(({ star, place }) => {
    const tropical = { ...place, longitudeDeg: longitudeDeg(place.longitudeDeg + ayanamsaDeg) };
    const { declinationDeg } = toEquatorial(tropical, orientation.trueObliquityDeg);
    const identity = { id: star.id, kind: 'star' } as const;
    return toFixedPointRow(identity, place.longitudeDeg, { latitudeDeg: place.latitudeDeg, declinationDeg });
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}
