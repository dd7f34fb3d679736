import { expect, it } from 'vitest';
import { KEY, starter } from '../start/started.ts';
import { isAboutNow, maskChanging, REQUESTS, type Sent, send } from './examples.ts';
import { startServer } from './served.ts';

const server = startServer();
const { start } = starter();

async function ask(address: string, key: string, request: Sent): Promise<string> {
  const answer = await send(address, key, request);
  return `${answer.status} ${maskChanging(await answer.text())}`;
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
      const answer = await ask(address, key, request);
      if (answer !== first.get(request.title) && !isAboutNow(request)) differing.add(request.title);
    }
  }
  expect([...differing]).toEqual([]);
  expect([...first.values()].filter((answer) => !answer.startsWith('200'))).toEqual([]);
  await bundle.end('SIGTERM');
}, 300_000);
