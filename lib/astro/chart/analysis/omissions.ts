import type { GeocentricSky } from '../../motion/geocentric-sky.ts';
import type { Zodiac } from '../../port.ts';
import type { Chart } from '../cast.ts';
import { hasSectors } from '../houses.ts';
import { ZODIAC_TYPES } from '../settings.ts';

/** What a chart is made of. Midpoints have no moment of their own; harmonic and directed charts are not in the sky. */
export const CHART_KINDS = ['moment', 'midpoints', 'harmonic', 'directed'] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Whether the points of a chart stand where bodies were or will be seen. */
export const isOfSky = (kind: ChartKind): boolean => kind !== 'harmonic' && kind !== 'directed';

/** Facts about a chart that some charts cannot have. */
export const CONDITION_FACTS = [
  'sect',
  'house_rulers',
  'dispositors',
  'receptions',
  'dignities',
  'angularity',
  'solar_phase',
  'oriental',
  'swift',
  'joy',
  'hayz',
  'out_of_bounds',
  'station',
  'moon',
  'almuten_figuris',
] as const;
export type ConditionFact = (typeof CONDITION_FACTS)[number];

/**
 * Why a chart lacks facts: it is seen from the Sun, it is a harmonic or moved by an arc and so not in the sky, its time is
 * unknown, it has sectors in place of houses, it has no moment, or its zodiac moves with the nodes, so that nothing is
 * searched in it.
 */
const OMISSION_REASONS = [
  'heliocentric',
  'harmonic',
  'directed',
  'birth_time_unknown',
  'sectors',
  'midpoints',
  'draconic',
] as const;
export type OmissionReason = (typeof OMISSION_REASONS)[number];

/** Facts that a chart lacks, and why. */
export interface ConditionOmission {
  readonly reason: OmissionReason;
  readonly facts: readonly ConditionFact[];
}

/** What each reason takes away. */
const FACTS_WITHOUT: Readonly<Record<OmissionReason, readonly ConditionFact[]>> = {
  heliocentric: CONDITION_FACTS,
  harmonic: CONDITION_FACTS.filter((fact) => fact !== 'dispositors'),
  directed: CONDITION_FACTS.filter((fact) => fact !== 'dispositors'),
  birth_time_unknown: ['sect', 'house_rulers', 'angularity', 'joy', 'hayz', 'moon', 'almuten_figuris'],
  sectors: ['house_rulers', 'angularity', 'almuten_figuris'],
  midpoints: ['swift', 'station', 'moon', 'almuten_figuris'],
  draconic: ['moon'],
};

/** The facts that a chart lacks: each once, under the first reason that takes it away. */
export function listConditionOmissions(chart: Chart, chartKind: ChartKind): readonly ConditionOmission[] {
  const isTrue: Readonly<Record<OmissionReason, boolean>> = {
    heliocentric: chart.settings.coordinateSystem === 'heliocentric',
    harmonic: chartKind === 'harmonic',
    directed: chartKind === 'directed',
    birth_time_unknown: !chart.context.timeIsKnown,
    sectors: chart.horizon !== undefined && hasSectors(chart.horizon.houses),
    midpoints: chartKind === 'midpoints',
    draconic: !isSearchZodiac(chart.settings.zodiac),
  };
  const listed = new Set<ConditionFact>();
  return OMISSION_REASONS.filter((reason) => isTrue[reason]).flatMap((reason) => {
    const facts = FACTS_WITHOUT[reason].filter((fact) => !listed.has(fact));
    for (const fact of facts) listed.add(fact);
    return facts.length > 0 ? [{ reason, facts }] : [];
  });
}

/** Whether bodies can be followed through the signs of a zodiac. */
export const isSearchZodiac = (zodiac: Zodiac): zodiac is GeocentricSky['zodiac'] =>
  ZODIAC_TYPES.some((type) => type === zodiac.type);
