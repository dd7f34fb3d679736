import { describe, expect, test } from 'vitest';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../../lib/catalog/bodies.ts';
import {
  estimateMoment,
  findExactMoment,
  type LongitudeCrossing,
} from '../../../../lib/domain/longitude-model/crossing.ts';
import {
  type GeocentricSky,
  longitudeAt,
  type PieceStore,
  stateAt,
} from '../../../../lib/domain/longitude-model/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath, type PathNode } from '../../../../lib/domain/longitude-model/path.ts';
import { findTargetsCrossed } from '../../../../lib/domain/longitude-model/targets.ts';
import { evaluateChebyshev } from '../../../../lib/domain/search/chebyshev.ts';
import type { Ephemeris, Zodiac } from '../../../../lib/ephemeris/port.ts';
import { openPieceStore } from '../../../../lib/runtime/piece-store.ts';
import { arcDeg } from '../../../../lib/units/angle.ts';
import { type JdRange, jdUt } from '../../../../lib/units/time.ts';
import { ephemeris } from '../../../support/ephemeris.ts';

const FIVE_YEARS: JdRange = { fromJdUt: jdUt(2_460_676.5), toJdUt: jdUt(2_462_502.5) };
const TROPICAL: Zodiac = { type: 'tropical' };
const LAHIRI: Zodiac = { type: 'sidereal', ayanamsa: 'lahiri' };
const SECONDS = 1 / 86_400;
const ARCSEC = 1 / 3600;

const skyIn = (zodiac: Zodiac, store: PieceStore = openPieceStore()): GeocentricSky => ({ ephemeris, zodiac, store });

function pathOf(sky: GeocentricSky, body: CatalogBodyId, window = FIVE_YEARS): LongitudePath {
  return buildLongitudePaths(sky, [body], window)[0] as LongitudePath;
}

/** Every passage of a whole degree. */
function passagesOf(path: LongitudePath): readonly LongitudeCrossing[] {
  return path.segments.flatMap((run) =>
    findTargetsCrossed(path, run, { firstDeg: 0, everyDeg: 1 }).map((levelDeg) => ({
      path,
      segment: run,
      targetDeg: levelDeg,
    })),
  );
}

/** The engine, counting how often it is asked. */
function counted(): { readonly engine: Ephemeris; asked: number } {
  const count = {
    asked: 0,
    engine: {
      ...ephemeris,
      position: (...query: Parameters<Ephemeris['position']>) => {
        count.asked += 1;
        return ephemeris.position(...query);
      },
      longitude: (...query: Parameters<Ephemeris['longitude']>) => {
        count.asked += 1;
        return ephemeris.longitude(...query);
      },
    },
  };
  return count;
}

describe.each(CATALOG_BODY_IDS)('the path of %s', (body) => {
  test.each([TROPICAL, LAHIRI])('has the engine’s own places at its knots, in order ($type)', (zodiac) => {
    const sky = skyIn(zodiac);
    const { nodes } = pathOf(sky, body);
    expect(nodes[0]?.moment).toBe(FIVE_YEARS.fromJdUt);
    expect(nodes.at(-1)?.moment).toBe(FIVE_YEARS.toJdUt);
    for (const [index, knot] of nodes.entries()) {
      expect(knot.longitudeDeg).toBe(stateAt(sky, body, knot.moment).longitudeDeg);
      expect(Math.abs(arcDeg(knot.unwrappedDeg, knot.longitudeDeg))).toBeLessThan(1e-9);
      if (index > 0) expect(knot.moment).toBeGreaterThan((nodes[index - 1] as PathNode).moment);
    }
  });

  test('is off by hundredths of a second of arc between them, never by more than the Sun bends light to and fro', () => {
    const sky = skyIn(TROPICAL);
    const errors = [...new Set(pathOf(sky, body).pieces)].flatMap(({ series, fromJdUt, toJdUt }) =>
      [-0.93, -0.55, -0.1, 0.31, 0.77].map((x) => {
        const at = longitudeAt(sky, body, jdUt(fromJdUt + ((x + 1) / 2) * (toJdUt - fromJdUt)));
        return Math.abs(arcDeg(evaluateChebyshev(series, x), at)) / ARCSEC;
      }),
    );
    errors.sort((one, other) => one - other);
    expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.06);
    expect(errors.at(-1)).toBeLessThan(2 * 1.75);
  });

  test('passes whole degrees exactly, and nearly so by the fit alone', () => {
    const sky = skyIn(TROPICAL);
    for (const passage of passagesOf(pathOf(sky, body))) {
      const exact = findExactMoment(sky, passage);
      expect(Math.abs(arcDeg(passage.targetDeg, longitudeAt(sky, body, exact)))).toBeLessThan(0.001 * ARCSEC);
      expect(Math.abs(estimateMoment(sky, passage).moment - exact)).toBeLessThan(20 * SECONDS);
    }
  });
});

describe('the store', () => {
  const CASES = ['mercury', 'saturn', 'moon'] as const;

  test.each(CASES)('of %s changes no bit, however little it keeps', (body) => {
    const forgetful: PieceStore = { get: () => undefined, set: () => undefined };
    const kept = skyIn(TROPICAL);
    pathOf(kept, body, { ...FIVE_YEARS, toJdUt: jdUt(FIVE_YEARS.fromJdUt + 500) });
    expect(pathOf(kept, body)).toEqual(pathOf(skyIn(TROPICAL, forgetful), body));
  });

  test('spares the engine: a second path asks it for its two ends only', () => {
    const count = counted();
    const sky = { ephemeris: count.engine, zodiac: TROPICAL, store: openPieceStore() };
    pathOf(sky, 'mars');
    const first = count.asked;
    pathOf(sky, 'mars');
    expect(count.asked - first).toBe(2);
    expect(first).toBeLessThan(0.3 * (FIVE_YEARS.toJdUt - FIVE_YEARS.fromJdUt));
  });

  test('keeps zodiacs apart', () => {
    const store = openPieceStore();
    const tropical = pathOf(skyIn(TROPICAL, store), 'venus');
    const sidereal = pathOf(skyIn(LAHIRI, store), 'venus');
    expect(
      Math.abs(arcDeg(sidereal.nodes[3]?.unwrappedDeg ?? 0, tropical.nodes[3]?.unwrappedDeg ?? 0)),
    ).toBeGreaterThan(20);
  });
});

test('a moment that is settled costs one call of the engine, a few more beside a station', () => {
  const count = counted();
  const sky = { ephemeris: count.engine, zodiac: TROPICAL, store: openPieceStore() };
  for (const [body, mostCalls] of [
    ['sun', 1],
    ['mercury', 1.02],
    ['saturn', 1.2],
  ] as const) {
    const passages = passagesOf(pathOf(sky, body));
    const before = count.asked;
    for (const passage of passages) findExactMoment(sky, passage);
    expect((count.asked - before) / passages.length).toBeLessThanOrEqual(mostCalls);
  }
});

test('bodies that are fitted together are fitted as each alone', () => {
  const together = buildLongitudePaths(skyIn(TROPICAL), ['sun', 'mercury', 'venus', 'jupiter', 'pluto'], FIVE_YEARS);
  for (const path of together) expect(path).toEqual(pathOf(skyIn(TROPICAL), path.body));
});

test('paths reach to the very ends of the files', () => {
  for (const body of ['sun', 'chiron', 'ceres', 'true_node'] as const) {
    const { fromJdUt, toJdUt } = ephemeris.coverage(body);
    const early = pathOf(skyIn(TROPICAL), body, { fromJdUt, toJdUt: jdUt(fromJdUt + 50) });
    const late = pathOf(skyIn(TROPICAL), body, { fromJdUt: jdUt(toJdUt - 50), toJdUt });
    expect([early.nodes[0]?.moment, late.nodes.at(-1)?.moment]).toEqual([fromJdUt, toJdUt]);
  }
});
