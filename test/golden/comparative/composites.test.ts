import { expect, test } from 'vitest';
import { mean } from '../../../lib/domain/comparative/mean.ts';
import { meanPlace } from '../../../lib/domain/comparative/mean-place.ts';
import { midpointComposite } from '../../../lib/domain/comparative/midpoint-composite.ts';
import { atan2Deg, cosDeg, longitudeDeg, separationDeg, sinDeg, tanDeg } from '../../../lib/units/angle.ts';
import { jdUt, jdUtFromUnix, unixSeconds } from '../../../lib/units/time.ts';
import { ephemeris } from '../../support/services.ts';

const ARCSEC_PER_DEG = 3600;

const birthAt = (iso: string, latitudeDeg: number, longitude: number) => ({
  moment: jdUtFromUnix(unixSeconds(Date.parse(iso) / 1000)),
  place: { latitudeDeg, longitudeDeg: longitude, elevationM: 0 },
  timeIsKnown: true,
});

/** Births and values of AstroEngine's tests/test_composite_chart.py, commit 25dcc9092b5705412ae6182ba87da946ce708cbb. */
const BIRTHS = [
  birthAt('1990-02-16T13:30:00-05:00', 40.7128, -74.006),
  birthAt('1985-07-13T17:45:00+01:00', 51.5074, -0.1278),
];
const PUBLISHED = { sun: 39.5202865, moon: 143.998464, midheaven: 265.9822919, latitude: 46.1101, longitude: -37.0669 };

const { place } = meanPlace(
  BIRTHS.map((birth) => birth.place),
  'arithmetic',
);
const composite = midpointComposite(
  ephemeris,
  { births: BIRTHS, place },
  {
    zodiac: { type: 'tropical' },
    coordinateSystem: 'geocentric',
    houseSystem: 'P',
    polarFallback: 'error',
    objectSet: 'custom',
    objects: ['sun', 'moon'],
    planetsOnly: false,
    withEquatorial: false,
    withLots: false,
  },
);
const [sun, moon] = composite.points;
const { ascendantDeg = Number.NaN, midheavenDeg = Number.NaN } = composite.horizon?.houses ?? {};

test.each([
  ['Sun', sun?.longitudeDeg, PUBLISHED.sun, 0.1],
  ['Moon', moon?.longitudeDeg, PUBLISHED.moon, 2],
  ['Midheaven', midheavenDeg, PUBLISHED.midheaven, 0.001],
])('the composite %s of New York and London', (_, longitude = Number.NaN, published, toleranceArcsec) => {
  expect(separationDeg(longitude, published) * ARCSEC_PER_DEG).toBeLessThan(toleranceArcsec);
});

test('the place between New York and London', () => {
  expect(place.latitudeDeg).toBeCloseTo(PUBLISHED.latitude, 8);
  expect(place.longitudeDeg).toBeCloseTo(PUBLISHED.longitude, 8);
});

test('the Ascendant follows from the published Midheaven at the mean latitude', () => {
  const moment = jdUt(mean(BIRTHS.map((birth) => birth.moment)));
  const obliquityDeg = ephemeris.orientation(moment).trueObliquityDeg;
  const ramcDeg = atan2Deg(sinDeg(PUBLISHED.midheaven) * cosDeg(obliquityDeg), cosDeg(PUBLISHED.midheaven));
  const risingDeg = atan2Deg(
    cosDeg(ramcDeg),
    -(cosDeg(obliquityDeg) * sinDeg(ramcDeg) + tanDeg(PUBLISHED.latitude) * sinDeg(obliquityDeg)),
  );
  expect(separationDeg(ascendantDeg, longitudeDeg(risingDeg)) * ARCSEC_PER_DEG).toBeLessThan(0.1);
});
