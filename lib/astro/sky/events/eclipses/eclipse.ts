import type { JdRange, JdUt } from '../../../../base/units/time.ts';
import type { EclipticState } from '../../../port.ts';

export const SOLAR_ECLIPSE_TYPES = ['partial', 'annular', 'total', 'hybrid'] as const;
export type SolarEclipseType = (typeof SOLAR_ECLIPSE_TYPES)[number];

export const LUNAR_ECLIPSE_TYPES = ['penumbral', 'partial', 'total'] as const;
export type LunarEclipseType = (typeof LUNAR_ECLIPSE_TYPES)[number];

/** The lunar node near which an eclipse occurs: north where the Moon crosses the ecliptic northward. */
export const LUNAR_NODES = ['north', 'south'] as const;
export type LunarNode = (typeof LUNAR_NODES)[number];

/** Duration of a phase: both ends are moments of contact. */
export type EclipsePhase = JdRange;

/** Facts common to solar and lunar eclipses. */
export interface Eclipse {
  /** Greatest eclipse: the shadow's axis is closest to the center of the Earth, or of the Moon. */
  readonly moment: JdUt;
  /** Least distance of the axis from that center, equatorial radii of the Earth; positive if the axis, or the Moon, is north. */
  readonly gamma: number;
  /** Saros series in the numbering of van den Bergh and NASA. */
  readonly saros: number;
  /** Number within the series, from 1; undefined in series that NASA does not list. */
  readonly sarosMember: number | undefined;
  /** TT − UT at greatest eclipse, which decides where on the Earth it is seen. */
  readonly deltaTSeconds: number;
  readonly node: LunarNode;
  /** At greatest eclipse, in the zodiac of the query. */
  readonly sun: EclipticState;
  readonly moon: EclipticState;
}

/** A point on the Earth's surface. */
export interface SubPoint {
  /** Geodetic, north +. */
  readonly latitudeDeg: number;
  /** `[-180, 180)`, east +. */
  readonly longitudeDeg: number;
}

/** Place of greatest eclipse, and the Sun's altitude there. */
export interface GreatestEclipsePlace extends SubPoint {
  /** Geometric, `[0, 90]`; 0 where the axis of the shadow misses the Earth. */
  readonly sunAltitudeDeg: number;
}

/** Path of the umbra or antumbra of a central eclipse, whose shadow's axis strikes the Earth. */
export interface CentralPath {
  /** From the first to the last contact of the axis with the Earth. */
  readonly centralLine: EclipsePhase;
  /** Totality or annularity at the place of greatest eclipse, seconds. */
  readonly durationSeconds: number;
  /** Width of the path there, kilometers; undefined where the shadow extends beyond the Earth's limb. */
  readonly widthKm: number | undefined;
}

export interface SolarEclipse extends Eclipse {
  readonly type: SolarEclipseType;
  /** Ratio of the diameters of Moon and Sun; in a partial eclipse the covered share of the Sun's diameter. */
  readonly magnitude: number;
  /** Covered share of the Sun's area at the place of greatest eclipse, `[0, 1]`. */
  readonly obscuration: number;
  readonly greatest: GreatestEclipsePlace;
  /** Time in which the penumbra touches the Earth. */
  readonly penumbra: EclipsePhase;
  /** Time in which the umbra or antumbra touches the Earth; undefined in a partial eclipse. */
  readonly umbra: EclipsePhase | undefined;
  /** Undefined where the axis misses the Earth. */
  readonly central: CentralPath | undefined;
}

export interface LunarEclipse extends Eclipse {
  readonly type: LunarEclipseType;
  /** Share of the Moon's diameter in the umbra; negative where she misses it. */
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
  /** Point at which the Moon is in the zenith. */
  readonly moonInZenith: SubPoint;
  readonly penumbral: EclipsePhase;
  readonly partial: EclipsePhase | undefined;
  readonly total: EclipsePhase | undefined;
}
