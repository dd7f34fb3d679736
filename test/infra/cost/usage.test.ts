import { describe, expect, it } from 'vitest';
import { ASSUMED } from '../../../infra/cost/assumed.ts';
import type { ExampleFigures, Figures, InvocationFigures } from '../../../infra/cost/figures.ts';
import { renewing, requestsPerSettling, settledUnits } from '../../../infra/cost/instance-rate.ts';
import { billedMs, gbSeconds, invocationUsage, onShareMs } from '../../../infra/cost/invocation.ts';
import { accessLogBytes, eventBytes, PLATFORM_BYTES } from '../../../infra/cost/log-lines.ts';
import { priceText, tableOf } from '../../../infra/cost/markdown.ts';
import { requestUsage, tracedShare } from '../../../infra/cost/request.ts';
import { sumOf, times, usdOf } from '../../../infra/cost/usage.ts';

const INVOCATION: InvocationFigures = {
  invocations: 60,
  medianCpuMs: 0.4,
  meanCpuMs: 0.5,
  meanWholeMs: 1.2,
  tableRounds: 0,
  readUnits: 0,
  writeUnits: 0,
  keptUnits: 0,
  logEvents: 1,
  logBytes: 500,
};

describe('the time that is paid for', () => {
  it.each([
    ['half a millisecond of a processor on 0.58 of one', 0.5, 1024, 0.864],
    ['a millisecond on 0.29 of one', 1, 512, 3.455],
    ['the same on a whole one', 1, 1769, 1],
    ['on more than one, of which one thread has no use', 1, 3538, 1],
  ])('is that on a share of a processor: %s', (_, cpuMs, memoryMb, expected) => {
    expect(onShareMs(cpuMs, memoryMb)).toBeCloseTo(expected, 3);
  });

  it('is the mean of whole milliseconds, and of waits of five', () => {
    expect(billedMs({ ...INVOCATION, meanWholeMs: 1.2, tableRounds: 0 })).toBe(1.2);
    expect(billedMs({ ...INVOCATION, meanWholeMs: 1.2, tableRounds: 2 })).toBeCloseTo(11.2, 12);
  });

  it('can be rounded before waits are added, as they are of whole milliseconds', () => {
    expect(ASSUMED.tableCallMs % 1).toBe(0);
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

  it('of an invocation has what it wrote and what Lambda wrote, of which 15 % are kept for 90 days', () => {
    const usage = invocationUsage(INVOCATION, 1024);
    expect(usage.logGb).toBeCloseTo((500 + 26 + PLATFORM_BYTES) / 1e9, 15);
    expect(usage.logGbMonth).toBeCloseTo(((0.15 * 90) / (730 / 24)) * (usage.logGb ?? 0), 15);
    expect(usage.lambdaGbSecond).toBeCloseTo(0.0012, 12);
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
    counted: { routes: 1, alarms: 1, alarmMetrics: 1, keys: 1, firewallRules: 1 },
    functions: { x: of, authorizer: { ...of, memoryMb: 512, settlingUnits: 0 } },
    authorizer: { known: INVOCATION, looked: { ...INVOCATION, tableRounds: 1, readUnits: 1 } },
  };
  const arriving = { example, of, perSecond: 1, alikePerSecond: 1 };
  const usage = requestUsage(arriving, figures);

  it('is one of the gateway and two invocations', () => {
    expect([usage.gatewayRequest, usage.lambdaRequest]).toEqual([1, 2]);
  });

  it('settles statistics every fifth time where one comes a second, and looks up every tenth key', () => {
    expect(usage.tableWriteUnit).toBeCloseTo(3 + 2 / 5, 9);
    expect(usage.tableReadUnit).toBeCloseTo(0.1, 9);
  });

  it('leaves two kilobytes in the table for 30 days', () => {
    expect(usage.tableGbMonth).toBeCloseTo((2048 / 1e9) * (30 / (730 / 24)), 15);
    expect(usage.recoveryGbMonth).toBe(usage.tableGbMonth);
  });

  it('is paid for with its start, its settling and the authorizer', () => {
    const own = gbSeconds(1.2 + 3 * 5, 1769);
    const authorizer = 0.9 * gbSeconds(1.2, 512) + 0.1 * gbSeconds(1.2 + 5, 512);
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

describe('an instance', () => {
  const examples = ['/a', '/b', '/c', '/d'].map(
    (path): ExampleFigures => ({
      ...INVOCATION,
      method: 'POST',
      path,
      example: 'x',
      outcome: 'from memory',
      tableRounds: 1.04,
      readUnits: 0.04,
      keptUnits: 0,
      answerBytes: 9000,
      sentBytes: 2000,
    }),
  );
  const [example] = examples;
  if (!example) throw new Error('there is no example');
  const of = { memoryMb: 1769, initCpuMs: 100, warmUp: INVOCATION, settlingUnits: 9, examples };
  const arriving = (perSecond: number, alikePerSecond = perSecond) => ({ example, of, perSecond, alikePerSecond });

  it.each([
    ['rarely', 0.1, 1],
    ['five seconds apart', 0.2, 1],
    ['once a second', 1, 5],
    ['as fast as one of 6.4 ms can', 1000, 5 * (1000 / 6.4)],
  ])('asked %s answers so many from one settling to the next: %s a second, %s', (_, perSecond, requests) => {
    expect(requestsPerSettling(arriving(perSecond))).toBeCloseTo(requests, 6);
  });

  it('settles what all requests have in common, and of the rest what was asked', () => {
    expect(settledUnits(of, 1)).toBeCloseTo(1 + 8 / 4, 12);
    expect(settledUnits(of, 2)).toBeCloseTo(1 + 8 * (1 - (3 / 4) ** 2), 12);
    expect(settledUnits(of, 1000)).toBeCloseTo(9, 9);
    expect(settledUnits({ ...of, settlingUnits: 1 }, 1)).toBe(1);
  });

  it('has the sizes of what it keeps in common too', () => {
    const keeping = { ...of, examples: examples.map((each) => ({ ...each, keptUnits: 2 })) };
    expect(settledUnits(keeping, 1)).toBeCloseTo(2 + 7 / 4, 12);
  });

  it.each([
    ['each time where hits are more than a second apart', 0.5, 1],
    ['every fourth time where four come a second', 4, 0.25],
  ])('asks whether answers were cleared %s', (_, alikePerSecond, share) => {
    const { tableRounds, readUnits } = renewing(arriving(10, alikePerSecond));
    expect(readUnits).toBeCloseTo(share, 12);
    expect(tableRounds).toBeCloseTo(1 + share, 12);
  });

  it('asks nothing of the kind for other answers', () => {
    const calculated = { ...example, outcome: 'calculated' } as const;
    expect(renewing({ ...arriving(0.1), example: calculated })).toBe(calculated);
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
