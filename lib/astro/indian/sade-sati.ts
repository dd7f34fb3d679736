import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { type JdRange, type JdUt, widenRange } from '../../base/units/time.ts';
import { findExactMoment, toCrossingWindow } from '../motion/crossing.ts';
import type { GeocentricSky } from '../motion/geocentric-sky.ts';
import { buildLongitudePaths } from '../motion/path.ts';
import { findTargetsCrossed } from '../motion/targets.ts';
import { DEG_PER_SIGN } from '../sky/zodiac/sign-position.ts';
import { type LifePeriod, meetsWindow } from '../timing/time-lords/life-period.ts';

/** What the places of Saturn are counted by: whole signs from that of the Moon, or arcs of 30° around the Moon itself. */
export const SADE_SATI_BOUNDS = ['sign', 'degree'] as const;
export type SadeSatiBounds = (typeof SADE_SATI_BOUNDS)[number];

/** Transits of Saturn, and the places from the Moon, 1 to 12, that each consists of. */
const PLACES = { sade_sati: [12, 1, 2], dhaiya_fourth: [4], dhaiya_eighth: [8] } as const;

export const SATURN_TRANSITS = Object.keys(PLACES) as readonly SaturnTransit[];
export type SaturnTransit = keyof typeof PLACES;

/** A transit of Saturn at level 1; at level 2 a stay of Saturn in one of its places. */
export interface SaturnPeriod extends LifePeriod {
  readonly transit: SaturnTransit;
  /** 1 to 12, counted from the Moon; undefined at level 1. */
  readonly place: number | undefined;
  /** 1 for the first stay of the transit in this place, 2 after a retrograde return; undefined at level 1. */
  readonly visit: number | undefined;
  /** Whether Saturn enters backwards. */
  readonly entersRetrograde: boolean;
}

/** Days in which no transit fits entirely: Saturn crosses three signs in some 7.5 years, retrograde returns included in less than nine. */
const LONGEST_TRANSIT_DAYS = 9 * 365.25;

/** Stays that are further apart belong to two transits: a retrograde return takes months, the next revolution decades. */
const LONGEST_GAP_DAYS = 3 * 365.25;

/** The part of time that a search for the transits of a window needs. */
export const toTransitSearch = (window: JdRange): JdRange => widenRange(window, LONGEST_TRANSIT_DAYS);

/** Where the first place begins: the sign of the Moon, or 15° before it. */
export const firstPlaceDeg = (moonDeg: LongitudeDeg, bounds: SadeSatiBounds): LongitudeDeg =>
  longitudeDeg(bounds === 'sign' ? Math.floor(moonDeg / DEG_PER_SIGN) * DEG_PER_SIGN : moonDeg - DEG_PER_SIGN / 2);

/**
 * Transits of Saturn that meet a window, each followed by its stays, in order of time. Between two stays of a transit Saturn may have
 * left it backwards for some months.
 *
 * @param originDeg of {@link firstPlaceDeg}, in the zodiac of the sky
 */
export function listSaturnPeriods(
  sky: GeocentricSky,
  originDeg: LongitudeDeg,
  window: JdRange,
): readonly SaturnPeriod[] {
  const stays = listStays(sky, originDeg, toTransitSearch(window));
  return SATURN_TRANSITS.flatMap((transit) => listTransits(stays, transit))
    .filter(([whole]) => whole !== undefined && meetsWindow(whole, window))
    .toSorted(([a], [b]) => (a as SaturnPeriod).start - (b as SaturnPeriod).start)
    .flat();
}

interface Stay extends Omit<LifePeriod, 'level'> {
  readonly place: number;
  readonly entersRetrograde: boolean;
}

/** Stays of Saturn in the twelve places, each between two crossings of their bounds. */
function listStays(sky: GeocentricSky, originDeg: LongitudeDeg, search: JdRange): readonly Stay[] {
  const crossings = listCrossings(sky, originDeg, search);
  return crossings.slice(0, -1).map(({ moment, place, isForward }, index) => ({
    start: moment,
    end: (crossings[index + 1] as PlaceCrossing).moment,
    place,
    entersRetrograde: !isForward,
  }));
}

interface PlaceCrossing {
  readonly moment: JdUt;
  /** That Saturn enters, 1 to 12. */
  readonly place: number;
  readonly isForward: boolean;
}

function listCrossings(sky: GeocentricSky, originDeg: LongitudeDeg, search: JdRange): readonly PlaceCrossing[] {
  const lattice = { firstDeg: originDeg, everyDeg: DEG_PER_SIGN };
  return buildLongitudePaths(sky, ['saturn'], toCrossingWindow(sky, ['saturn'], search)).flatMap((path) =>
    path.segments.flatMap((segment) =>
      findTargetsCrossed(path, segment, lattice).map((targetDeg) => {
        const bound = Math.round(longitudeDeg(targetDeg - originDeg) / DEG_PER_SIGN) % 12;
        const place = segment.isForward ? bound + 1 : ((bound + 11) % 12) + 1;
        const crossing = { path, segment, targetDeg, degree: longitudeDeg(targetDeg) };
        return { moment: findExactMoment(sky, crossing), place, isForward: segment.isForward };
      }),
    ),
  );
}

/** Transits of one kind, each as its period of level 1 and those of its stays. */
function listTransits(stays: readonly Stay[], transit: SaturnTransit): readonly (readonly SaturnPeriod[])[] {
  const places: readonly number[] = PLACES[transit];
  const groups: Stay[][] = [];
  for (const stay of stays.filter(({ place }) => places.includes(place))) {
    const last = groups.at(-1);
    const lastStay = last?.at(-1);
    if (last && lastStay && stay.start - lastStay.end < LONGEST_GAP_DAYS) last.push(stay);
    else groups.push([stay]);
  }
  return groups.map((group) => toPeriods(transit, group));
}

function toPeriods(transit: SaturnTransit, stays: readonly Stay[]): readonly SaturnPeriod[] {
  const [first, last] = [stays[0], stays.at(-1)] as [Stay, Stay];
  const { start, entersRetrograde } = first;
  const whole = { level: 1, transit, place: undefined, visit: undefined, start, end: last.end, entersRetrograde };
  const parts = stays.map((stay, index) => {
    const visit = stays.slice(0, index + 1).filter(({ place }) => place === stay.place).length;
    return { ...stay, level: 2, transit, visit };
  });
  return [whole, ...parts];
}
