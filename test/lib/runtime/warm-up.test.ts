import type { Context } from 'aws-lambda';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLayerFile } from '../../../lib/adapters/layer-file.ts';
import { openLocalPractice } from '../../../lib/adapters/places/local-practice/open.ts';
import type { Ephemeris } from '../../../lib/astro/port.ts';
import { addWarmUp, WARM_UP_EVENT } from '../../../lib/chain/warm-up.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { createRecorder } from '../../../lib/contract/tables/recorder.ts';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { createWarmUp } from '../../../lib/runtime/warm-up.ts';
import { ephemeris, localPractice, zoneLookup } from '../../support/services.ts';
import { StatisticsInMemory } from '../../support/statistics-in-memory.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** The result of a warm-up of a function with these services, and the metrics that it writes. */
async function warmUpFixture(services: Partial<Services>, statistics = new StatisticsInMemory()) {
  const lines: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  }
  const recorder = createRecorder(statistics, () => undefined);
  const handler = addWarmUp(async () => undefined, createWarmUp('natal', services, recorder));
  const report = await handler(WARM_UP_EVENT, {} as Context);
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return { report, metrics: parsed.find((line) => '_aws' in line), statistics };
}

const failingEphemeris: Ephemeris = {
  ...ephemeris,
  check: () => ({ passed: false, detail: 'the Sun is 3″ off', worstErrorArcsec: 3 }),
};

describe('a warm-up', () => {
  it('checks the engine, opens the zones and local practice, and writes to the tables', async () => {
    const { report, metrics } = await warmUpFixture({ ephemeris, zoneLookup, localPractice });
    expect(report).toEqual({ warm: ['self-check', 'zones', 'local practice', 'tables'], failed: [] });
    expect(metrics).toMatchObject({ service: 'all', WarmUps: 1, WarmUpFailures: 0, SelfCheckFailures: 0 });
  });

  it('runs only the steps for which the function has services', async () => {
    const { report, metrics } = await warmUpFixture({});
    expect(report).toEqual({ warm: ['tables'], failed: [] });
    expect(metrics).not.toHaveProperty('SelfCheckFailures');
  });

  it('reports an engine that fails its check', async () => {
    const { report, metrics } = await warmUpFixture({ ephemeris: failingEphemeris });
    expect(report.failed).toEqual(['self-check']);
    expect(metrics).toMatchObject({ WarmUpFailures: 1, SelfCheckFailures: 1 });
  });

  it('reports an engine that cannot be opened', async () => {
    const services = {
      get ephemeris(): Ephemeris {
        throw new Error('no files');
      },
    };
    expect((await warmUpFixture(services)).report.failed).toEqual(['self-check']);
  });

  it('reports rules of local practice that cannot be read', async () => {
    const missing = openLocalPractice('/nowhere/local-practice.json', readLayerFile);
    const { report, metrics } = await warmUpFixture({ localPractice: missing });
    expect(report).toEqual({ warm: ['tables'], failed: ['local practice'] });
    expect(metrics).toMatchObject({ WarmUpFailures: 1 });
  });

  it('reports unavailable tables without a failure of the engine check', async () => {
    const statistics = new StatisticsInMemory();
    vi.spyOn(statistics, 'add').mockRejectedValue(new TableUnavailable('asleep'));
    const { report, metrics } = await warmUpFixture({ ephemeris }, statistics);
    expect(report).toEqual({ warm: ['self-check'], failed: ['tables'] });
    expect(metrics).toMatchObject({ WarmUpFailures: 1, SelfCheckFailures: 0 });
  });
});
