import type { AspectId, DeclinationAspectId } from '../../../base/catalog/aspects.ts';
import type { NumberedBodyId } from '../../../base/catalog/bodies.ts';
import type { Sign } from '../../../base/catalog/signs.ts';
import type { LongitudeDeg } from '../../../base/units/angle.ts';
import type { JdRange, JdUt } from '../../../base/units/time.ts';
import type { Chart } from '../../chart/cast.ts';
import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { LunationPhase, StationEvent } from '../../sky/events/event.ts';
import type { MovingPoint, MovingPointId } from './moving-point.ts';
import type { PlacedPoint } from './moving-points.ts';

/** Whose points a progressed point makes aspects to. */
export const TARGET_CHARTS = ['natal', 'progressed'] as const;
type TargetChart = (typeof TARGET_CHARTS)[number];

/** Which of these charts a search includes. */
export const TARGET_CHOICES = [...TARGET_CHARTS, 'both'] as const;

/** Kinds of events in the life of a progressed or directed chart. */
export const PROGRESSED_EVENT_KINDS = [
  'aspects',
  'sign_ingresses',
  'house_ingresses',
  'stations',
  'lunations',
  'declinations',
] as const;
export type ProgressedEventKind = (typeof PROGRESSED_EVENT_KINDS)[number];

/** Kinds that only a progression has: points that one arc moves neither turn nor move relative to each other. */
export const KINDS_OF_PROGRESSIONS: readonly ProgressedEventKind[] = ['stations', 'lunations', 'declinations'];

/** A search for events of the progressed chart. All its moments are those of the ephemeris, not of the life. */
export interface ProgressedQuery {
  /** In the zodiac of the natal chart. */
  readonly sky: GeocentricSky;
  readonly natal: Chart;
  /** Progressed moments of the part of the life that is searched, within the coverage of every point. */
  readonly window: JdRange;
  readonly points: readonly MovingPoint[];
  readonly natalTargets: readonly PlacedPoint[];
  /** The other side of aspects within the progressed chart; empty where none are searched. */
  readonly progressedTargets: readonly MovingPoint[];
  readonly aspects: readonly AspectId[];
  readonly orbDeg: number;
  readonly kinds: readonly ProgressedEventKind[];
  /** Called between the steps of the search; throws to end it. */
  readonly checkTime: () => void;
}

interface EventBase<Type extends string> {
  readonly type: Type;
  /** Progressed moment. */
  readonly moment: JdUt;
}

/** A point of the natal or of the progressed chart. */
export interface TargetPoint {
  readonly chart: TargetChart;
  readonly point: MovingPointId;
}

/** A progressed point in aspect. Its members are those of a contact of a transit. */
export interface ProgressedAspect extends EventBase<'aspect'> {
  readonly point: MovingPointId;
  readonly aspect: AspectId;
  readonly target: TargetPoint;
  readonly orbDeg: number;
  /** At the last progressed moment of the window, within orb and still approaching as the ephemeris runs forwards. */
  readonly applying: boolean;
  /** At the first progressed moment of the window, within orb and already receding. */
  readonly separating: boolean;
  readonly retrograde: boolean;
  readonly pass: number;
  readonly entersAt: JdUt | undefined;
  readonly leavesAt: JdUt | undefined;
}

interface ProgressedSignIngress extends EventBase<'sign_ingress'> {
  readonly point: MovingPointId;
  readonly sign: Sign;
  readonly fromSign: Sign;
  readonly retrograde: boolean;
}

/** A progressed point passes a cusp of the natal chart. */
interface ProgressedHouseIngress extends EventBase<'house_ingress'> {
  readonly point: MovingPointId;
  readonly house: number;
  readonly fromHouse: number;
  readonly retrograde: boolean;
}

interface ProgressedStation extends EventBase<'station'> {
  readonly point: NumberedBodyId;
  readonly motion: StationEvent['motion'];
  readonly longitudeDeg: LongitudeDeg;
}

/** A principal phase of the progressed Moon. */
interface ProgressedLunation extends EventBase<'lunation'> {
  readonly phase: LunationPhase;
  /** Of the Moon. */
  readonly longitudeDeg: LongitudeDeg;
}

interface ProgressedParallel extends EventBase<'declination'> {
  readonly point: MovingPointId;
  readonly aspect: DeclinationAspectId;
  readonly target: TargetPoint;
  /** Of the progressed point. */
  readonly declinationDeg: number;
}

/** A body's declination passes the obliquity of the ecliptic. */
interface ProgressedBounds extends EventBase<'out_of_bounds'> {
  readonly point: MovingPointId;
  readonly side: 'north' | 'south';
  /** Whether it is out of bounds at later moments of the ephemeris. */
  readonly begins: boolean;
}

export type ProgressedEvent =
  | ProgressedAspect
  | ProgressedSignIngress
  | ProgressedHouseIngress
  | ProgressedStation
  | ProgressedLunation
  | ProgressedParallel
  | ProgressedBounds;

/** An event whose exact moment is computed on demand. */
export interface PendingProgressedEvent {
  /** To about a second of the ephemeris. */
  readonly moment: JdUt;
  /** Of an aspect: distinguishes the series in which contacts are numbered. */
  readonly series?: string;
  readonly refine: () => ProgressedEvent;
}
