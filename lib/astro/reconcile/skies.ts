import { AYANAMSA_IDS, AYANAMSAS, AYANAMSAS_OF_A_STAR, type AyanamsaId } from '../../base/catalog/ayanamsas.ts';
import { longitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import { jdUt } from '../../base/units/time.ts';
import type { Ephemeris, SearchZodiac } from '../port.ts';
import { type Change, type SlipChoice, UNCHANGED } from './slip.ts';

/** How the other program may see the bodies of its zodiac. */
export interface Seeing extends SlipChoice {
  /** Whether the equinox, or the zero point of the ayanamsa, lacks nutation. */
  readonly isMean: boolean;
  readonly sight: ObserverKind;
}

/**
 * From where and how bodies are seen. `unaberrated`: with light-time, without aberration, as `SEFLG_NOABERR` of Swiss Ephemeris and
 * `GeoVector(…, false)` of astronomy-engine have them; `unplaced`: topocentric from 0° north, 0° east, where no place was set.
 */
export const OBSERVER_KINDS = ['apparent', 'topocentric', 'true', 'unaberrated', 'unplaced'] as const;
export type ObserverKind = (typeof OBSERVER_KINDS)[number];

/** Costs of the ayanamsas that programs offer first; of any other 6. */
const AYANAMSA_COSTS: Partial<Record<AyanamsaId, number>> = {
  lahiri: 2,
  raman: 3,
  krishnamurti: 3,
  fagan_bradley: 3,
  true_citra: 3,
  lahiri_icrc: 4,
  lahiri_1940: 5,
  lahiri_vp285: 5,
  krishnamurti_senthilathiban: 4,
  yukteshwar: 4,
  true_pushya: 4,
  true_revati: 5,
};

const SIGHT_COSTS: Readonly<Record<ObserverKind, number>> = {
  apparent: 0,
  topocentric: 4,
  true: 5,
  unaberrated: 6,
  unplaced: 6,
};
const MEAN_COST = 5;
const TROPICAL_COST = 2;

const SIGHT_WORDS: Readonly<Record<ObserverKind, Change | undefined>> = {
  apparent: undefined,
  topocentric: { what: 'center', from: 'geocentric', to: 'topocentric' },
  true: { what: 'positions', from: 'apparent', to: 'true, without light-time and aberration' },
  unaberrated: { what: 'positions', from: 'apparent', to: 'with light-time, without aberration' },
  unplaced: { what: 'center', from: 'geocentric', to: 'topocentric from 0° north, 0° east' },
};

export const nameZodiac = (zodiac: SearchZodiac): string => {
  if (zodiac.type === 'tropical') return 'tropical';
  return typeof zodiac.ayanamsa === 'string' ? AYANAMSAS[zodiac.ayanamsa].name : 'user ayanamsa';
};

const SIDEREAL = AYANAMSA_IDS.map((ayanamsa) => ({
  zodiac: { type: 'sidereal', ayanamsa } as SearchZodiac,
  cost: AYANAMSA_COSTS[ayanamsa] ?? 6,
}));

/** A zodiac of another program. */
export interface ZodiacChoice extends SlipChoice {
  readonly zodiac: SearchZodiac;
}

/** The zodiacs of other programs, from the likeliest. The first one is the stated one. */
export function listZodiacs(stated: SearchZodiac): readonly ZodiacChoice[] {
  const own = nameZodiac(stated);
  const others = [{ zodiac: { type: 'tropical' } as const, cost: TROPICAL_COST }, ...SIDEREAL]
    .filter(({ zodiac }) => nameZodiac(zodiac) !== own)
    .map(({ zodiac, cost }) => ({ zodiac, cost, changes: [{ what: 'zodiac', from: own, to: nameZodiac(zodiac) }] }));
  return [{ ...UNCHANGED, zodiac: stated }, ...others.sort((a, b) => a.cost - b.cost)];
}

/** How bodies are seen in any zodiac: their differences are so small that they are compared last. The first one is ours. */
export const SEEING: readonly Seeing[] = [false, true].flatMap((isMean) =>
  OBSERVER_KINDS.map((sight): Seeing => {
    const nutation = isMean ? [{ what: 'nutation', from: 'with nutation', to: 'without nutation' }] : [];
    const seen = SIGHT_WORDS[sight];
    return {
      isMean,
      sight,
      cost: (isMean ? MEAN_COST : 0) + SIGHT_COSTS[sight],
      changes: [...nutation, ...(seen ? [seen] : [])],
    };
  }),
);

/** How far the zero point of a zodiac is from the true equinox, degrees. */
export type MeasureShift = (zodiac: SearchZodiac, moment: JdUt, seeing: Pick<Seeing, 'isMean' | 'sight'>) => number;

/**
 * Measures the zero points of zodiacs; each is calculated once a day. One that a star defines is where the star itself is, if the
 * bodies are seen so, as with `-true` of swetest and in Jagannatha Hora.
 */
export function createShifts(ephemeris: Ephemeris): MeasureShift {
  const days = new Map<string, number>();
  const remember = (key: string, measure: () => number): number => {
    const known = days.get(key);
    if (known !== undefined) return known;
    const value = measure();
    days.set(key, value);
    return value;
  };
  const { fromJdUt, toJdUt } = ephemeris.coverage();
  const [firstDay, lastDay] = [Math.ceil(fromJdUt), Math.floor(toJdUt) - 1];
  const between = (name: string, moment: JdUt, measure: (at: JdUt) => number): number => {
    const day = Math.min(Math.max(Math.floor(moment), firstDay), lastDay);
    const [before, after] = [day, day + 1].map((at) => remember(`${name} ${at}`, () => measure(jdUt(at)))) as [
      number,
      number,
    ];
    return before + (moment - day) * (after - before);
  };
  const nutationAt = (at: JdUt): number => ephemeris.orientation(at).nutationLongitudeDeg;
  return (zodiac, moment, { isMean, sight }) => {
    const isTrue = sight === 'true' && zodiac.type === 'sidereal' && AYANAMSAS_OF_A_STAR.has(zodiac.ayanamsa);
    const zeroAt = (at: JdUt): number => {
      if (zodiac.type === 'tropical') return 0;
      return isTrue ? measureTrueZero(ephemeris, zodiac, at) : ephemeris.ayanamsaDeg(at, zodiac.ayanamsa);
    };
    const zero = between(`${nameZodiac(zodiac)} ${isTrue}`, moment, zeroAt);
    const nutation = isMean ? between('nutation', moment, nutationAt) : 0;
    return zodiac.type === 'tropical' ? nutation : zero - nutation;
  };
}

const TRUE_SUN = { center: { type: 'geocentric' }, positions: 'true' } as const;

/** The zero point that the engine takes from true positions, degrees. */
const measureTrueZero = (ephemeris: Ephemeris, zodiac: SearchZodiac, at: JdUt): number =>
  longitudeDeg(
    ephemeris.longitude('sun', at, { ...TRUE_SUN, zodiac: { type: 'tropical' } }) -
      ephemeris.longitude('sun', at, { ...TRUE_SUN, zodiac }),
  );
