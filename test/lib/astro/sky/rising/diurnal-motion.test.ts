import { expect, test } from 'vitest';
import {
  type DiurnalTarget,
  followDiurnalMotion,
  measureDiurnalPoint,
  type SkyObject,
} from '../../../../../lib/astro/sky/rising/diurnal-motion.ts';
import { ARCSEC_PER_DEG, arcDeg } from '../../../../../lib/base/units/angle.ts';
import { type JdUt, jdUt } from '../../../../../lib/base/units/time.ts';
import { ephemeris } from '../../../../support/ephemeris.ts';

/** Largest distance between the fit and the engine over 64 days of four centuries, seconds of arc. */
function worstErrorArcsec(target: DiurnalTarget): number {
  const starts = [2378497, 2415020, 2451545, 2488070];
  return Math.max(...starts.flatMap((start) => errorsFrom(target, start)));
}

function errorsFrom(target: DiurnalTarget, start: number): number[] {
  const span = { fromJdUt: jdUt(start), toJdUt: jdUt(start + 64) };
  const fitAt = followDiurnalMotion(ephemeris, target, span);
  const error = (moment: JdUt): number => {
    const [fit, engine] = [fitAt(moment), measureDiurnalPoint(ephemeris, target, moment)];
    const hourAngleDeg = arcDeg(fit.greenwichHourAngleDeg, engine.greenwichHourAngleDeg);
    return Math.hypot(hourAngleDeg, fit.declinationDeg - engine.declinationDeg) * ARCSEC_PER_DEG;
  };
  return Array.from({ length: 470 }, (_, index) => error(jdUt(start + index * 0.136)));
}

test.each<SkyObject>([
  { type: 'body', id: 'sun' },
  { type: 'body', id: 'moon' },
  { type: 'body', id: 'venus' },
  { type: 'body', id: 'saturn' },
  { type: 'body', id: 'ceres' },
  { type: 'star', id: 'alCMa' },
  { type: 'star', id: 'alUMi' },
])('the place of $id is within 0.01″ of the engine', (object) => {
  expect(worstErrorArcsec({ object, isOnEcliptic: false })).toBeLessThan(0.01);
});

test.each<SkyObject>([
  { type: 'body', id: 'mercury' },
  { type: 'body', id: 'mars' },
])(
  'the place of $id, which turns swiftly near its opposition or conjunction, is within 0.1″ of the engine',
  (object) => {
    expect(worstErrorArcsec({ object, isOnEcliptic: false })).toBeLessThan(0.1);
  },
);

test('on the ecliptic the Moon has neither latitude nor parallax', () => {
  const moment = jdUt(2451550.3);
  const target = { object: { type: 'body', id: 'moon' }, isOnEcliptic: true } as const;
  const { trueObliquityDeg } = ephemeris.orientation(moment);
  const { declinationDeg, inverseDistancePerAu } = measureDiurnalPoint(ephemeris, target, moment);
  expect(Math.abs(declinationDeg)).toBeLessThan(trueObliquityDeg);
  expect(inverseDistancePerAu).toBe(0);
});
