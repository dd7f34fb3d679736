import type { Template } from 'aws-cdk-lib/assertions';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { api } from '../../functions/api.ts';
import { createAccessLogFormat } from '../../infra/constructs/gateway-logs.ts';
import { TRACED_SHARE } from '../../infra/constructs/sampling-rules.ts';
import {
  ACCESS_LINE,
  FILE_TABLES,
  JOB_TABLES,
  REQUEST_LINE,
  STORED_LOGS,
  STORED_TABLES,
} from '../../infra/data-map.ts';
import { STAGES } from '../../infra/stages.ts';
import { TABLES } from '../../infra/tables.ts';
import { MIGRATIONS } from '../../lib/adapters/sqlite/schema.ts';
import type { RequestRecord } from '../../lib/chain/middleware/observation.ts';
import { counterExpiryOf } from '../../lib/contract/tables/rate-limits/windows.ts';
import { createCloudWatchObserver } from '../../lib/runtime/observer.ts';
import { EVERY_OPTION } from './every-option.ts';
import { synthesiseStack } from './synthesised.ts';
import { synthesiseHost } from './synthesised-host.ts';

afterEach(() => void vi.restoreAllMocks());

/** Retentions of the log groups by what writes to them, in days. */
function logGroups(template: Template): Readonly<Record<string, readonly number[]>> {
  const groups = new Map<string, Set<number>>();
  for (const [id, { Properties }] of Object.entries(template.findResources('AWS::Logs::LogGroup'))) {
    const kind = kindOf(id, JSON.stringify(Properties.LogGroupName ?? ''));
    groups.set(kind, (groups.get(kind) ?? new Set()).add(Properties.RetentionInDays));
  }
  return Object.fromEntries([...groups].map(([kind, days]) => [kind, [...days]]));
}

/** @returns the name in the map; the id itself for a log that the map lacks */
function kindOf(id: string, name: string): string {
  if (name.includes('aws-waf-logs')) return 'firewall';
  if (name.includes('API-Gateway-Execution-Logs')) return 'execution';
  if (id.includes('AccessLog')) return 'access';
  const ofFunction = [...Object.keys(api), 'authorizer', 'docs'].some((group) =>
    id.startsWith(`${group.replaceAll('-', '')}Log`),
  );
  if (id.startsWith('HostLog')) return 'host';
  if (/^(RolloutCheck|ProbeFunction)Log/.test(id)) return 'operations';
  return ofFunction ? 'functions' : id;
}

/** A request of which everything is known. */
const EVERY_MEMBER: Required<RequestRecord> = {
  requestId: 'a-request',
  method: 'POST',
  route: '/ephemeris/natal-chart',
  status: 503,
  durationMs: 1.25,
  principal: 'acme-27wup4',
  keyId: '0123456789ab',
  errorCode: 'Overloaded',
  limiterFailedOpen: true,
  cached: 'failed',
  fault: new Error('broken'),
};

/** Sums and durations, and what every line has: they are about no request. */
const METRICS = ['Requests', 'Latency', 'ClientErrors', 'ServerErrors', 'LimiterFailedOpen', 'CacheFailures', '_aws'];
const ENVELOPE = ['level', 'message', 'timestamp', 'service', 'sampling_rate', 'error'];

describe('the data map has', () => {
  test('every table of the stack and of the file of one machine', () => {
    expect(Object.keys(STORED_TABLES).sort()).toEqual(Object.keys(TABLES).sort());
    const inFile = MIGRATIONS.join().matchAll(/CREATE TABLE (\w+)/g);
    expect([...Object.keys(FILE_TABLES), ...JOB_TABLES].sort()).toEqual(
      [...inFile].map(([, name]) => String(name)).sort(),
    );
  });

  test('times that the code has', () => {
    expect(STORED_TABLES.cache.kept).toBe('a day, or until cleared');
    expect(STORED_TABLES.keys.kept).toContain('30 days after its end');
    expect(STORED_TABLES.statistics.kept).toBe('35 days, traffic by minute a day');
    const at = new Date('2026-11-21T16:40:00Z');
    const keptHours = (counterExpiryOf({ principalId: 'acme', at }) * 1000 - at.getTime()) / 3_600_000;
    expect(keptHours).toBeGreaterThan(1);
    expect(keptHours).toBeLessThanOrEqual(2);
  });

  test('every log group of the stack, with its time', () => {
    const { template } = synthesiseStack(api, { options: EVERY_OPTION });
    expect(logGroups(template)).toEqual({
      functions: [STAGES.prod.logRetention],
      operations: [STAGES.prod.logRetention],
      access: [STAGES.prod.logRetention],
      execution: [STAGES.prod.logRetention],
      firewall: [STAGES.prod.logRetention],
    });
    const host = synthesiseHost().template;
    expect(logGroups(host)).toEqual({ host: [STAGES.prod.logRetention] });
    const dev = synthesiseStack(api, { stage: STAGES.dev }).template;
    expect(logGroups(synthesiseHost({ stage: STAGES.dev }).template)).toEqual({ host: [STAGES.dev.logRetention] });
    expect(new Set(Object.values(logGroups(dev)).flat())).toEqual(new Set([STAGES.dev.logRetention]));
    for (const { kept } of [STORED_LOGS.functions, STORED_LOGS.firewall, STORED_LOGS.host])
      expect(kept).toMatch(/^90 days.* 7 in/);
  });

  test('traces, as functions are traced', () => {
    const { template } = synthesiseStack(api);
    template.allResourcesProperties('AWS::Lambda::Function', { TracingConfig: { Mode: 'Active' } });
    expect(STORED_LOGS.traces.kept).toContain('30 days');
    expect(STORED_LOGS.traces.content).toContain(`${TRACED_SHARE * 100} % of requests`);
  });

  test('every member of the gateway’s line', () => {
    expect(Object.keys(JSON.parse(createAccessLogFormat().toString())).sort()).toEqual(Object.keys(ACCESS_LINE).sort());
  });

  test('every member of a function’s lines; the compiler compares those of authorizer and host', () => {
    const written: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => written.push(String(chunk)) > 0);
    createCloudWatchObserver('natal')(EVERY_MEMBER);
    const members = new Set(written.flatMap((line) => Object.keys(JSON.parse(line))));
    const others = [...members].filter((name) => !Object.hasOwn(REQUEST_LINE, name));
    expect(others.filter((name) => !METRICS.includes(name) && !ENVELOPE.includes(name))).toEqual([]);
    expect(written.length).toBeGreaterThan(1);
  });
});
