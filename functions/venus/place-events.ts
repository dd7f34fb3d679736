import type { VenusConjunction } from '../../lib/domain/venus/conjunctions.ts';
import { type OutputZodiac, outputLongitudeDeg } from '../../lib/domain/venus/output-zodiac.ts';
import type { LongitudeDeg } from '../../lib/units/angle.ts';
import type { JdUt } from '../../lib/units/time.ts';

/** An event with the longitude of Venus in the zodiac of the answer. */
export type PlacedEvent<Event> = Event & { readonly longitudeDeg: LongitudeDeg };

/** A conjunction with the longitudes of Venus and the Sun in the zodiac of the answer. */
export interface PlacedConjunction extends PlacedEvent<VenusConjunction> {
  readonly sunLongitudeDeg: LongitudeDeg;
}

export function placeEvent<Event extends { readonly moment: JdUt }>(
  event: Event,
  zodiac: OutputZodiac,
): PlacedEvent<Event> {
  return { ...event, longitudeDeg: outputLongitudeDeg('venus', event.moment, zodiac) };
}

export function placeConjunction(conjunction: VenusConjunction, zodiac: OutputZodiac): PlacedConjunction {
  const sunLongitudeDeg = outputLongitudeDeg('sun', conjunction.moment, zodiac);
  return { ...placeEvent(conjunction, zodiac), sunLongitudeDeg };
}
