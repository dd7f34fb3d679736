import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { STAR_GROUP_IDS } from '../../../lib/base/catalog/stars/groups.ts';
import { ephemeris } from '../../support/services.ts';
import { askStandalone } from '../../support/standalone.ts';

const { fromJdUt, toJdUt } = ephemeris.coverage();
const moment = fc.record({ julian_day: fc.double({ min: fromJdUt, max: toJdUt, noNaN: true }) });
const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const names = fc.constantFrom(...ephemeris.stars().flatMap(({ id, names: own }) => [id, ...own]));
const zodiac_type = fc.constantFrom('tropical', 'sidereal');

/** What fits; any member of it may be replaced by anything. */
const SOUND = {
  'fixed-stars': fc.record(
    {
      date_time: moment,
      star_names: fc.array(names, { minLength: 1, maxLength: 5 }),
      star_groups: fc.uniqueArray(fc.constantFrom(...STAR_GROUP_IDS), { minLength: 1 }),
      magnitude_limit: fc.double({ min: -2, max: 6, noNaN: true }),
      zodiac_type,
    },
    { requiredKeys: ['date_time', 'star_names'] },
  ),
  midpoints: fc.record({ date_time: moment, latitude, longitude, include_angles: fc.boolean(), zodiac_type }),
  'hermetic-lots': fc.record({ date_time: moment, latitude, longitude, include_legacy: fc.boolean(), zodiac_type }),
  'lunar-phase': fc.record({ date_time: moment }),
} as const;

const endpoints = Object.keys(SOUND) as (keyof typeof SOUND)[];

describe.each(endpoints)('%s', (endpoint) => {
  const sound: fc.Arbitrary<object> = SOUND[endpoint];

  test('answers every valid request', async () => {
    await fc.assert(
      fc.asyncProperty(sound, fc.constantFrom('json', 'llm_v2'), async (body, format) => {
        const query = endpoint === 'lunar-phase' ? {} : { format };
        const answer = await askStandalone(endpoint, body, query);
        expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(200);
      }),
    );
  });
});
