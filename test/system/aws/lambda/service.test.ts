import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, test } from 'vitest';
import * as z from 'zod';
import { api, selectGroups } from '../../../../functions/api.ts';
import { ProblemSchema } from '../../../../lib/chain/openapi/problem-responses.ts';
import type { Example } from '../../../../lib/contract/endpoint.ts';
import { operations } from '../../../contract/operations.ts';
import { expectPublished } from '../../../contract/published.ts';
import { expectExactly } from '../../../support/fuzz/well-answered.ts';
import type { Usage } from './interface-client.ts';
import { type Question, serveSynthesized } from './served.ts';

const served = serveSynthesized();

/** The request to an endpoint that reads no request. */
const NOTHING: Example = { name: 'asked', summary: 'Asked without more' };

/** Largest share of its memory that a function may have resident: the rest is for requests larger than the examples. */
const LARGEST_SHARE = 0.8;

/** Groups without an option; what ends something answers without a body, or needs what an earlier request made. */
const asked = operations.filter(
  ({ endpoint, group }) => endpoint.access !== 'link' && endpoint.method !== 'DELETE' && group in selectGroups([]),
);

describe.each(asked)('$title', ({ endpoint }) => {
  const { method, path, response } = endpoint;
  const examples = endpoint.examples.length > 0 ? endpoint.examples : [NOTHING];

  test.each(examples)('$name is answered as the contract says', async (example) => {
    const answer = await served.ask({ method, path, example });
    const text = await answer.text();
    expect(answer.status, text).toBe(200);
    if (response instanceof z.ZodNever) {
      expect(Object.keys(endpoint.otherMedia ?? {})).toContain(answer.headers.get('content-type'));
      return;
    }
    expect(answer.headers.get('content-type')).toBe('application/json');
    expectExactly(response, JSON.parse(text));
    expectPublished(endpoint, JSON.parse(text));
  });
});

describe('a function of the service', () => {
  const catalog: Question = { method: 'GET', path: '/ephemeris/house-systems', example: {} };
  const functionName = 'natal-dev-catalog';

  async function expectBadGateway(response: Response): Promise<void> {
    expect(response.status).toBe(502);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(ProblemSchema.parse(await response.json()).status).toBe(502);
    expect((await served.ask(catalog)).status).toBe(200);
  }

  /** Suspends the processes of the function, sends a request, and applies `becomes` to each process. */
  async function askOneThat(becomes: (processId: number) => Promise<void>): Promise<Response> {
    await served.ask(catalog);
    const processes = served.clients.processesOf(functionName);
    expect(processes.length).toBeGreaterThan(0);
    for (const processId of processes) process.kill(processId, 'SIGSTOP');
    const answer = served.ask(catalog);
    for (const processId of processes) await becomes(processId);
    return await answer;
  }

  it('that is killed during a request causes a 502, and the next request is served', async () => {
    await expectBadGateway(
      await askOneThat(async (processId) => {
        await delay(500);
        process.kill(processId, 'SIGKILL');
      }),
    );
  });

  it('that exceeds its own timeout causes a 502, and the next request is served', async () => {
    const startedMs = performance.now();
    await expectBadGateway(await askOneThat(async () => undefined));
    expect(performance.now() - startedMs).toBeGreaterThan(api.catalog.timeoutSeconds * 1000);
  });
});

describe('memory', () => {
  it('suffices: no function was ended for lack of it or came near its limit', () => {
    const usage = [...served.clients.usage()];
    expect(usage.length).toBeGreaterThan(Object.keys(selectGroups([])).length);
    for (const [name, { memoryMb, peakBytes, memoryKills }] of usage) {
      expect(memoryKills, name).toBe(0);
      expect(peakBytes, name).toBeGreaterThan(0);
      expect(peakBytes, name).toBeLessThan(memoryMb * 1024 * 1024 * LARGEST_SHARE);
    }
  });

  afterAll(() => console.log(memoryTable(served.clients.usage())));
});

function memoryTable(usage: ReadonlyMap<string, Usage>): string {
  const rows = [...usage].map(([name, { memoryMb, peakBytes }]) => {
    const peakMb = Math.round(peakBytes / 1024 / 1024);
    return `| ${name} | ${memoryMb} | ${peakMb} | ${Math.round((100 * peakMb) / memoryMb)} % |`;
  });
  return ['| function | memory, MB | peak, MB | of it |', '| --- | ---: | ---: | ---: |', ...rows].join('\n');
}
