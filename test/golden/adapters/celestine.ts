import { CelestialBody, calculateChart, ephemeris, time, transits } from 'celestine';
import manifest from '../../../package.json' with { type: 'json' };
import { type Adapter, toJd, windowAround } from '../suite/adapter.ts';
import type { Input } from '../suite/vector.ts';

const HOUSES = { houseSystem: 'placidus', includeNodes: 'both', includeAsteroids: true } as const;
const SIGN_BORDERS_DEG = Array.from({ length: 12 }, (_, sign) => sign * 30);

const bodyOf = (id: string) => CelestialBody[(id.charAt(0).toUpperCase() + id.slice(1)) as keyof typeof CelestialBody];

/** Its positions take a Julian day in UT, as its charts do. */
function jdUtOf({ moment, moment_tt }: Input): number {
  if (!moment_tt) return toJd(moment);
  const [year = 0, month = 0] = moment_tt.split('-').map(Number);
  return time.ttToUT(toJd(moment_tt), year, month);
}

/** Its own names in the words of the vectors. */
const NAMES: Readonly<Record<string, string>> = { 'north node': 'mean_node', 'true north node': 'true_node' };

export const adapter: Adapter = {
  title: `celestine ${manifest.devDependencies.celestine}`,
  answers: {
    positions: (input) => ({ ...ephemeris.getPosition(bodyOf(input.body), jdUtOf(input)) }),
    charts: ({ moment, latitude, longitude, retrograde_of }) => {
      const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = moment.split(/\D/).map(Number);
      const birth = { year, month, day, hour, minute, second, timezone: 0, latitude, longitude };
      const { planets, nodes, angles, houses } = calculateChart(birth, HOUSES);
      const points = [...planets, ...nodes].map(({ name, longitude: lon }) => [
        NAMES[name.toLowerCase()] ?? name.toLowerCase(),
        lon,
      ]);
      return {
        ...Object.fromEntries([...points, ...houses.cusps.map(({ house, longitude: lon }) => [`cusp_${house}`, lon])]),
        ...{ ascendant: angles.ascendant.longitude, midheaven: angles.midheaven.longitude },
        retrograde: retrograde_of?.filter((id) => planets.find(({ name }) => name.toLowerCase() === id)?.isRetrograde),
      };
    },
    stations: ({ body, motion, date }) => {
      const found = transits
        .findStationPoints(bodyOf(body), ...windowAround(date))
        .find(({ type }) => type === `station-${motion}`);
      return { moment: found?.jd, longitude: found?.longitude };
    },
    ingresses: ({ body, date }) => {
      const [found] = transits.calculateAllIngressesForBodies(
        [bodyOf(body)],
        SIGN_BORDERS_DEG,
        ...windowAround(date, 10),
      );
      return { moment: found?.ingressJD };
    },
  },
};
