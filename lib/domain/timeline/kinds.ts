import { BODIES, CATALOG_BODY_IDS, type CatalogBodyId } from '../../catalog/bodies.ts';
import { lunarEclipses, solarEclipses } from '../events/eclipses.ts';
import { momentOf } from '../positions/passage.ts';
import { ingresses } from '../transits/ingresses.ts';
import { apsidesOf } from './apsides.ts';
import { aspectsOf, pairsOf } from './aspects.ts';
import {
  type EclipseLunarEvent,
  type EclipseSolarEvent,
  type EventsSought,
  type Found,
  type IngressEvent,
  known,
} from './event.ts';
import { lunationsOf } from './lunations.ts';
import { nodeCrossingsOf } from './node-crossings.ts';
import { revolves } from './revolutions.ts';
import { stationsOf } from './stations.ts';
import { voidsOfCourse } from './void-of-course.ts';

/** One kind of event. */
interface EventKind {
  /** Those of some bodies that take part in it; none where it cannot come about among them. */
  readonly bodies: (asked: readonly CatalogBodyId[]) => readonly CatalogBodyId[];
  /** What has to be among the bodies, in words. */
  readonly needs: string;
  /** @param bodies those that take part */
  readonly find: (sought: EventsSought, bodies: readonly CatalogBodyId[]) => Iterable<Found>;
  /** Of so few moments that nobody's way is followed through the whole window. */
  readonly isRare?: true;
}

const isLight = (body: CatalogBodyId): boolean => body === 'sun' || body === 'moon';

/** All of these, or none. */
function together(...needed: readonly CatalogBodyId[]): EventKind['bodies'] {
  return (asked) => (needed.every((body) => asked.includes(body)) ? needed : []);
}

/** Every kind of event, in the order in which those of one moment are told. */
export const EVENT_KINDS = {
  station: {
    bodies: (asked) => asked.filter((body) => revolves(body) && !isLight(body)),
    needs: 'a planet or an asteroid',
    find: stationsOf,
  },
  ingress: { bodies: (asked) => asked, needs: 'a body', find: ingressesOf },
  lunation: { bodies: together('sun', 'moon'), needs: 'sun and moon', find: lunationsOf },
  eclipse_solar: { bodies: together('sun', 'moon'), needs: 'sun and moon', find: solarEclipsesOf, isRare: true },
  eclipse_lunar: { bodies: together('sun', 'moon'), needs: 'sun and moon', find: lunarEclipsesOf, isRare: true },
  aspect: {
    bodies: (asked) => (pairsOf(asked).length > 0 ? asked : []),
    needs: 'two bodies that move against each other',
    find: aspectsOf,
  },
  void_of_course: { bodies: together('moon'), needs: 'moon', find: voidsOfCourse },
  apsis: { bodies: (asked) => asked.filter(revolves), needs: 'a planet or an asteroid', find: apsidesOf },
  node_crossing: {
    bodies: (asked) => asked.filter((body) => revolves(body) && body !== 'sun'),
    needs: 'moon, a planet or an asteroid',
    find: nodeCrossingsOf,
  },
} as const satisfies Record<string, EventKind>;

export type EventType = keyof typeof EVENT_KINDS;
export const EVENT_TYPES = Object.keys(EVENT_KINDS) as readonly EventType[];

/** Sun to Pluto. */
export const USUAL_BODIES = CATALOG_BODY_IDS.filter((body) => BODIES[body].kind === 'planet');

/** Those of some bodies that take part in events of a type, in catalog order. */
export function takingPart(type: EventType, asked: readonly CatalogBodyId[]): readonly CatalogBodyId[] {
  return EVENT_KINDS[type].bodies(CATALOG_BODY_IDS.filter((body) => asked.includes(body)));
}

/** Of some kinds of event, or of all, those that can come about among some bodies. */
export function typesAmong(
  asked: readonly CatalogBodyId[],
  types: readonly EventType[] = EVENT_TYPES,
): readonly EventType[] {
  return EVENT_TYPES.filter((type) => types.includes(type) && takingPart(type, asked).length > 0);
}

/** Every body whose way is followed through the whole window. */
export function followed(asked: readonly CatalogBodyId[], types?: readonly EventType[]): readonly CatalogBodyId[] {
  const following = typesAmong(asked, types).filter((type) => !('isRare' in EVENT_KINDS[type]));
  return [...new Set(following.flatMap((type) => takingPart(type, asked)))];
}

/** Every eclipse of the Sun, wherever on the Earth it is seen. */
export function solarEclipsesOf({ sky, window }: EventsSought): readonly Found<EclipseSolarEvent>[] {
  return solarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    known({ type: 'eclipse_solar', moment: eclipse.moment, eclipse }),
  );
}

/** Every eclipse of the Moon, penumbral ones too. */
export function lunarEclipsesOf({ sky, window }: EventsSought): readonly Found<EclipseLunarEvent>[] {
  return lunarEclipses(sky.ephemeris, window, sky.zodiac).map((eclipse) =>
    known({ type: 'eclipse_lunar', moment: eclipse.moment, eclipse }),
  );
}

/** Every ingress, re-entries included. */
export function ingressesOf({ sky, window }: EventsSought, bodies: readonly CatalogBodyId[]): readonly Found[] {
  return ingresses(sky, bodies, window).map(
    (near): Found<IngressEvent> => ({
      moment: near.moment,
      settled: () => {
        const { body, sign, fromSign, retrograde } = near;
        return { type: 'ingress', moment: momentOf(sky, near), body, sign, fromSign, retrograde };
      },
    }),
  );
}
