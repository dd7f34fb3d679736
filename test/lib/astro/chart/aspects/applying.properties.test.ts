import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDeclinationAspect } from '../../../../../lib/astro/chart/aspects/between.ts';
import { findAspectsWithin } from '../../../../../lib/astro/chart/aspects/find.ts';
import type { Frame } from '../../../../../lib/astro/port.ts';
import { ASPECTS, type AspectId } from '../../../../../lib/base/catalog/aspects.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../../../lib/base/catalog/bodies.ts';
import { separationDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';
import { forAll } from '../../../../support/for-all.ts';
import { ALL } from './points.ts';

const MINUTE = 1 / 1440;
/** Nearer to exactness than two bodies get in a minute, or all but standing against one another: no truth to compare. */
const UNDECIDED_DEG = 1e-5;
/** More than subtracting two longitudes in the other order can change, degrees. */
const ROUNDING_DEG = 1e-11;
const FRAMES: readonly Frame[] = [
  { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } },
  { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, center: { type: 'geocentric' } },
];
const anyMoment = fc.double({ min: 2305448, max: 2488069, noNaN: true }).map(jdUt);
const anyFrame = fc.constantFrom(...FRAMES);

function pointsAt(moment: JdUt, frame: Frame) {
  return CATALOG_BODY_IDS.map((id) => ({
    id,
    isLuminary: id === 'sun' || id === 'moon',
    ...ephemeris.position(id, moment, frame),
    ...ephemeris.equatorial(id, moment, frame.center),
  }));
}

/** The orb of an aspect between two bodies as the engine has them at a moment, no speed involved. */
function orbAt(moment: JdUt, frame: Frame, [a, b, aspect]: readonly [CatalogBodyId, CatalogBodyId, AspectId]): number {
  const [first, second] = [a, b].map((id) => ephemeris.position(id, moment, frame).longitudeDeg);
  return Math.abs(separationDeg(first as number, second as number) - ASPECTS[aspect].angleDeg);
}

describe('applying, compared with the positions a minute later', () => {
  it('means that the orb is then smaller: for every pair of bodies, at any moment of 500 years', () => {
    const seen = { applying: 0, separating: 0, retrograde: 0 };
    forAll([anyMoment, anyFrame], { numRuns: 250 }, (moment, frame) => {
      const points = pointsAt(moment, frame);
      const isRetrograde = new Set(points.filter((each) => each.longitudeSpeedDegPerDay < 0).map(({ id }) => id));
      for (const { object1, object2, aspect, orbDeg, applying } of findAspectsWithin(points, ALL)) {
        const pair = [object1 as CatalogBodyId, object2 as CatalogBodyId, aspect as AspectId] as const;
        const change = orbAt(jdUt(moment + MINUTE), frame, pair) - orbDeg;
        if (Math.abs(change) < UNDECIDED_DEG || orbDeg < 0.01) continue;
        expect({ pair, moment, applying }).toEqual({ pair, moment, applying: change < 0 });
        seen[applying ? 'applying' : 'separating'] += 1;
        if (isRetrograde.has(pair[0]) || isRetrograde.has(pair[1])) seen.retrograde += 1;
      }
    });
    expect(Math.min(seen.applying, seen.separating, seen.retrograde)).toBeGreaterThan(500);
  });

  it('means the same for parallels and contraparallels', () => {
    let compared = 0;
    forAll([anyMoment], { numRuns: 100 }, (moment) => {
      const [now, then] = [moment, jdUt(moment + MINUTE)].map((at) => pointsAt(at, FRAMES[0] as Frame));
      now?.forEach((first, index) => {
        now.slice(index + 1).forEach((second, offset) => {
          const found = findDeclinationAspect(first, second);
          const [laterFirst, laterSecond] = [then?.[index], then?.[index + 1 + offset]];
          const later = laterFirst && laterSecond && findDeclinationAspect(laterFirst, laterSecond);
          if (!found || later?.aspect !== found.aspect || found.orbDeg < 0.01) return;
          const change = later.orbDeg - found.orbDeg;
          if (Math.abs(change) < UNDECIDED_DEG) return;
          compared += 1;
          expect([first.id, second.id, moment, found.applying]).toEqual([first.id, second.id, moment, change < 0]);
        });
      });
    });
    expect(compared).toBeGreaterThan(300);
  });
});

it('an aspect does not depend on which point is named first', () => {
  forAll([anyMoment], { numRuns: 50 }, (moment) => {
    const points = pointsAt(moment, FRAMES[0] as Frame);
    const measure = (list: typeof points) =>
      findAspectsWithin(list, ALL)
        .map(({ object1, object2, aspect, orbDeg, applying }) => ({
          fact: [[object1, object2].sort().join(' '), aspect, applying].join(' '),
          orbDeg,
        }))
        .filter(({ fact }) => !isFixedPair(fact))
        .sort((a, b) => (a.fact < b.fact ? -1 : 1));
    const [swapped, listed] = [measure([...points].reverse()), measure(points)];
    expect(swapped.map(({ fact }) => fact)).toEqual(listed.map(({ fact }) => fact));
    for (const [index, { orbDeg }] of swapped.entries()) {
      expect(Math.abs(orbDeg - (listed[index]?.orbDeg ?? Number.NaN))).toBeLessThan(ROUNDING_DEG);
    }
  });
});

/** Fixed pairs are named in catalog order, so a reversed list does not leave them out. */
const isFixedPair = (fact: string): boolean => /^mean_(node true_node|lilith true_lilith) /.test(fact);
