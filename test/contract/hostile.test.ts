import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NatalChartResponse } from '../../lib/requests/chart/natal-chart.ts';
import { ask, type TimedAnswer } from '../support/fuzz/ask.ts';
import { anyBody, anyRequest } from '../support/fuzz/chart-request.ts';
import { withDamage } from '../support/fuzz/damage.ts';
import { type DocumentedOperation, documentedOperations } from '../support/fuzz/document.ts';
import { ACCEPTED, NOT_JSON, REFUSED } from '../support/fuzz/hostile-bodies.ts';
import { anyHostileValue, HOSTILE_TEXTS } from '../support/fuzz/hostile-values.ts';
import { expectLocatedFaults } from '../support/fuzz/request-location.ts';
import { expectClientProblem, expectWellAnswered } from '../support/fuzz/well-answered.ts';
import { countRuns } from '../support/property-runs.ts';

/** Time limit per request: far above the slowest of these (70 ms), far below what would block a server. */
const LONGEST_MS = 5000;

function expectServed(answer: TimedAnswer): void {
  expectWellAnswered(answer, NatalChartResponse);
  expect(answer.elapsedMs).toBeLessThan(LONGEST_MS);
}

const natalChart: DocumentedOperation =
  documentedOperations.find(({ path }) => path === '/ephemeris/natal-chart') ?? expect.unreachable();

/** Sends a JSON value, and asserts that every fault of the answer stands at a member of it. */
async function askWith(value: unknown, query: Readonly<Record<string, string>> = {}): Promise<TimedAnswer> {
  const body = JSON.stringify(value);
  const answer = await ask({ body, multiValueQueryStringParameters: lists(query) });
  expectServed(answer);
  expectLocatedFaults(natalChart, { query, body: JSON.parse(body) }, answer);
  return answer;
}

const readPollution = (): unknown => Reflect.get({}, 'polluted') ?? Reflect.get({}, 'admin');

describe('named bodies', () => {
  it.each(Object.entries(NOT_JSON))('%s is InvalidJson', async (_name, body) => {
    const answer = await ask({ body });
    expectServed(answer);
    expect(answer.body).toMatchObject({ status: 400, error: 'InvalidJson' });
  });

  it.each(Object.entries(REFUSED))('%s is rejected with a client error', async (_name, body) => {
    const answer = await ask({ body });
    expectClientProblem(answer);
    expect(answer.elapsedMs).toBeLessThan(LONGEST_MS);
    expect(readPollution()).toBeUndefined();
  });

  it.each(Object.entries(ACCEPTED))('%s is accepted and gives a chart', async (_name, body) => {
    const answer = await ask({ body });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expectServed(answer);
  });
});

describe('any body', () => {
  it('that fits the schema is answered without a server error', async () => {
    let charts = 0;
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ query, body }) => {
        const { status } = await askWith(body, query);
        if (status === 200) charts += 1;
      }),
      { numRuns: countRuns(400) },
    );
    expect(charts).toBeGreaterThan(countRuns(200));
  });

  it('that nearly fits the schema is answered without a server error, at members of the request', async () => {
    const nearlyValid = withDamage(anyBody);
    await fc.assert(
      fc.asyncProperty(nearlyValid, async (body) => {
        await askWith(body);
      }),
      { numRuns: countRuns(1500) },
    );
  });

  it('that is any JSON value is answered without a server error, at members of the request', async () => {
    const anyJson = fc.oneof(anyHostileValue, fc.jsonValue({ noUnicodeString: false }));
    await fc.assert(
      fc.asyncProperty(anyJson, async (value) => {
        await askWith(value);
      }),
      { numRuns: countRuns(500) },
    );
  });

  it('that is any text is answered without a server error', async () => {
    const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(...HOSTILE_TEXTS));
    await fc.assert(
      fc.asyncProperty(anyText, async (body) => expectServed(await ask({ body }))),
      { numRuns: countRuns(500) },
    );
  });

  it('that is any bytes in base64 is answered without a server error', async () => {
    const anyBytes = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes).toString('base64'));
    await fc.assert(
      fc.asyncProperty(anyBytes, async (body) => expectServed(await ask({ body, isBase64Encoded: true }))),
      { numRuns: countRuns(500) },
    );
  });

  it('that is falsely declared as base64 is answered without a server error', async () => {
    const anyRubbish = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...HOSTILE_TEXTS, '====', 'A'.repeat(9)),
    );
    await fc.assert(
      fc.asyncProperty(anyRubbish, async (body) => expectServed(await ask({ body, isBase64Encoded: true }))),
    );
  });
});

describe('any query', () => {
  const anyName = fc.oneof(fc.constantFrom('preset', 'format', ...HOSTILE_TEXTS), fc.string({ unit: 'binary' }));
  const anyText = fc.oneof(fc.constantFrom('full', 'llm', ...HOSTILE_TEXTS), fc.string({ unit: 'binary' }));
  const anyQueryMap = fc.dictionary(anyName, fc.array(anyText, { maxLength: 3 }), { maxKeys: 20 });

  it('of any names and values is answered without a server error', async () => {
    await fc.assert(
      fc.asyncProperty(anyQueryMap, async (query) =>
        expectServed(await ask({ multiValueQueryStringParameters: query })),
      ),
      { numRuns: countRuns(500) },
    );
  });

  it('of 10 000 parameters, each sent twice, is rejected with a client error', async () => {
    const many = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`parameter_${index}`, ['a', 'b']]));
    const answer = await ask({ multiValueQueryStringParameters: many });
    expectClientProblem(answer);
    expect(answer.elapsedMs).toBeLessThan(LONGEST_MS);
  });
});

describe('any headers', () => {
  const anyText = fc.oneof(fc.constantFrom(...HOSTILE_TEXTS), fc.string({ unit: 'binary' }));
  const anyName = fc.oneof(fc.constantFrom('content-type', 'CONTENT-TYPE', 'Authorization', '__proto__'), anyText);
  const anyHeaders = fc.dictionary(anyName, anyText);

  it('of any names and values are answered without a server error', async () => {
    await fc.assert(fc.asyncProperty(anyHeaders, async (headers) => expectServed(await ask({ headers }))));
  });

  it('may be absent', async () => {
    expectServed(await ask({ headers: null, multiValueHeaders: null, multiValueQueryStringParameters: null }));
  });
});

function lists(query: Readonly<Record<string, string>>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value]]));
}
