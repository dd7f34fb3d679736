import { arcDeg } from '../../../base/units/angle.ts';
import type { ChartContext } from '../chart-context.ts';
import { toEquatorialPosition } from '../computed-points.ts';
import { trueAltitudeDeg } from '../sect.ts';
import type { AnalysisPoint } from './point.ts';

/** The quarters of a chart from the Ascendant on: below in the east, below and above in the west, above in the east. */
export const QUADRANTS = ['first', 'second', 'third', 'fourth'] as const;
export type Quadrant = (typeof QUADRANTS)[number];

/** The halves of a chart: east and west of the meridian, above and below the horizon. */
export const HEMISPHERES = ['east', 'west', 'above', 'below'] as const;
export type Hemisphere = (typeof HEMISPHERES)[number];

export const HEMISPHERES_OF_QUADRANT: Readonly<Record<Quadrant, readonly Hemisphere[]>> = {
  first: ['east', 'below'],
  second: ['west', 'below'],
  third: ['west', 'above'],
  fourth: ['east', 'above'],
};

/**
 * Finds the quadrant of a point by where its degree of the ecliptic stands in the sky, with the horizon and the meridian
 * that decide the sect. House systems do not count: inside the polar circles some turn the Midheaven round, and others
 * have it below the horizon. Latitude does not count either, as it does not for houses.
 */
export function createQuadrantFinder(context: ChartContext): (point: AnalysisPoint) => Quadrant {
  const { place, orientation } = context;
  const armcDeg = context.armcDeg ?? orientation.siderealTimeDeg + place.longitudeDeg;
  return ({ longitudeDeg }) => {
    const { rightAscensionDeg, declinationDeg } = toEquatorialPosition(longitudeDeg, context);
    const { latitudeDeg } = place;
    const isAbove = trueAltitudeDeg({ rightAscensionDeg, declinationDeg, armcDeg, latitudeDeg }) >= 0;
    const isEast = arcDeg(armcDeg, rightAscensionDeg) >= 0;
    if (isAbove) return isEast ? 'fourth' : 'third';
    return isEast ? 'first' : 'second';
  };
}
