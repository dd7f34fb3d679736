import type { AspectSettings } from '../chart/settings.ts';
import { aspectBetween, declinationAspectBetween } from './between.ts';
import type { Aspect, AspectPoint } from './point.ts';

/**
 * Pairs that stand at a fixed or all but fixed angle, so that an aspect between them says nothing: under the one that
 * comes first in a chart, the others. Looked up once a point: a key made of both names, for each of 231 pairs, took a
 * seventh of a chart's whole time.
 */
const FIXED_PARTNERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mean_node', ['true_node', 'south_node']],
  ['true_node', ['south_node']],
  ['mean_lilith', ['true_lilith']],
]);

/** Every aspect among the points of one chart: each pair once, in the order of the list. */
export function aspectsWithin(points: readonly AspectPoint[], settings: AspectSettings): readonly Aspect[] {
  const found: Aspect[] = [];
  for (const [index, first] of points.entries()) {
    const fixed = FIXED_PARTNERS.get(first.id);
    for (const second of points.slice(index + 1)) {
      if (!fixed?.includes(second.id)) found.push(...aspectsOfPair(first, second, settings));
    }
  }
  return found;
}

function aspectsOfPair(first: AspectPoint, second: AspectPoint, settings: AspectSettings): Aspect[] {
  const found: Aspect[] = [];
  const inLongitude = aspectBetween(first, second, settings);
  if (inLongitude) found.push(inLongitude);
  const inDeclination = settings.withDeclination && declinationAspectBetween(first, second);
  if (inDeclination) found.push(inDeclination);
  return found;
}
