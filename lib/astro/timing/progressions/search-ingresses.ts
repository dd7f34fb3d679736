import { SIGNS } from '../../../base/catalog/signs.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../base/units/angle.ts';
import type { Horizon } from '../../chart/cast.ts';
import { houseOf } from '../../chart/houses.ts';
import { estimateMoment, type LongitudeCrossing, refineMoment } from '../../motion/crossing.ts';
import type { LongitudePath } from '../../motion/path.ts';
import { findTargetsCrossed } from '../../motion/targets.ts';
import { findPathIngresses } from '../../sky/events/sign-ingresses.ts';
import { DEG_PER_SIGN } from '../../sky/zodiac/sign-position.ts';
import { type MovingPoint, refineBelowMillisecond } from './moving-point.ts';
import type { PendingProgressedEvent, ProgressedQuery } from './search-query.ts';

/** Every sign that a progressed point enters. */
export function findSignIngresses(
  { sky }: ProgressedQuery,
  point: MovingPoint,
  path: LongitudePath<string>,
): readonly PendingProgressedEvent[] {
  return findPathIngresses(sky, path).map((ingress) => ({
    moment: ingress.moment,
    refine: () => {
      const { sign, fromSign, retrograde } = ingress;
      const borderDeg = SIGNS.indexOf(retrograde ? fromSign : sign) * DEG_PER_SIGN;
      const moment = refineBelowMillisecond(point, borderDeg, refineMoment(sky, ingress));
      return { type: 'sign_ingress', moment, point: point.id, sign, fromSign, retrograde };
    },
  }));
}

/** To either side of a cusp, degrees: farther than rounding errors, nearer than any house is small. */
const BESIDE_DEG = 1e-6;

/** Every natal house that a progressed point enters. */
export function findHouseIngresses(
  { sky }: ProgressedQuery,
  point: MovingPoint,
  { path, horizon }: { readonly path: LongitudePath<string>; readonly horizon: Horizon },
): readonly PendingProgressedEvent[] {
  const { cuspsDeg, order } = horizon.houses;
  const houseAt = (degree: number): number => houseOf(longitudeDeg(degree), cuspsDeg, order);
  return path.segments.flatMap((segment) =>
    cuspsDeg.flatMap((cuspDeg) => {
      const direction = segment.isForward ? 1 : -1;
      const [fromHouse, house] = [houseAt(cuspDeg - direction * BESIDE_DEG), houseAt(cuspDeg + direction * BESIDE_DEG)];
      if (house === fromHouse) return [];
      return findTargetsCrossed(path, segment, { firstDeg: cuspDeg, everyDeg: 360 }).map(
        (targetDeg): PendingProgressedEvent => {
          const pending = estimateMoment(sky, toCrossing(path, segment, targetDeg, cuspDeg));
          return {
            moment: pending.moment,
            refine: () => ({
              type: 'house_ingress',
              moment: refineBelowMillisecond(point, cuspDeg, refineMoment(sky, pending)),
              point: point.id,
              house,
              fromHouse,
              retrograde: !segment.isForward,
            }),
          };
        },
      );
    }),
  );
}

const toCrossing = (
  path: LongitudePath<string>,
  segment: LongitudeCrossing['segment'],
  targetDeg: number,
  degree: LongitudeDeg,
): LongitudeCrossing => ({ path, segment, targetDeg, degree });
