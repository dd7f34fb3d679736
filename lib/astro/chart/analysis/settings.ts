import { type ChartObjectId, MODERN_PLANETS } from '../../../base/catalog/chart-objects.ts';
import { PATTERN_ORBS_DEG, STELLIUM_SIZES } from '../../../base/catalog/patterns.ts';
import { VOID_TRADITIONS, type VoidTradition } from '../../sky/events/event.ts';
import type { PatternOrbs } from './aspect-graph.ts';
import type { ConditionSettings } from './chart-conditions.ts';
import type { SearchedFact } from './fact-omissions.ts';

/** Which facts of a chart are found, and by which rules. */
export interface FactSettings extends ConditionSettings {
  /** Whose balance, patterns, stelliums and contacts are found, where the chart has them. */
  readonly bodies: readonly ChartObjectId[];
  readonly patternOrbs: PatternOrbs;
  /** Smallest number of bodies of a stellium. */
  readonly stelliumSize: number;
  /** Facts that are searched in the sky around the chart, at the cost of many calls of the ephemeris. */
  readonly searched: readonly SearchedFact[];
  /** To which planets the aspects of the Moon count. */
  readonly voidTradition: VoidTradition;
}

/** Settings of a request that chooses none. Heliocentric charts have the Earth in place of Sun and Moon. */
export const DEFAULT_FACT_SETTINGS: FactSettings = {
  bodies: [...MODERN_PLANETS, 'earth'],
  patternOrbs: PATTERN_ORBS_DEG,
  stelliumSize: STELLIUM_SIZES[0],
  rulership: 'traditional',
  hayzRule: 'halb',
  receptionRule: 'listed',
  chartKind: 'moment',
  searched: [],
  voidTradition: VOID_TRADITIONS[0],
};

/** Where the tables come from that the facts are read from; the catalog says where each was read. */
export const FACT_SOURCES: readonly string[] = [
  'Rulers: Ptolemy, Tetrabiblos I.17',
  'Exaltations, triplicities and terms: Dorotheus of Sidon, in Hephaestio',
  'Faces and points: William Lilly, Christian Astrology, p. 58 and 115',
];
