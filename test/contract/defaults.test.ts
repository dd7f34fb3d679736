import { describe, expect, test } from 'vitest';
import { buildContract } from '../../infra/build/openapi.ts';
import type { OpenApiSchema } from '../../lib/contract/openapi-document.ts';
import { postTo } from '../support/any-endpoint.ts';
import { operations } from './operations.ts';

const { openapi } = await buildContract();

/** Every default in a schema, as `path = value`; of alternatives `|0` is the first. */
function listDefaults(path: string, schema: OpenApiSchema): string[] {
  const { default: value, properties = {}, items, anyOf = [], oneOf = [] } = schema;
  return [
    ...(value === undefined ? [] : [`${path} = ${JSON.stringify(value)}`]),
    ...Object.entries(properties).flatMap(([name, member]) => listDefaults(`${path}.${name}`, member)),
    ...(items ? listDefaults(`${path}[]`, items) : []),
    ...[...anyOf, ...oneOf].flatMap((form, index) => listDefaults(`${path}|${index}`, form)),
  ];
}

/** The first example of an endpoint. */
function exampleOf(path: string): object {
  const endpoint = operations.find((operation) => operation.endpoint.path === path)?.endpoint;
  const body = endpoint?.examples?.[0]?.body;
  if (typeof body !== 'object' || body === null) throw new Error(`${path} has no example with a body`);
  return body;
}

describe('the defaults of requests', () => {
  test('are those of the list in defaults.txt: a change of one is a change of the contract', async () => {
    const { schemas } = openapi.components;
    const ofBodies = Object.entries(schemas).flatMap(([name, schema]) => listDefaults(name, schema));
    const ofQueries = Object.entries(openapi.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { parameters = [] }]) =>
        parameters.flatMap(({ name, schema }) => listDefaults(`${method} ${path}?${name}`, schema ?? {})),
      ),
    );
    const lines = [...ofBodies, ...ofQueries].sort();
    expect(lines.length).toBeGreaterThan(300);
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('defaults.txt');
  });
});

const MODERN = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const MAP = [...MODERN, 'chiron', 'true_node', 'mean_lilith'];
const MAJOR = ['conjunction', 'sextile', 'square', 'trine', 'opposition'];
/** Without the conjunction, which no pattern has. */
const PATTERN_ORBS = { opposition: 8, trine: 7, square: 7, sextile: 4, quincunx: 3, sesquiquadrate: 2, quintile: 1.5 };
const LATER = { target_datetime: { iso: '2020-01-01T00:00:00Z' } };
const SIDEREAL = { zodiac_type: 'sidereal' };

const VARGA_METHODS = [
  ['d2', 'parashara', 'raman'],
  ['d3', 'parashara', 'jagannatha'],
  ['d7', 'parashara', 'even_backward'],
  ['d9', 'parashara', 'kalachakra'],
  ['d10', 'parashara', 'even_backward'],
  ['d11', 'rath', 'raman'],
  ['d24', 'parashara', 'from_leo'],
  ['d30', 'parashara', 'cyclic'],
  ['d60', 'parashara', 'cyclic'],
] as const;

interface DescribedDefault {
  readonly path: string;
  /** Members of the body that the example does not have. */
  readonly body?: object;
  readonly usual: object;
  readonly other: object;
}

/** Defaults that a description states, as the schema has none: they depend on other members or are long lists. */
const DESCRIBED: readonly DescribedDefault[] = [
  { path: '/ephemeris/midpoints', usual: { objects: [...MODERN, 'chiron', 'true_node'] }, other: { objects: MODERN } },
  { path: '/ephemeris/midpoints', body: SIDEREAL, usual: { ayanamsa: 'lahiri' }, other: { ayanamsa: 'raman' } },
  { path: '/acg/lines', usual: { bodies: MAP }, other: { bodies: MODERN } },
  { path: '/acg/crossings', usual: { bodies: MAP }, other: { bodies: MODERN } },
  { path: '/acg/local-space', usual: { bodies: MAP }, other: { bodies: MODERN } },
  { path: '/acg/aspects', usual: { bodies: MAP }, other: { bodies: MODERN } },
  {
    path: '/ephemeris/analysis',
    usual: { options: { pattern_bodies: MODERN } },
    other: { options: { pattern_bodies: [...MODERN, 'chiron'] } },
  },
  {
    path: '/ephemeris/analysis',
    usual: { options: { pattern_orbs: PATTERN_ORBS } },
    other: { options: { pattern_orbs: { ...PATTERN_ORBS, quincunx: 2 } } },
  },
  {
    path: '/ephemeris/natal-chart',
    usual: { options: { include_aspects: true, include_sectors: false } },
    other: { options: { include_aspects: false } },
  },
  {
    path: '/ephemeris/natal-chart',
    body: { options: { include_sectors: true } },
    usual: { options: { include_sectors: true, sector_method: 'latitude' } },
    other: { options: { include_sectors: true, sector_method: 'no_latitude' } },
  },
  {
    path: '/ephemeris/natal-chart',
    body: { configuration: { zodiac_type: 'draconic' } },
    usual: { configuration: { zodiac_type: 'draconic', node_source: 'true' } },
    other: { configuration: { zodiac_type: 'draconic', node_source: 'mean' } },
  },
  {
    path: '/ephemeris/natal-chart',
    body: { configuration: SIDEREAL, options: { verbosity: 'detailed' } },
    usual: { options: { verbosity: 'detailed', kp_ayanamsa: 'krishnamurti' } },
    other: { options: { verbosity: 'detailed', kp_ayanamsa: 'lahiri' } },
  },
  { path: '/comparative/composite', usual: { house_method: 'derived' }, other: { house_method: 'midpoint' } },
  {
    path: '/comparative/composite',
    body: { method: 'davison' },
    usual: { place_method: 'arithmetic' },
    other: { place_method: 'great_circle' },
  },
  {
    path: '/vedic/dashas',
    body: { system: 'ashtottari', ...LATER },
    usual: { abhijit: 'not' },
    other: { abhijit: 'counted' },
  },
  { path: '/vedic/dashas', body: LATER, usual: { ayanamsa: 'lahiri' }, other: { ayanamsa: 'raman' } },
  { path: '/vedic/panchanga', usual: { ayanamsa: 'lahiri' }, other: { ayanamsa: 'raman' } },
  ...VARGA_METHODS.map(([varga, usual, other]) => ({
    path: '/vedic/chart',
    body: { vargas: [Number(varga.slice(1))] },
    usual: { varga_methods: { [varga]: usual } },
    other: { varga_methods: { [varga]: other } },
  })),
  { path: '/sky/rise-set', usual: { bodies: ['sun', 'moon'] }, other: { bodies: ['sun'] } },
  { path: '/sky/rise-set', usual: { refraction: 'standard' }, other: { refraction: 'computed' } },
  {
    path: '/sky/rise-set',
    body: { location: { latitude: 46.55, longitude: 7.98, elevation: 3454 } },
    usual: { horizon_dip: false },
    other: { horizon_dip: true },
  },
  {
    path: '/sky/rise-set',
    body: { refraction: 'computed' },
    usual: { pressure_hpa: 1010, temperature_c: 10 },
    other: { pressure_hpa: 1000 },
  },
  { path: '/sky/heliacal', usual: { bodies: ['venus'] }, other: { bodies: ['mercury'] } },
  { path: '/ephemeris/table', usual: { bodies: MODERN }, other: { bodies: ['sun'] } },
  { path: '/ephemeris/table', usual: { time_of_day: '00:00' }, other: { time_of_day: '12:00' } },
  {
    path: '/predictive/events',
    body: { event_types: ['aspect'] },
    usual: { aspects: MAJOR },
    other: { aspects: ['conjunction'] },
  },
  {
    path: '/predictive/events',
    body: { event_types: ['void_of_course'], planets: MODERN },
    usual: { void_of_course: 'modern' },
    other: { void_of_course: 'traditional' },
  },
];

/** What two answers to the same question differ in: when and how long it was calculated, and the request in the handle. */
const IGNORED: ReadonlySet<string> = new Set([
  'calculation_time',
  'calculation_time_ms',
  'processing_time_ms',
  'handle',
]);

const readResults = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body, (key, value: unknown) => (IGNORED.has(key) ? undefined : value)));

describe('a default that the description of a member states', () => {
  test.each(DESCRIBED)('is the one that is used: $path $usual', async ({ path, body, usual, other }) => {
    const silent = Object.entries(exampleOf(path)).filter(([member]) => !(member in usual));
    const base = { ...Object.fromEntries(silent), ...body };
    const answers = [base, { ...base, ...usual }, { ...base, ...other }].map((sent) => postTo(path, sent));
    const [unstated, stated, different] = await Promise.all(answers);
    expect([unstated, stated, different].map((answer) => answer?.status)).toEqual([200, 200, 200]);
    expect(readResults(stated?.body)).toEqual(readResults(unstated?.body));
    expect(readResults(different?.body)).not.toEqual(readResults(unstated?.body));
  });
});
