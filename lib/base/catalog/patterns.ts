import { MODERN_PLANETS } from './chart-objects.ts';

/**
 * Default orbs of the aspects that figures are made of, degrees; the Sun and the Moon have no larger ones. No figure has
 * a conjunction: its orb stands here because requests can state it with the others.
 */
export const PATTERN_ORBS_DEG = {
  conjunction: 8,
  opposition: 8,
  trine: 7,
  square: 7,
  sextile: 4,
  quincunx: 3,
  sesquiquadrate: 2,
  quintile: 1.5,
} as const;

export type PatternAspectId = keyof typeof PATTERN_ORBS_DEG;
export const PATTERN_ASPECT_IDS = Object.keys(PATTERN_ORBS_DEG) as readonly PatternAspectId[];

/** The bodies whose figures are looked for where a request names none: Sun to Pluto. */
export const PATTERN_BODIES = MODERN_PLANETS;

/** A figure of aspects: a set of roles, each of which one body takes. */
interface PatternEntry {
  /**
   * Longitudes of the roles in the exact figure, degrees. Two roles whose separation is an aspect of
   * {@link PATTERN_ORBS_DEG} are in that aspect; other pairs are free.
   */
  readonly longitudesDeg: readonly number[];
  /** The role on which the figure points. */
  readonly apex?: number;
  /** The corner that a kite's apex opposes. */
  readonly tail?: number;
  /** The roles whose common element is the element of the figure. */
  readonly elementRoles?: readonly number[];
  /** The roles whose common modality is the modality of the figure. */
  readonly modalityRoles?: readonly number[];
}

/**
 * Figures of aspects, those of more bodies first. A figure that a larger one contains is named with it, see `containedIn`
 * of the results.
 *
 * Authors agree on most of these, but not on the trapeze: here its parallel sides are a trine and a sextile, its other
 * sides squares and its diagonals quincunxes. The trapezoid of an opposition and three sextiles is the cradle.
 */
const PATTERNS = {
  grand_sextile: { longitudesDeg: [0, 60, 120, 180, 240, 300] },
  grand_quintile: { longitudesDeg: [0, 72, 144, 216, 288] },
  grand_cross: { longitudesDeg: [0, 90, 180, 270], modalityRoles: [0, 1, 2, 3] },
  kite: { longitudesDeg: [0, 120, 240, 180], apex: 3, tail: 0, elementRoles: [0, 1, 2] },
  mystic_rectangle: { longitudesDeg: [0, 120, 180, 300] },
  cradle: { longitudesDeg: [0, 60, 120, 180] },
  trapeze: { longitudesDeg: [0, 60, 150, 270] },
  boomerang: { longitudesDeg: [0, 60, 210, 30], apex: 2 },
  grand_trine: { longitudesDeg: [0, 120, 240], elementRoles: [0, 1, 2] },
  t_square: { longitudesDeg: [0, 180, 90], apex: 2, modalityRoles: [0, 1, 2] },
  yod: { longitudesDeg: [0, 60, 210], apex: 2 },
  thors_hammer: { longitudesDeg: [0, 90, 225], apex: 2 },
  minor_grand_trine: { longitudesDeg: [0, 120, 60], apex: 2 },
  wedge: { longitudesDeg: [0, 180, 120], apex: 2 },
} as const satisfies Record<string, PatternEntry>;

export type PatternType = keyof typeof PATTERNS;
export const PATTERN_TYPES = Object.keys(PATTERNS) as readonly PatternType[];
/** The figures with the members that not every one has. */
export const PATTERN_ENTRIES: Readonly<Record<PatternType, PatternEntry>> = PATTERNS;

/** Smallest number of bodies that a request can ask of a stellium; the first is the default. */
export const STELLIUM_SIZES = [3, 4, 5] as const;

/** The shapes of a whole chart that M. E. Jones named, in the order in which they are tested. */
export const CHART_SHAPES = ['bundle', 'bucket', 'bowl', 'seesaw', 'locomotive', 'splay', 'splash'] as const;
export type ChartShapeId = (typeof CHART_SHAPES)[number];
/** The bodies that a shape is made of: Sun to Pluto. */
export const SHAPE_BODIES = MODERN_PLANETS;
/** Every gap that a shape requires may be smaller by this, degrees. */
export const SHAPE_LEEWAY_DEG = 5;
