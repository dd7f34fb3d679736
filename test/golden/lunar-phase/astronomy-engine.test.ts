import {
  AstroTime,
  Body,
  GeoVector,
  Illumination,
  MakeTime,
  RotateVector,
  Rotation_EQJ_ECT,
  SearchMoonPhase,
  SphereFromVector,
} from 'astronomy-engine';
import { describe, expect, test } from 'vitest';
import { brownLunation, nextPhase, phaseLongitudeDeg } from '../../../lib/domain/lunar/lunation.ts';
import { lunarPhase } from '../../../lib/domain/lunar/phase.ts';
import { arcDeg } from '../../../lib/units/angle.ts';
import { type JdUt, jdUt, jdUtFromUnix, unixFromJdUt, unixSeconds } from '../../../lib/units/time.ts';
import { ephemeris } from '../../support/services.ts';
import { Worst } from '../positions/reference/worst.ts';

/** Where the Moon's longitude passes the Sun's, what is left of the errors of either. Measured: 3.65″, 7 s of her motion. */
const TOLERANCE_ARCSEC = 5;
/** Its own search leaves out the Sun's aberration, 20.5″, which the Moon goes in 41 s; and its Moon's error, 20 s more. */
const TOLERANCE_SECONDS = 61;
const START = jdUt(2440587.5);
const YEARS = 60;
const J2000_JD = 2451545;

function newMoonsFrom(start: JdUt, end: JdUt): JdUt[] {
  const found: JdUt[] = [];
  for (let moment = start; moment < end; ) {
    const next = nextPhase(ephemeris, { moment, phaseDeg: phaseLongitudeDeg(ephemeris, moment) }, 0) as JdUt;
    found.push(next);
    moment = jdUt(next + 1);
  }
  return found;
}

/** Apparent longitude of date. */
function longitudeOf(body: Body, time: AstroTime): number {
  return SphereFromVector(RotateVector(Rotation_EQJ_ECT(time), GeoVector(body, time, true))).lon;
}

/** Degrees by which its Moon is past its Sun. */
function excessAt(moment: JdUt): number {
  const jdTt = moment + ephemeris.orientation(moment).deltaTSeconds / 86_400;
  const time = AstroTime.FromTerrestrialTime(jdTt - J2000_JD);
  return arcDeg(longitudeOf(Body.Sun, time), longitudeOf(Body.Moon, time));
}

describe('sixty years from 1970 against astronomy-engine', () => {
  const moons = newMoonsFrom(START, jdUt(START + YEARS * 365.25));

  test('every new moon is its, none is missing and none too many', () => {
    let time = MakeTime(START - J2000_JD);
    let worstSeconds = 0;
    for (const found of moons) {
      const next = SearchMoonPhase(0, time, 40);
      if (!next) throw new Error('astronomy-engine found no new moon');
      worstSeconds = Math.max(worstSeconds, Math.abs(unixFromJdUt(found) - next.date.getTime() / 1000));
      time = next.AddDays(1);
    }
    expect(moons.length).toBe(743);
    expect(worstSeconds).toBeLessThan(TOLERANCE_SECONDS);
  });

  test('at each of them its own Moon and Sun stand together', () => {
    const worst = new Worst();
    for (const moment of moons) worst.seeDeg(excessAt(moment));
    expect(worst.arcsec).toBeLessThan(TOLERANCE_ARCSEC);
    expect(worst.arcsec).toBeGreaterThan(0);
  });

  test('each is numbered one after the other', () => {
    const numbers = moons.map(brownLunation);
    expect(numbers.every((number, index) => number === (numbers[0] as number) + index)).toBe(true);
  });

  test('phase angle and lit share are its, through a month', () => {
    for (let hour = 0; hour < 30 * 24; hour += 7) {
      const unixMs = Date.UTC(2026, 10, 1) + hour * 3_600_000;
      const found = lunarPhase(ephemeris, jdUtFromUnix(unixSeconds(unixMs / 1000)));
      const theirs = Illumination(Body.Moon, new Date(unixMs));
      expect(Math.abs(found.phaseAngleDeg - theirs.phase_angle)).toBeLessThan(0.02);
      expect(Math.abs(found.litFraction - theirs.phase_fraction)).toBeLessThan(2e-4);
    }
  });
});
