import { jdUt } from '../../../base/units/time.ts';
import { findPairAspects } from '../../motion/exact-aspects.ts';
import { toTropicalSky } from '../../motion/geocentric-sky.ts';
import type { ExactAspect } from '../../motion/separation.ts';
import { brownLunationOf, SYNODIC_MONTH_DAYS } from '../lunar/lunation.ts';
import { type EventQuery, LUNATION_PHASES, type LunationEvent, type PendingEvent } from './event.ts';

const PHASE_DEG = 360 / LUNATION_PHASES.length;
const PHASES = LUNATION_PHASES.map((phase, index) => ({ phase, angleDeg: index * PHASE_DEG }));
const PHASE_ANGLES_DEG = PHASES.map(({ angleDeg }) => angleDeg);

/** Every new moon, first quarter, full moon and last quarter in the window. */
export function* findLunationEvents({ sky, window }: EventQuery): Generator<PendingEvent<LunationEvent>> {
  const pair = { first: 'moon', second: 'sun' } as const;
  const tropical = toTropicalSky(sky);
  for (const exactAspect of findPairAspects({ sky: tropical, pair, angles: PHASE_ANGLES_DEG, window })) {
    yield { moment: exactAspect.moment, refine: () => toLunationEvent(exactAspect) };
  }
}

/** Numbers the lunation by the mean new moon that began it: true phases lie within a day of mean ones. */
function toLunationEvent({ angleDeg, refine }: ExactAspect): LunationEvent {
  const moment = refine();
  const index = Math.round(angleDeg / PHASE_DEG);
  const newMoon = jdUt(moment - (index / LUNATION_PHASES.length) * SYNODIC_MONTH_DAYS);
  const { phase } = PHASES[index] as (typeof PHASES)[number];
  return { type: 'lunation', moment, phase, lunation: brownLunationOf(newMoon) };
}
