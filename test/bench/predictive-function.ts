import { gatewayEvent } from '../support/gateway-event.ts';
import { livesOf } from './function-life.ts';
import { figuresOf } from './measure.ts';
import type { Row } from './row.ts';

const REQUESTS = 500;
const STARTS = 1;
const BUDGET_MB = 256;
const BYTES_PER_MB = 1_000_000;

const PLANETS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;
const SLOW = PLANETS.slice(4);

/** The n-th value between two bounds: multiples of an irrational number fall evenly, and alike in every run. */
const spread = (index: number, from: number, to: number): number => from + ((index * Math.SQRT2) % 1) * (to - from);

const natalPoints = (index: number) =>
  Object.fromEntries(Array.from({ length: 10 }, (_, point) => [`Point ${point}`, (index * 7.77 + point * 36.3) % 360]));

/** A request of every endpoint in turn, over spans of a year to fifty, each from a caller of its own. */
function eventAt(index: number) {
  const year = Math.floor(spread(index, 1900, 2020));
  const dates = (years: number) => ({ start_date: `${year}-01-01`, end_date: `${year + years}-01-01` });
  const location = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };
  const birth = { birth_datetime: { iso: `${year - 40}-06-15T14:30:00` }, location };
  const target_datetime = { iso: `${year}-06-01` };
  const requests = [
    [
      'transits/planet-to-degree',
      { planet_name: PLANETS[index % 9], target_degree: (index * 37.7) % 360, ...dates(60) },
    ],
    ['transits/sign-ingresses', { planets: PLANETS, ...dates(20) }],
    ['transits/search', { natal_planets: natalPoints(index), transiting_planets: PLANETS.slice(0, 8), ...dates(10) }],
    ['transits/search', { natal_planets: natalPoints(index), transiting_planets: ['moon'], ...dates(1) }],
    ['transits/search', { natal_planets: natalPoints(index), transiting_planets: SLOW, orb: 3, ...dates(50) }],
    ['returns', { body: PLANETS[index % 6], ...birth, target_datetime, include_chart: true }],
    ['returns/solar', { ...birth, target_datetime, include_chart: true }],
    ['returns/lunar', { ...birth, target_datetime, include_chart: true }],
    ['events', dates(1)],
    ['events', { event_types: ['eclipse_solar', 'eclipse_lunar', 'station'], ...dates(10) }],
  ] as const;
  const [endpoint, body] = requests[index % requests.length] ?? requests[0];
  const principal = { id: `caller ${index}`, scopes: [] };
  return gatewayEvent({ path: `/predictive/${endpoint}`, body, principal });
}

/** What the predictive function holds after a day's work. */
export async function predictiveFunctionRows(): Promise<readonly Row[]> {
  const events = Array.from({ length: REQUESTS }, (_, index) => eventAt(index));
  const lives = await livesOf(Array.from({ length: STARTS }, () => ({ group: 'predictive', events })));
  const memory = figuresOf(lives.map(({ rssBytes }) => rssBytes / BYTES_PER_MB));
  return [
    {
      name: 'predictive: memory after 500 mixed requests',
      unit: 'MB',
      measured: memory.median,
      p95: memory.p95,
      budget: BUDGET_MB,
    },
  ];
}
