import {
  Body,
  HelioVector,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SphereFromVector,
  Vector,
} from 'astronomy-engine';
import { expect, test } from 'vitest';
import { ARCSEC_PER_DEG, arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { ephemeris } from '../../support/ephemeris.ts';
import { apparentPlace, BODIES, type EngineBody, J2000_JD } from '../astronomy-engine.ts';

const TOLERANCE_ARCSEC = 0.15;

/** How far the light shows a body from where it is, arc seconds of longitude, by astronomy-engine 2.1.19. */
function computeLightShiftArcsec(id: EngineBody, days: number): number {
  const time = MakeTime(days);
  const [to, from] = [HelioVector(BODIES[id], time), HelioVector(Body.Earth, time)];
  const geometric = new Vector(to.x - from.x, to.y - from.y, to.z - from.z, time);
  const { lon } = SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), geometric));
  return arcDeg(lon, apparentPlace(id, time).lon) * ARCSEC_PER_DEG;
}

const SEEN = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn'] as const;

test.each(SEEN)('the true place of %s lies from the apparent one as astronomy-engine has it', (id) => {
  const frame = { zodiac: { type: 'sidereal', ayanamsa: 'lahiri' }, center: { type: 'geocentric' } } as const;
  for (let days = -30_000; days < 30_000; days += 1_733.7) {
    const moment = jdUt(J2000_JD + days);
    const apparent = ephemeris.longitude(id, moment, frame);
    const trueFrame = { ...frame, positions: 'true' } as const;
    const shift = arcDeg(ephemeris.longitude(id, moment, trueFrame), apparent) * ARCSEC_PER_DEG;
    expect(Math.abs(shift - computeLightShiftArcsec(id, days)), `${id} ${days}`).toBeLessThan(TOLERANCE_ARCSEC);
    expect(ephemeris.position(id, moment, trueFrame).longitudeDeg).toBeCloseTo(
      ephemeris.longitude(id, moment, trueFrame),
      10,
    );
  }
});

test.each(['mean_node', 'true_node'] as const)('%s, which is no body, has one place', (id) => {
  const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
  const moment = jdUt(J2000_JD);
  expect(ephemeris.longitude(id, moment, { ...frame, positions: 'true' })).toBeCloseTo(
    ephemeris.longitude(id, moment, frame),
    5,
  );
});

/** Light-time for one astronomical unit, seconds (IAU 2012: 149 597 870.7 km at 299 792.458 km/s). */
const SECONDS_PER_AU = 149_597_870.7 / 299_792.458;

test('the Moon’s true place is ahead by her motion during the light-time from the Earth; astronomy-engine has none', () => {
  const frame = { zodiac: { type: 'tropical' }, center: { type: 'geocentric' } } as const;
  for (let days = -30_000; days < 30_000; days += 733.7) {
    const moment = jdUt(J2000_JD + days);
    const { longitudeDeg, longitudeSpeedDegPerDay, distanceAu } = ephemeris.position('moon', moment, frame);
    const ahead = arcDeg(longitudeDeg, ephemeris.longitude('moon', moment, { ...frame, positions: 'true' }));
    const expected = (longitudeSpeedDegPerDay * distanceAu * SECONDS_PER_AU) / 86_400;
    expect(Math.abs(ahead - expected) * ARCSEC_PER_DEG).toBeLessThan(0.02);
  }
});
