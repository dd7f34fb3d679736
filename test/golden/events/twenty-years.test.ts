import { describe, expect, test } from 'vitest';
import { foretell } from '../../support/predictive.ts';
import * as independent from './independent.ts';

const TWENTY_YEARS = { start_date: '2015-01-01', end_date: '2035-01-01' };
/** In twenty years neither Neptune nor Pluto has an apsis or a node. */
const TWO_CENTURIES = { start_date: '1860-01-01', end_date: '2060-01-01' };
const spanOf = ({ start_date, end_date }: typeof TWENTY_YEARS) =>
  [Date.parse(start_date), Date.parse(end_date)] as const;

interface Told {
  readonly exact_datetime: string;
  readonly details: Readonly<Record<string, unknown>>;
}

async function told(type: string, planets: readonly string[], range = TWENTY_YEARS): Promise<readonly Told[]> {
  const { status, text, body } = await foretell('events', { ...range, event_types: [type], planets });
  expect(status, text.slice(0, 300)).toBe(200);
  expect(body.total_count).toBe(body.events.length);
  return body.events;
}

/** The same events in the same order, and how far apart the two have them at worst, seconds. */
function worstSeconds(
  events: readonly Told[],
  seen: readonly independent.Seen[],
  kindOf: (details: Told['details']) => unknown,
): number {
  expect(events.map(({ details }) => kindOf(details))).toEqual(seen.map(({ kind }) => kind));
  return Math.max(
    ...events.map(({ exact_datetime }, index) => {
      return Math.abs(Date.parse(exact_datetime) - (seen[index]?.atMs ?? 0)) / 1000;
    }),
  );
}

const nearOrFar = ({ apsis }: Told['details']): string =>
  apsis === 'perigee' || apsis === 'perihelion' ? 'near' : 'far';

/** The most by which the two have a distance differently, as a share of it. */
function worstShare(events: readonly Told[], seen: readonly independent.SeenApsis[]): number {
  return Math.max(
    ...events.map(({ details }, index) => Math.abs(Number(details.distance_au) / (seen[index]?.distanceAu ?? 0) - 1)),
  );
}

/** In each row how many there are, and the most that the two were seen to differ, rounded up. */
describe('twenty years of events are those of astronomy-engine, none extra, none missing', () => {
  test.each([
    ['mercury', 126, 600],
    ['venus', 26, 400],
    ['mars', 18, 480],
    ['jupiter', 37, 480],
    ['saturn', 39, 840],
    ['uranus', 39, 1800],
    ['neptune', 40, 2160],
    ['pluto', 40, 2700],
  ] as const)('stations of %s: %d within %d s', async (planet, count, seconds) => {
    const events = await told('station', [planet]);
    expect(events.length).toBe(count);
    const seen = independent.stations(planet, spanOf(TWENTY_YEARS));
    expect(worstSeconds(events, seen, ({ motion }) => motion)).toBeLessThan(seconds);
  });

  test('989 lunations within 48 s', async () => {
    const events = await told('lunation', ['sun', 'moon']);
    const worst = worstSeconds(events, independent.lunations(spanOf(TWENTY_YEARS)), ({ phase }) => phase);
    expect(events.length).toBe(989);
    expect(worst).toBeLessThan(48);
  });

  test('537 nodes of the Moon within 33 s', async () => {
    const events = await told('node_crossing', ['moon']);
    const worst = worstSeconds(events, independent.lunarNodes(spanOf(TWENTY_YEARS)), ({ node }) => node);
    expect(events.length).toBe(537);
    expect(worst).toBeLessThan(33);
  });

  test('530 apsides of the Moon within 231 s', async () => {
    const events = await told('apsis', ['moon']);
    const seen = independent.lunarApsides(spanOf(TWENTY_YEARS));
    expect(events.length).toBe(530);
    expect(worstSeconds(events, seen, nearOrFar)).toBeLessThan(231);
    expect(worstShare(events, seen)).toBeLessThan(3.8e-5);
  });
});

describe('two centuries of apsides and nodes are those of astronomy-engine', () => {
  test.each([
    ['mercury', 1661, 0.25],
    ['venus', 650, 1.4],
    ['sun', 400, 2.3],
    ['mars', 212, 1.2],
    ['jupiter', 34, 16],
    ['saturn', 13, 65],
    ['uranus', 5, 125],
    ['neptune', 3, 256],
    ['pluto', 2, 42],
  ] as const)('apsides of %s: %d within %d h', async (planet, count, hours) => {
    const events = await told('apsis', [planet], TWO_CENTURIES);
    const seen = independent.planetApsides(planet, spanOf(TWO_CENTURIES));
    expect(events.length).toBe(count);
    expect(worstSeconds(events, seen, nearOrFar) / 3600).toBeLessThan(hours);
    expect(worstShare(events, seen)).toBeLessThan(7.1e-5);
  });

  test.each([
    ['mercury', 1661, 6.5],
    ['venus', 650, 5],
    ['mars', 213, 5.8],
    ['jupiter', 33, 7.8],
    ['saturn', 13, 13.7],
    ['uranus', 5, 10.2],
    ['neptune', 2, 7.7],
    ['pluto', 2, 1],
  ] as const)('nodes of %s: %d, at a latitude within %d″ of zero', async (planet, count, arcsec) => {
    const events = await told('node_crossing', [planet], TWO_CENTURIES);
    const seen = independent.nodeCrossings(planet, spanOf(TWO_CENTURIES));
    expect(events.map(({ details }) => details.node)).toEqual(seen.map(({ kind }) => kind));
    expect(events.length).toBe(count);
    const latitudes = events.map(({ exact_datetime }) => independent.latitudeAt(planet, Date.parse(exact_datetime)));
    expect(Math.max(...latitudes.map(Math.abs)) * 3600).toBeLessThan(arcsec);
  });
});
