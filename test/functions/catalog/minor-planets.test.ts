import { describe, expect, it } from 'vitest';
import { listFileNames } from '../../../lib/base/catalog/minor-planets.ts';
import { toCanonicalName } from '../../../lib/base/catalog/names.ts';
import { foretell } from '../../support/predictive.ts';
import { answer } from '../natal/birth.ts';

const ask = (objects: readonly unknown[]) => answer({ configuration: { objects } });

describe('a minor planet by its number', () => {
  it.each([
    [1, 'ceres'],
    [2, 'pallas'],
    [3, 'juno'],
    [4, 'vesta'],
    [2060, 'chiron'],
    [5145, 'pholus'],
    [134_340, 'pluto'],
    [136_199, 'eris'],
    [90_377, 'sedna'],
  ])('%i is %s', async (number, id) => {
    const { status, body } = await ask([`Asteroid ${number}`]);
    expect([status, Object.keys(body.data.planets)]).toEqual([200, [id]]);
  });

  it.each([
    [433, 'ast0/se00433.se1', 'se00433s.se1'],
    [7066, 'ast7/se07066.se1', 'se07066s.se1'],
    [100_001, 'ast100/s100001.se1', 's100001s.se1'],
  ])('422 without the file of %i names both files and how they are added', async (number, long, short) => {
    const { status, body } = await ask(['sun', `asteroid_${number}`]);
    expect([status, body.error]).toEqual([422, 'EphemerisFileMissing']);
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0].location).toBe('body.configuration.objects[1]');
    for (const part of [long, short, `npm run data -- bodies add ${short}`])
      expect(body.errors[0].message).toContain(part);
    expect(listFileNames(number)).toEqual([long, short]);
  });

  it.each([
    ['433', 'asteroid_433'],
    ['Eros', 'asteroid_433'],
    ['(433) Eros', 'asteroid_433'],
    ['136199', 'eris'],
    ['1', 'ceres'],
  ])('400 %s asks whether %s is meant', async (sent, meant) => {
    const { status, body } = await ask([sent]);
    expect([status, body.error]).toEqual([400, 'InvalidBody']);
    expect(body.errors[0].message).toContain(`did you mean ${meant}?`);
    expect(body.errors[0].suggestion.value).toBe(meant);
  });

  it('422 in searches too, and with another fault 400 with both', async () => {
    const sent = { start_date: '2025-01-01', end_date: '2026-01-01', planets: ['asteroid_433'] };
    const alone = await foretell('transits/sign-ingresses', sent);
    expect([alone.status, alone.body.error]).toEqual([422, 'EphemerisFileMissing']);
    const both = await foretell('transits/sign-ingresses', { ...sent, end_date: 'x' });
    expect([both.status, both.body.errors.length]).toEqual([400, 2]);
  });

  it.each([['asteroid_0'], ['asteroid_99999999'], ['asteroid_4.5'], ['asteroid_']])(
    '400 %s is no number of a minor planet',
    async (sent) => {
      const { status, body } = await ask([sent]);
      expect([status, body.error]).toEqual([400, 'InvalidBody']);
    },
  );

  it('leading zeros, spaces and hyphens do not matter', () => {
    expect(['asteroid 0433', 'ASTEROID-433', 'asteroid_00001'].map(toCanonicalName)).toEqual([
      'asteroid_433',
      'asteroid_433',
      'ceres',
    ]);
  });
});
