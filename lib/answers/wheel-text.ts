import { formatDegree } from '../astro/sky/zodiac/degree-text.ts';
import { ENGLISH_WORDS } from '../base/catalog/languages/words.ts';

/** A body in the description of a wheel. */
interface DescribedPoint {
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
export const formatNatalTitle = (chartName: string, words = ENGLISH_WORDS): string =>
  words.write('chart_of', chartName);

/** The positions as a sentence, for readers who cannot see the picture. */
export function describePositions(
  points: readonly DescribedPoint[],
  angles: DescribedAngles | undefined,
  words = ENGLISH_WORDS,
): string {
  const bodies = points.map(({ id, longitudeDeg, house }) => {
    const inHouse = house === undefined ? '' : words.write('stands_in', house);
    return `${words.point(id)} ${formatDegree(longitudeDeg, words)}${inHouse}`;
  });
  const ends = angles
    ? [
        `${words.point('ascendant')} ${formatDegree(angles.ascendantDeg, words)}`,
        `${words.point('midheaven')} ${formatDegree(angles.midheavenDeg, words)}`,
      ]
    : [];
  return `${[...bodies, ...ends].join(', ')}.`;
}
