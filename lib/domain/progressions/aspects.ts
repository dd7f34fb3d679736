import { ASPECT_IDS, type AspectId } from '../../catalog/aspects.ts';
import { heldStill, pointsOfChart } from '../aspects/chart-points.ts';
import { aspectsAcross } from '../aspects/find.ts';
import type { Aspect } from '../aspects/point.ts';
import type { Chart } from '../chart/cast.ts';
import type { AspectSettings } from '../chart/settings.ts';

/**
 * Orb of every aspect of a progressed to a natal point: the year before and the year after, at the pace of the Sun.
 *
 * @source "a progressed planet aspects a natal planet when it is within one degree of orb", "One-Degree Progressions",
 *   http://www.librarising.com/articles/archives/onedegree.html; "a generally accepted orb of 1 degree is used",
 *   http://www.luckydays.tv/starlovehelp2.html
 */
export const PROGRESSED_ORB_DEG = 1;

const PROGRESSED_ORBS_DEG = Object.fromEntries(ASPECT_IDS.map((id) => [id, PROGRESSED_ORB_DEG])) as Record<
  AspectId,
  number
>;

/** The aspects of progressed points, each first of its pair, to natal ones, which count as still. */
export function aspectsToNatal(progressed: Chart, natal: Chart, settings: AspectSettings): readonly Aspect[] {
  const orbsDeg = { ...PROGRESSED_ORBS_DEG, ...settings.orbsDeg };
  const natalPoints = heldStill(pointsOfChart(natal, settings));
  return aspectsAcross(pointsOfChart(progressed, settings), natalPoints, { ...settings, orbsDeg });
}
