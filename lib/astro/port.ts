import type { Ayanamsa } from '../base/catalog/ayanamsas.ts';
import type { BodyId } from '../base/catalog/bodies.ts';
import type { HeliacalBodyId, HeliacalEventId } from '../base/catalog/heliacal.ts';
import type { HouseSystemCode } from '../base/catalog/house-systems.ts';
import type { PositionKind } from '../base/catalog/position-kinds.ts';
import type { LongitudeDeg } from '../base/units/angle.ts';
import type { JdRange, JdUt } from '../base/units/time.ts';

/** A place on the Earth: degrees, north and east positive, meters above the sea. */
export interface GeoPlace {
  readonly latitudeDeg: number;
  readonly longitudeDeg: number;
  readonly elevationM: number;
}

/** A node of the Moon at which a draconic zodiac begins. */
export type LunarNodeId = 'true_node' | 'mean_node';

/** A zodiac whose zero point moves so slowly that searches can follow bodies in it. */
export type SearchZodiac = { readonly type: 'tropical' } | { readonly type: 'sidereal'; readonly ayanamsa: Ayanamsa };

export type Zodiac =
  | SearchZodiac
  /** Longitudes are counted from the node at each moment; speeds are those of the tropical zodiac. */
  | { readonly type: 'draconic'; readonly node: LunarNodeId };

export type Center =
  | { readonly type: 'geocentric' }
  | { readonly type: 'heliocentric' }
  | { readonly type: 'topocentric'; readonly place: GeoPlace };

/** Zodiac and center of a position: the zero point of its longitude, and the observer. */
export interface Frame {
  readonly zodiac: Zodiac;
  readonly center: Center;
  /** Default: apparent. Nodes and apogees are no bodies: their two places differ by less than 0.01″. */
  readonly positions?: PositionKind;
}

/** Ecliptic position of date, with its daily motion. */
export interface EclipticState {
  readonly longitudeDeg: LongitudeDeg;
  /** `[-90, 90]` */
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly longitudeSpeedDegPerDay: number;
  readonly latitudeSpeedDegPerDay: number;
  readonly distanceSpeedAuPerDay: number;
}

/** Apparent equatorial position of date; never sidereal. */
export interface EquatorialState {
  readonly rightAscensionDeg: LongitudeDeg;
  /** `[-90, 90]` */
  readonly declinationDeg: number;
  readonly rightAscensionSpeedDegPerDay: number;
  readonly declinationSpeedDegPerDay: number;
}

/** House cusps and angles in the requested zodiac. */
export interface HouseCusps {
  /** Twelve longitudes, the first house's first; none where there are sectors. */
  readonly cuspsDeg: readonly LongitudeDeg[];
  /**
   * Where the 36 Gauquelin sectors begin, that of the first sector first; present with house system G alone. Sectors are
   * counted clockwise: the first is the Ascendant, the tenth the midheaven, and the longitudes decrease.
   */
  readonly sectorCuspsDeg?: readonly LongitudeDeg[];
  readonly ascendantDeg: LongitudeDeg;
  readonly midheavenDeg: LongitudeDeg;
  readonly vertexDeg: LongitudeDeg;
  /** Equatorial ascendant, also called the east point. */
  readonly eastPointDeg: LongitudeDeg;
  /** Right ascension of the midheaven. */
  readonly armcDeg: LongitudeDeg;
}

/** One object of the star catalog: a star, a cluster, a galaxy, or a point of the sky. */
export interface StarEntry {
  /** Designation in the catalog, such as `alLeo` or `61Cyg`; the engine is queried by it alone. */
  readonly id: string;
  /** Names in the order of the catalog; may be empty. */
  readonly names: readonly string[];
  /** Visual magnitude; undefined where unknown. */
  readonly magnitude: number | undefined;
  /** Annual parallax, thousandths of an arc second; undefined where unknown. */
  readonly parallaxMas: number | undefined;
}

/** Position of a star: apparent, geocentric, of date. */
export interface StarPosition {
  readonly longitudeDeg: LongitudeDeg;
  /** `[-90, 90]` */
  readonly latitudeDeg: number;
}

/** Phase, size and brightness of a body seen from the center of the Earth. */
export interface Phenomena {
  /** Angle at the body between the Sun and the Earth, degrees in `[0, 180]`: 0 is full, 180 new. */
  readonly phaseAngleDeg: number;
  /** Lit part of the disc, `[0, 1]`. */
  readonly illuminatedFraction: number;
  /** Apparent separation from the Sun, degrees in `[0, 180]`. */
  readonly elongationDeg: number;
  readonly apparentDiameterArcsec: number;
  /** Visual; undefined where no formula is valid, as for Venus in transit. */
  readonly magnitude: number | undefined;
}

/** A first or last visibility that is searched, and the eyes and the air that it is seen with. */
export interface HeliacalQuery {
  readonly object:
    | { readonly type: 'body'; readonly id: HeliacalBodyId }
    | { readonly type: 'star'; readonly id: string };
  readonly event: HeliacalEventId;
  /** The search begins here. */
  readonly after: JdUt;
  readonly place: GeoPlace;
  readonly atmosphere: HeliacalAtmosphere;
  readonly eyes: HeliacalEyes;
}

/** Air through which a body is seen near the horizon. */
interface HeliacalAtmosphere {
  readonly pressureHpa: number;
  readonly temperatureC: number;
  readonly humidityPercent: number;
  /** Distance at which a dark object is still seen by day, ≥ 1. */
  readonly meteorologicalRangeKm: number;
}

/** Naked eyes of an observer. */
interface HeliacalEyes {
  readonly ageYears: number;
  /** Visual acuity: 1 is normal. */
  readonly snellenRatio: number;
}

/** The time in which a body is visible on the day of a first or last visibility. */
export interface VisibilityWindow {
  readonly start: JdUt;
  /** When it is seen best. */
  readonly best: JdUt;
  readonly end: JdUt;
}

/** A meridian for houses that do not belong to a place at a moment, as in progressed and composite charts. */
export interface Meridian {
  /** Right ascension of the midheaven. */
  readonly armcDeg: LongitudeDeg;
  readonly latitudeDeg: number;
  /** Decides the obliquity and the sidereal zero point. */
  readonly moment: JdUt;
  /** Of the Sun, `[-90, 90]`; read by the Sunshine systems only. Default: its declination at the moment. */
  readonly sunDeclinationDeg?: number;
}

/** Rotation and axis of the Earth at a moment. */
export interface EarthOrientation {
  /** TT − UT, seconds. */
  readonly deltaTSeconds: number;
  readonly trueObliquityDeg: number;
  readonly meanObliquityDeg: number;
  readonly nutationLongitudeDeg: number;
  /** Apparent sidereal time at Greenwich, degrees. */
  readonly siderealTimeDeg: LongitudeDeg;
}

/** One file of the ephemeris, as listed at start. */
export interface EphemerisFile {
  readonly name: string;
  readonly bytes: number;
  /**
   * `manifest`: listed there, of the same size; its hash is compared before the engine reads it.
   * `additional`: an `.se1` file that the manifest does not list.
   */
  readonly origin: 'manifest' | 'additional';
}

/** Version of the engine and its data. */
export interface EphemerisFacts {
  readonly engineVersion: string;
  readonly path: string;
  readonly files: readonly EphemerisFile[];
  /** Identifies the data set: changes whenever any file of the manifest does. */
  readonly dataVersion: string;
}

/** Result of comparing computed positions with published ones. */
export interface SelfCheck {
  readonly passed: boolean;
  /** One sentence for operators. */
  readonly detail: string;
  /** Infinity where nothing could be compared. */
  readonly worstErrorArcsec: number;
}

/** Calculations of the engine for a moment. Each call counts toward the time limit of its request. */
export interface EphemerisCalculations {
  position(body: BodyId, moment: JdUt, frame: Frame): EclipticState;
  /**
   * The longitude of {@link Ephemeris.position} alone, at half of the cost, for searches that need thousands
   * of them. The two agree to 2e-9°.
   */
  longitude(body: BodyId, moment: JdUt, frame: Frame): LongitudeDeg;
  equatorial(body: BodyId, moment: JdUt, center: Center): EquatorialState;
  /**
   * @returns undefined where the system has no cusps at this latitude and moment: Placidus and Koch in polar regions,
   * Sunshine while the Sun does not rise or set
   */
  houses(moment: JdUt, place: GeoPlace, system: HouseSystemCode, zodiac: Zodiac): HouseCusps | undefined;
  /**
   * Houses of a given meridian instead of a place at a moment, for progressed and composite charts. Sidereal cusps are
   * the tropical ones minus {@link Ephemeris.ayanamsaDeg}.
   *
   * @returns undefined where the system has no cusps
   */
  housesOfMeridian(meridian: Meridian, system: HouseSystemCode, zodiac: Zodiac): HouseCusps | undefined;
  orientation(moment: JdUt): EarthOrientation;
  /**
   * Tropical longitude of the sidereal zero point, degrees in `(-1, 360)`, nutation included: exactly what
   * {@link Ephemeris.position} subtracts. In `j2000`, `j1900`, `b1950` and `skydram` it is not the whole difference:
   * these place bodies on the ecliptic of their epoch, which moves them by about another second of arc.
   */
  ayanamsaDeg(moment: JdUt, ayanamsa: Ayanamsa): number;
  /**
   * @throws EphemerisArgumentError also for a node or an apogee: a direction has neither phase nor brightness
   */
  phenomena(body: BodyId, moment: JdUt): Phenomena;
  /**
   * @param id of an entry of {@link Ephemeris.stars}
   * @throws EphemerisArgumentError for anything else
   */
  star(id: string, moment: JdUt, zodiac: Zodiac): StarPosition;
  /**
   * The next first or last visibility. The search may reach {@link Ephemeris.coverage} up to twelve years later.
   *
   * @returns undefined where the engine finds none within five synodic periods
   * @throws EphemerisArgumentError for a star that the engine cannot search
   */
  heliacal(query: HeliacalQuery): VisibilityWindow | undefined;
}

/**
 * The only access to the engine. Every call is synchronous and carries all of its settings, so it does not depend on
 * the sidereal modes, places or centers of earlier calls.
 *
 * @throws EphemerisRangeError for a moment outside {@link Ephemeris.coverage}, of all bodies or of this one
 * @throws EphemerisArgumentError for a body without a position seen from this center: Sun, Moon, nodes and apogees from
 * the Sun, the Earth from itself
 * @throws EphemerisUnavailableError when the engine uses another source than its files, reports an error or failed
 * its start-up check
 */
export interface Ephemeris extends EphemerisCalculations {
  readonly facts: EphemerisFacts;
  /** Span of moments for which the engine can compute a body; without a body, every body of the planets' files. */
  coverage(body?: BodyId): JdRange;
  /** The star catalog, in its own order; each call returns the same array. */
  stars(): readonly StarEntry[];
  /** Hashes every file of the manifest, once, then compares computed positions with published ones. */
  check(): SelfCheck;
  /** Closes the files. Every later call throws EphemerisUnavailableError. */
  close(): void;
}
