import { SIGNS, type Sign } from '../../../lib/catalog/signs.ts';
import type { AspectEvent, SkyEvent } from '../../../lib/domain/events/event.ts';
import { type GeocentricSky, longitudeAt } from '../../../lib/domain/longitude-model/geocentric-sky.ts';
import { isRetrogradeAt } from '../../../lib/domain/longitude-model/retrograde.ts';
import { DEG_PER_SIGN } from '../../../lib/domain/zodiac/sign-position.ts';
import { type LongitudeDeg, longitudeDeg } from '../../../lib/units/angle.ts';

interface Located {
  /** Longitude of the first body at the moment of the event, in the zodiac of the search. */
  readonly longitudeDeg: LongitudeDeg;
}

interface LocatedPair extends Located {
  readonly isRetrograde: boolean;
  readonly otherLongitudeDeg: LongitudeDeg;
  readonly isOtherRetrograde: boolean;
}

/** An event and where its bodies stand at its moment. */
export type LocatedEvent = (Exclude<SkyEvent, AspectEvent> & Located) | (AspectEvent & LocatedPair);

/** Adds the longitudes of its bodies to an event. */
export function locateEvent(sky: GeocentricSky, event: SkyEvent): LocatedEvent {
  return event.type === 'aspect'
    ? { ...event, ...locatePair(sky, event) }
    : { ...event, longitudeDeg: longitudeOf(sky, event) };
}

function locatePair(sky: GeocentricSky, { body, other, moment }: AspectEvent): LocatedPair {
  return {
    longitudeDeg: longitudeAt(sky, body, moment),
    isRetrograde: isRetrogradeAt(sky, body, moment),
    otherLongitudeDeg: longitudeAt(sky, other, moment),
    isOtherRetrograde: isRetrogradeAt(sky, other, moment),
  };
}

function longitudeOf(sky: GeocentricSky, event: Exclude<SkyEvent, AspectEvent>): LongitudeDeg {
  switch (event.type) {
    case 'ingress':
      return startOfSign(event.retrograde ? event.fromSign : event.sign);
    case 'eclipse_solar':
      return event.eclipse.sun.longitudeDeg;
    case 'eclipse_lunar':
      return event.eclipse.moon.longitudeDeg;
    case 'lunation':
      return longitudeAt(sky, 'moon', event.moment);
    case 'void_of_course':
      return event.last ? longitudeAt(sky, 'moon', event.moment) : startOfSign(event.sign);
    default:
      return longitudeAt(sky, event.body, event.moment);
  }
}

const startOfSign = (sign: Sign): LongitudeDeg => longitudeDeg(SIGNS.indexOf(sign) * DEG_PER_SIGN);
