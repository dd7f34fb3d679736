import type { GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import { isRetrogradeAt, speedAt } from '../../../lib/astro/motion/retrograde.ts';
import { statedLongitude } from '../../../lib/astro/motion/stated-longitude.ts';
import type { AspectEvent, SkyEvent } from '../../../lib/astro/sky/events/event.ts';
import { startOfSign } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';

/** Decimals of the degrees that answers state. */
export const DEGREE_DECIMALS = 6;

interface Located {
  /** Longitude of the first body at the moment of the event, in the zodiac of the search, to {@link DEGREE_DECIMALS}. */
  readonly longitudeDeg: LongitudeDeg;
}

interface LocatedPair extends Located {
  readonly isRetrograde: boolean;
  readonly otherLongitudeDeg: LongitudeDeg;
  readonly isOtherRetrograde: boolean;
  /** Whether the longitude of the first body grows faster. */
  readonly gains: boolean;
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
    longitudeDeg: toStated(sky, body, moment),
    isRetrograde: isRetrogradeAt(sky, body, moment),
    otherLongitudeDeg: toStated(sky, other, moment),
    isOtherRetrograde: isRetrogradeAt(sky, other, moment),
    gains: speedAt(sky, body, moment) > speedAt(sky, other, moment),
  };
}

function longitudeOf(sky: GeocentricSky, event: Exclude<SkyEvent, AspectEvent>): LongitudeDeg {
  const { moment } = event;
  switch (event.type) {
    case 'ingress':
      return startOfSign(event.retrograde ? event.fromSign : event.sign);
    case 'eclipse_solar':
      return event.eclipse.sun.longitudeDeg;
    case 'eclipse_lunar':
      return event.eclipse.moon.longitudeDeg;
    case 'lunation':
      return toStated(sky, 'moon', moment);
    case 'void_of_course':
      return event.last ? toStated(sky, 'moon', moment) : startOfSign(event.sign);
    default:
      return toStated(sky, event.body, moment);
  }
}

const toStated = (sky: GeocentricSky, body: NumberedBodyId, moment: JdUt): LongitudeDeg =>
  statedLongitude(sky, body, { moment, decimals: DEGREE_DECIMALS });
