import type { CatalogBodyId } from '../../catalog/bodies.ts';
import { SIGNS, type Sign } from '../../catalog/signs.ts';
import type { JdRange } from '../../ephemeris/port.ts';
import { longitudeDeg } from '../../units/angle.ts';
import { levelsBetween } from '../positions/levels.ts';
import { type NearMoment, nearMoment } from '../positions/passage.ts';
import { pathsOver } from '../positions/path.ts';
import type { Sky } from '../positions/sky.ts';

/** A body passing from one sign into the next, or back. */
export interface Ingress extends NearMoment {
  readonly body: CatalogBodyId;
  readonly sign: Sign;
  readonly fromSign: Sign;
  readonly retrograde: boolean;
}

const DEG_PER_SIGN = 30;

/** Every ingress of some bodies, re-entries included; of each body in order. */
export function ingresses(sky: Sky, bodies: readonly CatalogBodyId[], window: JdRange): readonly Ingress[] {
  return pathsOver(sky, bodies, window).flatMap((path) =>
    path.runs.flatMap((run) =>
      levelsBetween(path, run, { firstDeg: 0, everyDeg: DEG_PER_SIGN }).map((levelDeg): Ingress => {
        const passage = { path, run, levelDeg };
        const [above, below] = [signFrom(levelDeg), signFrom(levelDeg - DEG_PER_SIGN)];
        return {
          ...nearMoment(sky, passage),
          body: path.body,
          sign: run.forward ? above : below,
          fromSign: run.forward ? below : above,
          retrograde: !run.forward,
        };
      }),
    ),
  );
}

/** The sign that begins at a whole number of signs. */
function signFrom(startDeg: number): Sign {
  return SIGNS[Math.round(longitudeDeg(startDeg) / DEG_PER_SIGN)] as Sign;
}
