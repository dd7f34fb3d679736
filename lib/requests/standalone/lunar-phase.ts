import { lunarPhase as phaseOf } from '../../domain/lunar/phase.ts';
import type { LunarPhaseAtMoment } from '../../projection/standalone/lunar-phase.ts';
import type { LunarPhaseRequest } from '../../schemas/standalone/lunar-phase.ts';
import type { Readers } from '../subject.ts';
import { statedMoment } from './stated-moment.ts';

/**
 * The phase of the Moon at the moment of a request.
 *
 * @throws Problem of reading the moment
 */
export function lunarPhase({ date_time }: LunarPhaseRequest, readers: Readers): LunarPhaseAtMoment {
  const moment = statedMoment(date_time, readers);
  return { moment, phase: phaseOf(readers.ephemeris, moment.jdUt) };
}
