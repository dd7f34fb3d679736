import { computeLunarPhase, type LunarPhase } from '../../../lib/astro/sky/lunar/phase.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import type { Services } from '../../../lib/contract/services.ts';
import { type CalculationMoment, readMoment } from '../read-moment.ts';
import type { LunarPhaseRequest } from './request.ts';

/** What the phase of the Moon needs. */
type LunarPhaseServices = ChartServices & Pick<Services, 'positions'>;

/** The Moon at a moment. */
interface LunarPhaseAtMoment {
  readonly moment: CalculationMoment;
  readonly phase: LunarPhase;
}

/**
 * Computes the phase of the Moon at the moment of a request.
 *
 * @throws Problem of reading the moment
 */
export function calculateLunarPhase(
  { date_time }: LunarPhaseRequest,
  services: LunarPhaseServices,
): LunarPhaseAtMoment {
  const moment = readMoment(date_time, services);
  const { ephemeris, positions: store } = services;
  return { moment, phase: computeLunarPhase({ ephemeris, store, zodiac: { type: 'tropical' } }, moment.jdUt) };
}
