import { expect, test } from 'vitest';
import type { Horizon } from '../../../../../lib/astro/chart/cast.ts';
import { computeHouseOverlay } from '../../../../../lib/astro/chart/comparison/house-overlay.ts';
import { BORN, castIn, TROPICAL } from '../../timing/progressions/births.ts';
import { point } from '../aspects/points.ts';

const { horizon } = castIn(TROPICAL, BORN, { houseSystem: 'W' });

test('each point of one chart has a house of the other', () => {
  const { ascendantDeg } = (horizon as Horizon).houses;
  const overlay = computeHouseOverlay([point('sun', ascendantDeg), point('mars', ascendantDeg + 180)], horizon);
  expect(overlay).toEqual({ sun: 1, mars: 7 });
});

test('a chart without houses gives an empty overlay', () => {
  expect(computeHouseOverlay([point('sun', 10)], undefined)).toEqual({});
});
