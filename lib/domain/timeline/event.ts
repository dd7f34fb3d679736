import type { AspectId } from '../../catalog/aspects.ts';
import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { Sign } from '../../catalog/signs.ts';
import type { JdRange, JdUt } from '../../units/time.ts';
import type { LunarEclipse, SolarEclipse } from '../events/eclipses.ts';
import type { Station } from '../events/stations.ts';
import type { GeocentricSky } from '../longitude-model/geocentric-sky.ts';

interface EventBase<Type extends string> {
  readonly type: Type;
  readonly moment: JdUt;
}

/** A body turning in longitude. */
export interface StationEvent extends EventBase<'station'> {
  readonly body: CatalogBodyId;
  /** The motion that begins. */
  readonly motion: Station['type'];
}

/** A body passing from one sign into the next, or back. */
export interface IngressEvent extends EventBase<'ingress'> {
  readonly body: CatalogBodyId;
  readonly sign: Sign;
  readonly fromSign: Sign;
  readonly retrograde: boolean;
}

export const LUNATION_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
export type LunationPhase = (typeof LUNATION_PHASES)[number];

/** The Moon a quarter of the circle further from the Sun. */
export interface LunationEvent extends EventBase<'lunation'> {
  readonly phase: LunationPhase;
  /** Brown's number of the lunation that it belongs to. */
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
  readonly body: CatalogBodyId;
  readonly other: CatalogBodyId;
  readonly aspect: AspectId;
  /** Undefined where neither ever goes round the other, so that passes have no end. */
  readonly pass: number | undefined;
}

/** The Moon without a further major aspect in her sign; the moment is its beginning. */
export interface VoidOfCourseEvent extends EventBase<'void_of_course'> {
  /** The sign that she is in. */
  readonly sign: Sign;
  readonly nextSign: Sign;
  /** When she enters that. */
  readonly endsAt: JdUt;
  /** Which aspect was the last; undefined where she makes none in the whole sign. */
  readonly last: { readonly body: CatalogBodyId; readonly aspect: AspectId } | undefined;
}

export const APSES = ['perigee', 'apogee', 'perihelion', 'aphelion'] as const;
export type Apsis = (typeof APSES)[number];

/** A body at its nearest to, or farthest from, what it goes round. */
export interface ApsisEvent extends EventBase<'apsis'> {
  readonly body: CatalogBodyId;
  readonly apsis: Apsis;
  /** True distance then. */
  readonly distanceAu: number;
}

export const NODE_TYPES = ['ascending', 'descending'] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** A body crossing the ecliptic. */
export interface NodeCrossingEvent extends EventBase<'node_crossing'> {
  readonly body: CatalogBodyId;
  /** Ascending: northward. */
  readonly node: NodeType;
}

/** Something that happens in the sky. */
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

/** An event as a search finds it. */
export interface PendingEvent<Event extends SkyEvent = SkyEvent> {
  /** To about a second where the engine has still to be asked. */
  readonly moment: JdUt;
  /** The event with the engine's own moments. */
  readonly refine: () => Event;
}

export const VOID_TRADITIONS = ['modern', 'traditional'] as const;
/** To which bodies an aspect keeps the Moon from being void of course: Sun to Pluto, or Sun to Saturn. */
export type VoidTradition = (typeof VOID_TRADITIONS)[number];

/** A search for events. */
export interface EventQuery {
  /** In the zodiac whose signs count. */
  readonly sky: GeocentricSky;
  /** Within the coverage of the bodies. */
  readonly window: JdRange;
  readonly aspects: readonly AspectId[];
  readonly tradition: VoidTradition;
}

/** An event that is settled already. */
export function wrapExactEvent<Event extends SkyEvent>(event: Event): PendingEvent<Event> {
  return { moment: event.moment, refine: () => event };
}

/**
 * The same sky in the tropical zodiac. Stations and angles between bodies are looked for there, so that they are the
 * same moments whatever zodiac is asked for.
 */
export const toTropicalSky = (sky: GeocentricSky): GeocentricSky => ({ ...sky, zodiac: { type: 'tropical' } });
