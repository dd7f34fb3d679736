import { FIXED_PARTNERS } from '../../../base/catalog/fixed-pairs.ts';
import type { AspectSettings } from '../settings.ts';
import { createAspectFinder, findDeclinationAspect } from './between.ts';
import type { Aspect, AspectPoint } from './point.ts';
import { dropTwins } from './twins.ts';

/** Every aspect among the points of one chart: each pair once, in the order of the list. */
export function findAspectsWithin(all: readonly AspectPoint[], settings: AspectSettings): readonly Aspect[] {
  const points = selectAspectPoints(all, settings);
  const { aspects, collect } = createAspectCollector(settings);
  for (let index = 0; index < points.length; index += 1) {
    const first = points[index] as AspectPoint;
    const fixed = FIXED_PARTNERS.get(first.id);
    for (let other = index + 1; other < points.length; other += 1) {
      const second = points[other] as AspectPoint;
      if (!fixed?.includes(second.id)) collect(first, second);
    }
  }
  return aspects;
}

/**
 * Every aspect from the points of one chart to those of another: each pair once, the first chart's points in order,
 * each against all of the second's. No angle is fixed between two charts, so no pair is left out.
 */
export function findAspectsAcross(
  first: readonly AspectPoint[],
  second: readonly AspectPoint[],
  settings: AspectSettings,
): readonly Aspect[] {
  const { aspects, collect } = createAspectCollector(settings);
  const partners = selectAspectPoints(second, settings);
  for (const one of selectAspectPoints(first, settings)) {
    for (const other of partners) collect(one, other);
  }
  return aspects;
}

const selectAspectPoints = (points: readonly AspectPoint[], { withDuplicates }: AspectSettings) =>
  withDuplicates ? points : dropTwins(points);

/** Collects the aspects of the pairs passed to it: at most one in longitude and one in declination for each. */
function createAspectCollector(settings: AspectSettings) {
  const inLongitude = createAspectFinder(settings);
  const finders = settings.withDeclination ? [inLongitude, findDeclinationAspect] : [inLongitude];
  const aspects: Aspect[] = [];
  const collect = (first: AspectPoint, second: AspectPoint): void => {
    for (const find of finders) {
      const aspect = find(first, second);
      if (aspect) aspects.push(aspect);
    }
  };
  return { aspects, collect };
}
