import type { APIGatewayProxyEvent } from 'aws-lambda';
import type { GroupName } from '../../../functions/api.ts';
import { describedApi } from '../../../functions/described-api.ts';
import { LOCAL_CLIENT_CONFIG } from '../../../host/tables/client-config.ts';
import { AUTHORIZER } from '../../../infra/authorizer-function.ts';
import { registerClient } from '../../../infra/keys/create.ts';
import { createDemoRecord } from '../../../infra/keys/demo.ts';
import type { KeyDeployment } from '../../../infra/keys/deployment.ts';
import { KeyTable } from '../../../infra/keys/key-table.ts';
import { LinkSecretTable } from '../../../infra/keys/link-secret-table.ts';
import { ensureLinkSecret } from '../../../infra/keys/link-secrets.ts';
import { NO_GATEWAY_KEYS } from '../../../infra/keys/no-gateway-keys.ts';
import type { EndpointDescriptor } from '../../../lib/contract/endpoint.ts';
import { AFTER_TUNING, BEFORE_TUNING } from '../../golden/places/quality.ts';
import { authorizerEvent } from '../../support/authorizer-event.ts';
import { startTables } from '../../support/dynamo.ts';
import { gatewayEvent, type TestRequest } from '../../support/gateway-event.ts';
import { birth } from '../births.ts';
import { findFunction, type Life, lifeOf } from '../function-life.ts';
import { median } from '../measure.ts';
import type { Figure, Measurement, Table } from '../record.ts';
import { FUNCTIONS, type FunctionName, startOf } from '../rows.ts';

const STARTS = 10;

/** The first example of a group that needs no scope. */
function exampleOf(group: GroupName): APIGatewayProxyEvent {
  const endpoints: readonly EndpointDescriptor[] = describedApi[group].endpoints;
  const endpoint = endpoints.find(({ scope }) => scope === undefined);
  if (!endpoint) throw new Error(`every endpoint of ${group} needs a scope`);
  const { query, body } = endpoint.examples[0] ?? {};
  return gatewayEvent({ method: endpoint.method, path: endpoint.path, ...(query && { query }), body });
}

async function starts(key: string): Promise<Map<FunctionName, Life[]>> {
  const checked = authorizerEvent({ headers: { 'X-API-Key': key } });
  const lives = new Map(FUNCTIONS.map((name) => [name, [] as Life[]]));
  for (let start = 0; start < STARTS; start += 1) {
    for (const [name, seen] of lives) seen.push(await lifeOf(name, [name === AUTHORIZER ? checked : exampleOf(name)]));
  }
  return lives;
}

const totalMs = ({ nodeMs, loadMs, answerMs }: Life): number => nodeMs + loadMs + answerMs;

function startFigures(lives: ReadonlyMap<FunctionName, readonly Life[]>): Record<string, Figure> {
  const figures = [...lives].map(([name, seen]) => [
    startOf(name),
    { value: median(seen.map((life) => totalMs(life) / life.nodeMs)), ms: median(seen.map(totalMs)) },
  ]);
  return Object.fromEntries(figures);
}

const startTable = (lives: ReadonlyMap<FunctionName, readonly Life[]>): Table => [
  ['function', 'memory, MB', 'Node', 'loading', 'first answer', 'together, ms'],
  ...[...lives].map(([name, seen]) => {
    const parts = [
      ...(['nodeMs', 'loadMs', 'answerMs'] as const).map((part) => seen.map((life) => life[part])),
      seen.map(totalMs),
    ];
    return [`\`${name}\``, String(findFunction(name).memoryMb), ...parts.map((values) => median(values).toFixed(0))];
  }),
];

const QUERIES = [...BEFORE_TUNING, ...AFTER_TUNING].map(({ query }) => query);

/** Every endpoint in turn, over spans of a year to fifty; each from a caller of its own, so none reaches its limit. */
const eventsOf = (count: number, requestAt: (index: number) => TestRequest): APIGatewayProxyEvent[] =>
  Array.from({ length: count }, (_, index) =>
    gatewayEvent({ ...requestAt(index), principal: { id: `caller ${index}`, scopes: [] } }),
  );

function placeRequest(index: number): TestRequest {
  const { latitudeDeg: latitude, longitudeDeg: longitude } = birth(index);
  const query = QUERIES[index % QUERIES.length] ?? 'Basel';
  const at = { latitude, longitude };
  const coordinates = { lat: String(latitude), lng: String(longitude) };
  const requests: readonly TestRequest[] = [
    { path: '/timezone/lookup', body: at },
    { path: '/timezone/offset', body: { ...at, datetime: { iso: '1945-07-01T12:00:00' } } },
    { path: '/location/autocomplete', query: { query: query.slice(0, 1 + (index % 7)).trim() } },
    { path: '/location/reverse', query: coordinates },
    { path: '/location/timezone', query: { ...coordinates, timestamp: '-700000000' } },
    { path: '/location/batch', body: { locations: [{ query }, { coordinates: { lat: latitude, lng: longitude } }] } },
  ];
  return requests[index % requests.length] as TestRequest;
}

const PLANETS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

function predictiveRequest(index: number): TestRequest {
  const year = 1900 + ((index * 47) % 120);
  const years = (count: number) => ({ start_date: `${year}-01-01`, end_date: `${year + count}-01-01` });
  const natal_planets = Object.fromEntries(PLANETS.map((name, point) => [name, (index * 7.77 + point * 36.3) % 360]));
  const location = { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } };
  const target_datetime = { iso: `${year}-06-01` };
  const returning = {
    birth_datetime: { iso: `${year - 40}-06-15T14:30:00` },
    location,
    target_datetime,
    include_chart: true,
  };
  const requests = [
    [
      'transits/planet-to-degree',
      { planet_name: PLANETS[index % 9], target_degree: (index * 37.7) % 360, ...years(60) },
    ],
    ['transits/sign-ingresses', { planets: PLANETS, ...years(20) }],
    ['transits/search', { natal_planets, transiting_planets: PLANETS.slice(0, 8), ...years(10) }],
    ['transits/search', { natal_planets, transiting_planets: ['moon'], ...years(1) }],
    ['transits/search', { natal_planets, transiting_planets: PLANETS.slice(4), orb: 3, ...years(50) }],
    ['returns', { body: PLANETS[index % 6], ...returning }],
    ['returns/solar', returning],
    ['returns/lunar', returning],
    ['events', years(1)],
    ['events', { event_types: ['eclipse_solar', 'eclipse_lunar', 'station'], ...years(10) }],
  ] as const;
  const [path, body] = requests[index % requests.length] as (typeof requests)[number];
  return { path: `/predictive/${path}`, body };
}

/** Median of three processes. */
async function memoryMb(group: GroupName, events: readonly APIGatewayProxyEvent[]): Promise<Figure> {
  const lives = [await lifeOf(group, events), await lifeOf(group, events), await lifeOf(group, events)];
  return { value: median(lives.map(({ rssMb }) => rssMb)) };
}

/** Registers a client. @returns its key */
async function addClient(deployment: Pick<KeyDeployment, 'table' | 'linkSecrets'>): Promise<string> {
  const without = { description: 'bench', gatewayKeys: NO_GATEWAY_KEYS, issuer: undefined };
  const { key } = await registerClient({ name: 'bench', plan: 'standard' }, { ...without, ...deployment }, new Date());
  if (key === undefined) throw new Error('a client without a subject has a key');
  return key;
}

/** Built functions in fresh processes. */
export async function measure(): Promise<Measurement> {
  const tables = await startTables();
  const secrets = LinkSecretTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  await ensureLinkSecret(secrets, new Date());
  // The function of the demo refuses visitors without this record.
  const keys = KeyTable.open('keys', { endpoint: tables.endpoint, ...LOCAL_CLIENT_CONFIG });
  await keys.add(createDemoRecord(new Date()));
  const lives = await starts(await addClient({ table: keys, linkSecrets: secrets }));
  const figures = {
    ...startFigures(lives),
    'place: memory after 2000 mixed requests': await memoryMb('place', eventsOf(2000, placeRequest)),
    'predictive: memory after 500 mixed requests': await memoryMb('predictive', eventsOf(500, predictiveRequest)),
  };
  await tables.stop();
  return { figures, tables: { starts: startTable(lives) } };
}
