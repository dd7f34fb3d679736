import { expect, test } from 'vitest';
import { computeAlmutenFiguris } from '../../../../../lib/astro/chart/analysis/almuten-figuris.ts';
import { computeChartAlmuten } from '../../../../../lib/astro/chart/analysis/chart-almuten.ts';
import { placeBody } from '../../../../../lib/astro/chart/place-body.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { openPositions } from '../../../../support/positions.ts';
import { BORN, castIn, LAHIRI, TROPICAL } from '../../timing/progressions/births.ts';

const store = openPositions();
const RULERS = { dayRuler: 'venus', hourRuler: 'mars' } as const;
const SEVEN = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'part_of_fortune'] as const;

test.each([
  ['tropical', TROPICAL],
  ['sidereal', LAHIRI],
])('the five places and the houses are those of the %s chart', (_name, zodiac) => {
  const chart = castIn(zodiac, BORN, { objects: SEVEN });
  const almuten = computeChartAlmuten(chart, RULERS, store);
  const point = (id: string) => chart.points.find((one) => one.id === id);
  const placeOf = (id: string) => {
    const place = point(id);
    if (!place) throw new Error(`${id} is in the chart`);
    return place.longitudeDeg;
  };
  if (!chart.horizon || !almuten) throw new Error('the chart has a horizon');
  const expected = computeAlmutenFiguris({
    placesDeg: {
      sun: placeOf('sun'),
      moon: placeOf('moon'),
      ascendant: chart.horizon.houses.ascendantDeg,
      fortune: placeOf('part_of_fortune'),
      syzygy: almuten.syzygy.longitudeDeg,
    },
    houseOf: (planet) => point(planet)?.house ?? Number.NaN,
    isDayChart: chart.horizon.isDayChart,
    rulers: RULERS,
  });
  expect(almuten).toMatchObject(expected);
});

test('a draconic chart counts the syzygy from the node of the birth', () => {
  const tropical = computeChartAlmuten(castIn(TROPICAL, BORN), RULERS, store);
  const chart = castIn({ type: 'draconic', node: 'true_node' }, BORN);
  const draconic = computeChartAlmuten(chart, RULERS, store);
  if (!tropical || !draconic) throw new Error('the ephemeris covers the syzygy');
  const node = placeBody(castIn(TROPICAL, BORN).context, 'true_node').longitudeDeg;
  expect(separationDeg(tropical.syzygy.longitudeDeg - node, draconic.syzygy.longitudeDeg)).toBeLessThan(1e-6);
});

test('the bodies that a request selects do not change it', () => {
  const [few, many] = [['chiron'], SEVEN].map((objects) =>
    computeChartAlmuten(castIn(TROPICAL, BORN, { objects: objects as typeof SEVEN }), RULERS, store),
  );
  expect(few).toEqual(many);
});

test('without a time of birth there is none', () => {
  const chart = castIn(TROPICAL, { ...BORN, timeIsKnown: false });
  expect(computeChartAlmuten(chart, RULERS, store)).toBeUndefined();
});
