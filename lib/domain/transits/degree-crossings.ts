import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { JdRange } from '../../ephemeris/port.ts';
import type { LongitudeDeg } from '../../units/angle.ts';
import { type JdUt, jdUt } from '../../units/time.ts';
import { gridOf } from '../positions/grid.ts';
import { levelsBetween } from '../positions/levels.ts';
import { settledPassage } from '../positions/passage.ts';
import { pathsOver } from '../positions/path.ts';
import type { Sky } from '../positions/sky.ts';

/** A body standing exactly at a degree. */
export interface DegreeCrossing {
  readonly moment: JdUt;
  readonly retrograde: boolean;
}

/** The crossings of a degree by a body. */
export interface DegreeTransits {
  readonly body: CatalogBodyId;
  readonly degree: LongitudeDeg;
  readonly crossings: readonly DegreeCrossing[];
  /** Up to when every crossing is among them. */
  readonly searchEnd: JdUt;
  /** False where there are more before the end of the search. */
  readonly isComplete: boolean;
}

/** What is looked for. */
export interface DegreeSought {
  readonly body: CatalogBodyId;
  readonly degree: LongitudeDeg;
  readonly window: JdRange;
}

/** Cells that are looked through at a time: some years, months for the Moon. */
const CELLS_AT_A_TIME = 32;

/** Every crossing of a degree, retrograde ones too, in order; no more of the window is looked through than is asked for. */
export function* degreeCrossings(sky: Sky, { body, degree, window }: DegreeSought): Generator<DegreeCrossing> {
  for (const part of partsOf(window, CELLS_AT_A_TIME * gridOf(body).cellDays)) {
    for (const path of pathsOver(sky, [body], part)) {
      for (const run of path.runs) {
        for (const levelDeg of levelsBetween(path, run, { firstDeg: degree, everyDeg: 360 })) {
          yield { moment: settledPassage(sky, { path, run, levelDeg }), retrograde: !run.forward };
        }
      }
    }
  }
}

/** A window in parts of so many days, cut where cells meet. */
function* partsOf({ fromJdUt, toJdUt }: JdRange, days: number): Generator<JdRange> {
  let from: number = fromJdUt;
  while (from < toJdUt) {
    const to = Math.min((Math.floor(from / days) + 1) * days, toJdUt);
    yield { fromJdUt: jdUt(from), toJdUt: jdUt(to) };
    from = to;
  }
}
