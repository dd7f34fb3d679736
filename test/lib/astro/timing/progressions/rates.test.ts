import { expect, test } from 'vitest';
import {
  progressionRatio,
  TROPICAL_MONTH_DAYS,
  TROPICAL_YEAR_DAYS,
} from '../../../../../lib/astro/timing/progressions/rates.ts';

/** Days of life for some days of ephemeris. */
const lifeDays = (ephemerisDays: number, ...rate: Parameters<typeof progressionRatio>) =>
  ephemerisDays / progressionRatio(...rate);

test('the tropical month follows from the Moon’s mean motion, 481267.88123421° a century', () => {
  expect(TROPICAL_MONTH_DAYS).toBeCloseTo((360 * 36_525) / 481267.88123421, 6);
});

const MONTH_DAYS = 27.321582;
const YEAR_DAYS = 365.24219;

test.each([
  ['secondary', 'default', 'a day is a year', 1, YEAR_DAYS],
  ['tertiary', 'default', 'a lunar month is a year', MONTH_DAYS, YEAR_DAYS],
  ['minor', 'default', 'a lunar month is a month', MONTH_DAYS, YEAR_DAYS / 12],
  ['secondary', 'traditional', 'a day is a year', 1, YEAR_DAYS],
  ['minor', 'traditional', 'a lunar month is a year', MONTH_DAYS, YEAR_DAYS],
] as const)('in %s progressions at the %s rate %s', (method, convention, _what, ephemerisDays, expected) => {
  expect(lifeDays(ephemerisDays, method, convention)).toBeCloseTo(expected, 9);
});

// M. Erlewine, Astro*Index, 1997, "Tertiary Progression": 300 days after birth correspond to 300 lunar periods into a
// person's life, about 22.5 years, the tropical lunar month being 27.32158 days.
test('three hundred days are three hundred lunar months, about 22.5 years, in traditional tertiary progressions', () => {
  const days = lifeDays(300, 'tertiary', 'traditional');
  expect(days).toBeCloseTo(300 * 27.32158, 2);
  expect(days / TROPICAL_YEAR_DAYS).toBeCloseTo(22.5, 0);
});
