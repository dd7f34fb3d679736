import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { hostArchitecture } from '../../infra/architecture.ts';
import { artifactsIn } from '../../infra/artifacts.ts';
import { BUILD_FOLDER } from '../../infra/build/folders.ts';
import { LOCAL_ACCESS, tableVariables } from '../../infra/local/tables/access.ts';
import { TABLES } from '../../infra/tables.ts';
import { openGazetteer } from '../../lib/geo/gazetteer/open.ts';
import { openLandZones } from '../../lib/geo/zone-lookup/land-zones.ts';
import { AFTER_TUNING, BEFORE_TUNING } from '../golden/places/quality.ts';
import { startTables } from '../support/dynamo.ts';
import { gatewayEvent } from '../support/gateway-event.ts';
import { figuresOf } from './measure.ts';
import type { Row } from './row.ts';

const REQUESTS = 2000;
const STARTS = 5;
const ROUNDS = 20;
const BYTES_PER_MB = 1_000_000;
const PROGRAM = fileURLToPath(new URL('place-process.cjs', import.meta.url));
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

interface Run {
  /** File of the requests. */
  readonly events: string;
  /** Where the tables are. */
  readonly tables: string;
}

/** The environment that the stack gives the function, its layer where the build left it instead of /opt. */
function environment({ events, tables }: Run): Record<string, string> {
  const { functionFolder, layerFolder } = artifactsIn(BUILD_FOLDER);
  return {
    EVENTS: events,
    LAMBDA_TASK_ROOT: functionFolder('place'),
    PLACES_PATH: join(layerFolder('places', hostArchitecture()), 'places'),
    NODE_OPTIONS: '--max-semi-space-size=8',
    AWS_REGION: LOCAL_ACCESS.region,
    ...tableVariables(tables),
    ...Object.fromEntries(Object.entries(TABLES).map(([name, { variable }]) => [variable, name])),
  };
}

interface Life {
  readonly firstAnswerMs: number;
  readonly rssBytes: number;
}

/** A fresh process that answers every event of a file. */
async function lifeOf(run: Run): Promise<Life> {
  const startedMs = performance.now();
  const child = spawn(process.execPath, [PROGRAM], {
    env: environment(run),
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  const lines = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]();
  await lines.next();
  const firstAnswerMs = performance.now() - startedMs;
  const { value } = await lines.next();
  const { refused, rssBytes } = JSON.parse(value ?? '{"refused":["nothing was reported"]}');
  if (refused.length > 0) throw new Error(`the place function refused ${refused.join(' ')}`);
  return { firstAnswerMs, rssBytes };
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
  const folder = await mkdtemp(join(tmpdir(), 'place-bench-'));
  const events = join(folder, 'events.json');
  const tables = await startTables();
  try {
    const mixed = Array.from({ length: REQUESTS }, (_, index) =>
      eventAt(index, places[(index * 37) % places.length] ?? { lat: 0, lng: 0 }),
    );
    await writeFile(events, JSON.stringify(mixed));
    const lives: Life[] = [];
    for (let start = 0; start < STARTS; start += 1) lives.push(await lifeOf({ events, tables: tables.endpoint }));
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
  } finally {
    await tables.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
