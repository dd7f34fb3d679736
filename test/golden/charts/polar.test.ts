import { describe, expect, it } from 'vitest';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { chartAt, place } from '../../functions/natal/birth.ts';

/**
 * Of Murmansk on 1 January 2000 the article says that the Midheaven crosses the horizon between 10:19:36 and 10:19:37 in
 * the morning and again between 13:53:00 and 13:53:01. It prints no coordinates: the longitude is Murmansk's, 33°05′ E, and
 * the latitude is solved from the first moment; the second is the test.
 */
const EAST_DEG = 33 + 5 / 60;
const FIRST = '2000-01-01T10:19:36.5';
const SECOND = '2000-01-01T13:53:00.5';

/** Distance of the Midheaven from the nearer end of the horizon, degrees; the sign gives the side. */
async function midheavenOverHorizon(iso: string, latitude: number): Promise<number> {
  const { angles } = await chartAt({ iso }, place(latitude, EAST_DEG, 'Europe/Moscow'), {
    configuration: { house_system: 'E', object_set: 'custom', objects: ['sun'] },
    options: { decimal_places: 10, include_aspects: false },
  });
  const fromAscendant = arcDeg(angles.ascendant, angles.midheaven);
  return Math.abs(fromAscendant) < 90 ? fromAscendant : arcDeg(angles.descendant, angles.midheaven);
}

async function latitudeOfFirst(): Promise<number> {
  let [low, high] = [68.5, 69.3];
  const side = Math.sign(await midheavenOverHorizon(FIRST, low));
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (Math.sign(await midheavenOverHorizon(FIRST, middle)) === side) low = middle;
    else high = middle;
  }
  return low;
}

describe('Murmansk, 1 January 2000, inside the polar circle', () => {
  it('has the Midheaven on the horizon at both published moments, within 0.5′ and 2 s', async () => {
    const latitude = await latitudeOfFirst();
    expect(Math.abs(latitude - (68 + 58 / 60))).toBeLessThan(0.15);
    expect(Math.abs(await midheavenOverHorizon(SECOND, latitude)) * 60).toBeLessThan(0.5);
    const before = await midheavenOverHorizon('2000-01-01T13:52:58.5', latitude);
    const after = await midheavenOverHorizon('2000-01-01T13:53:02.5', latitude);
    expect(Math.sign(before)).toBe(-Math.sign(after));
  });

  it('has no Placidus houses there, as the article says, and a warning', async () => {
    const data = await chartAt({ iso: '2000-01-01T10:19:36' }, place(68 + 58 / 60, EAST_DEG, 'Europe/Moscow'));
    expect(data.warnings.map(({ code }: { code: string }) => code)).toContain('HouseSystemReplaced');
  });
});
