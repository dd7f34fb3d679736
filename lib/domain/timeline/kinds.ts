import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId } from '../../catalog/bodies.ts';
import { findLunarEclipses, findSolarEclipses } from '../events/eclipses.ts';
import { refineMoment } from '../longitude-model/crossing.ts';
import { findIngresses } from '../transits/ingresses.ts';
import { findApsisEvents } from './apsides.ts';
import { findAspectEvents, listAspectPairs } from './aspects.ts';
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
import { hasOrbit } from './orbits.ts';
import { findStationEvents } from './stations.ts';
import { findVoidOfCourseEvents } from './void-of-course.ts';

/** One kind of event. */
interface EventKind {
  /** Those of some bodies that take part in it; none where it cannot come about among them. */
  readonly bodies: (asked: readonly CatalogBodyId[]) => readonly CatalogBodyId[];
  /** What has to be among the bodies, in words. */
  readonly needs: string;
  /** @param bodies those that take part */
  readonly find: (query: EventQuery, bodies: readonly CatalogBodyId[]) => Iterable<PendingEvent>;
  /** Of so few moments that nobody's way is followed through the whole window. */
  readonly isRare?: true;
}

const isLuminary = (body: CatalogBodyId): boolean => body === 'sun' || body === 'moon';

/** All of these, or none. */
function requireAll(...needed: readonly CatalogBodyId[]): EventKind['bodies'] {
  return (asked) => (needed.every((body) => asked.includes(body)) ? needed : []);
}

/** Every kind of event, in the order in which those of one moment are told. */
export const EVENT_KINDS = {
  station: {
    bodies: (asked) => asked.filter((body) => hasOrbit(body) && !isLuminary(body)),
    needs: 'a planet or an asteroid',
    find: findStationEvents,
  },
  ingress: { bodies: (asked) => asked, needs: 'a body', find: findIngressEvents },
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
    bodies: (asked) => (listAspectPairs(asked).length > 0 ? asked : []),
    needs: 'two bodies that move against each other',
    find: findAspectEvents,
  },
  void_of_course: { bodies: requireAll('moon'), needs: 'moon', find: findVoidOfCourseEvents },
  apsis: { bodies: (asked) => asked.filter(hasOrbit), needs: 'a planet or an asteroid', find: findApsisEvents },
  node_crossing: {
    bodies: (asked) => asked.filter((body) => hasOrbit(body) && body !== 'sun'),
    needs: 'moon, a planet or an asteroid',
    find: findNodeCrossingEvents,
  },
} as const satisfies Record<string, EventKind>;

export type EventType = keyof typeof EVENT_KINDS;
export const EVENT_TYPES = Object.keys(EVENT_KINDS) as readonly EventType[];

/** Sun to Pluto. */
export const DEFAULT_EVENT_BODIES = CATALOG_BODY_IDS.filter((body) => BODIES[body].kind === 'planet');

/** Those of some bodies that take part in events of a type, in catalog order. */
export function selectParticipants(type: EventType, asked: readonly CatalogBodyId[]): readonly CatalogBodyId[] {
  return EVENT_KINDS[type].bodies(CATALOG_BODY_IDS.filter((body) => asked.includes(body)));
}

/** Of some kinds of event, or of all, those that can come about among some bodies. */
export function selectPossibleTypes(
  asked: readonly CatalogBodyId[],
  types: readonly EventType[] = EVENT_TYPES,
): readonly EventType[] {
  return EVENT_TYPES.filter((type) => types.includes(type) && selectParticipants(type, asked).length > 0);
}

/** Every body whose way is followed through the whole window. */
export function selectFollowedBodies(
  asked: readonly CatalogBodyId[],
  types?: readonly EventType[],
): readonly CatalogBodyId[] {
  const following = selectPossibleTypes(asked, types).filter((type) => !('isRare' in EVENT_KINDS[type]));
  return [...new Set(following.flatMap((type) => selectParticipants(type, asked)))];
}

/** Every eclipse of the Sun, wherever on the Earth it is seen. */
export function findSolarEclipseEvents({ sky, window }: EventQuery): readonly PendingEvent<EclipseSolarEvent>[] {
  return findSolarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    wrapExactEvent({ type: 'eclipse_solar', moment: eclipse.moment, eclipse }),
  );
}

/** Every eclipse of the Moon, penumbral ones too. */
export function findLunarEclipseEvents({ sky, window }: EventQuery): readonly PendingEvent<EclipseLunarEvent>[] {
  return findLunarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    wrapExactEvent({ type: 'eclipse_lunar', moment: eclipse.moment, eclipse }),
  );
}

/** Every ingress, re-entries included. */
export function findIngressEvents(
  { sky, window }: EventQuery,
  bodies: readonly CatalogBodyId[],
): readonly PendingEvent[] {
  return findIngresses(sky, bodies, window).map(
    (near): PendingEvent<IngressEvent> => ({
      moment: near.moment,
      refine: () => {
        const { body, sign, fromSign, retrograde } = near;
        return { type: 'ingress', moment: refineMoment(sky, near), body, sign, fromSign, retrograde };
      },
    }),
  );
}
