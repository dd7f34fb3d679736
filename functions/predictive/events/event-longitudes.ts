import type { PlacedLunarEclipse, PlacedSolarEclipse } from '../../../lib/answers/eclipse-records.ts';
import { DEGREE_DECIMALS } from '../../../lib/answers/event-members.ts';
import type { GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import { isRetrogradeAt, speedAt } from '../../../lib/astro/motion/retrograde.ts';
import { statedLongitude } from '../../../lib/astro/motion/stated-longitude.ts';
import type {
  AspectEvent,
  EclipseLunarEvent,
  EclipseSolarEvent,
  SkyEvent,
} from '../../../lib/astro/sky/events/event.ts';
import { startOfSign } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import type { NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import type { LongitudeDeg } from '../../../lib/base/units/angle.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { seeLunarEclipse, seeSolarEclipse } from '../../../lib/charts/eclipses-at-place.ts';
import type { PlaceWithClock } from '../../../lib/charts/local-days.ts';

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
export type LocatedEvent =
  | (Exclude<SkyEvent, AspectEvent | EclipseSolarEvent | EclipseLunarEvent> & Located)
  | PlacedSolarEclipse
  | PlacedLunarEclipse
  | (AspectEvent & LocatedPair);

/** The place at which eclipses are described. */
type Observed = Pick<PlaceWithClock, 'place' | 'clock'> | undefined;

/** Adds the longitudes of its bodies to an event, and to an eclipse what a place sees of it. */
export function locateEvent(sky: GeocentricSky, event: SkyEvent, at: Observed): LocatedEvent {
  if (event.type === 'aspect') return { ...event, ...locatePair(sky, event) };
  const longitudeDeg = longitudeOf(sky, event);
  if (event.type === 'eclipse_solar')
    return { ...event, longitudeDeg, local: at && seeSolarEclipse(sky.ephemeris, event.eclipse, at) };
  if (event.type === 'eclipse_lunar')
    return { ...event, longitudeDeg, local: at && seeLunarEclipse(sky.ephemeris, event.eclipse, at) };
  return { ...event, longitudeDeg };
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
