import type { AspectSettings } from '../chart/settings.ts';
import { createAspectFinder, findDeclinationAspect } from './between.ts';
import type { Aspect, AspectPoint } from './point.ts';

/**
 * Pairs that stand at a fixed or all but fixed angle, so that an aspect between them says nothing: under the one that
 * comes first in a chart, the others. Looked up once a point: a key made of both names, for each of 231 pairs, took a
 * seventh of a chart's whole time.
 */
export const FIXED_PARTNERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['mean_node', ['true_node', 'south_node']],
  ['true_node', ['south_node']],
  ['mean_lilith', ['true_lilith']],
]);

/** Every aspect among the points of one chart: each pair once, in the order of the list. */
export function findAspectsWithin(points: readonly AspectPoint[], settings: AspectSettings): readonly Aspect[] {
  const { found, look } = createAspectCollector(settings);
  for (const [index, first] of points.entries()) {
    const fixed = FIXED_PARTNERS.get(first.id);
    for (let other = index + 1; other < points.length; other += 1) {
      const second = points[other] as AspectPoint;
      if (!fixed?.includes(second.id)) look(first, second);
    }
  }
  return found;
}

/**
 * Every aspect from the points of one chart to those of another: each pair once, the first chart's points in order, each
 * against all of the second's. Between two charts no angle is fixed, so no pair is left out.
 */
export function findAspectsAcross(
  first: readonly AspectPoint[],
  second: readonly AspectPoint[],
  settings: AspectSettings,
): readonly Aspect[] {
  const { found, look } = createAspectCollector(settings);
  for (const one of first) {
    for (const other of second) look(one, other);
  }
  return found;
}

/** Looks at one pair after another and keeps what it finds: at most an aspect in longitude and one in declination. */
function createAspectCollector(settings: AspectSettings) {
  const inLongitude = createAspectFinder(settings);
  const finders = settings.withDeclination ? [inLongitude, findDeclinationAspect] : [inLongitude];
  const found: Aspect[] = [];
  const look = (first: AspectPoint, second: AspectPoint): void => {
    for (const find of finders) {
      const aspect = find(first, second);
      if (aspect) found.push(aspect);
    }
  };
  return { found, look };
}
