import { expect } from 'vitest';
import { once } from '../../../lib/base/memoize.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { type Measured, tallyAll } from '../../accuracy/tally.ts';
import { foretell } from '../../support/predictive.ts';
import * as independent from './independent.ts';

const TWENTY_YEARS = { start_date: '2015-01-01', end_date: '2035-01-01' };
/** In twenty years neither Neptune nor Pluto has an apsis or a node. */
const TWO_CENTURIES = { start_date: '1860-01-01', end_date: '2060-01-01' };
const spanOf = ({ start_date, end_date }: typeof TWENTY_YEARS) =>
  [Date.parse(start_date), Date.parse(end_date)] as const;

interface EventRecord {
  readonly exact_datetime: string;
  readonly details: Readonly<Record<string, unknown>>;
}

async function fetchEvents(
  type: string,
  planets: readonly string[],
  range = TWENTY_YEARS,
): Promise<readonly EventRecord[]> {
  const { status, text, body } = await foretell('events', { ...range, event_types: [type], planets });
  expect(status, text.slice(0, 300)).toBe(200);
  expect(body.total_count).toBe(body.events.length);
  return body.events;
}

/** Expects the same events in the same order and returns their differences in seconds. */
function compareSeconds(
  events: readonly EventRecord[],
  seen: readonly independent.ReferenceEvent[],
  kindOf: (details: EventRecord['details']) => unknown,
): number[] {
  expect(events.map(({ details }) => kindOf(details))).toEqual(seen.map(({ kind }) => kind));
  return events.map(({ exact_datetime }, index) => (Date.parse(exact_datetime) - (seen[index]?.atMs ?? 0)) / 1000);
}

const toDistanceKind = ({ apsis }: EventRecord['details']): string =>
  apsis === 'perigee' || apsis === 'perihelion' ? 'near' : 'far';

/** Differences of the distances, percent. */
const compareDistancesPercent = (
  events: readonly EventRecord[],
  seen: readonly independent.ReferenceApsis[],
): number[] =>
  events.map(({ details }, index) => (Number(details.distance_au) / (seen[index]?.distanceAu ?? 0) - 1) * 100);

const capitalize = (planet: string): string => planet.charAt(0).toUpperCase() + planet.slice(1);

const twentyYears = { against: 'astronomyEngine', span: '2015–2035', unit: 's', isLong: true } as const;
const twoCenturies = { against: 'astronomyEngine', span: '1860–2060', isLong: true } as const;

/** How many stations there are of each, and the most seconds that the two were seen to differ, rounded up. */
const STATIONS = [
  ['mercury', 126, 600],
  ['venus', 26, 400],
  ['mars', 18, 480],
  ['jupiter', 37, 480],
  ['saturn', 39, 840],
  ['uranus', 39, 1800],
  ['neptune', 40, 2160],
  ['pluto', 40, 2700],
] as const;

async function stations(planet: independent.Planet) {
  const seen = independent.stations(planet, spanOf(TWENTY_YEARS));
  return tallyAll(compareSeconds(await fetchEvents('station', [planet]), seen, ({ motion }) => motion));
}

async function lunations() {
  const events = await fetchEvents('lunation', ['sun', 'moon']);
  return tallyAll(compareSeconds(events, independent.lunations(spanOf(TWENTY_YEARS)), ({ phase }) => phase));
}

async function lunarNodes() {
  const events = await fetchEvents('node_crossing', ['moon']);
  return tallyAll(compareSeconds(events, independent.lunarNodes(spanOf(TWENTY_YEARS)), ({ node }) => node));
}

const lunarApsides = once(async () => {
  const events = await fetchEvents('apsis', ['moon']);
  const seen = independent.lunarApsides(spanOf(TWENTY_YEARS));
  return {
    time: tallyAll(compareSeconds(events, seen, toDistanceKind)),
    distance: tallyAll(compareDistancesPercent(events, seen)),
  };
});

/** When two apsides are, in the unit stated, and how far apart the two bodies are then. */
const compareApsides = (
  apsides: string,
  compared: Omit<Comparison, 'quantity' | 'limit' | 'measure'>,
  measured: () => Promise<{ readonly time: Measured; readonly distance: Measured }>,
  [time, distance]: readonly [time: number, percent: number],
): readonly Comparison[] => [
  { quantity: `${apsides}: time`, ...compared, limit: time, measure: async () => (await measured()).time },
  {
    ...{ quantity: `${apsides}: distance`, ...compared, unit: '%', limit: distance },
    measure: async () => (await measured()).distance,
  },
];

/** Twenty years of events by an independent library. */
export const EVENTS: readonly Comparison[] = [
  ...STATIONS.map(([planet, count, limit]) => ({
    quantity: `Stations of ${capitalize(planet)}: time`,
    ...twentyYears,
    count,
    limit,
    measure: () => stations(planet),
  })),
  { quantity: 'Lunations: time', ...twentyYears, count: 989, limit: 48, measure: lunations },
  { quantity: 'Nodes of the Moon: time', ...twentyYears, count: 537, limit: 33, measure: lunarNodes },
  ...compareApsides('Perigees and apogees of the Moon', { ...twentyYears, count: 530 }, lunarApsides, [231, 0.0038]),
];

/** Likewise, in hours; the Sun's are the Earth's. */
const APSIDES = [
  ['mercury', 1661, 0.25],
  ['venus', 650, 1.4],
  ['sun', 400, 2.3],
  ['mars', 212, 1.2],
  ['jupiter', 34, 16],
  ['saturn', 13, 65],
  ['uranus', 5, 125],
  ['neptune', 3, 260],
  ['pluto', 2, 42],
] as const;

async function planetApsides(planet: (typeof APSIDES)[number][0]) {
  const events = await fetchEvents('apsis', [planet], TWO_CENTURIES);
  const seen = independent.planetApsides(planet, spanOf(TWO_CENTURIES));
  const hours = compareSeconds(events, seen, toDistanceKind).map((one) => one / 3600);
  return { time: tallyAll(hours), distance: tallyAll(compareDistancesPercent(events, seen)) };
}

/** Likewise, in seconds of arc of latitude. */
const NODES = [
  ['mercury', 1661, 6.5],
  ['venus', 650, 5],
  ['mars', 213, 5.8],
  ['jupiter', 33, 7.8],
  ['saturn', 13, 13.7],
  ['uranus', 5, 10.2],
  ['neptune', 2, 7.7],
  ['pluto', 2, 1],
] as const;

async function nodes(planet: independent.Planet) {
  const events = await fetchEvents('node_crossing', [planet], TWO_CENTURIES);
  const seen = independent.nodeCrossings(planet, spanOf(TWO_CENTURIES));
  expect(events.map(({ details }) => details.node)).toEqual(seen.map(({ kind }) => kind));
  return tallyAll(
    events.map(({ exact_datetime }) => independent.latitudeAt(planet, Date.parse(exact_datetime)) * 3600),
  );
}

const apsides: readonly Comparison[] = APSIDES.flatMap(([planet, count, limit]) => {
  const measured = once(() => planetApsides(planet));
  const whose = planet === 'sun' ? 'the Earth' : capitalize(planet);
  const compared = { ...twoCenturies, unit: 'h', count } as const;
  return compareApsides(`Perihelia and aphelia of ${whose}`, compared, measured, [limit, 0.0071]);
});

/** Two centuries of apsides and nodes by the same. */
export const ORBITS: readonly Comparison[] = [
  ...apsides,
  ...NODES.map(([planet, count, limit]) => ({
    quantity: `Nodes of ${capitalize(planet)}: its latitude at them`,
    ...twoCenturies,
    unit: '″' as const,
    count,
    limit,
    measure: () => nodes(planet),
  })),
];
