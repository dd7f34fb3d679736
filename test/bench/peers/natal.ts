import type { z } from 'zod';
import type { ReturnResponse } from '../../../functions/predictive/returns/contract.ts';
import type { TransitSearchResponse } from '../../../functions/predictive/transits-search/contract.ts';
import type { SignIngressesResponse } from '../../../functions/predictive/transits-sign-ingresses/contract.ts';
import { HOUSE_KEYS } from '../../../lib/base/catalog/house-keys.ts';
import type { FullChart } from '../../../lib/requests/chart/natal-chart.ts';
import { openPositions } from '../../support/positions.ts';
import type { Birth } from '../births.ts';
import { dateOf, jdOf } from '../dates.ts';
import type { Span } from '../engine.ts';
import { answerOf, handlerOf, services } from '../request.ts';
import { INGRESSING, ofPlanets, type Peer, PLANETS, type Planet, TRANSITING, work } from './peer.ts';

const [natal, predictive, acg] = [handlerOf('natal'), handlerOf('predictive'), handlerOf('acg')];

const chartConfiguration = { object_set: 'custom', objects: [...PLANETS, 'mean_node', 'true_node'] };

const placeOf = (latitude: number, longitude: number) => ({ latitude, longitude, timezone: { utc_offset_seconds: 0 } });

const subjectOf = ({ jdUt, latitudeDeg, longitudeDeg }: Birth) => ({
  name: 'Bench',
  birth_datetime: { julian_day: jdUt },
  birth_location: placeOf(latitudeDeg, longitudeDeg),
});

const chart = (birth: Birth): Promise<string> => {
  const body = { subject: subjectOf(birth), configuration: chartConfiguration };
  return answerOf(natal, { path: '/ephemeris/natal-chart', body });
};

const parsedChart = (text: string): z.output<typeof FullChart> => JSON.parse(text).data;

const search = (path: string, body: object): Promise<string> =>
  answerOf(predictive, { path: `/predictive/${path}`, body });
const datesOf = ({ fromJdUt, toJdUt }: Span) => ({ start_date: dateOf(fromJdUt), end_date: dateOf(toJdUt) });

export const peer: Peer = {
  forget: () => {
    services.positions = openPositions();
  },
  works: {
    natal: work<'natal', string>(chart, (text) => {
      const { angles, houses } = parsedChart(text);
      return {
        ascendantDeg: angles?.ascendant ?? Number.NaN,
        midheavenDeg: angles?.midheaven ?? Number.NaN,
        cuspsDeg: HOUSE_KEYS.map((key) => houses[key]?.longitude ?? Number.NaN),
      };
    }),
    transits: work<'transits', string>(
      ({ pointsDeg, ...span }) => {
        const natal_planets = Object.fromEntries(pointsDeg.map((degree, index) => [`P${index}`, degree]));
        return search('transits/search', { natal_planets, transiting_planets: TRANSITING, ...datesOf(span) });
      },
      (text) => (JSON.parse(text) as TransitSearchResponse).aspects.filter(({ orb }) => orb === 0).length,
    ),
    ingresses: work<'ingresses', string>(
      (span) => search('transits/sign-ingresses', { planets: INGRESSING, ...datesOf(span) }),
      (text) =>
        (JSON.parse(text) as SignIngressesResponse).ingresses.map(({ planet, exact_datetime }) => ({
          planet: planet as Planet,
          atJdUt: jdOf(exact_datetime),
        })),
    ),
    solarReturn: work<'solarReturn', string>(
      ({ birthJdUt, fromJdUt, toJdUt }) =>
        search('returns/solar', {
          birth_datetime: { julian_day: birthJdUt },
          target_datetime: { julian_day: (fromJdUt + toJdUt) / 2 },
          search_window_days: (toJdUt - fromJdUt) / 2,
          location: placeOf(0, 0),
          include_chart: false,
        }),
      (text) => {
        const { julian_day, other_returns }: ReturnResponse = JSON.parse(text);
        return [julian_day, ...other_returns.map((other) => other.julian_day)];
      },
    ),
    acg: work<'acg', string>(
      (birth) => answerOf(acg, { path: '/acg/lines', body: { subject: subjectOf(birth), bodies: PLANETS } }),
      () => undefined,
    ),
  },
  longitudesAt: async (jdUt) => {
    const { planets } = parsedChart(await chart({ jdUt, latitudeDeg: 0, longitudeDeg: 0 }));
    return ofPlanets((planet) => planets[planet]?.longitude ?? Number.NaN);
  },
};
