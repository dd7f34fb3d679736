import { toRowAnswer } from '../../../lib/answers/choose-format.ts';
import { toFixedPointRow, toPointsOnlyRows } from '../../../lib/answers/llm-rows.ts';
import { toMomentInfo, toZodiacInfo, type ZodiacWithAyanamsa } from '../../../lib/answers/moment.ts';
import { JULIAN_DAY_DECIMALS, roundTo, toZodiacPosition } from '../../../lib/answers/rounding.ts';
import type { Warning } from '../../../lib/domain/chart/warning.ts';
import { formatUtc } from '../../../lib/domain/civil-time/format.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import { describeStar } from '../../../lib/domain/stars/star-description.ts';
import { toEquatorial } from '../../../lib/domain/zodiac/equatorial.ts';
import type { EarthOrientation, StarEntry, StarPosition } from '../../../lib/ephemeris/port.ts';
import { longitudeDeg } from '../../../lib/units/angle.ts';
import type { FixedStar } from './schema.ts';

/** Stars at a moment. */
export interface FixedStars extends ZodiacWithAyanamsa {
  readonly moment: LocalMoment;
  readonly stars: readonly PlacedStar[];
  readonly orientation: EarthOrientation;
  readonly warnings: readonly Warning[];
}

interface PlacedStar {
  readonly star: StarEntry;
  readonly place: StarPosition;
}

const LIGHT_YEAR_DECIMALS = 2;

/** What is answered of stars, without what the computing took. */
export function fixedStarsAnswer(found: FixedStars, decimals: number) {
  const { moment, stars, warnings } = found;
  return {
    stars: stars.map((star) => fixedStar(star, decimals)),
    calculation_time: formatUtc(moment.instant),
    julian_day: roundTo(moment.jdUt, JULIAN_DAY_DECIMALS),
    warnings: [...warnings],
    metadata: { total_stars: stars.length, ...toMomentInfo(moment), ...toZodiacInfo(found, decimals) },
  };
}

/** What is not known is left out. */
function fixedStar({ star, place }: PlacedStar, decimals: number): FixedStar {
  const known = describeStar(star);
  const { longitude, sign, sign_longitude } = toZodiacPosition(place.longitudeDeg, decimals);
  return {
    name: known.name,
    designation: known.designation,
    longitude,
    latitude: roundTo(place.latitudeDeg, decimals),
    sign,
    sign_longitude,
    ...(known.magnitude !== undefined && { magnitude: known.magnitude }),
    ...(known.spectralClass && { spectral_class: known.spectralClass }),
    ...(known.constellation && { constellation: known.constellation }),
    ...(known.traditionalName && { traditional_name: known.traditionalName }),
    ...(known.distanceLightYears !== undefined && {
      distance_light_years: roundTo(known.distanceLightYears, LIGHT_YEAR_DECIMALS),
    }),
  };
}

/** Stars as rows: the id of each is its designation in the star catalogue, as names may be missing. */
export function fixedStarRows({ stars, warnings, ayanamsaDeg = 0, orientation }: FixedStars) {
  const rows = stars.map(({ star, place }) => {
    const tropical = { ...place, longitudeDeg: longitudeDeg(place.longitudeDeg + ayanamsaDeg) };
    const { declinationDeg } = toEquatorial(tropical, orientation.trueObliquityDeg);
    const identity = { id: star.id, kind: 'star' } as const;
    return toFixedPointRow(identity, place.longitudeDeg, { latitudeDeg: place.latitudeDeg, declinationDeg });
  });
  return toRowAnswer(toPointsOnlyRows(rows, warnings));
}
