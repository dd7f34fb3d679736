import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDispositors } from '../../../../../lib/astro/chart/analysis/dispositors.ts';
import { RULERSHIPS, RULING_PLANETS } from '../../../../../lib/base/catalog/dignities.ts';
import { SIGNS, type Sign } from '../../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

type Id = Parameters<typeof findDispositors>[0][number]['id'];

const at = (id: Id, sign: Sign) => ({ id, longitudeDeg: longitudeDeg(SIGNS.indexOf(sign) * 30 + 10) });

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);
const sky = fc
  .tuple(...RULING_PLANETS.map(() => longitude))
  .map((longitudes) => longitudes.map((degree, index) => ({ id: RULING_PLANETS[index] as Id, longitudeDeg: degree })));

test('two planets in each other’s signs make one loop and no final dispositor', () => {
  const tree = findDispositors([at('venus', 'Aries'), at('mars', 'Libra')], 'traditional');
  expect(tree.loops).toEqual([['venus', 'mars']]);
  expect(tree.finalDispositors).toEqual([]);
});

test('a loop of three is listed once, in the order of disposal, from its first planet', () => {
  const points = [at('mars', 'Cancer'), at('moon', 'Libra'), at('venus', 'Aries'), at('sun', 'Taurus')];
  const tree = findDispositors(points, 'traditional');
  expect(tree.loops).toEqual([['moon', 'venus', 'mars']]);
  expect(tree.dispositors.get('sun')).toBe('venus');
});

test('a planet in its own sign is a final dispositor, and no loop', () => {
  const tree = findDispositors([at('sun', 'Leo'), at('chiron', 'Leo')], 'traditional');
  expect(tree.finalDispositors).toEqual(['sun']);
  expect(tree.loops).toEqual([]);
  expect(tree.dispositors.get('chiron')).toBe('sun');
});

test('modern rulers replace traditional ones in Scorpio, Aquarius and Pisces', () => {
  const points = [at('pluto', 'Scorpio'), at('sun', 'Aquarius'), at('moon', 'Pisces')];
  expect(findDispositors(points, 'modern').finalDispositors).toEqual(['pluto']);
  expect([...findDispositors(points, 'modern').dispositors.values()]).toEqual(['pluto', 'uranus', 'neptune']);
  expect([...findDispositors(points, 'traditional').dispositors.values()]).toEqual(['mars', 'saturn', 'jupiter']);
});

test('a chain may end at a planet that the chart does not have', () => {
  const tree = findDispositors([at('sun', 'Aries')], 'traditional');
  expect(tree).toEqual({ dispositors: new Map([['sun', 'mars']]), finalDispositors: [], loops: [] });
});

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
