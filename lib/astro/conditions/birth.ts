import { REFERENCE_LOTS } from '../../base/catalog/lots.ts';
import type { Sign } from '../../base/catalog/signs.ts';
import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import { isDayChart } from '../chart/sect.ts';
import type { Clock } from '../clock/civil-time/clock.ts';
import type { Ephemeris, GeoPlace, SearchZodiac } from '../port.ts';
import { signOf } from '../sky/zodiac/sign-position.ts';
import { releasingSignOfSpirit } from '../timing/time-lords/releasing.ts';

/** A birth whose periods or progressions a condition reads. */
export interface ConditionBirth {
  readonly moment: JdUt;
  readonly place: GeoPlace;
  /** Of the birthplace; anniversaries are counted on it. */
  readonly clock: Clock;
}

/** What the time lords of a birth are counted from. */
export interface BirthSigns {
  readonly ascendant: Sign;
  readonly isDay: boolean;
  /** Sign that the releasing from each lot begins with. */
  readonly releasing: { readonly fortune: Sign; readonly spirit: Sign };
  readonly fortune: Sign;
}

/** The Ascendant of a birth. */
export function findBirthAscendant(
  ephemeris: Ephemeris,
  { moment, place }: ConditionBirth,
  zodiac: SearchZodiac,
): LongitudeDeg {
  const houses = ephemeris.houses(moment, place, 'W', zodiac);
  if (!houses) throw new RangeError('whole-sign houses exist at every latitude');
  return houses.ascendantDeg;
}

/** Whether the Sun is above the horizon of a birth. */
export const isBornByDay = (ephemeris: Ephemeris, { moment, place }: ConditionBirth): boolean =>
  isDayChart({
    ...ephemeris.equatorial('sun', moment, { type: 'geocentric' }),
    siderealTimeDeg: ephemeris.orientation(moment).siderealTimeDeg,
    ...place,
  });

/** Reads what time lords are counted from, in a zodiac. */
export function readBirthSigns(ephemeris: Ephemeris, birth: ConditionBirth, zodiac: SearchZodiac): BirthSigns {
  const center = { type: 'geocentric' } as const;
  const ascendantDeg = findBirthAscendant(ephemeris, birth, zodiac);
  const isDay = isBornByDay(ephemeris, birth);
  const places: Readonly<Record<string, number>> = {
    ascendant: ascendantDeg,
    sun: ephemeris.longitude('sun', birth.moment, { zodiac, center }),
    moon: ephemeris.longitude('moon', birth.moment, { zodiac, center }),
  };
  const [fortune, spirit] = [REFERENCE_LOTS.fortune, REFERENCE_LOTS.spirit].map((lot) => {
    const { base, from, to } = isDay ? lot.day : lot.night;
    return signOf(longitudeDeg((places[base] ?? 0) + (places[to] ?? 0) - (places[from] ?? 0)));
  }) as [Sign, Sign];
  const releasing = { fortune, spirit: releasingSignOfSpirit(spirit, fortune) };
  return { ascendant: signOf(ascendantDeg), isDay, releasing, fortune };
}
