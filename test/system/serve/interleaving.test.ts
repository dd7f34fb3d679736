import { expect, it } from 'vitest';
import { describedApi } from '../../../functions/described-api.ts';
import type { EndpointDescriptor, Example } from '../../../lib/contract/endpoint.ts';
import { KEY, starter } from '../local/started.ts';
import { CHART, serving } from './served.ts';

const server = serving();
const { start } = starter();

interface Sent {
  readonly title: string;
  readonly method: string;
  readonly target: string;
  readonly body: string | undefined;
}

/** Answers of these say what the service has measured, or are of this moment. */
const CHANGING = new Set([
  '/demo/token',
  '/predictive/health',
  '/predictive/optimization/benchmarks',
  '/predictive/optimization/status',
  '/predictive/rate-limits',
]);

const NOTHING: Partial<Example> = {};

/** Charts in two sidereal zodiacs, by functions that had processes of their own: the engine's mode is one for both. */
const SIDEREAL: readonly Sent[] = [
  toSidereal('/ephemeris/natal-chart', { subject: CHART.subject }, 'lahiri'),
  toSidereal('/comparative/synastry', { subject_a: CHART.subject, subject_b: CHART.subject }, 'fagan_bradley'),
];

function toSidereal(target: string, subjects: object, ayanamsa: string): Sent {
  const body = JSON.stringify({ ...subjects, configuration: { zodiac_type: 'sidereal', ayanamsa } });
  return { title: `${target} ${ayanamsa}`, method: 'POST', target, body };
}

const EXAMPLES: readonly Sent[] = Object.values(describedApi)
  .flatMap(({ endpoints }) => endpoints)
  .filter(({ path, scope, access }) => scope === undefined && access !== 'link' && !CHANGING.has(path))
  .flatMap((endpoint) =>
    (endpoint.examples.length > 0 ? endpoint.examples : [NOTHING]).map((one) => toSent(endpoint, one)),
  );

const REQUESTS = [...EXAMPLES, ...SIDEREAL];

function toSent({ method, path }: EndpointDescriptor, { name = '', query, body }: Partial<Example>): Sent {
  const target = query ? `${path}?${new URLSearchParams(query)}` : path;
  return { title: `${target} ${name}`, method, target, body: body === undefined ? undefined : JSON.stringify(body) };
}

/** What differs between two answers to one request: times of calculation, ids, links. */
const CHANGING_MEMBERS =
  /"(processing_time_ms|calculation_time_ms|calculation_time|calculated_at|timestamp|request_id|url|expires_at|ephemeris_path)":("[^"]*"|[\d.e+-]+)/g;

async function ask(address: string, key: string, { method, target, body }: Sent): Promise<string> {
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
  const answer = await fetch(address + target, { method, headers, ...(body !== undefined && { body }) });
  return `${answer.status} ${(await answer.text()).replaceAll(CHANGING_MEMBERS, '"$1":0')}`;
}

/** A generator with a seed: Park and Miller's. */
function shuffle<Value>(values: readonly Value[], seed: number): Value[] {
  let state = seed;
  const random = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return values
    .map((value) => ({ value, order: random() }))
    .sort((one, other) => one.order - other.order)
    .map(({ value }) => value);
}

it('one process answers all endpoints in any order as the bundle and the sources do in another', async () => {
  const bundle = await server.start({ WORKERS: '1' });
  const keyOfBundle = await server.createKey();
  const sources = await start({ PORT: '0', WORKERS: '1', TABLES_FILE: `${server.folder}/sources.sqlite` });
  expect(sources.address).not.toBe('');
  const first = new Map<string, string>();
  for (const request of shuffle(REQUESTS, 1)) first.set(request.title, await ask(bundle.address, keyOfBundle, request));
  const differing = new Set<string>();
  for (const [seed, address, key] of [
    [2, sources.address, KEY],
    [3, bundle.address, await server.createKey('--name', 'other')], // limits are those of another
  ] as const) {
    for (const request of shuffle(REQUESTS, seed)) {
      if ((await ask(address, key, request)) !== first.get(request.title)) differing.add(request.title);
    }
  }
  expect([...differing].filter((title) => !/now$/i.test(title))).toEqual([]);
  expect([...first.values()].filter((answer) => !answer.startsWith('200'))).toEqual([]);
  await bundle.end('SIGTERM');
}, 300_000);
