import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { api } from '../../../functions/api.ts';
import { Figures } from '../../../infra/cost/figures.ts';
import { LINES } from '../../../infra/cost/lines.ts';
import { FUNCTIONS } from '../../../infra/cost/measure/functions.ts';
import { between, pageOf, scenarioTable } from '../../../infra/cost/page.ts';
import { GUIDE, PAGE, RECORDED } from '../../../infra/cost/paths.ts';
import { PRICES } from '../../../infra/cost/prices.ts';
import { SCENARIOS } from '../../../infra/cost/scenarios.ts';
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
    expect(guide, AFTER_A_CHANGE).toBe(between(guide, scenarioTable(figures)));
    expect(() => between('no marks', 'a table')).toThrow('there is no place between');
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

  it('have nothing read where an answer lies in memory, and at least a unit where it lies in the table', () => {
    const of = (outcome: string) => measured.filter(({ example }) => example.outcome === outcome);
    for (const { example } of of('from memory')) expect(example.readUnits, example.path).toBeLessThan(0.2);
    for (const { example } of of('from the table')) expect(example.readUnits, example.path).toBeGreaterThanOrEqual(1);
  });
});
