import type { AyanamsaId } from '../catalog/ayanamsas.ts';
import type { BodyId } from '../catalog/bodies.ts';
import type { HouseSystemCode } from '../catalog/house-systems.ts';
import type { LongitudeDeg } from '../units/angle.ts';
import type { JdRange, JdUt } from '../units/time.ts';

/** A place on the Earth: degrees, north and east positive, metres above the sea. */
export interface GeoPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly elevationM: number;
}

export type Zodiac = { readonly type: 'tropical' } | { readonly type: 'sidereal'; readonly ayanamsa: AyanamsaId };

export type Center =
  | { readonly type: 'geocentric' }
  | { readonly type: 'heliocentric' }
  | { readonly type: 'topocentric'; readonly place: GeoPlace };

/** What a longitude is counted from and seen from. */
export interface Frame {
  readonly zodiac: Zodiac;
  readonly center: Center;
}

/** Apparent ecliptic place of date, with its daily motion. */
export interface EclipticState {
  readonly longitudeDeg: LongitudeDeg;
  /** `[-90, 90]` */
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly longitudeSpeedDegPerDay: number;
  readonly latitudeSpeedDegPerDay: number;
  readonly distanceSpeedAuPerDay: number;
}

/** Apparent equatorial place of date; never sidereal. */
export interface EquatorialState {
  readonly rightAscensionDeg: LongitudeDeg;
  /** `[-90, 90]` */
  readonly declinationDeg: number;
  readonly rightAscensionSpeedDegPerDay: number;
  readonly declinationSpeedDegPerDay: number;
}

/** House cusps and angles in the zodiac asked for. */
export interface HouseCusps {
  /** Twelve longitudes, the first house's first. */
  readonly cuspsDeg: readonly LongitudeDeg[];
  readonly ascendantDeg: LongitudeDeg;
  readonly midheavenDeg: LongitudeDeg;
  readonly vertexDeg: LongitudeDeg;
  /** Equatorial ascendant, also called the east point. */
  readonly eastPointDeg: LongitudeDeg;
  /** Right ascension of the midheaven. */
  readonly armcDeg: LongitudeDeg;
}

/** One object of the star catalogue: a star, a cluster, a galaxy, or a place in the sky. */
export interface StarEntry {
  /** Its designation as the catalogue writes it, such as `alLeo` or `61Cyg`; the engine finds it by nothing else. */
  readonly id: string;
  /** Every name that the catalogue has for it, the first one first; may be empty. */
  readonly names: readonly string[];
  /** Visual magnitude; undefined where it is not known. */
  readonly magnitude: number | undefined;
  /** Annual parallax, thousandths of an arc second; undefined where it is not known. */
  readonly parallaxMas: number | undefined;
}

/** Where a star stands: apparent and geocentric, of date. */
export interface StarPosition {
  readonly longitudeDeg: LongitudeDeg;
  /** `[-90, 90]` */
  readonly latitudeDeg: number;
}

/** How a body looks from the centre of the Earth. */
export interface Phenomena {
  /** Angle at the body between the Sun and the Earth, degrees in `[0, 180]`: 0 is full, 180 new. */
  readonly phaseAngleDeg: number;
  /** Lit part of the disc, `[0, 1]`. */
  readonly illuminatedFraction: number;
  /** Apparent separation from the Sun, degrees in `[0, 180]`. */
  readonly elongationDeg: number;
  readonly apparentDiameterArcsec: number;
  /** Visual; undefined where no formula holds, as for Venus in transit. */
  readonly magnitude: number | undefined;
}

/** A meridian on the sphere: what houses are drawn from when it is not that of a place at a moment. */
export interface Meridian {
  /** Right ascension of the midheaven. */
  readonly armcDeg: LongitudeDeg;
  readonly latitudeDeg: number;
  /** Of the obliquity, and of the sidereal zero point. */
  readonly moment: JdUt;
}

/** The state of the Earth's clock and axis at a moment. */
export interface EarthOrientation {
  /** TT − UT, seconds. */
  readonly deltaTSeconds: number;
  readonly trueObliquityDeg: number;
  readonly meanObliquityDeg: number;
  readonly nutationLongitudeDeg: number;
  /** Apparent sidereal time at Greenwich, degrees. */
  readonly siderealTimeDeg: LongitudeDeg;
}

/** One file of the ephemeris as it was found at start. */
export interface EphemerisFile {
  readonly name: string;
  readonly bytes: number;
  /**
   * `manifest`: listed there and of the same size; its hash is compared before anything is read from it.
   * `additional`: dropped in beside those.
   */
  readonly origin: 'manifest' | 'additional';
}

/** What the engine is and has. */
export interface EphemerisFacts {
  readonly engineVersion: string;
  readonly path: string;
  readonly files: readonly EphemerisFile[];
  /** Identifies the data set: changes whenever any file of the manifest does. */
  readonly dataVersion: string;
}

/** Result of casting known positions against published ones. */
export interface SelfCheck {
  readonly passed: boolean;
  /** One sentence for an operator. */
  readonly detail: string;
  /** Infinity where nothing could be compared. */
  readonly worstErrorArcsec: number;
}

/** What the engine computes for a moment. Each call counts against the time of the request that makes it. */
export interface EphemerisCalculations {
  position(body: BodyId, moment: JdUt, frame: Frame): EclipticState;
  /**
   * The longitude of {@link Ephemeris.position} alone, for three quarters of the cost: for whoever asks thousands of
   * times. The two agree to 1e-12°.
   */
  longitude(body: BodyId, moment: JdUt, frame: Frame): LongitudeDeg;
  /**
   * Distance of a body from a centre as it is at the moment, au: without what both move while the light is on its way,
   * which in the distance of {@link Ephemeris.position} shifts the Moon's apsides by up to a quarter of an hour.
   */
  trueDistanceAu(body: BodyId, moment: JdUt, center: Center): number;
  equatorial(body: BodyId, moment: JdUt, center: Center): EquatorialState;
  /** @returns undefined where the system has no cusps at this latitude and moment (Placidus and Koch in polar regions) */
  houses(moment: JdUt, place: GeoPlace, system: HouseSystemCode, zodiac: Zodiac): HouseCusps | undefined;
  /**
   * Houses of a midheaven that is given rather than found from a place and a moment, as progressed and composite
   * charts have it. Sidereal cusps are the tropical ones less {@link Ephemeris.ayanamsaDeg}.
   *
   * @returns undefined where the system has no cusps
   */
  housesOfMeridian(meridian: Meridian, system: HouseSystemCode, zodiac: Zodiac): HouseCusps | undefined;
  orientation(moment: JdUt): EarthOrientation;
  /**
   * Distance of the sidereal from the tropical zero point, degrees in `(-1, 360)`, nutation included: exactly what
   * {@link Ephemeris.position} takes off. In `j2000`, `j1900`, `b1950` and `skydram` it is not the whole difference:
   * these place bodies on the ecliptic of their epoch, which moves them by a further second of arc or so.
   */
  ayanamsaDeg(moment: JdUt, ayanamsa: AyanamsaId): number;
  /**
   * @throws Problem `InvalidBody` for a node or an apogee as well: a direction has no looks
   */
  phenomena(body: BodyId, moment: JdUt): Phenomena;
  /**
   * @param id of an entry of {@link Ephemeris.stars}
   * @throws Problem `InvalidStar` for anything else
   */
  star(id: string, moment: JdUt, zodiac: Zodiac): StarPosition;
}

/**
 * The only door to the engine. Every call is synchronous and carries all of its settings, so calls with
 * other sidereal modes, places or centres in between change nothing.
 *
 * @throws Problem `DatetimeOutOfRange` for a moment outside {@link Ephemeris.coverage}
 * @throws Problem `InvalidBody` for a body outside its own years (ask `coverage(body)` first), or without a place as
 * seen from this centre: Sun, Moon, nodes and apogees from the Sun, the Earth from itself
 * @throws Problem `EphemerisUnavailable` when the engine falls back, errs or failed its start-up check
 */
export interface Ephemeris extends EphemerisCalculations {
  readonly facts: EphemerisFacts;
  /** Span of moments that every body of the planets' files can be computed for; of one body, its own span. */
  coverage(body?: BodyId): JdRange;
  /** The star catalogue, in its own order: the same array each time. */
  stars(): readonly StarEntry[];
  /** Hashes every file of the manifest, once, then casts known positions and compares them with published ones. */
  check(): SelfCheck;
  /** Closes the files. Every later call is `EphemerisUnavailable`. */
  close(): void;
}
