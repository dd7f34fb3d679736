import { describe, expect, it } from 'vitest';
import {
  findAspectBetween,
  findDeclinationAspect,
  orbLimitDeg,
} from '../../../../../lib/astro/chart/aspects/between.ts';
import { ASPECT_IDS, ASPECTS } from '../../../../../lib/base/catalog/aspects.ts';
import { ALL, MAJOR, point } from './points.ts';

const JUST_UNDER = 1e-9;

describe('the orb of an aspect', () => {
  it.each(ASPECT_IDS)('%s: includes its limit and nothing beyond', (aspect) => {
    const { angleDeg, orbDeg } = ASPECTS[aspect];
    const only = { ...ALL, aspects: [aspect] };
    const inward = angleDeg === 180 ? -1 : 1;
    const at = (orb: number) =>
      findAspectBetween(point('mars', 100), point('venus', 100 + angleDeg + inward * orb), only);
    expect(at(orbDeg - JUST_UNDER)?.aspect).toBe(aspect);
    expect(at(orbDeg + 1e-6)).toBeUndefined();
  });

  it('stated by a client has no bonus for Sun or Moon', () => {
    const settings = { ...MAJOR, orbsDeg: { trine: 3 } };
    expect(orbLimitDeg('trine', settings, true)).toBe(3);
    expect(orbLimitDeg('square', settings, true)).toBe(9);
    expect(findAspectBetween(point('sun', 0), point('moon', 123.1), settings)).toBeUndefined();
    expect(findAspectBetween(point('sun', 0), point('moon', 122.9), settings)?.aspect).toBe('trine');
  });

  it('of 15° that overlaps that of another aspect yields to the nearer aspect', () => {
    const settings = { ...ALL, orbsDeg: { sextile: 15, quintile: 15 } };
    expect(findAspectBetween(point('mars', 0), point('venus', 67), settings)?.aspect).toBe('quintile');
    expect(findAspectBetween(point('mars', 0), point('venus', 65), settings)?.aspect).toBe('sextile');
  });

  it('equal to that of another aspect at the same distance yields to the major one, which comes first', () => {
    const settings = { ...ALL, orbsDeg: { sextile: 6, quintile: 6 } };
    expect(findAspectBetween(point('mars', 0), point('venus', 66), settings)?.aspect).toBe('sextile');
  });
});

describe('an aspect', () => {
  it('is exact under one minute of arc, not at one minute', () => {
    const exactAt = (orb: number) => findAspectBetween(point('mars', 0), point('venus', 90 + orb), MAJOR)?.exact;
    expect(exactAt(0.9999 / 60)).toBe(true);
    expect(exactAt(-0.9999 / 60)).toBe(true);
    expect(exactAt(1.0001 / 60)).toBe(false);
    expect(findAspectBetween(point('mars', 0), point('venus', 1 / 60), MAJOR)?.exact).toBe(false);
  });
});

describe('applying', () => {
  it.each([
    ['faster behind slower, conjunction ahead', ['moon', 10, 13], ['sun', 15, 1], true],
    ['retrograde runs into the other', ['mars', 20, 0.1], ['mercury', 25, -1], true],
    ['conjunction across 0° Aries', ['moon', 358, 13], ['sun', 2, 1], true],
    ['waning square after exactness', ['moon', 275, 13], ['sun', 0, 1], false],
  ] as const)('%s', (_, first, second, expected) => {
    const points = [point(first[0], first[1], first[2]), point(second[0], second[1], second[2])] as const;
    expect(findAspectBetween(points[0], points[1], MAJOR)?.applying).toBe(expected);
    expect(findAspectBetween(points[1], points[0], MAJOR)?.applying).toBe(expected);
  });

  it('is false for an exact aspect and for one with a constant orb', () => {
    expect(findAspectBetween(point('moon', 105, 13), point('sun', 15, 1), MAJOR)?.applying).toBe(false);
    expect(findAspectBetween(point('mars', 10, 0.5), point('venus', 95, 0.5), MAJOR)?.applying).toBe(false);
  });

  it('treats a point without a speed as motionless and is null where neither moves', () => {
    const still = point('ascendant', 15, null);
    expect(findAspectBetween(point('moon', 10, 13), still, MAJOR)?.applying).toBe(true);
    expect(findAspectBetween(point('mercury', 10, -1), still, MAJOR)?.applying).toBe(false);
    expect(findAspectBetween(still, point('moon', 10, 13), MAJOR)?.applying).toBe(true);
    expect(findAspectBetween(point('midheaven', 10, null), still, MAJOR)?.applying).toBeNull();
  });
});

describe('an aspect in declination', () => {
  const at = (id: string, declinationDeg: number, declinationSpeedDegPerDay: number | null) => ({
    ...point(id, 0),
    declinationDeg,
    declinationSpeedDegPerDay,
  });

  it.each([
    ['parallel closing', 10, 0.4, 10.5, 0.1, 'parallel', 0.5, true],
    ['southern parallel closing', -10, -0.4, -10.5, -0.1, 'parallel', 0.5, true],
    ['contraparallel opening', 10, -0.4, -10.5, 0.1, 'contraparallel', 0.5, false],
    ['at the limit', 10, 0.4, 11, 0.1, 'parallel', 1, true],
  ] as const)('%s', (_, a, speedA, b, speedB, aspect, orb, applying) => {
    const found = findDeclinationAspect(at('mars', a, speedA), at('venus', b, speedB));
    expect(found).toMatchObject({ aspect, angleDeg: 0, applying });
    expect(found?.orbDeg).toBeCloseTo(orb, 9);
  });

  it('has an orb of one degree and exists only where declinations are known', () => {
    expect(findDeclinationAspect(at('mars', 10, 0), at('venus', 11.001, 0))).toBeUndefined();
    expect(findDeclinationAspect(at('mars', 10, 0), at('venus', -11.001, 0))).toBeUndefined();
    expect(findDeclinationAspect(at('mars', 10, 0), point('venus', 0))).toBeUndefined();
    expect(findDeclinationAspect(point('mars', 0), at('venus', 10, 0))).toBeUndefined();
  });

  it('treats a point without a speed as motionless and is null where neither moves', () => {
    expect(findDeclinationAspect(at('mars', 10, null), at('venus', 10.5, -0.1))?.applying).toBe(true);
    expect(findDeclinationAspect(at('mars', 10, 0.1), at('venus', 10.5, null))?.applying).toBe(true);
    expect(findDeclinationAspect(at('mars', 10, null), at('venus', 10.5, null))?.applying).toBeNull();
  });
});
