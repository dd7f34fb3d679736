import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '../../../functions/api.ts';
import { Figures } from '../../../infra/cost/figures.ts';
import { between, guideOf } from '../../../infra/cost/guide.ts';
import { LINES } from '../../../infra/cost/lines.ts';
import { FUNCTIONS } from '../../../infra/cost/measure/functions.ts';
import { pageOf } from '../../../infra/cost/page.ts';
import { GUIDE, PAGE, RECORDED } from '../../../infra/cost/paths.ts';
import { PRICED, PRICES } from '../../../infra/cost/prices.ts';
import { millionUsage, SCENARIOS } from '../../../infra/cost/scenarios.ts';
import { KEPT_MONTHS, LOG_MONTHS } from '../../../infra/cost/spans.ts';
import type { EndpointDescriptor } from '../../../lib/http/endpoint.ts';

const figures = Figures.parse(JSON.parse(readFileSync(RECORDED, 'utf8')));
const read = (path: string): string => readFileSync(path, 'utf8');
const AFTER_A_CHANGE = 'after a change of prices or of what is assumed: npm run cost -- --page';

describe('what is written about cost', () => {
  it('is figures times prices', () => {
    expect(read(PAGE), AFTER_A_CHANGE).toBe(pageOf(figures));
  });

  it('stands in the guide too', () => {
    const guide = read(GUIDE);
    expect(guide, AFTER_A_CHANGE).toBe(between(guide, guideOf(figures)));
    expect(() => between('no marks', 'a table')).toThrow('there is no place between');
  });

  it('names the day on which prices were looked up, and that the examples deploy to another Region', () => {
    for (const text of [pageOf(figures), guideOf(figures)]) {
      expect(text).toContain(`looked up ${PRICED.lookedUpOn}; check before relying on them`);
      expect(text).toMatch(/`eu-central-1`, where prices are others/);
    }
  });

  it('says what lasts how long as the code has it', () => {
    const page = pageOf(figures);
    expect(page).toContain('Logs are kept for 90 days, answers for 30.');
    expect(page).toContain('the first after 5 s of an instance settles its statistics');
    expect(page).toContain('before the first answer from memory after 1 s');
    expect([LOG_MONTHS, KEPT_MONTHS].map((months) => months.toFixed(3))).toEqual(['2.959', '0.986']);
  });

  it('has the authorizer among the functions', () => {
    expect(pageOf(figures)).toMatch(/\| authorizer \| 512 \| key known .*\n\| authorizer \| 512 \| key looked up /);
  });

  it('costs more for a million where there are few, as each of them settles and asks for clearings', () => {
    const [, , , kept] = SCENARIOS;
    if (!kept) throw new Error('there is no such scenario');
    const [few, many] = [1e6, 100e6].map((volume) => millionUsage(kept, figures, volume));
    expect(few?.tableReadUnit).toBeGreaterThan((many?.tableReadUnit ?? 0) + 0.4e6);
    expect(few?.tableWriteUnit).toBeGreaterThan((many?.tableWriteUnit ?? 0) + 1e6);
    expect(few?.lambdaGbSecond).toBeGreaterThan(many?.lambdaGbSecond ?? 0);
  });

  it('has every price in one line of the bill, from a page of AWS', () => {
    expect(Object.values(LINES).flat().sort()).toEqual(Object.keys(PRICES).sort());
    for (const { usd, page, readIn } of Object.values(PRICES)) {
      expect(usd).toBeGreaterThan(0);
      expect(page).toMatch(/^https:\/\/aws\.amazon\.com\//);
      expect(readIn).toMatch(/^https:\/\//);
    }
  });

  it('has scenarios that are whole', () => {
    for (const { name, parts } of SCENARIOS) {
      expect(
        parts.reduce((sum, { share }) => sum + share, 0),
        name,
      ).toBeCloseTo(1, 9);
    }
  });
});

describe('the figures', () => {
  it('are of every function, with the memory that it has', () => {
    const memory = (of: Readonly<Record<string, { readonly memoryMb: number }>>) =>
      Object.fromEntries(Object.entries(of).map(([name, { memoryMb }]) => [name, memoryMb]));
    expect(memory(figures.functions), 'npm run cost').toEqual(memory(FUNCTIONS));
  });

  it('have as many lines of every warm-up of a function: one that failed has others', () => {
    for (const [name, { warmUp }] of Object.entries(figures.functions)) {
      expect(Number.isInteger(warmUp.logEvents), name).toBe(true);
    }
  });

  const endpoints = Object.values(api).flatMap((group): readonly EndpointDescriptor[] => group.endpoints);
  const measured = Object.values(figures.functions).flatMap(({ examples }) =>
    examples.flatMap((example) => {
      const endpoint = endpoints.find(({ method, path }) => method === example.method && path === example.path);
      return endpoint ? [{ example, endpoint }] : [];
    }),
  );

  it('have a write for each limit that is counted, and none where nothing is counted or kept', () => {
    expect(measured.length).toBeGreaterThan(50);
    for (const { example, endpoint } of measured) {
      const limit = endpoint.limits === 'none' ? 0 : 1;
      if (endpoint.path.startsWith('/predictive/optimization')) continue; // clears what is kept
      if (endpoint.stored === undefined) expect(example.writeUnits, example.path).toBe(limit);
      else if (example.outcome === 'calculated')
        expect(example.writeUnits - example.keptUnits, example.path).toBe(limit);
      else expect(example.writeUnits, example.path).toBe(limit);
    }
  });

  it('have a unit read where an answer is looked for in the table, and next to nothing where it lies in memory', () => {
    const of = (outcome: string) => measured.filter(({ example }) => example.outcome === outcome);
    for (const { example } of of('from memory')) expect(example.readUnits, example.path).toBeLessThan(0.2);
    for (const { example } of of('calculated')) expect(example.readUnits, example.path).toBeGreaterThanOrEqual(1);
    for (const { example } of of('from the table')) expect(example.readUnits, example.path).toBeGreaterThanOrEqual(1);
  });
});
