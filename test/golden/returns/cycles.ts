import { cellGridOf } from '../../../lib/astro/motion/cell-grid.ts';
import { estimateMoment } from '../../../lib/astro/motion/crossing.ts';
import { EMPTY_STORE, type GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import { buildLongitudePaths, type LongitudePath } from '../../../lib/astro/motion/path.ts';
import { findTargetsCrossed } from '../../../lib/astro/motion/targets.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { longitudeDeg } from '../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/services.ts';

/**
 * Measures the figures of `lib/base/catalog/return-cycles.ts` in the ephemeris:
 *
 * `npx node test/golden/returns/cycles.ts 0.5 mars venus` measures Mars and Venus at every half degree; without
 * names it measures all bodies. Most take a minute or two, the Moon and the true apogee a quarter of an hour.
 */
const [step = '5', ...named] = process.argv.slice(2);
const everyDeg = Number(step);

/** First and last crossing of a degree, where degrees count on through all rounds. */
interface DegreeCrossings {
  readonly first: number;
  last: number;
}

const CELLS_AT_A_TIME = 32;

/** By degree, in steps. */
function findDegreeCrossings(sky: GeocentricSky, body: CatalogBodyId): ReadonlyMap<number, DegreeCrossings> {
  const passed = new Map<number, DegreeCrossings>();
  let reachedDeg: number | undefined;
  for (const part of partsOf(ephemeris.coverage(body), CELLS_AT_A_TIME * cellGridOf(body).cellDays)) {
    const path = buildLongitudePaths(sky, [body], part)[0] as LongitudePath;
    const startDeg = path.nodes[0]?.unwrappedDeg ?? 0;
    const turnsDeg = reachedDeg === undefined ? 0 : Math.round((reachedDeg - startDeg) / 360) * 360;
    for (const segment of path.segments) {
      for (const targetDeg of findTargetsCrossed(path, segment, { firstDeg: 0, everyDeg })) {
        const { moment } = estimateMoment(sky, { path, segment, targetDeg, degree: longitudeDeg(targetDeg) });
        const index = Math.round((targetDeg + turnsDeg) / everyDeg);
        const known = passed.get(index);
        if (known) known.last = moment;
        else passed.set(index, { first: moment, last: moment });
      }
    }
    reachedDeg = (path.nodes.at(-1)?.unwrappedDeg ?? 0) + turnsDeg;
  }
  return passed;
}

function* partsOf({ fromJdUt, toJdUt }: JdRange, days: number): Generator<JdRange> {
  for (let from: number = fromJdUt; from < toJdUt; ) {
    const to = Math.min((Math.floor(from / days) + 1) * days, toJdUt);
    yield { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
    from = to;
  }
}

/** @returns for every degree its crossings by round, in order of time */
function groupByRound(passed: ReadonlyMap<number, DegreeCrossings>): readonly (readonly DegreeCrossings[])[] {
  const perTurn = Math.round(360 / everyDeg);
  const byDegree = Array.from({ length: perTurn }, (): DegreeCrossings[] => []);
  for (const [index, one] of passed) byDegree[((index % perTurn) + perTurn) % perTurn]?.push(one);
  return byDegree.map((rounds) => rounds.toSorted((a, b) => a.first - b.first));
}

function computeFigures(byDegree: readonly (readonly DegreeCrossings[])[]) {
  const means = byDegree.map((rounds) => {
    const [first, last] = [rounds[0], rounds.at(-1)];
    return ((last?.first ?? 0) - (first?.first ?? 0)) / (rounds.length - 1);
  });
  const meanDays = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const figures = { meanDays, longestGapDays: 0, longestLoopDays: 0, worstCount: 0 };
  for (const rounds of byDegree) {
    // Greatest fraction of a round by which the time between two crossings differs from a whole number of rounds.
    let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const [count, { first, last }] of rounds.entries()) {
      const next = rounds[count + 1];
      if (next) figures.longestGapDays = Math.max(figures.longestGapDays, next.first - last);
      figures.longestLoopDays = Math.max(figures.longestLoopDays, last - first);
      lowest = Math.min(lowest, first / meanDays - count);
      highest = Math.max(highest, last / meanDays - count);
    }
    figures.worstCount = Math.max(figures.worstCount, highest - lowest);
  }
  return figures;
}

const zodiacs = [{ type: 'tropical' }, { type: 'sidereal', ayanamsa: 'fagan_bradley' }] as const;

for (const body of CATALOG_BODY_IDS.filter((id) => named.length === 0 || named.includes(id))) {
  for (const zodiac of zodiacs) {
    console.log(
      body,
      zodiac.type,
      computeFigures(groupByRound(findDegreeCrossings({ ephemeris, zodiac, store: EMPTY_STORE }, body))),
    );
  }
}
