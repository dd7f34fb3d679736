import { describe, expect, test, vi } from 'vitest';
import { ephemeris } from '../../support/ephemeris.ts';
import { foretell } from '../../support/predictive.ts';
import { birth } from '../natal/birth.ts';

const sendSearch = (members: object = {}) =>
  foretell('progressions/search', {
    subject: birth(),
    start_date: '2000-01-01',
    end_date: '2030-01-01',
    ...members,
  });

describe('400', () => {
  test('refuses what would take seconds without a call to the engine', async () => {
    const methods = ['position', 'longitude', 'equatorial', 'houses', 'housesOfMeridian', 'orientation'] as const;
    const spies = methods.map((method) => vi.spyOn(ephemeris, method));
    const members = { method: 'minor', start_date: '1990-01-01', end_date: '2110-01-01' };
    const include = ['aspects', 'declinations', 'stations', 'lunations', 'sign_ingresses', 'house_ingresses'];
    for (const search of [
      { ...members, targets: 'both', include, orb: 15 },
      { ...members, angle_method: 'mean_quotidian' },
      { start_date: '2000-01-01', method: 'ascendant_arc', angle_method: 'mean_quotidian', end_date: '2040-01-01' },
      { ...members, points: ['true_lilith', 'true_node', 'moon'], targets: 'progressed', orb: 1 },
    ]) {
      const { status, body } = await sendSearch(search);
      expect([status, body.error]).toEqual([400, 'InvalidRange']);
    }
    expect(spies.flatMap((spy) => spy.mock.calls)).toEqual([]);
    vi.restoreAllMocks();
  });

  test('a cursor belongs to the form of the subject too: not to the handle of the same birth', async () => {
    const { body } = await sendSearch({ limit: 1 });
    const { status, body: refused } = await sendSearch({ subject: body.handle, limit: 1, cursor: body.next_cursor });
    expect(status).toBe(400);
    expect(refused.errors[0]).toMatchObject({
      location: 'body.cursor',
      message: expect.stringContaining('just as they were written'),
    });
  });
});
