import { RULING_PLANETS, type Rulership, type RulingPlanet } from '../../../base/catalog/dignities.ts';
import { signOf } from '../../sky/zodiac/sign-position.ts';
import { signRulersOf } from '../dignities/rulers.ts';
import type { ChartPoint } from '../point.ts';

/** Who disposes of whom in a chart. */
export interface DispositorTree {
  /** Ruler of the sign of each point, by the point's id; the ruler need not be in the chart itself. */
  readonly dispositors: ReadonlyMap<ChartPoint['id'], RulingPlanet>;
  /** Planets in a sign that they rule, at which chains end; Sun to Pluto. */
  readonly finalDispositors: readonly RulingPlanet[];
  /** Rings of two or more planets, each disposed of by the next and the last by the first. */
  readonly loops: readonly (readonly RulingPlanet[])[];
}

/**
 * The ruler of the sign of every point, and where the chains of rulers end: at a planet in its own sign, in a loop, or
 * at a ruler that is not among the points.
 */
export function findDispositors(
  points: readonly Pick<ChartPoint, 'id' | 'longitudeDeg'>[],
  rulership: Rulership,
): DispositorTree {
  const dispositors = new Map(
    points.map(({ id, longitudeDeg }) => [id, signRulersOf(signOf(longitudeDeg))[rulership]] as const),
  );
  return {
    dispositors,
    finalDispositors: RULING_PLANETS.filter((planet) => dispositors.get(planet) === planet),
    loops: listLoops(dispositors),
  };
}

/** Each loop once, beginning with the first of its planets from Sun to Pluto. */
function listLoops(dispositors: DispositorTree['dispositors']): DispositorTree['loops'] {
  const loops: RulingPlanet[][] = [];
  for (const planet of RULING_PLANETS) {
    const loop = followLoop(planet, dispositors);
    const isNew = !loops.some((earlier) => earlier.includes(planet));
    if (loop && isNew) loops.push(loop);
  }
  return loops;
}

/** The loop that begins at a planet; undefined where its chain does not come back to it, or comes back at once. */
function followLoop(start: RulingPlanet, dispositors: DispositorTree['dispositors']): RulingPlanet[] | undefined {
  const loop = [start];
  let next = dispositors.get(start);
  while (next !== undefined && !loop.includes(next)) {
    loop.push(next);
    next = dispositors.get(next);
  }
  return next === start && loop.length > 1 ? loop : undefined;
}
