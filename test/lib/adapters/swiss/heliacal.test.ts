import { describe, expect, test } from 'vitest';
import type { HeliacalQuery } from '../../../../lib/astro/port.ts';
import { jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const query: HeliacalQuery = {
  object: { type: 'body', id: 'venus' },
  event: 'morning_first',
  after: jdUt(2460310.5),
  place: { latitudeDeg: 30.05, longitudeDeg: 31.25, elevationM: 0 },
  atmosphere: { pressureHpa: 1013.25, temperatureC: 15, humidityPercent: 40, meteorologicalRangeKm: 40 },
  eyes: { ageYears: 36, snellenRatio: 1 },
};
const frame = {
  zodiac: { type: 'tropical' },
  center: { type: 'topocentric', place: { ...query.place, latitudeDeg: 60 } },
} as const;

describe('heliacal', () => {
  test('gives the same bits whatever was searched before', () => {
    const first = ephemeris.heliacal(query);
    ephemeris.heliacal({
      ...query,
      object: { type: 'star', id: 'alCMa' },
      place: { ...query.place, latitudeDeg: -40 },
    });
    ephemeris.heliacal({ ...query, after: jdUt(2400000) });
    expect(ephemeris.heliacal(query)).toEqual(first);
  });

  test('leaves positions as they were', () => {
    const positionAt = (moment: number) => ephemeris.position('moon', jdUt(moment), frame);
    const before = [2460310.5, 2378497, 2524624].map(positionAt);
    ephemeris.heliacal(query);
    expect([2460310.5, 2378497, 2524624].map(positionAt)).toEqual(before);
  });

  test('is undefined where there is no such event', () => {
    expect(ephemeris.heliacal({ ...query, object: { type: 'star', id: 'alUMi' } })).toBeUndefined();
  });

  test.each(['', 'Sirius', 'alXXX', `${'a'.repeat(400)}`, 'alCMa,x', 'al CMa\n'])(
    'never lets an unknown star reach the engine: %j',
    (id) => {
      expect(() => ephemeris.heliacal({ ...query, object: { type: 'star', id } })).toThrow(/cannot be searched/);
    },
  );

  test('refuses moments whose search would leave the files', () => {
    const { toJdUt } = ephemeris.coverage();
    expect(() => ephemeris.heliacal({ ...query, after: jdUt(toJdUt - 100) })).toThrow(/outside the ephemeris/);
  });
});
