import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import type { LunarPhase } from '../../../lib/domain/lunar/phase.ts';

/** The Moon at a moment. */
export interface LunarPhaseAtMoment {
  readonly moment: LocalMoment;
  readonly phase: LunarPhase;
}
