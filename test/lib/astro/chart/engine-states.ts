import type { Chart } from '../../../../lib/astro/chart/cast.ts';
import { castHouses } from '../../../../lib/astro/chart/chart-houses.ts';
import { houseOf } from '../../../../lib/astro/chart/houses.ts';
import { placeBody } from '../../../../lib/astro/chart/place-body.ts';
import { isDayChart } from '../../../../lib/astro/chart/sect.ts';
import { signOf } from '../../../../lib/astro/sky/zodiac/sign-position.ts';
import type { LongitudeDeg } from '../../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../../lib/base/units/time.ts';

/** Placements at one moment, by `object/what`, as the engine has them, and the longitudes of the two angles. */
export interface EngineState {
  readonly placements: Readonly<Record<string, string | number>>;
  readonly ascendant: LongitudeDeg;
  readonly midheaven: LongitudeDeg;
}

/** The state of a chart at another moment, without any fit or search. */
export function engineStateAt({ context, settings, points }: Chart, moment: JdUt): EngineState {
  const { ephemeris, place } = context;
  const { houses } = castHouses({ ephemeris, place, moment }, settings);
  const sun = ephemeris.equatorial('sun', moment, { type: 'geocentric' });
  const { siderealTimeDeg } = ephemeris.orientation(moment);
  const bodies = points.flatMap(({ id }) => {
    const { longitudeDeg } = placeBody({ ...context, moment }, id);
    const house = houseOf(longitudeDeg, houses.cuspsDeg, houses.order);
    return [[`${id}/sign`, signOf(longitudeDeg)] as const, [`${id}/house`, house] as const];
  });
  return {
    ascendant: houses.ascendantDeg,
    midheaven: houses.midheavenDeg,
    placements: {
      'ascendant/sign': signOf(houses.ascendantDeg),
      'midheaven/sign': signOf(houses.midheavenDeg),
      'chart/sect': isDayChart({ ...sun, ...place, siderealTimeDeg }) ? 'day' : 'night',
      'chart/house_system': houses.usedSystem,
      ...Object.fromEntries(bodies),
    },
  };
}
