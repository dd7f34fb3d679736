import type { GeocentricSky } from '../../../lib/astro/motion/geocentric-sky.ts';
import { isRetrogradeAt } from '../../../lib/astro/motion/retrograde.ts';
import {
  type ExactPartner,
  longitudeInAspect,
  longitudeToDecimals,
} from '../../../lib/astro/motion/stated-longitude.ts';
import type { AspectEvent, SkyEvent } from '../../../lib/astro/sky/events/event.ts';
import { startOfSign } from '../../../lib/astro/sky/zodiac/sign-position.ts';
import { ASPECTS } from '../../../lib/base/catalog/aspects.ts';
import type { CatalogBodyId } from '../../../lib/base/catalog/bodies.ts';
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
}

/** An event and where its bodies stand at its moment. */
export type LocatedEvent = (Exclude<SkyEvent, AspectEvent> & Located) | (AspectEvent & LocatedPair);

/** Adds the longitudes of its bodies to an event. */
export function locateEvent(sky: GeocentricSky, event: SkyEvent): LocatedEvent {
  return event.type === 'aspect'
    ? { ...event, ...locatePair(sky, event) }
    : { ...event, longitudeDeg: longitudeOf(sky, event) };
}

function locatePair(sky: GeocentricSky, { body, other, aspect, moment }: AspectEvent): LocatedPair {
  const { angleDeg } = ASPECTS[aspect];
  return {
    longitudeDeg: toStatedInAspect(sky, body, { other, angleDeg, moment }),
    isRetrograde: isRetrogradeAt(sky, body, moment),
    otherLongitudeDeg: toStatedInAspect(sky, other, { other: body, angleDeg, moment }),
    isOtherRetrograde: isRetrogradeAt(sky, other, moment),
  };
}

/** Angles between Sun and Moon at the principal phases, degrees. */
const LUNATION_ANGLES_DEG = { new_moon: 0, first_quarter: 90, full_moon: 180, last_quarter: 90 } as const;

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
      return toStatedInAspect(sky, 'moon', { other: 'sun', angleDeg: LUNATION_ANGLES_DEG[event.phase], moment });
    case 'void_of_course':
      return event.last
        ? toStatedInAspect(sky, 'moon', {
            other: event.last.body,
            angleDeg: ASPECTS[event.last.aspect].angleDeg,
            moment,
          })
        : startOfSign(event.sign);
    default:
      return toStated(sky, event.body, moment);
  }
}

const toStated = (sky: GeocentricSky, body: CatalogBodyId, moment: JdUt): LongitudeDeg =>
  longitudeToDecimals(sky, body, { moment, decimals: DEGREE_DECIMALS });

const toStatedInAspect = (
  sky: GeocentricSky,
  body: CatalogBodyId,
  { moment, ...partner }: ExactPartner & { readonly moment: JdUt },
): LongitudeDeg => longitudeInAspect(sky, body, partner, { moment, decimals: DEGREE_DECIMALS });
