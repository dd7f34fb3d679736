import { hasStations } from '../../../lib/astro/chart/analysis/nearest-station.ts';
import { COMPILED_SPAN, cellGridOf, spanOfCell } from '../../../lib/astro/motion/cell-grid.ts';
import { findExactMoment } from '../../../lib/astro/motion/crossing.ts';
import { fittedLongitudeDeg } from '../../../lib/astro/motion/fitted-motion.ts';
import { type GeocentricSky, longitudeAt } from '../../../lib/astro/motion/geocentric-sky.ts';
import { buildLongitudePaths } from '../../../lib/astro/motion/path.ts';
import { loadOrFitPieces } from '../../../lib/astro/motion/pieces.ts';
import { findTargetsCrossed } from '../../../lib/astro/motion/targets.ts';
import { findStations } from '../../../lib/astro/sky/events/stations.ts';
import { CATALOG_BODY_IDS, type CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
import { ARCSEC_PER_DEG, longitudeDeg, separationDeg } from '../../../lib/base/units/angle.ts';
import { type JdRange, jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { openPositions } from '../../support/positions.ts';

/**
 * Measures how far each method is from the engine: `node test/system/accuracy/methods.ts [moments for each body] [seed]` prints the
 * table of docs/decisions/0054-precision.md. Longitudes are compared at random moments, ten in each of a tenth as many cells;
 * exact moments by the engine's own longitude at them; stations by the farthest longitude within an hour.
 */
const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);

/** Uniform random numbers in `[0, 1)`: mulberry32, whose first state is the seed. */
let state = seed;
function random(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const randomIn = (from: number, to: number): number => from + random() * (to - from);

const skyIn = (zodiac: GeocentricSky['zodiac']): GeocentricSky => ({ ephemeris, zodiac, store: openPositions() });
const tropical = skyIn({ type: 'tropical' });
const lahiri = skyIn({ type: 'sidereal', ayanamsa: 'lahiri' });

/** A random moment of the compiled years, or of any others that the files of a body cover. */
function randomMoment(body: CatalogBodyId, isCompiled: boolean): number {
  const { fromJdUt, toJdUt } = ephemeris.coverage(body);
  if (isCompiled) return randomIn(COMPILED_SPAN.fromJdUt + 33, COMPILED_SPAN.toJdUt - 99);
  const moment = randomIn(fromJdUt + 33, toJdUt - 99);
  const isElsewhere = moment + 99 < COMPILED_SPAN.fromJdUt || moment > COMPILED_SPAN.toJdUt;
  return isElsewhere ? moment : randomMoment(body, isCompiled);
}

const MOMENTS_IN_CELL = 10;

function measureFits(sky: GeocentricSky, body: CatalogBodyId, isCompiled: boolean): number[] {
  const errors: number[] = [];
  const grid = cellGridOf(body);
  while (errors.length < count) {
    const span = spanOfCell(grid, Math.floor(randomMoment(body, isCompiled) / grid.cellDays));
    const pieces = loadOrFitPieces(sky, [body], span).get(body) ?? [];
    for (let index = 0; index < MOMENTS_IN_CELL; index += 1) {
      const at = jdUt(randomIn(span.fromJdUt, span.toJdUt));
      const piece = pieces.find(({ toJdUt }) => at <= toJdUt);
      if (piece) errors.push(separationDeg(fittedLongitudeDeg(piece, at), longitudeAt(sky, body, at)));
    }
  }
  return errors;
}

/** Days of a window whose crossings are measured, and the degrees between their targets, as shares of a sign. */
const WINDOW_DAYS = 60;
const STEP_DEG = 1;

function measureMoments(sky: GeocentricSky, body: CatalogBodyId, isCompiled: boolean): number[] {
  const errors: number[] = [];
  for (let tries = 0; errors.length < count / 10 && tries < count / 50; tries += 1) {
    const from = randomMoment(body, isCompiled);
    const window: JdRange = { fromJdUt: jdUt(from), toJdUt: jdUt(from + WINDOW_DAYS) };
    for (const path of buildLongitudePaths(sky, [body], window)) {
      for (const segment of path.segments) {
        for (const targetDeg of findTargetsCrossed(path, segment, { firstDeg: random(), everyDeg: STEP_DEG })) {
          const degree = longitudeDeg(targetDeg);
          const moment = findExactMoment(sky, { path, segment, targetDeg, degree });
          errors.push(separationDeg(degree, longitudeAt(sky, body, moment)));
        }
      }
    }
  }
  return errors;
}

const MINUTE_DAYS = 1 / 1440;

/** Distance of the longitude at a station from the farthest within an hour, which noise of the engine's longitudes is part of. */
function measureStations(body: CatalogBodyId): number[] {
  if (!hasStations(body)) return [];
  return findStations(tropical, body, COMPILED_SPAN_INSIDE).map(({ moment, motion }) => {
    const own = longitudeAt(tropical, body, moment);
    const side = motion === 'retrograde' ? 1 : -1;
    const others = Array.from({ length: 121 }, (_, minute) =>
      longitudeAt(tropical, body, jdUt(moment + (minute - 60) * MINUTE_DAYS)),
    );
    return Math.max(0, ...others.map((other) => side * (other - own)).filter((ahead) => Math.abs(ahead) < 1));
  });
}
const COMPILED_SPAN_INSIDE = { ...COMPILED_SPAN, toJdUt: jdUt(COMPILED_SPAN.toJdUt - 1) };

/** Worst and 99th percentile, arc seconds, to two digits. */
function summarize(errorsDeg: number[]): string {
  if (errorsDeg.length === 0) return '—';
  const sorted = errorsDeg.sort((a, b) => a - b);
  const atShare = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] as number) * ARCSEC_PER_DEG;
  return [atShare(0.99), atShare(1)].map((error) => Number(error.toPrecision(2))).join(' / ');
}

console.log('| body | compiled | sidereal | elsewhere | moments | moments elsewhere | stations |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const body of CATALOG_BODY_IDS) {
  const columns = [
    measureFits(tropical, body, true),
    measureFits(lahiri, body, true),
    measureFits(tropical, body, false),
    measureMoments(tropical, body, true),
    measureMoments(tropical, body, false),
    measureStations(body),
  ];
  console.log(`| ${[body, ...columns.map(summarize)].join(' | ')} |`);
}
