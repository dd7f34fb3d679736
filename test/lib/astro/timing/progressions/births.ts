import fc from 'fast-check';
import { type Chart, castChart } from '../../../../../lib/astro/chart/cast.ts';
import type { ChartMoment } from '../../../../../lib/astro/chart/chart-context.ts';
import type { ChartSettings } from '../../../../../lib/astro/chart/settings.ts';
import type { SearchZodiac, Zodiac } from '../../../../../lib/astro/port.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

export const TROPICAL: SearchZodiac = { type: 'tropical' };
export const LAHIRI: SearchZodiac = { type: 'sidereal', ayanamsa: 'lahiri' };

/** A chart of Sun and Moon with Placidus houses. */
export const settingsIn = (zodiac: Zodiac, changes: Partial<ChartSettings> = {}): ChartSettings => ({
  zodiac,
  coordinateSystem: 'geocentric',
  houseSystem: 'P',
  polarFallback: 'porphyry',
  objectSet: 'custom',
  objects: ['sun', 'moon'],
  planetsOnly: false,
  withEquatorial: false,
  withLots: false,
  ...changes,
});

type When = Pick<ChartMoment, 'moment' | 'place' | 'timeIsKnown'>;

/** A birth between 1850 and 2050 where every house system has cusps. */
export const anyWhen: fc.Arbitrary<When> = fc.record({
  moment: fc.double({ min: 2_396_759, max: 2_469_808, noNaN: true }).map(jdUt),
  place: fc.record({
    latitudeDeg: fc.double({ min: -60, max: 60, noNaN: true }),
    longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
    elevationM: fc.constant(0),
  }),
  timeIsKnown: fc.constant(true),
});

/** Example of a birth: Paris, 15 June 1990, 12:30 UT. */
export const BORN: When = {
  moment: jdUt(2_448_058.020_833_333),
  place: { latitudeDeg: 48.8566, longitudeDeg: 2.3522, elevationM: 0 },
  timeIsKnown: true,
};

export const anyZodiac = fc.constantFrom(TROPICAL, LAHIRI);

export const castIn = (zodiac: Zodiac, when: When, changes: Partial<ChartSettings> = {}): Chart =>
  castChart(ephemeris, when, settingsIn(zodiac, changes));

/** Longitude of a point of a chart; NaN where it is missing. */
export const longitudeOf = ({ points }: Chart, id: string): number =>
  points.find((point) => point.id === id)?.longitudeDeg ?? Number.NaN;
