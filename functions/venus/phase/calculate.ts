import { computeVenusPhase, type VenusPhase } from '../../../lib/domain/venus/phase.ts';
import type { Ephemeris } from '../../../lib/ephemeris/port.ts';
import { measureAyanamsa, toZodiac, type ZodiacWithAyanamsa } from '../../../lib/use-cases/zodiac.ts';
import { type PlacedConjunction, type PlacedEvent, placeConjunction, placeEvent } from '../place-events.ts';
import { readDate } from '../read-date.ts';
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
export function calculatePhase(request: VenusPhaseRequest, ephemeris: Ephemeris): PlacedPhase {
  const date = readDate(request, ephemeris);
  const zodiac = toZodiac(request);
  const outputZodiac = { ephemeris, zodiac };
  const phase = placeEvent(computeVenusPhase(ephemeris, date), outputZodiac);
  const { last, next } = phase;
  return {
    ...phase,
    last: last && placeConjunction(last, outputZodiac),
    next: next && placeConjunction(next, outputZodiac),
    zodiac: measureAyanamsa(zodiac, date, ephemeris),
  };
}
