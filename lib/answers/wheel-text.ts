import { namePoint } from '../catalog/point-names.ts';
import { formatDegree } from '../domain/wheel/degree-text.ts';

/** A body in the description of a wheel. */
export interface DescribedPoint {
  readonly id: string;
  readonly longitudeDeg: number;
  readonly house?: number | undefined;
}

interface DescribedAngles {
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
}

/** Whose chart it is, in a few words. @param datetime local, with its offset */
export const formatChartName = (name: string, datetime: string): string =>
  name === '' ? datetime : `${name}, ${datetime}`;

/** Title of the picture of one chart. */
export const formatNatalTitle = (chartName: string): string => `Chart of ${chartName}`;

/** The positions as a sentence, for readers who cannot see the picture. */
export function describePositions(points: readonly DescribedPoint[], angles: DescribedAngles | undefined): string {
  const bodies = points.map(({ id, longitudeDeg, house }) => {
    const inHouse = house === undefined ? '' : ` in house ${house}`;
    return `${namePoint(id)} ${formatDegree(longitudeDeg)}${inHouse}`;
  });
  const ends = angles
    ? [`Ascendant ${formatDegree(angles.ascendantDeg)}`, `Midheaven ${formatDegree(angles.midheavenDeg)}`]
    : [];
  return `${[...bodies, ...ends].join(', ')}.`;
}
