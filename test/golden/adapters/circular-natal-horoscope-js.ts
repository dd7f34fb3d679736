import library from 'circular-natal-horoscope-js';
import manifest from '../../../package.json' with { type: 'json' };
import { type Adapter, toIso, toJd } from '../suite/adapter.ts';

interface Place {
  readonly Ecliptic: { readonly DecimalDegrees: number };
}

/** Its types leave bodies and houses open. */
interface Point {
  readonly key: string;
  readonly ChartPosition: Place;
}

interface House {
  readonly ChartPosition: { readonly StartPosition: Place };
}

const longitudeOf = ({ ChartPosition }: { readonly ChartPosition: Place }): number =>
  ChartPosition.Ecliptic.DecimalDegrees;

/** A chart of a civil time, which it reads by the zone that it finds at the place. */
function chartOf(local: string, { latitude, longitude }: { readonly latitude: number; readonly longitude: number }) {
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = local.split(/\D/).map(Number);
  const origin = new library.Origin({ year, month: month - 1, date, hour, minute, second, latitude, longitude });
  return new library.Horoscope({
    origin,
    houseSystem: 'placidus',
    zodiac: 'tropical',
    aspectPoints: [],
    aspectWithPoints: [],
    aspectTypes: [],
  });
}

/** Off the coast of Ghana, where clocks keep UT. */
const GREENWICH = { latitude: 5.6, longitude: -0.2 };

export const adapter: Adapter = {
  title: `circular-natal-horoscope-js ${manifest.devDependencies['circular-natal-horoscope-js']}`,
  answers: {
    positions: ({ body, moment, moment_tt }) => {
      if (moment_tt) return undefined;
      const point = chartOf(toIso(toJd(moment)), GREENWICH).CelestialBodies[body];
      return point && { longitude: longitudeOf(point) };
    },
    charts: ({ local, retrograde_of, ...place }) => {
      const { CelestialBodies, CelestialPoints, Ascendant, Midheaven, Houses } = chartOf(local, place);
      return {
        ...Object.fromEntries(CelestialBodies.all.map((point: Point) => [point.key, longitudeOf(point)])),
        ...Object.fromEntries(
          Houses.map(({ ChartPosition }: House, index: number) => [
            `cusp_${index + 1}`,
            ChartPosition.StartPosition.Ecliptic.DecimalDegrees,
          ]),
        ),
        ...{
          ascendant: longitudeOf(Ascendant),
          midheaven: longitudeOf(Midheaven),
          mean_node: longitudeOf(CelestialPoints.northnode),
        },
        retrograde: retrograde_of?.filter((id) => CelestialBodies[id]?.isRetrograde),
      };
    },
  },
};
