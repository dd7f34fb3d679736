import type { Balance, Groups } from '../astro/chart/analysis/balance.ts';
import type { AspectPattern } from '../astro/chart/analysis/patterns.ts';
import type { ChartShape } from '../astro/chart/analysis/shape.ts';
import type { Stellium } from '../astro/chart/analysis/stelliums.ts';
import { longitudeDeg } from '../base/units/angle.ts';
import type { ChartAnalysis } from '../requests/chart/analysis.ts';
import { roundTo, toZodiacPosition } from './rounding.ts';

/** How the bodies of a chart are spread. */
export function toBalanceRecord(balance: Balance): ChartAnalysis['balance'] {
  const { elements, modalities, polarities, quadrants, hemispheres } = balance;
  return {
    elements: copyGroups(elements),
    modalities: copyGroups(modalities),
    polarities: copyGroups(polarities),
    ...(quadrants && { quadrants: copyGroups(quadrants) }),
    ...(hemispheres && { hemispheres: copyGroups(hemispheres) }),
  };
}

function copyGroups<Class extends string>(groups: Groups<Class>): Record<Class, string[]> {
  const entries = Object.entries<readonly string[]>(groups).map(([name, ids]) => [name, [...ids]]);
  return Object.fromEntries(entries) as Record<Class, string[]>;
}

/** A figure of aspects. */
export function toPatternRecord(pattern: AspectPattern, decimals: number): ChartAnalysis['patterns'][number] {
  const { type, bodies, apex, tail, element, modality, isDissociate, containedIn, largestOrbDeg } = pattern;
  return {
    ...{ type, bodies: [...bodies], apex, tail, element, modality },
    dissociate: isDissociate,
    contained_in: containedIn,
    largest_orb_deg: roundTo(largestOrbDeg, decimals),
  };
}

/** A stellium by sign or house, or a cluster with its ends. */
export function toStelliumRecord(stellium: Stellium, decimals: number): ChartAnalysis['stelliums'][number] {
  const { kind, size } = stellium;
  const bodies = [...stellium.bodies];
  if (kind === 'sign') return { kind, where: stellium.sign, bodies, size };
  if (kind === 'house') return { kind, where: stellium.house, bodies, size };
  const toLongitude = (value: number) => toZodiacPosition(longitudeDeg(value), decimals).longitude;
  return { kind, where: null, from: toLongitude(stellium.fromDeg), to: toLongitude(stellium.toDeg), bodies, size };
}

/** The shape of a chart. */
export function toShapeRecord({ id, largestGapDeg, bucketHandle }: ChartShape, decimals: number) {
  return { type: id, largest_gap_deg: roundTo(largestGapDeg, decimals), handle: [...bucketHandle] };
}
