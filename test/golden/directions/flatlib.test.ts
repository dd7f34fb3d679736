import { expect, test } from 'vitest';
import { askDirections } from '../../support/directions.ts';

const PALMELA = {
  birth_datetime: { iso: '2015-03-13T17:00:00Z' },
  birth_location: { latitude: 38 + 32 / 60, longitude: -(8 + 54 / 60), timezone: 'Europe/Lisbon' },
};

/** flatlib takes 23.44° as the obliquity of every day; that of this one was 23.435°. */
const TOLERANCE_DEG = 0.005;

/**
 * Semi-arcs of Placidus by an independent library: Mars is brought to Mercury.
 *
 * @source https://github.com/flatangle/flatlib, recipes/primarydirections.py (2cb51655)
 */
test.each([
  ['in mundo', { space: 'mundo' }, 56.74266],
  ['in zodiaco without latitude', { space: 'zodiaco', latitude: 'neither' }, 56.17347],
])('arcs of flatlib %s', async (_, space, arc) => {
  const points = { promissors: ['mars'], significators: ['mercury'], aspects: ['conjunction'] };
  const { body } = await askDirections({ subject: PALMELA, ...points, ...space });
  expect(body.data.directions).toHaveLength(1);
  expect(Math.abs(body.data.directions[0].arc_degrees - arc)).toBeLessThan(TOLERANCE_DEG);
});
