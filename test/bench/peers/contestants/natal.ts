import { endpoints as acg } from '../../../../functions/acg/endpoints.ts';
import { endpoints as natal } from '../../../../functions/natal/endpoints.ts';
import { endpoints as predictive } from '../../../../functions/predictive/endpoints.ts';
import { createLambdaHandler } from '../../../../lib/http/lambda-handler.ts';
import { createCloudWatchObserver } from '../../../../lib/runtime/observer.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { gatewayEvent, LAMBDA_CONTEXT } from '../../../support/gateway-event.ts';
import * as services from '../../../support/services.ts';
import type { Birth } from '../../births.ts';
import { type Contestant, doing, unixMsOf } from '../contestant.ts';
import { INGRESSING, PLANETS, TRANSITING, type Year } from '../works.ts';
import { chartOf, contactsOf, passagesOf, returnsOf } from './natal-answers.ts';

/** What the service keeps from one search for the next; it is forgotten before each. */
const readers = { ...services, positions: openPieceStore() };

/** The service as a client has it: an event in, JSON out. */
const service = createLambdaHandler({
  endpoints: [...natal, ...predictive, ...acg],
  services: readers,
  observer: createCloudWatchObserver('natal'),
});

async function answered(path: `/${string}`, body: object): Promise<string> {
  const answer = await service(gatewayEvent({ path, body }), LAMBDA_CONTEXT);
  if (answer.statusCode !== 200) throw new Error(`${path} was answered ${answer.statusCode}: ${answer.body}`);
  return answer.body;
}

const configuration = { object_set: 'custom', objects: [...PLANETS, 'mean_node', 'true_node'] };
const placeOf = ({ latitudeDeg, longitudeDeg }: Omit<Birth, 'jdUt'>) => ({
  latitude: latitudeDeg,
  longitude: longitudeDeg,
  timezone: { utc_offset_seconds: 0 },
});

const subjectOf = ({ jdUt, ...place }: Birth) => ({
  name: 'Bench',
  birth_datetime: { julian_day: jdUt },
  birth_location: placeOf(place),
});

const chart = (birth: Birth): Promise<string> =>
  answered('/ephemeris/natal-chart', { subject: subjectOf(birth), configuration });

const dateOf = (jdUt: number): string => new Date(unixMsOf(jdUt)).toISOString().slice(0, 'YYYY-MM-DD'.length);
const rangeOf = ({ fromJdUt, toJdUt }: Year) => ({ start_date: dateOf(fromJdUt), end_date: dateOf(toJdUt) });

/** The equator at Greenwich: no chart is cast of it. */
const NOWHERE = placeOf({ latitudeDeg: 0, longitudeDeg: 0 });

export const contestant: Contestant = {
  forget: () => {
    readers.positions = openPieceStore();
  },
  works: {
    natal: doing<'natal', string>(chart, chartOf),
    batch: {
      run: (births) => answered('/ephemeris/natal/batch', { subjects: births.map(subjectOf), configuration }),
    },
    transits: doing<'transits', string>(
      ({ pointsDeg, ...year }) =>
        answered('/predictive/transits/search', {
          natal_planets: Object.fromEntries(pointsDeg.map((degree, index) => [`P${index}`, degree])),
          transiting_planets: TRANSITING,
          ...rangeOf(year),
        }),
      (answer, { pointsDeg }) => contactsOf(answer, pointsDeg),
    ),
    ingresses: doing<'ingresses', string>(
      (year) => answered('/predictive/transits/sign-ingresses', { planets: INGRESSING, ...rangeOf(year) }),
      passagesOf,
    ),
    solarReturn: doing<'solarReturn', string>(
      ({ birthJdUt, fromJdUt, toJdUt }) =>
        answered('/predictive/returns/solar', {
          birth_datetime: { julian_day: birthJdUt },
          target_datetime: { julian_day: (fromJdUt + toJdUt) / 2 },
          search_window_days: (toJdUt - fromJdUt) / 2,
          location: NOWHERE,
          include_chart: false,
        }),
      returnsOf,
    ),
    acg: { run: (birth) => answered('/acg/lines', { subject: subjectOf(birth), bodies: PLANETS }) },
  },
  longitudesAt: async (jdUt) => chartOf(await chart({ jdUt, latitudeDeg: 0, longitudeDeg: 0 })).longitudesDeg,
};
