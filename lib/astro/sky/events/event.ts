import type { AspectId } from '../../../base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import type { Sign } from '../../../base/catalog/signs.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { LunarEclipse, SolarEclipse } from './eclipses.ts';

interface EventBase<Type extends string> {
  readonly type: Type;
  readonly moment: JdUt;
}

export const STATION_TYPES = ['retrograde', 'direct'] as const;

/** A station: a body's motion in longitude reverses. */
export interface StationEvent extends EventBase<'station'> {
  readonly body: NumberedBodyId;
  /** The motion that begins. */
  readonly motion: (typeof STATION_TYPES)[number];
}

/** A body's crossing from one sign into the next, or back into the previous one. */
export interface IngressEvent extends EventBase<'ingress'> {
  readonly body: NumberedBodyId;
  readonly sign: Sign;
  readonly fromSign: Sign;
  readonly retrograde: boolean;
}

export const LUNATION_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
export type LunationPhase = (typeof LUNATION_PHASES)[number];

/** A principal phase of the Moon: her longitude exceeds the Sun's by a multiple of 90°. */
export interface LunationEvent extends EventBase<'lunation'> {
  readonly phase: LunationPhase;
  /** Brown lunation number. */
  readonly lunation: number;
}

export interface EclipseSolarEvent extends EventBase<'eclipse_solar'> {
  readonly eclipse: SolarEclipse;
}

export interface EclipseLunarEvent extends EventBase<'eclipse_lunar'> {
  readonly eclipse: LunarEclipse;
}

/** Two moving bodies exactly in aspect. */
export interface AspectEvent extends EventBase<'aspect'> {
  readonly body: NumberedBodyId;
  readonly other: NumberedBodyId;
  readonly aspect: AspectId;
  /** Number of the pass, from 1; undefined where neither body ever completes a revolution relative to the other. */
  readonly pass: number | undefined;
}

/** Period in which the Moon makes no further major aspect before she leaves her sign; `moment` is its beginning. */
export interface VoidOfCourseEvent extends EventBase<'void_of_course'> {
  /** The Moon's sign during the period. */
  readonly sign: Sign;
  readonly nextSign: Sign;
  /** Moment at which she enters the next sign. */
  readonly endsAt: JdUt;
  /** The last aspect before the period; undefined where she makes none in the whole sign. */
  readonly last: { readonly body: NumberedBodyId; readonly aspect: AspectId } | undefined;
}

export const APSES = ['perigee', 'apogee', 'perihelion', 'aphelion'] as const;
export type Apsis = (typeof APSES)[number];

/** A body at its smallest or largest distance from the center of its orbit. */
export interface ApsisEvent extends EventBase<'apsis'> {
  readonly body: NumberedBodyId;
  readonly apsis: Apsis;
  /** True distance at the apsis. */
  readonly distanceAu: number;
}

export const NODE_TYPES = ['ascending', 'descending'] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** A body's crossing of the ecliptic. */
export interface NodeCrossingEvent extends EventBase<'node_crossing'> {
  readonly body: NumberedBodyId;
  /** Ascending: the body moves north. */
  readonly node: NodeType;
}

/** An astrological event with its exact moment. */
export type SkyEvent =
  | StationEvent
  | IngressEvent
  | LunationEvent
  | EclipseSolarEvent
  | EclipseLunarEvent
  | AspectEvent
  | VoidOfCourseEvent
  | ApsisEvent
  | NodeCrossingEvent;

/** An event whose exact moment is computed on demand. */
export interface PendingEvent<Event extends SkyEvent = SkyEvent> {
  /** To about a second. */
  readonly moment: JdUt;
  /** Computes the event with its moments on the engine. */
  readonly refine: () => Event;
}

export const VOID_TRADITIONS = ['modern', 'traditional'] as const;
/** Bodies whose aspects count for the void of course Moon: Sun to Pluto (modern), or Sun to Saturn (traditional). */
export type VoidTradition = (typeof VOID_TRADITIONS)[number];

/** A search for events. */
export interface EventQuery {
  /** Its zodiac defines the signs. */
  readonly sky: GeocentricSky;
  /** Within the coverage of the bodies. Events at its two ends are included. */
  readonly window: JdRange;
  readonly aspects: readonly AspectId[];
  readonly tradition: VoidTradition;
}

/** Makes a pending event of one whose moment is exact already. */
export function wrapExactEvent<Event extends SkyEvent>(event: Event): PendingEvent<Event> {
  return { moment: event.moment, refine: () => event };
}
