import { computeMeanPlace } from '../../../lib/astro/chart/comparison/mean-place.ts';
import { castMidpointComposite } from '../../../lib/astro/chart/comparison/midpoint-composite.ts';
import type { ChartSettings } from '../../../lib/astro/chart/settings.ts';
import { separationDeg } from '../../../lib/base/units/angle.ts';
import { jdUtFromUnix, unixSeconds } from '../../../lib/base/units/time.ts';
import type { Comparison } from '../../accuracy/comparison.ts';
import { tallyAll } from '../../accuracy/tally.ts';
import { ephemeris } from '../../support/services.ts';

export const ARCSEC_PER_DEG = 3600;

const birthAt = (iso: string, latitudeDeg: number, longitude: number) => ({
  moment: jdUtFromUnix(unixSeconds(Date.parse(iso) / 1000)),
  place: { latitudeDeg, longitudeDeg: longitude, elevationM: 0 },
  timeIsKnown: true,
});

/** Births and values of AstroEngine's tests/test_composite_chart.py, commit 25dcc9092b5705412ae6182ba87da946ce708cbb. */
export const BIRTHS = [
  birthAt('1990-02-16T13:30:00-05:00', 40.7128, -74.006),
  birthAt('1985-07-13T17:45:00+01:00', 51.5074, -0.1278),
];
export const PUBLISHED = {
  sun: 39.5202865,
  moon: 143.998464,
  /** The midpoint of the two Ascendants. */
  ascendant: 172.9356859,
  midheaven: 265.9822919,
  latitude: 46.1101,
  longitude: -37.0669,
};

export const { place } = computeMeanPlace(
  BIRTHS.map((birth) => birth.place),
  'arithmetic',
);
const SETTINGS: ChartSettings = {
  zodiac: { type: 'tropical' },
  coordinateSystem: 'geocentric',
  houseSystem: 'P',
  polarFallback: 'error',
  objectSet: 'custom',
  objects: ['sun', 'moon'],
  planetsOnly: false,
  withEquatorial: false,
  withLots: false,
};
const composite = castMidpointComposite(ephemeris, { births: BIRTHS, place }, SETTINGS);
const averaged = castMidpointComposite(ephemeris, { births: BIRTHS, place, houseMethod: 'midpoint' }, SETTINGS);
const [sun, moon] = composite.points;
export const { ascendantDeg = Number.NaN, midheavenDeg = Number.NaN } = composite.horizon?.houses ?? {};
export const meanAscendantDeg = averaged.horizon?.houses.ascendantDeg ?? Number.NaN;

const comparePublished = (name: string, longitude: number | undefined, wanted: number, limit: number): Comparison => ({
  quantity: `Composite ${name} of New York and London`,
  against: 'astroEngine',
  span: '1985, 1990',
  unit: '″',
  count: 1,
  limit,
  measure: () => tallyAll([separationDeg(longitude ?? Number.NaN, wanted) * ARCSEC_PER_DEG]),
});

/** A composite chart as it was published. */
export const COMPOSITES: readonly Comparison[] = [
  comparePublished('Sun', sun?.longitudeDeg, PUBLISHED.sun, 0.1),
  comparePublished('Moon', moon?.longitudeDeg, PUBLISHED.moon, 2),
  comparePublished('Midheaven', midheavenDeg, PUBLISHED.midheaven, 0.001),
];
