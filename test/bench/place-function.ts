import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openGazetteer } from '../../lib/geo/gazetteer/open.ts';
import { openLandZones } from '../../lib/geo/zone-lookup/land-zones.ts';
import { AFTER_TUNING, BEFORE_TUNING } from '../golden/places/quality.ts';
import { gatewayEvent } from '../support/gateway-event.ts';
import { livesOf } from './function-life.ts';
import { figuresOf } from './measure.ts';
import type { Row } from './row.ts';

const REQUESTS = 2000;
const STARTS = 5;
const ROUNDS = 20;
const BYTES_PER_MB = 1_000_000;
const LAYER = fileURLToPath(new URL('../../layers/places', import.meta.url));

const QUERIES = [...BEFORE_TUNING, ...AFTER_TUNING].map(({ query }) => query);

interface Point {
  readonly lat: number;
  readonly lng: number;
}

/** Where the places of the quality tables lie: some hundred cities all over the Earth. */
function points(): readonly Point[] {
  const gazetteer = openGazetteer(join(LAYER, 'gazetteer.bin'));
  const places = QUERIES.flatMap((query) => gazetteer.search(query, 3));
  return places.map(({ latitude, longitude }) => ({ lat: latitude, lng: longitude }));
}

/** A request of every endpoint in turn, each from a caller of its own, so that none reaches its limit. */
function eventAt(index: number, { lat, lng }: Point) {
  const query = QUERIES[index % QUERIES.length] ?? 'Basel';
  const place = { latitude: lat, longitude: lng };
  const coordinates = { lat: String(lat), lng: String(lng) };
  const requests = [
    { path: '/timezone/lookup', body: place },
    { path: '/timezone/offset', body: { ...place, datetime: { iso: '1945-07-01T12:00:00' } } },
    { path: '/location/autocomplete', query: { query: query.slice(0, 1 + (index % 7)).trim() } },
    { path: '/location/reverse', query: coordinates },
    { path: '/location/timezone', query: { ...coordinates, timestamp: '-700000000' } },
    { path: '/location/batch', body: { locations: [{ query }, { coordinates: { lat, lng } }] } },
  ] as const;
  const request = requests[index % requests.length] ?? requests[0];
  return gatewayEvent({ ...request, principal: { id: `caller ${index}`, scopes: [] } });
}

function lookUpRow(places: readonly Point[]): Row {
  const landZonesAt = openLandZones(LAYER);
  const busiest = places.slice(0, 100);
  for (const { lat, lng } of busiest) landZonesAt(lat, lng);
  const samples = Array.from({ length: ROUNDS }, () => busiest).flatMap((round) =>
    round.map(({ lat, lng }) => {
      const startedMs = performance.now();
      landZonesAt(lat, lng);
      return (performance.now() - startedMs) * 1000;
    }),
  );
  const { median, p95 } = figuresOf(samples);
  return { name: 'zone look-up, warm', unit: 'µs', measured: median, p95, budget: 50 };
}

/** Figures of zone look-up and of the place function as it is deployed, against their budgets. */
export async function placeFunctionRows(): Promise<readonly Row[]> {
  const places = points();
  const events = Array.from({ length: REQUESTS }, (_, index) =>
    eventAt(index, places[(index * 37) % places.length] ?? { lat: 0, lng: 0 }),
  );
  const lives = await livesOf(Array.from({ length: STARTS }, () => ({ group: 'place', events })));
  const first = figuresOf(lives.map(({ firstAnswerMs }) => firstAnswerMs));
  const memory = figuresOf(lives.map(({ rssBytes }) => rssBytes / BYTES_PER_MB));
  return [
    lookUpRow(places),
    { name: 'place: start to first answer', unit: 'ms', measured: first.median, p95: first.p95, budget: 300 },
    {
      name: 'place: memory after 2 000 mixed requests',
      unit: 'MB',
      measured: memory.median,
      p95: memory.p95,
      budget: 150,
    },
  ];
}
