import { ASPECT_IDS, type AspectId } from '../../../base/catalog/aspects.ts';
import { dropSpeeds, toAspectPoints } from '../../chart/aspects/chart-points.ts';
import { findAspectsAcross } from '../../chart/aspects/find.ts';
import type { Aspect } from '../../chart/aspects/point.ts';
import type { Chart } from '../../chart/cast.ts';
import type { AspectSettings } from '../../chart/settings.ts';

/**
 * Orb of every aspect of a progressed to a natal point, degrees. At the pace of the Sun it spans the year before and the
 * year after.
 *
 * A convention: manuals of astrology state it without proof or author, so there is no source to name. Record 0009
 * describes the effect of wider orbs, and `options.orbs` of a request replaces this one.
 */
export const PROGRESSED_ORB_DEG = 1;

const PROGRESSED_ORBS_DEG = Object.fromEntries(ASPECT_IDS.map((id) => [id, PROGRESSED_ORB_DEG])) as Record<
  AspectId,
  number
>;

/** Aspects of progressed points to natal ones. The progressed point comes first in each pair; natal points do not move. */
export function findAspectsToNatal(progressed: Chart, natal: Chart, settings: AspectSettings): readonly Aspect[] {
  const orbsDeg = { ...PROGRESSED_ORBS_DEG, ...settings.orbsDeg };
  const natalPoints = dropSpeeds(toAspectPoints(natal, settings));
  return findAspectsAcross(toAspectPoints(progressed, settings), natalPoints, { ...settings, orbsDeg });
}
