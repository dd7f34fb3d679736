import { expect, test } from 'vitest';
import { askTimeLords } from '../../support/timelords.ts';

/** flatlib prints seconds of arc. */
const SECOND_DEG = 1 / 3600;

/**
 * The profected Ascendant of an independent library, which moves it by 30° from one solar return to the next.
 *
 * @source https://github.com/flatangle/flatlib, recipes/profections.py: Capricorn 5°23′06″
 */
test('the profected Ascendant of flatlib, by degrees between solar returns', async () => {
  const { body } = await askTimeLords('/timelords/profections', {
    subject: {
      birth_datetime: { iso: '2011-03-13T17:00:00Z' },
      birth_location: { latitude: 38 + 32 / 60, longitude: -(8 + 54 / 60), timezone: 'Europe/Lisbon' },
    },
    target_datetime: { iso: '2015-04-06T10:40:00+01:00' },
    mode: 'degree',
    anniversary: 'solar_return',
  });
  expect(Math.abs(body.data.profected_longitude - (275 + 23 / 60 + 6 / 3600))).toBeLessThan(SECOND_DEG);
});
