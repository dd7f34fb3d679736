import * as z from 'zod';
import { VOID_TRADITIONS } from '../../../lib/astro/sky/events/event.ts';
import {
  DEFAULT_EVENT_BODIES,
  EVENT_KINDS,
  EVENT_TYPES,
  type EventType,
  selectFollowedBodies,
  selectPossibleTypes,
} from '../../../lib/astro/sky/events/kinds.ts';
import { ASPECT_IDS, MAJOR_ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { NUMBERED_BODY_IDS, type NumberedBodyId } from '../../../lib/base/catalog/bodies.ts';
import { countNamed } from '../../../lib/base/catalog/minor-planets.ts';
import { nameEnum } from '../../../lib/contract/name-enum.ts';
import { bodyName, refuseDailyPoints } from '../../../lib/requests/body-name.ts';
import { refuseStrayAyanamsa, zodiacShape } from '../../../lib/requests/configuration.ts';
import { Location } from '../../../lib/requests/location.ts';
import { pagingShape } from '../../../lib/requests/paging.ts';
import { refineWhenValid } from '../../../lib/requests/refine-when-valid.ts';
import { TransitAspect } from '../../../lib/requests/transit-names.ts';
import { uniqueNames } from '../../../lib/requests/unique-names.ts';
import { rangeShape, refuseBadRange } from '../search-range.ts';

const EventTypeName = nameEnum(EVENT_TYPES).meta({
  id: 'EventType',
  description: 'A kind of event',
  example: 'station',
});

/** Points of charts that have no events of their own, and why. */
const WITHOUT_EVENTS = new Map([
  ['earth', 'has no events: positions are seen from the Earth'],
  ['south_node', 'is always opposite true_node; send true_node'],
  ...refuseDailyPoints('is not a moving body but a point that depends on time and place'),
]);

export const EventBody = bodyName(
  { ids: NUMBERED_BODY_IDS, refusals: WITHOUT_EVENTS },
  {
    id: 'EventBody',
    description: 'A body that takes part in events',
    example: 'mars',
  },
);

/**
 * Defaults of `aspects` and `void_of_course`. They are no defaults of the schema: {@link refuseUnread} needs to know
 * whether a client sent them.
 */
export const EVENT_DEFAULTS = { aspects: MAJOR_ASPECT_IDS, voidOfCourse: VOID_TRADITIONS[0] } as const;

export const EventsRequest = z
  .strictObject({
    ...rangeShape,
    event_types: uniqueNames(EventTypeName, EVENT_TYPES.length)
      .optional()
      .meta({
        description: 'Kinds of event, each once; default every kind that is possible with the bodies in `planets`',
        example: ['station', 'ingress'],
      }),
    planets: uniqueNames(EventBody, countNamed(NUMBERED_BODY_IDS))
      .default([...DEFAULT_EVENT_BODIES])
      .meta({
        description:
          'Bodies, each once, default Sun to Pluto. The answer has the events in which only these bodies take part: a lunation needs `sun` and `moon`, a void of course `moon`',
        example: ['mercury', 'venus', 'mars'],
      }),
    aspects: uniqueNames(TransitAspect, ASPECT_IDS.length)
      .optional()
      .meta({
        description: 'Aspects between moving bodies, each once; default the five major ones. Read only for `aspect`',
        example: ['conjunction', 'opposition'],
      }),
    void_of_course: nameEnum(VOID_TRADITIONS).optional().meta({
      description:
        'Bodies whose aspects keep the Moon from being void of course: `modern` (default) Sun to Pluto, `traditional` Sun to Saturn. Read only for `void_of_course`',
      example: 'traditional',
    }),
    location: Location.optional().meta({
      description:
        'A place at which eclipses are described too: local type, contacts, visibility, sunrise and sunset. Read only for eclipses',
    }),
    ...zodiacShape,
    ...pagingShape,
  })
  .superRefine(refuseBadSpan, refineWhenValid('planets', 'event_types', 'start_date', 'end_date'))
  .superRefine(refuseIdleTypes, refineWhenValid('planets', 'event_types'))
  .superRefine(refuseUnread, refineWhenValid('planets', 'event_types', 'aspects', 'void_of_course', 'location'))
  .superRefine(refuseStrayAyanamsa, refineWhenValid('ayanamsa', 'user_ayanamsa', 'zodiac_type'))
  .meta({ id: 'EventsRequest', description: 'Kinds of event, bodies, and the dates of the search' });

export type EventsRequest = z.output<typeof EventsRequest>;

/** The members that every check across members reads. */
interface PlanetsAndTypes {
  readonly planets: readonly NumberedBodyId[];
  readonly event_types?: readonly EventType[] | undefined;
}

type Range = Parameters<typeof refuseBadRange>[0];

function refuseBadSpan(sent: PlanetsAndTypes & Range, context: z.core.$RefinementCtx): void {
  refuseBadRange(sent, selectFollowedBodies(sent.planets, sent.event_types), context);
}

/** Refuses a type of event that cannot come about among the bodies of the search: it would never be found. */
function refuseIdleTypes({ planets, event_types = [] }: PlanetsAndTypes, context: z.core.$RefinementCtx): void {
  const possible = selectPossibleTypes(planets, event_types);
  for (const [index, type] of event_types.entries()) {
    if (possible.includes(type)) continue;
    const message = `${type} needs ${EVENT_KINDS[type].needs} among planets`;
    context.addIssue({ code: 'custom', path: ['event_types', index], message, params: { problem: 'ValidationError' } });
  }
}

interface OptionalMembers extends PlanetsAndTypes {
  readonly aspects?: unknown;
  readonly void_of_course?: unknown;
  readonly location?: unknown;
}

/** The types of event that read a member. */
const READ_BY = {
  aspects: ['aspect'],
  void_of_course: ['void_of_course'],
  location: ['eclipse_solar', 'eclipse_lunar'],
} as const satisfies Record<keyof Omit<OptionalMembers, keyof PlanetsAndTypes>, readonly EventType[]>;

/** Refuses a member that no requested type of event reads. */
function refuseUnread({ planets, event_types, ...sent }: OptionalMembers, context: z.core.$RefinementCtx): void {
  const types = selectPossibleTypes(planets, event_types);
  for (const [member, readBy] of Object.entries(READ_BY)) {
    if (Reflect.get(sent, member) === undefined || readBy.some((type) => types.includes(type))) continue;
    const message = `is read only where ${readBy.join(' or ')} is among the event types`;
    context.addIssue({ code: 'custom', path: [member], message, params: { problem: 'ValidationError' } });
  }
}
