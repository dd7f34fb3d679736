import { CHART_OBJECT_IDS, type ChartObjectId } from './chart-objects.ts';

/**
 * How the mundane position of a point is measured. `placidus`: by its share of its semi-arc; `placidus_under_pole`: the
 * same, on one position circle for both points; `regiomontanus`, `campanus`: by circles through the north and south point
 * of the horizon; `topocentric`: by the poles of Polich and Page.
 */
export const DIRECTION_METHODS = [
  'placidus',
  'placidus_under_pole',
  'regiomontanus',
  'campanus',
  'topocentric',
] as const;
export type DirectionMethod = (typeof DIRECTION_METHODS)[number];

/** Whether bodies and mundane aspects are directed, or degrees of the zodiac. */
export const DIRECTION_SPACES = ['mundo', 'zodiaco'] as const;
export type DirectionSpace = (typeof DIRECTION_SPACES)[number];

/** Which points keep their ecliptic latitude in directions in the zodiac. */
export const DIRECTION_LATITUDES = ['both', 'promissor', 'significator', 'neither'] as const;
export type DirectionLatitude = (typeof DIRECTION_LATITUDES)[number];

/** Latitude of the places of aspects where the promissor keeps its own. */
export const ASPECT_LATITUDES = ['promissor', 'bianchini', 'zero'] as const;
export type AspectLatitude = (typeof ASPECT_LATITUDES)[number];

/** Motions of one direction; a request can have both. */
export const DIRECTION_MOTIONS = ['direct', 'converse'] as const;
export type DirectionMotion = (typeof DIRECTION_MOTIONS)[number];

/** What a converse direction is. */
export const CONVERSE_KINDS = ['modern', 'traditional'] as const;
export type ConverseKind = (typeof CONVERSE_KINDS)[number];

/** Kinds of contact that a search can have. */
export const DIRECTION_CONTACTS = ['aspects', 'parallels', 'antiscia', 'terms'] as const;
export type DirectionContact = (typeof DIRECTION_CONTACTS)[number];

/** Names of contacts other than aspects. */
export const FURTHER_CONTACTS = [
  'parallel',
  'contraparallel',
  'mundane_parallel_meridian',
  'mundane_parallel_horizon',
  'antiscion',
  'contra_antiscion',
  'term',
] as const;
export type FurtherContact = (typeof FURTHER_CONTACTS)[number];

/** Keys with the same number of degrees in every year of life. */
export const STATIC_KEYS = {
  ptolemy: 1,
  /** 360° in a tropical year of 365.2422 days. */
  naibod: 360 / 365.2422,
  /** 0°59′12″ */
  cardan: 59 / 60 + 12 / 3600,
} as const;

/** What turns an arc into years. `kepler`: the Sun's motion in right ascension on the day of birth. */
export const DIRECTION_KEYS = [
  'ptolemy',
  'naibod',
  'cardan',
  'kepler',
  'solar_arc_ra',
  'solar_arc_longitude',
  'user',
] as const;
export type DirectionKey = (typeof DIRECTION_KEYS)[number];

/** Angles that can be directed. */
export const DIRECTION_ANGLES = ['ascendant', 'midheaven', 'descendant', 'imum_coeli'] as const;
export type DirectionAngle = (typeof DIRECTION_ANGLES)[number];

/** Bodies and points of a chart that have directions: all but the Earth and the vertex. */
type DirectionObjectId = Exclude<ChartObjectId, 'earth' | 'vertex'>;
const isDirectionObject = (id: ChartObjectId): id is DirectionObjectId => id !== 'earth' && id !== 'vertex';

/** Promissors and significators. */
export type DirectionPointId = DirectionObjectId | DirectionAngle;
export const DIRECTION_POINT_IDS: readonly DirectionPointId[] = [
  ...CHART_OBJECT_IDS.filter(isDirectionObject),
  ...DIRECTION_ANGLES,
];

/**
 * Significators of a request that names none: the places from which Ptolemy measures prorogations.
 *
 * @source Ptolemy, Tetrabiblos III.10, transl. Robbins, Loeb 1940, pp. 273–279,
 *   https://penelope.uchicago.edu/Thayer/E/Roman/Texts/Ptolemy/Tetrabiblos/3B*.html
 */
export const DEFAULT_SIGNIFICATORS: readonly DirectionPointId[] = [
  'ascendant',
  'midheaven',
  'sun',
  'moon',
  'part_of_fortune',
];
