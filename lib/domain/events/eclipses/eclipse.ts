import type { EclipticState } from '../../../ephemeris/port.ts';
import type { JdRange, JdUt } from '../../../units/time.ts';

export const SOLAR_ECLIPSE_TYPES = ['partial', 'annular', 'total', 'hybrid'] as const;
export type SolarEclipseType = (typeof SOLAR_ECLIPSE_TYPES)[number];

export const LUNAR_ECLIPSE_TYPES = ['penumbral', 'partial', 'total'] as const;
export type LunarEclipseType = (typeof LUNAR_ECLIPSE_TYPES)[number];

/** The lunar node by which the Moon stands: north where she goes up through the ecliptic. */
export const LUNAR_NODES = ['north', 'south'] as const;
export type LunarNode = (typeof LUNAR_NODES)[number];

/** From when to when a phase lasts; both ends are moments of contact. */
export type EclipsePhase = JdRange;

/** What solar and lunar eclipses have in common. */
export interface Eclipse {
  /** Of greatest eclipse: the shadow's axis passes closest to the centre of the Earth, or of the Moon. */
  readonly moment: JdUt;
  /** Least distance of that axis from that centre, equatorial radii of the Earth; positive: the axis, or the Moon, passes in the north. */
  readonly gamma: number;
  /** Number of the Saros series, as van den Bergh and NASA count them. */
  readonly saros: number;
  readonly node: LunarNode;
  /** In the zodiac asked for, at greatest eclipse. */
  readonly sun: EclipticState;
  readonly moon: EclipticState;
}

/** Where on the Earth something is seen best. */
export interface SubPoint {
  /** Geodetic, north +. */
  readonly latitudeDeg: number;
  /** `[-180, 180)`, east +. */
  readonly longitudeDeg: number;
}

/** The greatest eclipse as it is seen from where it is greatest. */
export interface GreatestEclipsePlace extends SubPoint {
  /** Geometric, `[0, 90]`; 0 where the axis of the shadow misses the Earth. */
  readonly sunAltitudeDeg: number;
}

/** The path of the umbra or antumbra where the axis of the shadow strikes the Earth. */
export interface CentralPath {
  /** From the axis's first to its last touch of the Earth. */
  readonly centralLine: EclipsePhase;
  /** Totality or annularity at the place of greatest eclipse, seconds. */
  readonly durationSeconds: number;
  /** Across the path there, kilometres; undefined where the shadow overhangs the Earth's edge. */
  readonly widthKm: number | undefined;
}

export interface SolarEclipse extends Eclipse {
  readonly type: SolarEclipseType;
  /** Diameter of the Moon over that of the Sun, in a partial eclipse the covered share of the Sun's diameter. */
  readonly magnitude: number;
  readonly greatest: GreatestEclipsePlace;
  /** While the penumbra touches the Earth. */
  readonly penumbra: EclipsePhase;
  /** While the umbra or antumbra does; undefined in a partial eclipse. */
  readonly umbra: EclipsePhase | undefined;
  /** Undefined where the axis misses the Earth. */
  readonly central: CentralPath | undefined;
}

export interface LunarEclipse extends Eclipse {
  readonly type: LunarEclipseType;
  /** Share of the Moon's diameter in the umbra; negative where she misses it. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  /** Where the Moon stands in the zenith. */
  readonly moonInZenith: SubPoint;
  readonly penumbral: EclipsePhase;
  readonly partial: EclipsePhase | undefined;
  readonly total: EclipsePhase | undefined;
}
