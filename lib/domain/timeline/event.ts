import type { AspectId } from '../../catalog/aspects.ts';
import type { CatalogBodyId } from '../../catalog/bodies.ts';
import type { Sign } from '../../catalog/signs.ts';
import type { JdRange } from '../../ephemeris/port.ts';
import type { JdUt } from '../../units/time.ts';
import type { LunarEclipse, SolarEclipse } from '../events/eclipses.ts';
import type { Station } from '../events/stations.ts';
import type { Sky } from '../positions/sky.ts';

interface Happening<Type extends string> {
  readonly type: Type;
  readonly moment: JdUt;
}

/** A body turning in longitude. */
export interface StationEvent extends Happening<'station'> {
  readonly body: CatalogBodyId;
  /** The motion that begins. */
  readonly motion: Station['type'];
}

/** A body passing from one sign into the next, or back. */
export interface IngressEvent extends Happening<'ingress'> {
  readonly body: CatalogBodyId;
  readonly sign: Sign;
  readonly fromSign: Sign;
  readonly retrograde: boolean;
}

export const LUNATION_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;
export type LunationPhase = (typeof LUNATION_PHASES)[number];

/** The Moon a quarter of the circle further from the Sun. */
export interface LunationEvent extends Happening<'lunation'> {
  readonly phase: LunationPhase;
  /** Brown's number of the lunation that it belongs to. */
  readonly lunation: number;
}

export interface EclipseSolarEvent extends Happening<'eclipse_solar'> {
  readonly eclipse: SolarEclipse;
}

export interface EclipseLunarEvent extends Happening<'eclipse_lunar'> {
  readonly eclipse: LunarEclipse;
}

/** Two moving bodies exactly in aspect. */
export interface AspectEvent extends Happening<'aspect'> {
  readonly body: CatalogBodyId;
  readonly other: CatalogBodyId;
  readonly aspect: AspectId;
  /** Undefined where neither ever goes round the other, so that passes have no end. */
  readonly pass: number | undefined;
}

/** The Moon without a further major aspect in her sign; the moment is its beginning. */
export interface VoidEvent extends Happening<'void_of_course'> {
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
export interface ApsisEvent extends Happening<'apsis'> {
  readonly body: CatalogBodyId;
  readonly apsis: Apsis;
  /** True distance then. */
  readonly distanceAu: number;
}

export const NODES = ['ascending', 'descending'] as const;
export type Node = (typeof NODES)[number];

/** A body crossing the ecliptic. */
export interface NodeCrossingEvent extends Happening<'node_crossing'> {
  readonly body: CatalogBodyId;
  /** Ascending: northward. */
  readonly node: Node;
}

/** Something that happens in the sky. */
export type SkyEvent =
  | StationEvent
  | IngressEvent
  | LunationEvent
  | EclipseSolarEvent
  | EclipseLunarEvent
  | AspectEvent
  | VoidEvent
  | ApsisEvent
  | NodeCrossingEvent;

/** An event as a search finds it. */
export interface Found<Event extends SkyEvent = SkyEvent> {
  /** To about a second where the engine has still to be asked. */
  readonly moment: JdUt;
  /** The event with the engine's own moments. */
  readonly settled: () => Event;
}

export const VOID_TRADITIONS = ['modern', 'traditional'] as const;
/** To which bodies an aspect keeps the Moon from being void of course: Sun to Pluto, or Sun to Saturn. */
export type VoidTradition = (typeof VOID_TRADITIONS)[number];

/** A search for events. */
export interface EventsSought {
  /** In the zodiac whose signs count. */
  readonly sky: Sky;
  /** Within the coverage of the bodies. */
  readonly window: JdRange;
  readonly aspects: readonly AspectId[];
  readonly tradition: VoidTradition;
}

/** An event that is settled already. */
export function known<Event extends SkyEvent>(event: Event): Found<Event> {
  return { moment: event.moment, settled: () => event };
}

/**
 * The same sky in the tropical zodiac. Stations and angles between bodies are looked for there, so that they are the
 * same moments whatever zodiac is asked for.
 */
export const tropicalSky = (sky: Sky): Sky => ({ ...sky, zodiac: { type: 'tropical' } });
