import { type AspectId, MAJOR_ASPECT_IDS } from '../../../base/catalog/aspects.ts';
import { NUMBERED_BODIES, NUMBERED_BODY_IDS, type NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { once } from '../../../base/memoize.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';
import { MOMENT_UNCERTAINTY_DAYS, refineMoment } from '../../motion/crossing.ts';
import { findPairAspects } from '../../motion/exact-aspects.ts';
import { type GeocentricSky, toTropicalSky } from '../../motion/geocentric-sky.ts';
import { loadOrFitPieces } from '../../motion/pieces.ts';
import { toAspectAngles } from './aspects.ts';
import type { VoidTradition } from './event.ts';
import { findIngresses, type Ingress } from './sign-ingresses.ts';

const PLANETS = NUMBERED_BODY_IDS.filter((body) => NUMBERED_BODIES[body].kind === 'planet' && body !== 'moon');

/** Bodies to which the Moon makes aspects that count. */
const ASPECTED_BODIES: Readonly<Record<VoidTradition, readonly NumberedBodyId[]>> = {
  modern: PLANETS,
  traditional: PLANETS.slice(0, PLANETS.indexOf('saturn') + 1),
};

/** A moment to about a second, with a function that refines it on the engine. */
export interface RefinableMoment {
  readonly moment: JdUt;
  readonly refine: () => JdUt;
}

/** An exact major aspect of the Moon. */
export interface LunarAspect extends RefinableMoment {
  readonly body: NumberedBodyId;
  readonly aspect: AspectId;
}

/** The Moon leaving a sign for the next. */
export interface SignExit extends RefinableMoment {
  readonly ingress: Ingress;
}

export const toRefinableMoment = (moment: JdUt): RefinableMoment => ({ moment, refine: () => moment });

/** Whether one moment precedes another or equals it; refines both where they are close. */
export function isBeforeOrAt(one: RefinableMoment, other: RefinableMoment): boolean {
  const differenceDays = other.moment - one.moment;
  return Math.abs(differenceDays) > MOMENT_UNCERTAINTY_DAYS ? differenceDays > 0 : one.refine() <= other.refine();
}

/** Every change of sign of the Moon, in the zodiac of the sky. */
export function findSignExits(sky: GeocentricSky, window: JdRange): readonly SignExit[] {
  return findIngresses(sky, ['moon'], window).map((ingress) => ({
    moment: ingress.moment,
    refine: () => refineMoment(sky, ingress),
    ingress,
  }));
}

/** Every exact major aspect of the Moon to a planet of the tradition, ascending. */
export function findLunarAspects(
  sky: GeocentricSky,
  window: JdRange,
  tradition: VoidTradition,
): readonly LunarAspect[] {
  const tropical = toTropicalSky(sky);
  const bodies = ASPECTED_BODIES[tradition];
  const angles = toAspectAngles(MAJOR_ASPECT_IDS);
  const loadPieces = once(() => loadOrFitPieces(tropical, ['moon', ...bodies], window));
  const aspects = bodies.flatMap((body) => {
    const pair = { first: 'moon', second: body } as const;
    const exactAspects = findPairAspects({ sky: tropical, pair, angles: [...angles.keys()], window }, loadPieces);
    return [...exactAspects].map(
      ({ moment, refine, angleDeg }): LunarAspect => ({
        moment,
        refine,
        body,
        aspect: angles.get(angleDeg) as AspectId,
      }),
    );
  });
  return aspects.sort((a, b) => a.moment - b.moment);
}
