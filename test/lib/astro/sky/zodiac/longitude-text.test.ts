import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLongitude } from '../../../../../lib/astro/sky/zodiac/longitude-text.ts';
import { SIGNS } from '../../../../../lib/base/catalog/signs.ts';
import { longitudeDeg } from '../../../../../lib/base/units/angle.ts';
import { forAll } from '../../../../support/for-all.ts';

const FORM = /^(\d{1,2})°(\d\d)′(\d\d)″ (\w+)$/;

describe('a longitude as text', () => {
  it.each([
    [0, '0°00′00″ Aries'],
    [84.1493, '24°08′57″ Gemini'],
    [29.999999, '29°59′59″ Aries'],
    [29.99999999999999, '29°59′59″ Aries'],
    [359.99999999999994, '29°59′59″ Pisces'],
    [30, '0°00′00″ Taurus'],
    [4.1, '4°06′00″ Aries'],
    [104.99999, '14°59′59″ Cancer'],
  ])('%d is %s', (longitude, text) => {
    expect(formatLongitude(longitudeDeg(longitude))).toBe(text);
  });

  it('never shows 60 minutes, 60 seconds or 30 degrees', () => {
    const nearAWholeSecond = fc
      .tuple(fc.integer({ min: 0, max: 1_295_999 }), fc.double({ min: -1e-9, max: 1e-9, noNaN: true }))
      .map(([seconds, error]) => longitudeDeg(seconds / 3600 + error));
    const anywhere = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);
    forAll([fc.oneof(nearAWholeSecond, anywhere)], (longitude) => {
      const [, degrees, minutes, seconds] = (FORM.exec(formatLongitude(longitude)) ?? []).map(Number);
      expect(degrees).toBeLessThan(30);
      expect(minutes).toBeLessThan(60);
      expect(seconds).toBeLessThan(60);
    });
  });

  it('is never ahead of the longitude, and less than a second behind it', () => {
    const anywhere = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }).map(longitudeDeg);
    forAll([anywhere], (longitude) => {
      const [, degrees, minutes, seconds, sign] = FORM.exec(formatLongitude(longitude)) ?? [];
      const signStart = SIGNS.findIndex((name) => sign?.startsWith(name)) * 30;
      const shown = signStart + Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
      const behindSeconds = (longitude - shown) * 3600;
      expect(behindSeconds).toBeGreaterThan(-1e-5);
      expect(behindSeconds).toBeLessThan(1 + 1e-5);
    });
  });
});
