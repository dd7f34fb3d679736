import { describe, expect, it } from 'vitest';
import type { ExampleFigures, Figures, InvocationFigures } from '../../../infra/cost/figures.ts';
import { billedMs, gbSeconds, invocationUsage } from '../../../infra/cost/invocation.ts';
import { accessLogBytes, eventBytes, PLATFORM_BYTES } from '../../../infra/cost/log-lines.ts';
import { priceText, tableOf } from '../../../infra/cost/markdown.ts';
import { requestUsage, tracedShare } from '../../../infra/cost/request.ts';
import { sumOf, times, usdOf } from '../../../infra/cost/usage.ts';

const INVOCATION: InvocationFigures = {
  invocations: 60,
  medianCpuMs: 0.4,
  meanCpuMs: 0.5,
  tableRounds: 0,
  readUnits: 0,
  writeUnits: 0,
  keptUnits: 0,
  logEvents: 1,
  logBytes: 500,
};

describe('the time that is paid for', () => {
  it.each([
    ['half a millisecond of a processor on 0.58 of one', 0.5, 0, 1024, 1],
    ['a millisecond on 0.29 of one', 1, 0, 512, 4],
    ['the same on a whole one', 1, 0, 1769, 1],
    ['on more than one, of which one thread has no use', 1, 0, 3538, 1],
    ['two waits of five milliseconds beside it', 0.5, 2, 1024, 11],
  ])('is rounded up: %s', (_, meanCpuMs, tableRounds, memoryMb, expected) => {
    expect(billedMs({ ...INVOCATION, meanCpuMs, tableRounds }, memoryMb)).toBe(expected);
  });

  it('is that of the memory too', () => {
    expect(gbSeconds(11, 1024)).toBeCloseTo(0.011, 12);
    expect(gbSeconds(1000, 512)).toBe(0.5);
  });
});

describe('usage', () => {
  it('is added up and priced', () => {
    const usage = times(1e6, sumOf([{ gatewayRequest: 1 }, { lambdaRequest: 1 }, { lambdaRequest: 1 }]));
    expect(usage).toEqual({ gatewayRequest: 1e6, lambdaRequest: 2e6 });
    expect(usdOf(usage)).toBeCloseTo(3.9, 9);
    expect(usdOf(usage, ['lambdaRequest'])).toBeCloseTo(0.4, 9);
  });

  it('of an invocation has what it wrote and what Lambda wrote, kept for three months', () => {
    const usage = invocationUsage(INVOCATION, 1024);
    expect(usage.logGb).toBeCloseTo((500 + 26 + PLATFORM_BYTES) / 1e9, 15);
    expect(usage.logGbMonth).toBeCloseTo(3 * (usage.logGb ?? 0), 15);
    expect(usage.lambdaGbSecond).toBeCloseTo(0.001, 12);
  });
});

describe('a request', () => {
  const example: ExampleFigures = {
    ...INVOCATION,
    method: 'POST',
    path: '/x',
    example: 'x',
    outcome: 'calculated',
    tableRounds: 3,
    writeUnits: 3,
    keptUnits: 2,
    answerBytes: 9000,
    sentBytes: 2000,
  };
  const of = { memoryMb: 1769, initCpuMs: 100, warmUp: INVOCATION, settlingUnits: 2, examples: [example] };
  const figures: Figures = {
    measuredOn: '2026-11-21',
    machine: 'x',
    node: 'v24',
    load: 1,
    counted: { routes: 1, alarms: 1, alarmMetrics: 1, firewallRules: 1 },
    functions: { x: of, authorizer: { ...of, memoryMb: 512, settlingUnits: 0 } },
    authorizer: { known: INVOCATION, looked: { ...INVOCATION, tableRounds: 1, readUnits: 1 } },
  };
  const usage = requestUsage(example, of, figures);

  it('is one of the gateway and two invocations', () => {
    expect([usage.gatewayRequest, usage.lambdaRequest]).toEqual([1, 2]);
  });

  it('settles statistics every fifth time, and looks up every tenth key', () => {
    expect(usage.tableWriteUnit).toBeCloseTo(3 + 2 / 5, 9);
    expect(usage.tableReadUnit).toBeCloseTo(0.1, 9);
  });

  it('leaves two kilobytes in the table for a month', () => {
    expect(usage.tableGbMonth).toBeCloseTo(2048 / 1e9, 15);
    expect(usage.recoveryGbMonth).toBe(usage.tableGbMonth);
  });

  it('is paid for with its start, its settling and the authorizer', () => {
    const own = gbSeconds(16, 1769); // ⌈0.5 + 3 × 5⌉
    const authorizer = 0.9 * gbSeconds(2, 512) + 0.1 * gbSeconds(7, 512); // 0.5 ms are 1.7 on 512 MB
    const starts = 0.01 * (gbSeconds(100, 1769) + gbSeconds((100 * 1769) / 512, 512));
    expect(usage.lambdaGbSecond).toBeCloseTo(own + authorizer + starts + gbSeconds(5, 1769) / 5, 12);
  });

  it.each([
    [0.4, 1],
    [1, 1],
    [2, 0.525],
    [201, 11 / 201],
  ])('is traced, at %s a second, with a share of %s', (requestsPerSecond, share) => {
    expect(tracedShare(requestsPerSecond)).toBeCloseTo(share, 9);
  });
});

describe('what is logged', () => {
  it('counts 26 bytes for each event', () => {
    expect(eventBytes(2, 100)).toBe(152);
    expect(accessLogBytes()).toBeGreaterThan(200);
    expect(accessLogBytes()).toBeLessThan(400);
  });
});

describe('figures as text', () => {
  it('has small prices without an exponent', () => {
    expect([0.2 / 1e6, 0.0000133334, 3, 0.25].map(priceText)).toEqual(['0.0000002', '0.0000133334', '3', '0.25']);
  });

  it('has figures to the right', () => {
    expect(tableOf([{ title: 'a' }, { title: 'b', isNumber: true }], [['x', 1]])).toBe(
      '| a | b |\n| --- | ---: |\n| x | 1 |',
    );
  });
});
