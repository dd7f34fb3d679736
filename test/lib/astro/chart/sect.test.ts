import { Body, Equator, Horizon, MakeTime, Observer, SiderealTime } from 'astronomy-engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDayChart, isSectClose, type SunAndObserver, sunAltitudeDeg } from '../../../../lib/astro/chart/sect.ts';
import { forAll } from '../../../support/for-all.ts';

function sunOver(utc: string | number, latitudeDeg: number, longitudeDeg: number): SunAndObserver {
  const time = MakeTime(typeof utc === 'number' ? utc : new Date(utc));
  const sun = Equator(Body.Sun, time, new Observer(latitudeDeg, longitudeDeg, 0), true, true);
  return {
    rightAscensionDeg: sun.ra * 15,
    declinationDeg: sun.dec,
    siderealTimeDeg: SiderealTime(time) * 15,
    latitudeDeg,
    longitudeDeg,
  };
}

test("sunAltitudeDeg agrees with astronomy-engine's horizon without refraction to 0.001″ all over the Earth", () => {
  const day = fc.double({ min: -36_525, max: 36_525, noNaN: true });
  const latitude = fc.double({ min: -90, max: 90, noNaN: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true });
  forAll([day, latitude, longitude], (days, latitudeDeg, longitudeDeg) => {
    const sun = sunOver(days, latitudeDeg, longitudeDeg);
    const observer = new Observer(latitudeDeg, longitudeDeg, 0);
    const { altitude } = Horizon(MakeTime(days), observer, sun.rightAscensionDeg / 15, sun.declinationDeg);
    expect(Math.abs(sunAltitudeDeg(sun) - altitude) * 3600).toBeLessThan(0.001);
  });
});

describe('isDayChart', () => {
  test.each([
    ['Greenwich at midnight', '2024-03-20T00:00:00Z', 51.48, 0, false],
    ['midnight sun: Tromsø on a June midnight', '2024-06-20T22:44:00Z', 69.65, 18.96, true],
    ['polar night: Tromsø on a December noon', '2024-12-21T10:44:00Z', 69.65, 18.96, false],
  ])('%s', (_place, utc, latitudeDeg, longitudeDeg, expected) => {
    expect(isDayChart(sunOver(utc, latitudeDeg, longitudeDeg))).toBe(expected);
  });

  test('the Sun on the horizon itself makes day', () => {
    const onEquatorRising = {
      rightAscensionDeg: 90,
      declinationDeg: 0,
      siderealTimeDeg: 0,
      latitudeDeg: 90,
      longitudeDeg: 0,
    };
    expect(sunAltitudeDeg(onEquatorRising)).toBeCloseTo(0, 12);
    expect(isDayChart(onEquatorRising)).toBe(true);
  });
});

describe('isSectClose', () => {
  const rising = { rightAscensionDeg: 0, declinationDeg: 0, siderealTimeDeg: 270, latitudeDeg: 50, longitudeDeg: 0 };
  const minutesAfter = (minutes: number) => ({ ...rising, siderealTimeDeg: 270 + minutes / 4 });

  test.each([
    [-9.99, true],
    [0, true],
    [9.99, true],
    [-10.01, false],
    [10.01, false],
    [120, false],
  ])('%d minutes after sunrise: %s', (minutes, expected) => {
    expect(isSectClose(minutesAfter(minutes))).toBe(expected);
    expect(isSectClose({ ...minutesAfter(minutes), rightAscensionDeg: 180 })).toBe(expected);
  });

  test('a midnight Sun that grazes the horizon between the two ends is close', () => {
    const midnight = { ...rising, declinationDeg: 20, latitudeDeg: 70.01, siderealTimeDeg: 180 };
    expect(isSectClose(midnight)).toBe(false);
    expect(isSectClose({ ...midnight, latitudeDeg: 69.999 })).toBe(true);
    expect(isSectClose({ ...midnight, latitudeDeg: 69.999, siderealTimeDeg: 182 })).toBe(true);
    expect(isSectClose({ ...midnight, latitudeDeg: 69.9, siderealTimeDeg: 190 })).toBe(false);
  });

  test('a noon Sun of the polar night that grazes the horizon is close', () => {
    const noon = { ...rising, declinationDeg: -20, latitudeDeg: 69.9995, siderealTimeDeg: 1 };
    expect(isSectClose(noon)).toBe(true);
    expect(isSectClose({ ...noon, latitudeDeg: 70.01 })).toBe(false);
  });
});
