import { expect, test } from 'vitest';
import { askDirections } from '../../support/directions.ts';

const CHURCHILL = {
  birth_datetime: { iso: '1874-11-30T01:30:00Z' },
  birth_location: { latitude: 51.85, longitude: -1.35, timezone: 'Europe/London' },
};

/**
 * Published are the arc, 24°25′, and the age by Naibod, 24.77 years. The points are not named where this was read: Sun and
 * Mercury, both with their latitude, are the only bodies of the seven planets whose conjunction has this arc to the minute.
 *
 * @source Martin Gansten, Primary Directions, 2009: Winston Churchill
 */
test('in Churchill’s chart the Sun is brought to Mercury by 24°25′, which is 24.77 years by Naibod', async () => {
  const planets = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'];
  const search = { promissors: planets, significators: planets, aspects: ['conjunction'], max_age: 60 };
  const { body } = await askDirections({ subject: CHURCHILL, ...search });
  const arcs: readonly { readonly arc_degrees: number }[] = body.data.directions;
  const published = arcs.filter(({ arc_degrees }) => Math.abs(arc_degrees - (24 + 25 / 60)) < 0.5 / 60);
  expect(published).toMatchObject([
    { promissor: 'sun', significator: 'mercury', motion: 'direct', age_years: expect.closeTo(24.77, 1) },
  ]);
});
