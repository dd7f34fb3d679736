import type { ClassicalPlanet } from '../../../base/catalog/dignities.ts';
import {
  DEEPTAMSHAS,
  TAJIKA_SPEED_ORDER,
  type TajikaAspect,
  type TajikaContactKind,
  type TajikaOrb,
} from '../../../base/catalog/tajika.ts';
import { longitudeDeg } from '../../../base/units/angle.ts';
import { DEG_PER_SIGN, signLongitudeDeg, signOf } from '../../sky/zodiac/sign-position.ts';
import { signAfter } from '../../timing/time-lords/life-period.ts';
import { findTajikaAspect, signOfPlanet, type TajikaChart } from './tajika-chart.ts';

/** How two planets stand to each other. */
export interface TajikaContact {
  readonly swifter: ClassicalPlanet;
  readonly slower: ClassicalPlanet;
  /** Of their signs; undefined where there is none. */
  readonly aspect: TajikaAspect | undefined;
  /** Degrees in its sign by which the swifter planet is behind the slower in its own; negative: ahead. */
  readonly behindDeg: number;
  /** The same where the swifter planet acts from the next sign, whose degrees go on from its own. */
  readonly behindFromNextSignDeg?: number;
  readonly orbDeg: number;
  readonly kind: TajikaContactKind | undefined;
}

/** Degrees within which an aspect is complete, and from which a separation begins. */
const COMPLETE_DEG = 1;
/** From this degree on a planet acts from the next sign too. */
const LAST_DEGREE = 29;

export const isInLastDegree = ({ planets }: TajikaChart, planet: ClassicalPlanet): boolean =>
  signLongitudeDeg(planets[planet].longitudeDeg) >= LAST_DEGREE;

/** Place in the order of speed, 0 for the swiftest. */
export const rankOfSpeed = (planet: ClassicalPlanet): number => TAJIKA_SPEED_ORDER.indexOf(planet);

const degreesIn = ({ planets }: TajikaChart, planet: ClassicalPlanet): number =>
  signLongitudeDeg(planets[planet].longitudeDeg);

/** Degrees in their signs by which two planets differ. */
export const separateInSigns = (chart: TajikaChart, a: ClassicalPlanet, b: ClassicalPlanet): number =>
  Math.abs(degreesIn(chart, a) - degreesIn(chart, b));

function measureOrb(a: ClassicalPlanet, b: ClassicalPlanet, orb: TajikaOrb): number {
  const [one, other] = [DEEPTAMSHAS[a], DEEPTAMSHAS[b]];
  return orb === 'mean' ? (one + other) / 2 : Math.min(one, other);
}

/**
 * How two planets stand to each other. Degrees are those in their own signs: a planet at 3° Leo is behind one at 7° Scorpio.
 *
 * @source Charak, pp. 117–127 and table X-3 (mean orb); Rao, 29.2.3 (orb of both). A retrograde swifter planet has no
 * ithasala: Charak, p. 126
 */
export function findContact(chart: TajikaChart, a: ClassicalPlanet, b: ClassicalPlanet, orb: TajikaOrb): TajikaContact {
  const [swifter, slower] = rankOfSpeed(a) < rankOfSpeed(b) ? [a, b] : [b, a];
  const aspect = findTajikaAspect(signOfPlanet(chart, swifter), signOfPlanet(chart, slower));
  const behindDeg = degreesIn(chart, slower) - degreesIn(chart, swifter);
  const contact = { swifter, slower, aspect, behindDeg, orbDeg: measureOrb(a, b, orb) };
  const kind = findKind(chart, contact, orb);
  if (kind || chart.planets[swifter].isRetrograde || orb !== 'mean') return { ...contact, kind };
  const behindFromNextSignDeg = measureFromNextSign(chart, contact);
  return behindFromNextSignDeg === undefined
    ? { ...contact, kind }
    : { ...contact, behindFromNextSignDeg, kind: 'bhavishyat' };
}

function findKind(
  chart: TajikaChart,
  { swifter, slower, aspect, behindDeg, orbDeg }: Omit<TajikaContact, 'kind'>,
  orb: TajikaOrb,
): TajikaContactKind | undefined {
  const isDirect = !chart.planets[swifter].isRetrograde;
  if (aspect && behindDeg <= -COMPLETE_DEG) {
    if (behindDeg >= -orbDeg) return 'ishrafa';
  } else if (aspect && isDirect) {
    if (behindDeg <= COMPLETE_DEG) return 'poorna';
    if (behindDeg <= orbDeg) return 'vartamana';
    const [from, to] =
      orb === 'mean'
        ? [DEEPTAMSHAS[swifter], DEEPTAMSHAS[swifter] + DEEPTAMSHAS[slower]]
        : [orbDeg, orbDeg + COMPLETE_DEG];
    if (behindDeg > from && behindDeg <= to) return 'bhavishyat';
  }
  return undefined;
}

/** How far a planet in the last degree of a sign is behind one that it aspects from the next; undefined beyond the orb. */
function measureFromNextSign(
  chart: TajikaChart,
  { swifter, slower, orbDeg }: Pick<TajikaContact, 'swifter' | 'slower' | 'orbDeg'>,
): number | undefined {
  const next = signAfter(signOfPlanet(chart, swifter), 1);
  const gapDeg = degreesIn(chart, slower) + DEG_PER_SIGN - degreesIn(chart, swifter);
  const aspect = findTajikaAspect(next, signOfPlanet(chart, slower));
  return isInLastDegree(chart, swifter) && aspect !== undefined && gapDeg <= orbDeg ? gapDeg : undefined;
}

export const isIthasala = ({ kind }: TajikaContact): boolean => kind !== undefined && kind !== 'ishrafa';

/** The chart with one planet at the beginning of the next sign, the others where they are. */
export function moveToNextSign(chart: TajikaChart, planet: ClassicalPlanet): TajikaChart {
  const moved = chart.planets[planet];
  const degrees = degreesIn(chart, planet);
  const longitude = longitudeDeg(Math.round(moved.longitudeDeg - degrees + DEG_PER_SIGN));
  return { ...chart, planets: { ...chart.planets, [planet]: { ...moved, longitudeDeg: longitude } } };
}

/** The sign of the Lagna of an annual chart. */
export const lagnaSignOf = ({ lagnaDeg }: TajikaChart) => signOf(lagnaDeg);
