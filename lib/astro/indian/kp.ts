import { NAKSHATRA_LORDS, NAKSHATRAS, type NakshatraLord, VIMSHOTTARI_YEARS } from '../../base/catalog/nakshatras.ts';
import { type LongitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { findCirclePart } from './circle-part.ts';

/** The lords of a longitude in Krishnamurti's system. */
interface KpLords {
  /** Lord of the nakshatra. */
  readonly starLord: NakshatraLord;
  readonly subLord: NakshatraLord;
  readonly subSubLord: NakshatraLord;
}

/** Years of all lords together, into which a nakshatra is divided. */
const CYCLE_YEARS = 120;
const YEARS_PER_TURN = CYCLE_YEARS * NAKSHATRAS.length;

/**
 * Finds the lords of a longitude: of its nakshatra, of the sub and of the part of the sub.
 *
 * A nakshatra has nine subs in proportion to the Vimshottari years, from its own lord on; a sub is divided again in the
 * same way from the lord of the sub on. Each part includes its beginning and excludes its end.
 *
 * @param kpDeg sidereal longitude by the ayanamsa of the system
 * @source A. K. Bansal, Krishnamurthy Paddhati, Future Point, chapter 2: 13°20′ × years / 120
 */
export function findKpLords(kpDeg: LongitudeDeg): KpLords {
  const { index } = findCirclePart(kpDeg, NAKSHATRAS.length);
  const star = { lord: index % NAKSHATRA_LORDS.length, startYears: index * CYCLE_YEARS, years: CYCLE_YEARS };
  const sub = findDivision(kpDeg, star);
  const subSub = findDivision(kpDeg, sub);
  return { starLord: lordAt(star.lord), subLord: lordAt(sub.lord), subSubLord: lordAt(subSub.lord) };
}

/** A part of the zodiac, measured in years of which the circle has 3240. */
interface Division {
  /** Index in the order of the lords. */
  readonly lord: number;
  readonly startYears: number;
  readonly years: number;
}

const lordAt = (index: number): NakshatraLord => NAKSHATRA_LORDS[index % NAKSHATRA_LORDS.length] as NakshatraLord;

/** The ninth of a division that holds a longitude. */
function findDivision(kpDeg: LongitudeDeg, whole: Division): Division {
  let passedYears = 0;
  let found: Division = whole;
  for (let step = 0; step < NAKSHATRA_LORDS.length; step += 1) {
    const lord = whole.lord + step;
    const startYears = whole.startYears + (whole.years * passedYears) / CYCLE_YEARS;
    if (step > 0 && kpDeg < (startYears * TURN_DEG) / YEARS_PER_TURN) break;
    const lordYears = VIMSHOTTARI_YEARS[lordAt(lord)];
    found = { lord, startYears, years: (whole.years * lordYears) / CYCLE_YEARS };
    passedYears += lordYears;
  }
  return found;
}
