import { births, bodyOf } from '../births.ts';
import type { Figure, Measurement } from '../record.ts';
import { answerOf, handlerOf } from '../request.ts';

const BIRTHS = 100;
const natal = handlerOf('natal');
const comparative = handlerOf('comparative');
const acg = handlerOf('acg');

type Ask = (body: ReturnType<typeof bodyOf>, format?: string) => Promise<string>;

const askOf =
  (handler: typeof natal, path: `/${string}`, options: object = {}): Ask =>
  ({ subject }, format = 'json') =>
    answerOf(handler, { path, query: { format }, body: { subject, ...options } });

const CHARTS = {
  'natal chart': askOf(natal, '/ephemeris/natal-chart'),
  relocation: askOf(natal, '/ephemeris/relocation', {
    relocation_location: { latitude: 35.6762, longitude: 139.6503, timezone: { iana_name: 'Asia/Tokyo' } },
  }),
  'progressed chart': askOf(natal, '/ephemeris/progressed', { progressed_datetime: { iso: '2026-11-21T00:00:00Z' } }),
};

const synastryPicture: Ask = ({ subject }) =>
  answerOf(comparative, {
    path: '/comparative/synastry',
    query: { format: 'svg' },
    body: { subject_a: subject, subject_b: { ...subject, birth_datetime: { iso: '1990-06-15T12:00:00' } } },
  });

const triWheelPicture: Ask = ({ subject }) =>
  answerOf(comparative, {
    path: '/comparative/tri-wheel',
    query: { format: 'svg' },
    body: { subject, target_datetime: { iso: '2026-11-21T00:00:00Z' } },
  });

async function largest(sizeOf: (body: ReturnType<typeof bodyOf>) => Promise<number>): Promise<Figure> {
  let value = 0;
  for (const birth of births(BIRTHS)) value = Math.max(value, await sizeOf(bodyOf(birth)));
  return { value };
}

const kilobytes = (ask: Ask, format?: string) =>
  largest(async (body) => Buffer.byteLength(await ask(body, format)) / 1000);

const percentOfJson = (ask: Ask) =>
  largest(async (body) => (100 * Buffer.byteLength(await ask(body, 'llm_v2'))) / Buffer.byteLength(await ask(body)));

/** The largest of a hundred births. */
export async function measure(): Promise<Measurement> {
  const figures = {
    'natal chart: rows in % of json': await percentOfJson(CHARTS['natal chart']),
    'relocation: rows in % of json': await percentOfJson(CHARTS.relocation),
    'progressed chart: rows in % of json': await percentOfJson(CHARTS['progressed chart']),
    'picture of a chart': await kilobytes(CHARTS['natal chart'], 'svg'),
    'picture of two charts': await kilobytes(synastryPicture),
    'picture of three charts': await kilobytes(triWheelPicture),
    'lines of a map': await kilobytes(askOf(acg, '/acg/lines')),
  };
  return { figures };
}
