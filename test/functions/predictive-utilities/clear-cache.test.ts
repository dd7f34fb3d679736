import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableUnavailable } from '../../../lib/contract/tables/table-unavailable.ts';
import { deployment } from '../../support/predictive-utilities.ts';

const PATH = '/predictive/optimization/clear-cache';
const INGRESSES = '/predictive/transits/sign-ingresses';
const ASKED = { planets: ['sun'], start_date: '2025-01-01', end_date: '2025-06-01' };
const RETURN = {
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
  target_datetime: { iso: '2026-06-15T00:00:00Z' },
  include_chart: false,
};
const DIRECTIONS = {
  subject: { birth_datetime: RETURN.birth_datetime, birth_location: RETURN.location },
  promissors: ['mars'],
  significators: ['ascendant'],
};

let deployed: ReturnType<typeof deployment>;
beforeEach(async () => {
  deployed = deployment();
  await deployed.ask({ path: INGRESSES, body: ASKED });
  await deployed.ask({ path: INGRESSES, body: { ...ASKED, planets: ['mars'] } });
  await deployed.ask({ path: '/predictive/returns/solar', body: RETURN });
  await deployed.ask({ path: '/predictive/directions/primary', body: DIRECTIONS });
  // The endpoint waits until no instance has an answer in its memory, which matters in one test.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.setTimerTickMode('nextTimerAsync');
});
afterEach(() => void vi.useRealTimers());

const bytesKept = (): number => [...deployed.answerTable.items.values()].reduce((sum, { bytes }) => sum + bytes, 0);
const outcomeOf = async (body: unknown): Promise<unknown> =>
  (await deployed.ask({ path: INGRESSES, body })).headers['X-Cache'];

describe('200', () => {
  it('deletes every answer where no type is named, and says how much that was', async () => {
    const bytes = bytesKept();
    expect(bytes).toBeGreaterThan(0);
    const { status, body } = await deployed.ask({ path: PATH, body: {} });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      message: 'Deleted 4 answers of every type.',
      cache_types_available: ['transits', 'returns', 'progressions'],
      cleared_entries: 4,
      freed_memory_mb: bytes / 1e6,
    });
    expect(deployed.answerTable.items.size).toBe(0);
  });

  it.each([
    ['transits', 2],
    ['returns', 1],
    ['progressions', 1],
    ['all', 4],
    ['Returns', 1],
  ])('of %s there are %i', async (cache_type, cleared_entries) => {
    const { body } = await deployed.ask({ path: PATH, body: { cache_type } });
    expect(body).toMatchObject({ success: true, cleared_entries });
    expect(deployed.answerTable.items.size).toBe(4 - cleared_entries);
  });

  it('is answered when no instance gives what was cleared any more', async () => {
    vi.useRealTimers();
    expect(await outcomeOf(ASKED)).toBe('hit');
    expect(await outcomeOf(ASKED)).toBe('hit');
    await deployed.ask({ path: PATH, body: { cache_type: 'transits' } });
    expect(await outcomeOf(ASKED)).toBe('miss');
    expect(await outcomeOf(ASKED)).toBe('hit');
  });

  it('clears also where the statistics are out of reach', async () => {
    deployed.statistics.fails = true;
    expect((await deployed.ask({ path: PATH, body: {} })).body).toMatchObject({ cleared_entries: 4 });
  });

  it('says where there was more than could be deleted in time', async () => {
    const part = { answers: 1, bytes: 5, bytesByExpiry: new Map([[1, 5]]), isComplete: false };
    deployed.answerTable.invalidate = async () => part;
    const { body } = await deployed.ask({ path: PATH, body: {} });
    expect(body.message).toBe('Deleted 1 answer of every type; there are more: ask again.');
  });
});

describe('400', () => {
  it.each([
    ['an unknown type', { cache_type: 'charts' }],
    ['a type that is no text', { cache_type: 7 }],
    ['__proto__', { cache_type: '__proto__' }],
    ['an unknown member', { type: 'transits' }],
    ['a list', []],
  ])('%s', async (_what, body) => {
    const answer = await deployed.ask({ path: PATH, body });
    expect(answer).toMatchObject({ status: 400, body: { error: 'ValidationError' } });
    expect(deployed.answerTable.items.size).toBe(4);
  });
});

it('403 without the scope', async () => {
  const answer = await deployed.ask({ path: PATH, body: {}, principal: { id: 'client', scopes: ['health:read'] } });
  expect(answer).toMatchObject({ status: 403, body: { error: 'InsufficientPermissions' } });
  expect(deployed.answerTable.items.size).toBe(4);
});

it('503 where the table is out of reach', async () => {
  deployed.answerTable.invalidate = async () => {
    throw new TableUnavailable('refused');
  };
  expect(await deployed.ask({ path: PATH, body: {} })).toMatchObject({
    status: 503,
    body: { error: 'StorageUnavailable' },
  });
});
