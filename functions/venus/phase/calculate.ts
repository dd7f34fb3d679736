import { computeVenusPhase, type VenusPhase } from '../../../lib/astro/sky/venus/phase.ts';
import { measureAyanamsa, type ZodiacWithAyanamsa } from '../../../lib/charts/zodiac.ts';
import { type PlacedConjunction, type PlacedEvent, placeConjunction, placeEvent } from '../place-events.ts';
import { readDate } from '../read-date.ts';
import { toVenusSky, type VenusServices } from '../venus-sky.ts';
import type { VenusPhaseRequest } from './request.ts';

/** Venus at a moment: {@link VenusPhase}, in the zodiac of the answer. */
export interface PlacedPhase extends PlacedEvent<VenusPhase> {
  readonly last: PlacedConjunction | undefined;
  readonly next: PlacedConjunction | undefined;
  /** As it is at the moment. */
  readonly zodiac: ZodiacWithAyanamsa;
}

/**
 * Computes the phase of Venus at the date of a request.
 *
 * @throws Problem `DatetimeOutOfRange` outside the ephemeris files
 */
export function calculatePhase(request: VenusPhaseRequest, services: VenusServices): PlacedPhase {
  const sky = toVenusSky(request, services);
  const date = readDate(request, sky.ephemeris);
  const phase = placeEvent(computeVenusPhase(sky, date), sky);
  const { last, next } = phase;
  return {
    ...phase,
    last: last && placeConjunction(last, sky),
    next: next && placeConjunction(next, sky),
    zodiac: measureAyanamsa(sky.zodiac, date, sky.ephemeris),
  };
}
