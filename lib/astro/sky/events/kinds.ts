import { NUMBERED_BODIES, NUMBERED_BODY_IDS, type NumberedBodyId } from '../../../base/catalog/bodies.ts';
import { refineMoment } from '../../motion/crossing.ts';
import { findApsisEvents } from './apsides.ts';
import { findAspectEvents, listAspectPairs } from './aspects.ts';
import { findLunarEclipses, findSolarEclipses } from './eclipses.ts';
import {
  type EclipseLunarEvent,
  type EclipseSolarEvent,
  type EventQuery,
  type IngressEvent,
  type PendingEvent,
  wrapExactEvent,
} from './event.ts';
import { findLunationEvents } from './lunations.ts';
import { findNodeCrossingEvents } from './node-crossings.ts';
import { hasOrbit, isOnOrbit } from './orbits.ts';
import { findIngresses } from './sign-ingresses.ts';
import { findStationEvents } from './stations.ts';
import { findVoidOfCourseEvents } from './void-of-course.ts';

/** How events of one kind are found. */
interface EventKind {
  /** Selects the bodies that take part in events of this kind; none if the bodies allow no such event. */
  readonly bodies: (bodies: readonly NumberedBodyId[]) => readonly NumberedBodyId[];
  /** The bodies that such an event needs, in words. */
  readonly needs: string;
  /** @param bodies the participants */
  readonly find: (query: EventQuery, bodies: readonly NumberedBodyId[]) => Iterable<PendingEvent>;
  /** True where the search samples a few moments only, instead of following a body through the whole window. */
  readonly isRare?: true;
}

const isLuminary = (body: NumberedBodyId): boolean => body === 'sun' || body === 'moon';

/** Selects all of the needed bodies, or none if one is missing. */
function requireAll(...needed: readonly NumberedBodyId[]): EventKind['bodies'] {
  return (bodies) => (needed.every((body) => bodies.includes(body)) ? needed : []);
}

/** Kinds of event, in the order in which events of one moment are listed. */
export const EVENT_KINDS = {
  station: {
    bodies: (bodies) => bodies.filter((body) => isOnOrbit(body) && !isLuminary(body)),
    needs: 'a planet, an asteroid or another body on an orbit',
    find: findStationEvents,
  },
  ingress: { bodies: (bodies) => bodies, needs: 'a body', find: findIngressEvents },
  lunation: { bodies: requireAll('sun', 'moon'), needs: 'sun and moon', find: findLunationEvents },
  eclipse_solar: {
    bodies: requireAll('sun', 'moon'),
    needs: 'sun and moon',
    find: findSolarEclipseEvents,
    isRare: true,
  },
  eclipse_lunar: {
    bodies: requireAll('sun', 'moon'),
    needs: 'sun and moon',
    find: findLunarEclipseEvents,
    isRare: true,
  },
  aspect: {
    bodies: (bodies) => (listAspectPairs(bodies).length > 0 ? bodies : []),
    needs: 'two bodies that move against each other',
    find: findAspectEvents,
  },
  void_of_course: { bodies: requireAll('moon'), needs: 'moon', find: findVoidOfCourseEvents },
  apsis: { bodies: (bodies) => bodies.filter(hasOrbit), needs: 'a planet or an asteroid', find: findApsisEvents },
  node_crossing: {
    bodies: (bodies) => bodies.filter((body) => hasOrbit(body) && body !== 'sun'),
    needs: 'moon, a planet or an asteroid',
    find: findNodeCrossingEvents,
  },
} as const satisfies Record<string, EventKind>;

export type EventType = keyof typeof EVENT_KINDS;
export const EVENT_TYPES = Object.keys(EVENT_KINDS) as readonly EventType[];

/** Sun to Pluto. */
export const DEFAULT_EVENT_BODIES = NUMBERED_BODY_IDS.filter((body) => NUMBERED_BODIES[body].kind === 'planet');

/** The bodies that take part in events of a type, in catalog order. */
export function selectParticipants(type: EventType, bodies: readonly NumberedBodyId[]): readonly NumberedBodyId[] {
  return EVENT_KINDS[type].bodies(NUMBERED_BODY_IDS.filter((body) => bodies.includes(body)));
}

/** The types of event, by default of all types, that are possible among the bodies. */
export function selectPossibleTypes(
  bodies: readonly NumberedBodyId[],
  types: readonly EventType[] = EVENT_TYPES,
): readonly EventType[] {
  return EVENT_TYPES.filter((type) => types.includes(type) && selectParticipants(type, bodies).length > 0);
}

/** The bodies that the search follows through the whole window. */
export function selectFollowedBodies(
  bodies: readonly NumberedBodyId[],
  types?: readonly EventType[],
): readonly NumberedBodyId[] {
  const followingTypes = selectPossibleTypes(bodies, types).filter((type) => !('isRare' in EVENT_KINDS[type]));
  return [...new Set(followingTypes.flatMap((type) => selectParticipants(type, bodies)))];
}

/** Every solar eclipse in the window, visible anywhere on the Earth. */
export function findSolarEclipseEvents({ sky, window }: EventQuery): readonly PendingEvent<EclipseSolarEvent>[] {
  return findSolarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    wrapExactEvent({ type: 'eclipse_solar', moment: eclipse.moment, eclipse }),
  );
}

/** Every lunar eclipse in the window, including penumbral ones. */
export function findLunarEclipseEvents({ sky, window }: EventQuery): readonly PendingEvent<EclipseLunarEvent>[] {
  return findLunarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    wrapExactEvent({ type: 'eclipse_lunar', moment: eclipse.moment, eclipse }),
  );
}

/** Every ingress in the window, including re-entries. */
export function findIngressEvents(
  { sky, window }: EventQuery,
  bodies: readonly NumberedBodyId[],
): readonly PendingEvent[] {
  return findIngresses(sky, bodies, window).map(
    (ingress): PendingEvent<IngressEvent> => ({
      moment: ingress.moment,
      refine: () => {
        const { body, sign, fromSign, retrograde } = ingress;
        return { type: 'ingress', moment: refineMoment(sky, ingress), body, sign, fromSign, retrograde };
      },
    }),
  );
}
