import { describe, expect, test } from 'vitest';
import { estimateMoment, findExactMoment, type LongitudeCrossing } from '../../../../lib/astro/motion/crossing.ts';
import {
  type GeocentricSky,
  longitudeAt,
  type PieceStore,
  stateAt,
} from '../../../../lib/astro/motion/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../../../../lib/astro/motion/path.ts';
import { findTargetsCrossed } from '../../../../lib/astro/motion/targets.ts';
import type { SearchZodiac } from '../../../../lib/astro/port.ts';
import { evaluateChebyshev } from '../../../../lib/astro/search/chebyshev.ts';
import { CATALOG_BODY_IDS, type NumberedBodyId } from '../../../../lib/base/catalog/bodies.ts';
import { arcDeg, longitudeDeg } from '../../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';
import { openPositions } from '../../../support/positions.ts';
import { recordQueries } from '../../../support/recorded-engine.ts';

const FIVE_YEARS: JdRange = { fromJdUt: jdUt(2_460_676.5), toJdUt: jdUt(2_462_502.5) };
const TROPICAL: SearchZodiac = { type: 'tropical' };
const LAHIRI: SearchZodiac = { type: 'sidereal', ayanamsa: 'lahiri' };
const SECONDS = 1 / 86_400;
const ARCSEC = 1 / 3600;

const createSky = (zodiac: SearchZodiac, store: PieceStore = openPositions()): GeocentricSky => ({
  ephemeris,
  zodiac,
  store,
});

function buildPath(sky: GeocentricSky, body: NumberedBodyId, window = FIVE_YEARS): LongitudePath {
  return buildLongitudePaths(sky, [body], window)[0] as LongitudePath;
}

/** Every crossing of a whole degree. */
function listDegreeCrossings(path: LongitudePath): readonly LongitudeCrossing[] {
  return path.segments.flatMap((segment) =>
    findTargetsCrossed(path, segment, { firstDeg: 0, everyDeg: 1 }).map((targetDeg) => ({
      path,
      segment,
      targetDeg,
      degree: longitudeDeg(targetDeg),
    })),
  );
}

describe.each(CATALOG_BODY_IDS)('the path of %s', (body) => {
  test.each([TROPICAL, LAHIRI])('has the engine’s longitudes at its nodes, ascending in time ($type)', (zodiac) => {
    const sky = createSky(zodiac);
    const { nodes } = buildPath(sky, body);
    const shiftedDeg = body === 'true_lilith' ? 2e-8 : 1e-9;
    expect(nodes[0]?.moment).toBe(FIVE_YEARS.fromJdUt);
    expect(nodes.at(-1)?.moment).toBe(FIVE_YEARS.toJdUt);
    for (const [index, node] of nodes.entries()) {
      const own = stateAt(sky, body, node.moment).longitudeDeg;
      expect(Math.abs(arcDeg(node.longitudeDeg, own))).toBeLessThan(zodiac.type === 'tropical' ? 1e-15 : shiftedDeg);
      expect(Math.abs(arcDeg(node.unwrappedDeg, node.longitudeDeg))).toBeLessThan(1e-9);
      if (index > 0) expect(node.moment).toBeGreaterThan((nodes[index - 1] as PathNode).moment);
    }
  });

  test('differs from the engine by hundredths of an arcsecond between nodes, at most by the deflection of light', () => {
    const sky = createSky(TROPICAL);
    const errors = [...new Set(buildPath(sky, body).pieces)].flatMap(({ series, fromJdUt, toJdUt }) =>
      [-0.93, -0.55, -0.1, 0.31, 0.77].map((x) => {
        const at = longitudeAt(sky, body, jdUt(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt)));
        return Math.abs(arcDeg(evaluateChebyshev(series, x), at)) / ARCSEC;
      }),
    );
    errors.sort((one, other) => one - other);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.06);
    expect(errors.at(-1)).toBeLessThan(2 * 1.75);
  });

  test('crosses whole degrees at the engine’s moments, and within 20 s of them on the fit alone', () => {
    const sky = createSky(TROPICAL);
    for (const crossing of listDegreeCrossings(buildPath(sky, body))) {
      const exact = findExactMoment(sky, crossing);
      expect(Math.abs(arcDeg(crossing.targetDeg, longitudeAt(sky, body, exact)))).toBeLessThan(0.001 * ARCSEC);
      expect(Math.abs(estimateMoment(sky, crossing).moment - exact)).toBeLessThan(20 * SECONDS);
    }
  });
});

describe('the store', () => {
  const CASES = ['mercury', 'saturn', 'moon'] as const;

  test.each(CASES)('of pieces of %s does not affect any bit of a path, even if it keeps nothing', (body) => {
    const cachedSky = createSky(TROPICAL);
    buildPath(cachedSky, body, { ...FIVE_YEARS, toJdUt: jdUt(FIVE_YEARS.fromJdUt + 500) });
    expect(buildPath(cachedSky, body)).toEqual(
      buildPath(createSky(TROPICAL, { ...openPositions(), get: () => undefined, set: () => undefined }), body),
    );
  });

  test('saves calls of the engine: a second path calls it for its two ends only', () => {
    const { engine, queries } = recordQueries(ephemeris);
    const sky = { ephemeris: engine, zodiac: TROPICAL, store: openPositions() };
    buildPath(sky, 'mars');
    const first = queries.length;
    buildPath(sky, 'mars');
    expect(queries.length - first).toBe(2);
    expect(first).toBeLessThan(0.3 * (FIVE_YEARS.toJdUt - FIVE_YEARS.fromJdUt));
  });

  test('stores each zodiac separately', () => {
    const store = openPositions();
    const tropical = buildPath(createSky(TROPICAL, store), 'venus');
    const sidereal = buildPath(createSky(LAHIRI, store), 'venus');
    expect(
      Math.abs(arcDeg(sidereal.nodes[3]?.unwrappedDeg ?? 0, tropical.nodes[3]?.unwrappedDeg ?? 0)),
    ).toBeGreaterThan(20);
  });
});

test('refining a moment takes about two calls of the engine, near a station a few more', () => {
  const { engine, queries } = recordQueries(ephemeris);
  const sky = { ephemeris: engine, zodiac: TROPICAL, store: openPositions() };
  for (const [body, mostCalls] of [
    ['sun', 2.1],
    ['mercury', 2.2],
    ['saturn', 2.5],
  ] as const) {
    const crossings = listDegreeCrossings(buildPath(sky, body));
    const before = queries.length;
    for (const crossing of crossings) findExactMoment(sky, crossing);
    expect((queries.length - before) / crossings.length).toBeLessThanOrEqual(mostCalls);
  }
});

test('paths of several bodies equal those of each body alone', () => {
  const paths = buildLongitudePaths(createSky(TROPICAL), ['sun', 'mercury', 'venus', 'jupiter', 'pluto'], FIVE_YEARS);
  for (const path of paths) expect(path).toEqual(buildPath(createSky(TROPICAL), path.body));
});

test('paths reach the ends of the files', () => {
  for (const body of ['sun', 'chiron', 'ceres', 'true_node'] as const) {
    const { fromJdUt, toJdUt } = ephemeris.coverage(body);
    const early = buildPath(createSky(TROPICAL), body, { fromJdUt, toJdUt: jdUt(fromJdUt + 50) });
    const late = buildPath(createSky(TROPICAL), body, { fromJdUt: jdUt(toJdUt - 50), toJdUt });
    expect([early.nodes[0]?.moment, late.nodes.at(-1)?.moment]).toEqual([fromJdUt, toJdUt]);
  }
});
