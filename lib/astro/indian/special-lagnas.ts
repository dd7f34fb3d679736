import { type ClassicalPlanet, SIGN_RULERS } from '../../base/catalog/dignities.ts';
import { SIGNS, type Sign, signAt } from '../../base/catalog/signs.ts';
import type { SpecialLagna } from '../../base/catalog/vedic-points.ts';
import { type LongitudeDeg, longitudeDeg, TURN_DEG } from '../../base/units/angle.ts';
import { modalityOf, signIndexOf, signOf } from '../sky/zodiac/sign-position.ts';
import { DEG_PER_NAKSHATRA, findNakshatra } from './nakshatra.ts';

/** What the special lagnas are counted from: sidereal longitudes, and the time since sunrise. */
export interface LagnaFacts {
  readonly ascendantDeg: LongitudeDeg;
  readonly moonDeg: LongitudeDeg;
  readonly sunDeg: LongitudeDeg;
  /** Undefined where the day has no sunrise. */
  readonly sunrise: { readonly minutes: number; readonly sunDeg: LongitudeDeg } | undefined;
}

/** A special lagna: a longitude, or only a sign. */
export interface SpecialLagnaPlace {
  readonly id: SpecialLagna;
  readonly sign: Sign;
  readonly longitudeDeg?: LongitudeDeg;
}

/**
 * Degrees in a minute of time: a sign in 5, 2½ and 1 ghatis of 24 minutes.
 *
 * @source Brihat Parashara Hora Shastra 5.2–8, read at
 * http://www.diamondtamil.com/astrology/vedic_astrology/bphs/special_lagnas.html. No text has the vighati lagna: its rate is
 * that of PyJHora, a sign in 5 vighatis.
 */
const DEG_PER_MINUTE = { bhava: 0.25, hora: 0.5, ghati: 1.25, vighati: 15 } as const;

/** Of pranapada: a sign in 15 vighatis. */
const PRANA_DEG_PER_MINUTE = 5;
/** Added for the sign of the Sun. @source Brihat Parashara Hora Shastra 3.71–74 */
const PRANA_SHIFTS = { cardinal: 0, fixed: 240, mutable: 120 } as const;

/** Kalas of the lords of the ninth signs. @source Uttara Kalamrita, as quoted at indianastrology.com/article/the-indu-lagna-1074 and astrobix.com */
const KALAS: Readonly<Record<ClassicalPlanet, number>> = {
  ...{ sun: 30, moon: 16, mars: 6, mercury: 8, jupiter: 10, venus: 12, saturn: 1 },
};

/** Ascendant plus the passed share of the Moon's nakshatra, as a share of the circle. @source Narasimha Rao, 5.5 (examples) */
export const findSreeLagna = (moonDeg: LongitudeDeg, ascendantDeg: LongitudeDeg): LongitudeDeg =>
  longitudeDeg(ascendantDeg + (findNakshatra(moonDeg).degreesIn / DEG_PER_NAKSHATRA) * TURN_DEG);

/** From the Moon's sign as many as the kalas of the lords of the ninth from Ascendant and Moon leave, divided by 12. */
export function findInduLagna(ascendantDeg: LongitudeDeg, moonDeg: LongitudeDeg): Sign {
  const kalasFrom = (index: number) => KALAS[SIGN_RULERS[signAt(index + 8)].traditional];
  const moon = signIndexOf(moonDeg);
  return signAt(moon + kalasFrom(signIndexOf(ascendantDeg)) + kalasFrom(moon) + SIGNS.length - 1);
}

/**
 * Odd signs are counted from Aries onward, even ones from Pisces backward; the counts of Ascendant and hora lagna are added
 * where both signs are odd or both even, else the less is taken from the greater.
 *
 * @source Brihat Parashara Hora Shastra 5.10–13
 */
export function findVarnadaLagna(ascendant: Sign, horaLagna: Sign): Sign {
  const [first, second] = [SIGNS.indexOf(ascendant), SIGNS.indexOf(horaLagna)];
  const countOf = (index: number) => (index % 2 === 0 ? index + 1 : SIGNS.length - index);
  const isSameParity = first % 2 === second % 2;
  const count = isSameParity ? countOf(first) + countOf(second) : Math.abs(countOf(first) - countOf(second));
  return count % 2 === 1 ? signAt(count - 1) : signAt(2 * SIGNS.length - count);
}

/** A lagna that moves evenly from the Sun's place at sunrise. */
export const findTimeLagna = (
  id: keyof typeof DEG_PER_MINUTE,
  { minutes, sunDeg }: NonNullable<LagnaFacts['sunrise']>,
): LongitudeDeg => longitudeDeg(sunDeg + minutes * DEG_PER_MINUTE[id]);

/** The special lagnas of a chart; those that are counted from sunrise only where there is one. */
export function findSpecialLagnas({
  ascendantDeg,
  moonDeg,
  sunDeg,
  sunrise,
}: LagnaFacts): readonly SpecialLagnaPlace[] {
  const place = (id: SpecialLagna, longitude: LongitudeDeg) => ({
    id,
    longitudeDeg: longitude,
    sign: signOf(longitude),
  });
  const untimed = [
    place('sree', findSreeLagna(moonDeg, ascendantDeg)),
    { id: 'indu', sign: findInduLagna(ascendantDeg, moonDeg) } as const,
  ];
  if (!sunrise) return untimed;
  const timed = (['bhava', 'hora', 'ghati', 'vighati'] as const).map((id) => place(id, findTimeLagna(id, sunrise)));
  const varnada = findVarnadaLagna(signOf(ascendantDeg), signOf(findTimeLagna('hora', sunrise)));
  const prana = sunDeg + PRANA_SHIFTS[modalityOf(sunDeg)] + sunrise.minutes * PRANA_DEG_PER_MINUTE;
  return [...timed, ...untimed, { id: 'varnada', sign: varnada }, place('pranapada', longitudeDeg(prana))];
}
