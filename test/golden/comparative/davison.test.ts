import { expect, test } from 'vitest';
import { computeMeanPlace } from '../../../lib/astro/chart/comparison/mean-place.ts';

const degrees = (whole: number, minutes: number, seconds: number): number => whole + minutes / 60 + seconds / 3600;

/** 50°03′59″N 5°42′53″W and 58°38′38″N 3°04′12″W: midpoint 54°21′44″N 4°31′50″W, as the page has it. */
test('from Land’s End to John o’ Groats halfway along the great circle', () => {
  const ends = [
    { latitudeDeg: degrees(50, 3, 59), longitudeDeg: -degrees(5, 42, 53), elevationM: 0 },
    { latitudeDeg: degrees(58, 38, 38), longitudeDeg: -degrees(3, 4, 12), elevationM: 0 },
  ];
  const { place } = computeMeanPlace(ends, 'great_circle');
  const halfSecond = 0.5 / 3600;
  expect(Math.abs(place.latitudeDeg - degrees(54, 21, 44))).toBeLessThan(halfSecond);
  expect(Math.abs(place.longitudeDeg + degrees(4, 31, 50))).toBeLessThan(halfSecond);
});
