import {
  ELEMENTS,
  type Element,
  MODALITIES,
  type Modality,
  POLARITIES,
  type Polarity,
} from '../../../base/catalog/signs.ts';
import { elementOf, modalityOf, polarityOf } from '../../sky/zodiac/sign-position.ts';
import type { AnalysisPoint } from './point.ts';
import { HEMISPHERES, HEMISPHERES_OF_QUADRANT, type Hemisphere, QUADRANTS, type Quadrant } from './quadrant.ts';

/** Ids of the points in each class, in the order of the points; a class without points has an empty list. */
export type Groups<Class extends string> = Readonly<Record<Class, readonly string[]>>;

/** How the points of a chart are spread over classes of signs, and over the quarters and halves of the chart. */
export interface Balance {
  readonly elements: Groups<Element>;
  readonly modalities: Groups<Modality>;
  readonly polarities: Groups<Polarity>;
  /** Undefined without a horizon. */
  readonly quadrants: Groups<Quadrant> | undefined;
  /** Each point is in two of the four. Undefined without a horizon. */
  readonly hemispheres: Groups<Hemisphere> | undefined;
}

/**
 * Lists the points in each class.
 *
 * @param quadrantOf undefined in a chart without a horizon
 */
export function computeBalance(
  points: readonly AnalysisPoint[],
  quadrantOf: ((point: AnalysisPoint) => Quadrant) | undefined,
): Balance {
  return {
    elements: groupIds(points, ELEMENTS, (point) => [elementOf(point.longitudeDeg)]),
    modalities: groupIds(points, MODALITIES, (point) => [modalityOf(point.longitudeDeg)]),
    polarities: groupIds(points, POLARITIES, (point) => [polarityOf(point.longitudeDeg)]),
    quadrants: quadrantOf && groupIds(points, QUADRANTS, (point) => [quadrantOf(point)]),
    hemispheres: quadrantOf && groupIds(points, HEMISPHERES, (point) => HEMISPHERES_OF_QUADRANT[quadrantOf(point)]),
  };
}

function groupIds<Class extends string>(
  points: readonly AnalysisPoint[],
  classes: readonly Class[],
  classesOf: (point: AnalysisPoint) => readonly Class[],
): Groups<Class> {
  const empty = classes.map((name): [Class, string[]] => [name, []]);
  const groups = Object.fromEntries(empty) as Record<Class, string[]>;
  for (const point of points) {
    for (const name of classesOf(point)) groups[name].push(point.id);
  }
  return groups;
}
