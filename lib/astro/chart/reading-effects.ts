import { arcDeg, type LongitudeDeg } from '../../base/units/angle.ts';
import type { JdUt } from '../../base/units/time.ts';
import type { ChartContext } from './chart-context.ts';
import { castHouses } from './chart-houses.ts';
import type { ChartSettings } from './settings.ts';

/** What differs most between readings of one local time. */
const READING_POINTS = ['ascendant', 'midheaven', 'moon'] as const;
type ReadingPoint = (typeof READING_POINTS)[number];

/** A chart's points under one reading of its local time. */
export interface ReadingEffect {
  readonly moment: JdUt;
  readonly longitudesDeg: Readonly<Record<ReadingPoint, LongitudeDeg>>;
  /** Longitude minus that of the first reading, degrees in `[-180, 180)`; positive in the order of the signs. */
  readonly differencesDeg: Readonly<Record<ReadingPoint, number>>;
}

/**
 * Compares the readings of a local time: Ascendant, midheaven and Moon at each instant, and how far each is from the
 * first reading's. Beyond the polar circles the Ascendant may jump between two readings.
 *
 * @param context a geocentric or topocentric chart of a place; its moment is not read
 * @param moments the instants of the readings
 * @throws Problem `DatetimeOutOfRange`, `HouseSystemUndefined`
 */
export function compareReadings(
  context: Pick<ChartContext, 'ephemeris' | 'place' | 'frame'>,
  settings: ChartSettings,
  moments: readonly JdUt[],
): readonly ReadingEffect[] {
  const readings = moments.map((moment) => ({ moment, longitudesDeg: placeReading(context, settings, moment) }));
  return readings.map(({ moment, longitudesDeg }) => {
    const first = readings[0]?.longitudesDeg ?? longitudesDeg;
    const difference = (point: ReadingPoint): number => arcDeg(first[point], longitudesDeg[point]);
    const [ascendant, midheaven, moon] = [difference('ascendant'), difference('midheaven'), difference('moon')];
    return { moment, longitudesDeg, differencesDeg: { ascendant, midheaven, moon } };
  });
}

function placeReading(
  { ephemeris, place, frame }: Pick<ChartContext, 'ephemeris' | 'place' | 'frame'>,
  settings: ChartSettings,
  moment: JdUt,
): ReadingEffect['longitudesDeg'] {
  const { houses } = castHouses({ ephemeris, place, moment }, settings);
  const moon = ephemeris.longitude('moon', moment, frame);
  return { ascendant: houses.ascendantDeg, midheaven: houses.midheavenDeg, moon };
}
