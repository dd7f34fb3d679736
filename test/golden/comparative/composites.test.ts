import { expect, test } from 'vitest';
import { arithmeticMean } from '../../../lib/astro/chart/comparison/mean.ts';
import { atan2Deg, cosDeg, longitudeDeg, separationDeg, sinDeg, tanDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/services.ts';
import { ARCSEC_PER_DEG, ascendantDeg, BIRTHS, meanAscendantDeg, PUBLISHED, place } from './measured.ts';

test('the mean place of New York and London agrees with the published one', () => {
  expect(place.latitudeDeg).toBeCloseTo(PUBLISHED.latitude, 8);
  expect(place.longitudeDeg).toBeCloseTo(PUBLISHED.longitude, 8);
});

test('the Ascendant of midpoint houses is the published one, to 0.1″', () => {
  expect(separationDeg(meanAscendantDeg, PUBLISHED.ascendant) * ARCSEC_PER_DEG).toBeLessThan(0.1);
});

test('the Ascendant follows from the published Midheaven at the mean latitude', () => {
  const moment = jdUt(arithmeticMean(BIRTHS.map((birth) => birth.moment)));
  const obliquityDeg = ephemeris.orientation(moment).trueObliquityDeg;
  const ramcDeg = atan2Deg(sinDeg(PUBLISHED.midheaven) * cosDeg(obliquityDeg), cosDeg(PUBLISHED.midheaven));
  const risingDeg = atan2Deg(
    cosDeg(ramcDeg),
    -(cosDeg(obliquityDeg) * sinDeg(ramcDeg) + tanDeg(PUBLISHED.latitude) * sinDeg(obliquityDeg)),
  );
  expect(separationDeg(ascendantDeg, longitudeDeg(risingDeg)) * ARCSEC_PER_DEG).toBeLessThan(0.1);
});
