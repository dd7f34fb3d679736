import { type LongitudeDeg, longitudeDeg } from '../../base/units/angle.ts';
import { type JdUt, jdUt, toWholeMillisecond } from '../../base/units/time.ts';
import { EMPTY_STORE } from '../motion/geocentric-sky.ts';
import {
  type Eclipse,
  findLunarEclipses,
  findSolarEclipses,
  type LunarEclipseType,
  type SolarEclipseType,
} from '../sky/events/eclipses.ts';
import { findPhaseBefore } from '../sky/lunar/lunation.ts';
import { TROPICAL_GEOCENTRIC } from '../sky/zodiac/frames.ts';
import type { Chart } from './cast.ts';
import { hasCusps, houseOf } from './houses.ts';

export const PRENATAL_EVENTS = ['new_moon', 'full_moon', 'solar_eclipse', 'lunar_eclipse'] as const;
export type PrenatalEventType = (typeof PRENATAL_EVENTS)[number];

/** A new or full Moon or an eclipse before a birth. */
export interface PrenatalMoment {
  readonly type: PrenatalEventType;
  /** A whole millisecond before the birth: exact in longitude, or the greatest eclipse. */
  readonly moment: JdUt;
  readonly eclipse?: PrenatalEclipse;
}

type PrenatalEclipse = Pick<Eclipse, 'saros'> & { readonly type: SolarEclipseType | LunarEclipseType };

/** The same with the degree of the Moon in the zodiac of a chart. */
export interface PrenatalEvent extends PrenatalMoment {
  readonly daysBefore: number;
  readonly longitudeDeg: LongitudeDeg;
  /** House of the chart; undefined where it has none. */
  readonly house: number | undefined;
}

/** Longest time between two solar or two lunar eclipses, penumbral ones included, with three weeks to spare: six lunations. */
const ECLIPSE_SEARCH_DAYS = 200;

/** The last new Moon, full Moon, solar and lunar eclipse before a moment; those before the ephemeris files are left out. */
export function findPrenatalMoments(ephemeris: Chart['context']['ephemeris'], birth: JdUt): readonly PrenatalMoment[] {
  const sky = { ephemeris, store: EMPTY_STORE, zodiac: TROPICAL_GEOCENTRIC.zodiac };
  const range = { fromJdUt: jdUt(birth - ECLIPSE_SEARCH_DAYS), toJdUt: birth };
  const [solar, lunar] = [findSolarEclipses, findLunarEclipses].map((find) =>
    find(ephemeris, range, sky.zodiac).findLast(({ moment }) => toWholeMillisecond(moment) < birth),
  );
  const found = [
    { type: 'new_moon', moment: findPhaseBefore(sky, birth, 0) },
    { type: 'full_moon', moment: findPhaseBefore(sky, birth, 180) },
    { type: 'solar_eclipse', moment: solar && toWholeMillisecond(solar.moment), eclipse: solar },
    { type: 'lunar_eclipse', moment: lunar && toWholeMillisecond(lunar.moment), eclipse: lunar },
  ] as const;
  return found.flatMap(({ moment, ...event }) =>
    moment === undefined ? [] : [{ ...event, moment } as PrenatalMoment],
  );
}

/** Places what happened before the birth of a chart in its zodiac and its houses. Longitudes are geocentric. */
export function placePrenatalEvents(chart: Chart, moments: readonly PrenatalMoment[]): readonly PrenatalEvent[] {
  const { context, horizon } = chart;
  const houses = horizon && hasCusps(horizon.houses) ? horizon.houses : undefined;
  return moments.map((event) => {
    const longitude = longitudeInChart(chart, event.moment);
    return {
      ...event,
      daysBefore: context.moment - event.moment,
      longitudeDeg: longitude,
      house: houses && houseOf(longitude, houses.cuspsDeg, houses.order),
    };
  });
}

/** In a draconic chart counted from the node of the birth, as all its points are. */
function longitudeInChart({ context, settings: { zodiac } }: Chart, moment: JdUt): LongitudeDeg {
  const { ephemeris, ayanamsaDeg = 0 } = context;
  if (zodiac.type !== 'draconic') return ephemeris.longitude('moon', moment, { ...TROPICAL_GEOCENTRIC, zodiac });
  return longitudeDeg(ephemeris.longitude('moon', moment, TROPICAL_GEOCENTRIC) - ayanamsaDeg);
}
