import { expect } from 'vitest';
import type { Asked, Client } from './asking.ts';
import { CHART } from './columns.ts';
import { describeForClient, learn, type Scene } from './scene.ts';

interface Rush {
  readonly client: Client;
  /** Requests in turn. */
  readonly asked: readonly Asked[];
  readonly requests: number;
  /** Number of parallel clients; each sends its next request after the answer to the last. */
  readonly atOnce: number;
}

/** Sends many requests in parallel. @returns the observations by frequency, the most frequent first */
export async function rush(scene: Scene, { client, asked, requests, atOnce }: Rush): Promise<string> {
  const tally = new Map<string, number>();
  let next = 0;
  const askOn = async (): Promise<void> => {
    while (next < requests) {
      const one = asked[next++ % asked.length] as Asked;
      const [what = ''] = describeForClient(scene, one, await client(one)).split(', `X-Cache');
      tally.set(what, (tally.get(what) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  return [...tally]
    .sort(([, one], [, other]) => other - one)
    .map(([what, count]) => `${count} × ${what}`)
    .join('; ');
}

/** Makes every process that checks keys see the client, and every process of charts see a birth. */
export async function introduce(scene: Scene): Promise<void> {
  await learn(scene, CHART);
  const all = { client: scene.ask, asked: [CHART], requests: 6, atOnce: 3 };
  expect(await rush(scene, all)).toBe('6 × as ever');
}
