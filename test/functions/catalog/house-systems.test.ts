import { describe, expect, test } from 'vitest';
import { send } from '../../support/natal.ts';
import { ask } from './catalog.ts';

const subject = {
  name: '',
  birth_datetime: { iso: '1990-06-15T14:30:00' },
  birth_location: { latitude: 48.8566, longitude: 2.3522, timezone: { iana_name: 'Europe/Paris' } },
};

describe('200 /ephemeris/house-systems', () => {
  test('lists only codes that a chart accepts and reports as used', async () => {
    const { body } = await ask('/ephemeris/house-systems');
    for (const { code } of body.house_systems) {
      const chart = await send({ body: { subject, configuration: { house_system: code } } });
      expect(chart.body.data.metadata.house_system_used).toBe(code);
    }
  });

  test('the descriptions of the equal house systems match their cusps', async () => {
    const firstFromAscendant = async (code: string) => {
      const { body } = await send({ body: { subject, configuration: { house_system: code } } });
      return body.data.houses.first.longitude - body.data.angles.ascendant;
    };
    expect(await firstFromAscendant('E')).toBe(0);
    expect(await firstFromAscendant('A')).toBe(0);
    expect(await firstFromAscendant('V')).toBeCloseTo(-15, 5);
  });
});
