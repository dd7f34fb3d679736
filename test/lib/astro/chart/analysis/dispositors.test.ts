import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDispositors } from '../../../../../lib/astro/chart/analysis/dispositors.ts';
import { RULERSHIPS, RULING_PLANETS } from '../../../../../lib/base/catalog/dignities.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

type Id = Parameters<typeof findDispositors>[0][number]['id'];

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);
const sky = fc
  .tuple(...RULING_PLANETS.map(() => longitude))
  .map((longitudes) => longitudes.map((degree, index) => ({ id: RULING_PLANETS[index] as Id, longitudeDeg: degree })));

test.each(RULERSHIPS)('with all ten planets every %s chain ends at a final dispositor or in a loop', (rulership) => {
  forAll([sky], (points) => {
    const { dispositors, finalDispositors, loops } = findDispositors(points, rulership);
    const ends = new Set([...finalDispositors, ...loops.flat()]);
    expect(ends.size).toBeGreaterThan(0);
    for (const { id } of points) {
      let planet: Id = id;
      for (let step = 0; step < RULING_PLANETS.length; step += 1) planet = dispositors.get(planet) ?? planet;
      expect([...ends]).toContain(planet);
    }
  });
});

test('in a loop each planet is disposed of by the next, and no planet is in two loops', () => {
  forAll([sky], (points) => {
    const { dispositors, loops } = findDispositors(points, 'traditional');
    for (const loop of loops) {
      for (const [index, planet] of loop.entries()) {
        expect(dispositors.get(planet)).toBe(loop[(index + 1) % loop.length]);
      }
    }
    expect(new Set(loops.flat()).size).toBe(loops.flat().length);
  });
});
