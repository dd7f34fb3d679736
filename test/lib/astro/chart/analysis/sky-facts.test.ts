import { expect, test } from 'vitest';
import { describeMoonCourse } from '../../../../../lib/astro/chart/analysis/moon-course.ts';
import { findSkyFacts, type SkyFactSettings } from '../../../../../lib/astro/chart/analysis/sky-facts.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { openPositions } from '../../../../support/positions.ts';
import { BORN, castIn, LAHIRI, TROPICAL } from '../../timing/progressions/births.ts';

const store = openPositions();
const SETTINGS: SkyFactSettings = {
  chartKind: 'moment',
  voidTradition: 'traditional',
  withAlmuten: true,
  offsetSeconds: 7200,
};
const objects = ['sun', 'moon', 'mars', 'pluto', 'true_node', 'part_of_fortune'] as const;

test('the course of the Moon is that of the chart’s zodiac and tradition', () => {
  for (const zodiac of [TROPICAL, LAHIRI]) {
    const { moon } = findSkyFacts(castIn(zodiac, BORN, { objects }), store, SETTINGS);
    expect(moon).toEqual(describeMoonCourse({ ephemeris, zodiac, store }, BORN.moment, 'traditional'));
  }
});

test('the almuten is there on request, with the rulers of a Friday of Venus', () => {
  const chart = castIn(TROPICAL, BORN, { objects });
  expect(findSkyFacts(chart, store, { ...SETTINGS, withAlmuten: false }).almuten).toBeUndefined();
  const scores = findSkyFacts(chart, store, SETTINGS).almuten?.scores ?? [];
  expect(scores.filter(({ dayRuler }) => dayRuler > 0).map(({ planet }) => planet)).toEqual(['venus']);
  expect(scores.filter(({ hourRuler }) => hourRuler > 0)).toHaveLength(1);
});

test('where the Sun does not rise the almuten does without the rulers of day and hour', () => {
  const place = { latitudeDeg: 78.2, longitudeDeg: 15.6, elevationM: 0 };
  const { almuten } = findSkyFacts(castIn(TROPICAL, { ...BORN, place }), store, SETTINGS);
  expect(almuten?.scores.map(({ dayRuler, hourRuler }) => dayRuler + hourRuler)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(almuten?.winners.length).toBeGreaterThan(0);
});
