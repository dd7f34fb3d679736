import type { AspectId, DeclinationAspectId } from '../aspects.ts';
import type { ChartObjectId } from '../chart-objects.ts';
import type { HouseSystemCode } from '../house-systems.ts';
import type { ChartShapeId, PatternType } from '../patterns.ts';
import type { Element, Modality, Polarity, Sign } from '../signs.ts';

/** The seven Hermetic lots; the names of other lots are not translated. */
const NAMED_LOTS = ['fortune', 'spirit', 'eros', 'necessity', 'courage', 'victory', 'nemesis'] as const;

/** Points of charts, of time lords and of Indian charts that are no objects of a chart's list. */
const FURTHER_POINTS = [
  'ascendant',
  'midheaven',
  'descendant',
  'imum_coeli',
  'east_point',
  'aries_point',
  'north_node',
  'rahu',
  'ketu',
] as const;

export type NamedPoint = ChartObjectId | (typeof FURTHER_POINTS)[number] | (typeof NAMED_LOTS)[number];

/** Types of events in the sky, by their ids in answers. */
const NAMED_EVENTS = [
  'station',
  'ingress',
  'lunation',
  'eclipse_solar',
  'eclipse_lunar',
  'void_of_course',
  'apsis',
  'node_crossing',
] as const;

/** Systems of time lords, by their ids in answers. */
const NAMED_TECHNIQUES = [
  'profections',
  'firdaria',
  'releasing_fortune',
  'releasing_spirit',
  'vimshottari',
  'ashtottari',
  'yogini',
] as const;

/** The principal phases of the Moon, by their ids in answers. */
const NAMED_PHASES = ['new_moon', 'first_quarter', 'full_moon', 'last_quarter'] as const;

/** The names of one language, by the ids of the answers. */
export interface LanguageNames {
  readonly points: Readonly<Record<NamedPoint, string>>;
  readonly signs: Readonly<Record<Sign, string>>;
  readonly aspects: Readonly<Record<AspectId | DeclinationAspectId, string>>;
  /** A house with `{}` in place of its number. */
  readonly house: string;
  readonly houseSystems: Readonly<Record<HouseSystemCode, string>>;
  readonly motions: Readonly<Record<'direct' | 'retrograde' | 'stationary', string>>;
  readonly elements: Readonly<Record<Element, string>>;
  readonly modalities: Readonly<Record<Modality, string>>;
  readonly polarities: Readonly<Record<Polarity, string>>;
  readonly patterns: Readonly<Record<PatternType, string>>;
  readonly shapes: Readonly<Record<ChartShapeId, string>>;
  readonly events: Readonly<Record<(typeof NAMED_EVENTS)[number], string>>;
  readonly phases: Readonly<Record<(typeof NAMED_PHASES)[number], string>>;
  readonly techniques: Readonly<Record<(typeof NAMED_TECHNIQUES)[number], string>>;
  readonly zodiacs: Readonly<Record<'tropical' | 'sidereal' | 'draconic', string>>;
}
