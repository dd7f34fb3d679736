import { type GeocentricSky, longitudeAt } from '../../lib/astro/motion/geocentric-sky.ts';
import type { VenusConjunction } from '../../lib/astro/sky/venus/conjunctions.ts';
import type { LongitudeDeg } from '../../lib/base/units/angle.ts';
import type { JdUt } from '../../lib/base/units/time.ts';

/** An event with the longitude of Venus in the zodiac of the answer. */
export type PlacedEvent<Event> = Event & { readonly longitudeDeg: LongitudeDeg };

/** A conjunction with the longitudes of Venus and the Sun in the zodiac of the answer. */
export interface PlacedConjunction extends PlacedEvent<VenusConjunction> {
  readonly sunLongitudeDeg: LongitudeDeg;
}

export function placeEvent<Event extends { readonly moment: JdUt }>(
  event: Event,
  sky: GeocentricSky,
): PlacedEvent<Event> {
  return { ...event, longitudeDeg: longitudeAt(sky, 'venus', event.moment) };
}

export function placeConjunction(conjunction: VenusConjunction, sky: GeocentricSky): PlacedConjunction {
  const sunLongitudeDeg = longitudeAt(sky, 'sun', conjunction.moment);
  return { ...placeEvent(conjunction, sky), sunLongitudeDeg };
}
