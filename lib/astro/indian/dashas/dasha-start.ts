import type { DashaBalance, DashaStart } from '../../../base/catalog/dashas.ts';
import type { PositionKind } from '../../../base/catalog/position-kinds.ts';
import { arcDeg, type LongitudeDeg } from '../../../base/units/angle.ts';
import { type JdUt, jdUt } from '../../../base/units/time.ts';
import type { Ephemeris, GeoPlace, SearchZodiac } from '../../port.ts';
import { type DirectMotion, findMomentOfLongitude } from '../longitude-search.ts';
import { type DashaArc, type DashaVariant, elapsedShareAt, findDashaArc } from './dasha-arc.ts';

/** How the first period of a birth is found. */
interface DashaRule extends DashaVariant {
  readonly startFrom: DashaStart;
  /** `time` is defined for the Moon only. */
  readonly balance: DashaBalance;
}

/** A birth, and the sidereal zodiac of its Moon and Ascendant. */
interface DashaBirth {
  readonly moment: JdUt;
  readonly place: GeoPlace;
  readonly zodiac: SearchZodiac;
  /** Of the Moon. */
  readonly positions: PositionKind;
}

/** The first period of a birth, and what it has lost. */
export interface FirstDasha {
  /** Sidereal longitude of the point that it is counted from. */
  readonly longitudeDeg: LongitudeDeg;
  /** Index of the period in the terms of the system. */
  readonly firstTerm: number;
  /** Share of the period that is over at birth, `[0, 1)`. */
  readonly elapsedShare: number;
  /** Share that would be over in addition for a birth that is a day later. */
  readonly sharePerDay: number;
}

/**
 * Finds the first period of a birth.
 *
 * @throws EphemerisRangeError where the Moon enters or leaves its nakshatra beyond the files
 */
export function findFirstDasha(ephemeris: Ephemeris, birth: DashaBirth, rule: DashaRule): FirstDasha {
  const center = { type: 'geocentric' } as const;
  const moonAt = (moment: JdUt): DirectMotion =>
    ephemeris.position('moon', moment, { zodiac: birth.zodiac, center, positions: birth.positions });
  const motion = rule.startFrom === 'moon' ? moonAt(birth.moment) : measureAscendant(ephemeris, birth);
  const { longitudeDeg, longitudeSpeedDegPerDay } = motion;
  const arc = findDashaArc(rule, longitudeDeg);
  const first = { longitudeDeg, firstTerm: arc.term };
  if (rule.startFrom === 'moon' && rule.balance === 'time')
    return { ...first, ...shareByTime(arc, birth.moment, moonAt) };
  return {
    ...first,
    elapsedShare: elapsedShareAt(arc, longitudeDeg),
    sharePerDay: (arc.share * longitudeSpeedDegPerDay) / arc.lengthDeg,
  };
}

function shareByTime(
  { fromDeg, lengthDeg, elapsedBefore, share }: DashaArc,
  birth: JdUt,
  moonAt: (moment: JdUt) => DirectMotion,
): Pick<FirstDasha, 'elapsedShare' | 'sharePerDay'> {
  const [entry, exit] = [fromDeg, fromDeg + lengthDeg].map((targetDeg) =>
    findMomentOfLongitude(moonAt, targetDeg, birth),
  );
  const days = (exit as JdUt) - (entry as JdUt);
  return { elapsedShare: elapsedBefore + (share * (birth - (entry as JdUt))) / days, sharePerDay: share / days };
}

/** Half the time between the two Ascendants whose difference is the speed. */
const HALF_MINUTE_DAYS = 0.5 / 1440;

function measureAscendant(ephemeris: Ephemeris, { moment, place, zodiac }: DashaBirth): DirectMotion {
  const ascendantAt = (days: number): LongitudeDeg => {
    const houses = ephemeris.houses(jdUt(moment + days), place, 'W', zodiac);
    if (!houses) throw new RangeError('whole-sign houses exist at every latitude');
    return houses.ascendantDeg;
  };
  const changeDeg = arcDeg(ascendantAt(-HALF_MINUTE_DAYS), ascendantAt(HALF_MINUTE_DAYS));
  return { longitudeDeg: ascendantAt(0), longitudeSpeedDegPerDay: changeDeg / (2 * HALF_MINUTE_DAYS) };
}
