import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { api, selectGroups } from '../../functions/api.ts';
import { AUTHORIZER_GROUP } from '../../infra/authorizer-function.ts';
import inputs from '../../infra/cost.json' with { type: 'json' };
import { renderCostPage, STACK_COUNTS } from '../../infra/cost.ts';
import { estimateBulkMinutes, estimateBulkUsage } from '../../infra/cost-bulk.ts';
import { estimateHostUsagePerMillion, findCrossing } from '../../infra/cost-host.ts';
import { computeUsd, estimateUsagePerMillion, MIXES } from '../../infra/cost-usage.ts';
import { DOCS_GROUP, DOCS_PATHS } from '../../infra/docs.ts';
import { listProperties, readDefinition } from './definition.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';
import { synthesiseHost } from './synthesised-host.ts';

it('cost.md is the output of npm run cost', () => {
  const written = readFileSync(join(import.meta.dirname, '../../infra/cost.md'), 'utf8');
  expect(written, 'npm run cost').toBe(renderCostPage());
});

it('the cost of a million requests equals a calculation by hand', () => {
  const chart = {
    ...inputs.measured.classes.chart,
    ...{ memoryMb: 1024, billedMs: 2, startMs: 100, readUnits: 0, writeUnits: 1, cacheUnits: 1 },
    ...{ counterUnits: 2, mostCounterUnits: 2, logBytes: 893, sentBytes: 3000 },
  };
  const keyKnown = {
    ...inputs.measured.authorizer.keyKnown,
    ...{ memoryMb: 512, billedMs: 1, startMs: 100, readUnits: 0, writeUnits: 0, logBytes: 800 },
  };
  const authorizer = { keyKnown, keyLookUp: { ...keyKnown, billedMs: 11, readUnits: 0.5 } };
  const classes = { ...inputs.measured.classes, chart };
  const usage = estimateUsagePerMillion({ chart: 1 }, 10e6, { classes, authorizer });

  const perSecond = 10e6 / (730 * 3600);
  const chartGbSeconds = 1e6 * 0.003 * 1; // 2 ms, and 1 % of a start of 100 ms
  const authorizerGbSeconds = 1e6 * 0.003 * 0.5; // 1 ms nine times in ten, else 11 ms, and the same start
  const logGb = 2; // 893 + 800 bytes of the functions, 307 of the gateway
  const expected = {
    gateway: 3.5,
    Lambda: 2 * 0.2 + (chartGbSeconds + authorizerGbSeconds) * 0.0000133334,
    // One write and two for every 5 s of requests; a tenth of the keys for half a unit; 1 kB for a day
    tables: (1 + 2 / (5 * perSecond)) * 0.625 + 0.1 * 0.5 * 0.125 + 1.024 * (24 / 730) * 0.25,
    logs: logGb * 0.5 + logGb * 0.15 * ((90 * 24) / 730) * 0.03,
    traces: 0.01 * 5,
    transfer: 3 * 0.09,
  };
  for (const [line, usd] of Object.entries(expected)) expect(computeUsd(usage, line), line).toBeCloseTo(usd, 9);
  expect(computeUsd(usage)).toBeCloseTo(6.012, 4);
});

describe('containers', () => {
  it('cost what a calculation by hand says, and are cheaper from the volume on that pays for what is fixed', () => {
    const perSecond = 10e6 / (730 * 3600);
    const { counterUnits, mostCounterUnits, writeUnits, logBytes, sentBytes } = inputs.measured.classes.chart;
    const expected = {
      'load balancer': (1e6 / (25 * 3600)) * 0.008,
      tables:
        (writeUnits + Math.min(counterUnits, mostCounterUnits / ((5 * perSecond) / 2))) * 0.625 + 0.1 * 0.5 * 0.125,
      logs: (logBytes / 1000) * (0.5 + 0.15 * ((90 * 24) / 730) * 0.03),
      transfer: (sentBytes / 1000) * 0.09,
    };
    const usage = estimateHostUsagePerMillion(MIXES.charts, 10e6);
    for (const [line, usd] of Object.entries(expected)) expect(computeUsd(usage, line), line).toBeCloseTo(usd, 9);
    const fixed = 730 * (2 * (0.03238 + 2 * 0.00356) + 0.0225 + 4 * 0.005) + 6 * 0.1 + 1;
    expect(fixed).toBeCloseTo(90.29, 2);
    const saved =
      computeUsd(estimateUsagePerMillion(MIXES.charts, 22e6)) -
      computeUsd(estimateHostUsagePerMillion(MIXES.charts, 22e6));
    expect(findCrossing(MIXES.charts, {})).toBe(Math.ceil(fixed / saved));
  });

  it('are watched as the template of the stack says', () => {
    const { template } = synthesiseHost();
    const metrics = listProperties(template, 'AWS::CloudWatch::Alarm').flatMap(({ Metrics }) =>
      Metrics ? Metrics.filter((metric: object) => 'MetricStat' in metric) : [{}],
    );
    const keys = listProperties(template, 'AWS::KMS::Key');
    expect(inputs.host).toMatchObject({ alarmMetrics: metrics.length, keys: keys.length });
  });

  it('are in the guide with the figures of cost.md', () => {
    const guide = readFileSync(join(import.meta.dirname, '../../docs/guides/what-it-costs.md'), 'utf8');
    const [, perMillion, crossing] =
      /A million charts adds ([\d.]+),.*?\*\*from\s+(\d+) million/s.exec(renderCostPage()) ?? [];
    expect(guide).toContain(
      `90.29 USD, and ${perMillion} for a million charts: cheaper from ${crossing} million charts`,
    );
  });
});

it('a million charts in a job cost what a calculation by hand says', () => {
  const { jobs, shards, usage } = estimateBulkUsage(1e6);
  expect([jobs, shards]).toEqual([1, 20]);
  const expected = {
    Lambda: (22 * 0.2) / 1e6 + (1e6 * (195e-6 + 0.24e-6) * 1769 * 1.33334e-5) / 1024,
    'Step Functions': ((2 * 20 + 3) * 0.025) / 1000,
    S3: (63 * 0.005 + 83 * 0.0004) / 1000 + 0.254 * ((7 * 24) / 730) * 0.023,
    transfer: 0.191 * 0.09,
  };
  for (const [line, usd] of Object.entries(expected)) expect(computeUsd(usage, line), line).toBeCloseTo(usd, 9);
  expect(estimateBulkMinutes(2000, 100)).toBeCloseTo((20 * 9.75) / 60, 9);
});

it('the shares of every mix add up to 1', () => {
  for (const [name, mix] of Object.entries(MIXES)) {
    const shares: readonly number[] = Object.values(mix);
    const sum = shares.reduce((total, share) => total + share);
    expect(sum, name).toBeCloseTo(1, 9);
  }
});

it('measurements use the configured memory of each function', () => {
  const groups = { ...api, authorizer: AUTHORIZER_GROUP, docs: DOCS_GROUP };
  const { classes, authorizer } = inputs.measured;
  const measured = [
    ...Object.values(classes),
    ...Object.values(authorizer).map((of) => ({ ...of, function: 'authorizer' })),
  ];
  for (const { function: name, memoryMb } of measured) {
    expect(groups[name as keyof typeof groups].memoryMb, name).toBe(memoryMb);
  }
});

it('counts of the stack are those of its template', () => {
  const { template } = synthesiseStack(selectGroups([]), { options: { ...EVERY_OPTION, probe: false, bulk: false } });
  const alarms = listProperties(template, 'AWS::CloudWatch::Alarm');
  const metrics = alarms.flatMap(({ Metrics }) =>
    Metrics ? Metrics.filter((metric: object) => 'MetricStat' in metric) : [{}],
  );
  const pages: readonly string[] = DOCS_PATHS;
  const operations = Object.entries(readDefinition(template).paths)
    .filter(([path]) => !pages.includes(path))
    .flatMap(([, methods]) => Object.keys(methods).filter((method) => ['get', 'post', 'delete'].includes(method)));
  const [firewall] = listProperties(template, 'AWS::WAFv2::WebACL');
  expect(STACK_COUNTS).toEqual({
    // The check of new versions has no alias: it is neither warmed up nor measured.
    functions: listProperties(template, 'AWS::Lambda::Alias').length,
    routes: operations.length,
    alarms: alarms.length,
    alarmMetrics: metrics.length,
    keys: listProperties(template, 'AWS::KMS::Key').length,
    firewallRules: firewall.Rules.length,
  });
});

it.each(['README.md', 'infra/README.md', 'docs/guides/what-it-costs.md'])(
  'the examples of %s deploy to the Region of the prices',
  (file) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    const regions = text.match(/\b[a-z]{2}-[a-z]+-\d\b/g) ?? [];
    expect(regions.length).toBeGreaterThan(0);
    expect([...new Set(regions)]).toEqual([inputs.region]);
  },
);
