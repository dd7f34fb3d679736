import { SIGN_RULERS } from '../../base/catalog/dignities.ts';
import type { Graha } from '../../base/catalog/grahas.ts';
import type { NakshatraLord } from '../../base/catalog/nakshatras.ts';
import type { LongitudeDeg } from '../../base/units/angle.ts';
import { cuspOrderOf, houseOf } from '../chart/houses.ts';
import { signOf } from '../sky/zodiac/sign-position.ts';
import { findKpLords } from './kp.ts';

/** A graha in the zodiac of the system. */
export interface KpGraha {
  readonly id: Graha;
  readonly longitudeDeg: LongitudeDeg;
}

/** The significators of a house, the strongest level first. */
export interface HouseSignificators {
  readonly house: number;
  /** Grahas in the stars of the occupants. */
  readonly inStarsOfOccupants: readonly Graha[];
  readonly occupants: readonly Graha[];
  /** Grahas in the stars of the owner. */
  readonly inStarsOfOwner: readonly Graha[];
  /** Lord of the sign of the cusp. */
  readonly owner: Graha;
}

/**
 * The significators of the twelve houses in four levels. Rahu and Ketu own no sign; what they stand for in others' place is
 * left to the reader.
 *
 * @param cuspsDeg the twelve cusps in the zodiac of the system
 * @source Significators in Krishnamurtipaddhati, kupdf.net/download/significators-in-krishnamurtipaddhati_5986f983dc0d602b6e300d17_pdf
 */
export function findSignificators(
  grahas: readonly KpGraha[],
  cuspsDeg: readonly LongitudeDeg[],
): readonly HouseSignificators[] {
  const order = cuspOrderOf(cuspsDeg);
  const inStarsOf = (lords: readonly Graha[]): readonly Graha[] =>
    grahas.filter(({ longitudeDeg }) => lords.includes(findKpLords(longitudeDeg).starLord)).map(({ id }) => id);
  return cuspsDeg.map((cuspDeg, index) => {
    const house = index + 1;
    const occupants = grahas
      .filter(({ longitudeDeg }) => houseOf(longitudeDeg, cuspsDeg, order) === house)
      .map(({ id }) => id);
    const owner = SIGN_RULERS[signOf(cuspDeg)].traditional;
    const inStars = { inStarsOfOccupants: inStarsOf(occupants), inStarsOfOwner: inStarsOf([owner]) };
    return { house, ...inStars, occupants, owner };
  });
}

/** The ruling planets of a moment. */
export interface RulingPlanets {
  readonly ascendantStarLord: NakshatraLord;
  readonly ascendantSignLord: Graha;
  readonly moonStarLord: NakshatraLord;
  readonly moonSignLord: Graha;
}

/**
 * The ruling planets but for the lord of the day.
 *
 * @source A. K. Bansal, Krishnamurthy Paddhati, Future Point, chapter 3, read at
 * http://www.futuresamachar.com/en/book/krishnmurti-paddhti-english-463/41
 */
export const findRulingPlanets = (ascendantDeg: LongitudeDeg, moonDeg: LongitudeDeg): RulingPlanets => ({
  ascendantStarLord: findKpLords(ascendantDeg).starLord,
  ascendantSignLord: SIGN_RULERS[signOf(ascendantDeg)].traditional,
  moonStarLord: findKpLords(moonDeg).starLord,
  moonSignLord: SIGN_RULERS[signOf(moonDeg)].traditional,
});
