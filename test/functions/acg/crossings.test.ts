import { check } from '@placemarkio/check-geojson';
import { describe, expect, test } from 'vitest';
import { contracts } from '../../../functions/acg/contract.ts';
import { arcDeg } from '../../../lib/base/units/angle.ts';
import { jdUt } from '../../../lib/base/units/time.ts';
import { askMap } from '../../support/acg.ts';
import { subjectAt } from '../../support/comparative.ts';
import { expectExactly } from '../../support/fuzz/well-answered.ts';
import { altitudeDeg } from '../../support/great-circles.ts';
import { ephemeris } from '../../support/services.ts';

const subject = subjectAt('2000-01-01T19:00:00Z', -33.87, 151.21);

interface CrossedLine {
  readonly body: string;
  readonly angle: 'MC' | 'IC' | 'ASC' | 'DSC';
  readonly right_ascension: number;
  readonly declination: number;
}

interface Crossing {
  readonly id: string;
  readonly geometry: { readonly type: string; readonly coordinates: readonly [number, number] };
  readonly properties: {
    readonly line: 'crossing' | 'paran';
    readonly lines: readonly CrossedLine[];
    readonly paran_latitude: number;
  };
}

const options = { decimal_places: 10 };
const { text, body } = await askMap('crossings', { subject, options });
const features: readonly Crossing[] = body.features;
const crossings = features.filter(({ properties }) => properties.line === 'crossing');
const parans = features.filter(({ properties }) => properties.line === 'paran');

/** How far a body is from its angle at a sidereal time and latitude, degrees. */
function offAngle({ angle, right_ascension, declination }: CrossedLine, armcDeg: number, latitude: number): number {
  const hourAngle = arcDeg(right_ascension, armcDeg);
  if (angle === 'MC') return Math.abs(hourAngle);
  if (angle === 'IC') return 180 - Math.abs(hourAngle);
  const altitude = Math.abs(altitudeDeg(latitude, declination, hourAngle));
  return (
    altitude + (hourAngle < 0 === (angle === 'ASC') ? 0 : Math.min(180 - Math.abs(hourAngle), Math.abs(hourAngle)))
  );
}

describe('200', () => {
  test('at a latitude are those within the orb of it, and no others', async () => {
    const of = { latitude: 40, orb: 5, ...options };
    const { body: at } = await askMap('crossings', { subject, options: of });
    const near = features.filter(({ properties }) => Math.abs(properties.paran_latitude - 40) <= 5);
    expect(near.length).toBeGreaterThan(10);
    expect(at.features).toEqual(near);
  });

  test('in a chart cast at a crossing both bodies are on their angles', () => {
    expect(crossings.length).toBeGreaterThan(400);
    for (const { geometry, properties } of crossings) {
      const [longitudeDeg, latitudeDeg] = geometry.coordinates;
      const place = { longitudeDeg, latitudeDeg, elevationM: 0 };
      const armcDeg = ephemeris.houses(jdUt(body.subject.julian_day), place, 'E', { type: 'tropical' })?.armcDeg ?? 999;
      for (const line of properties.lines) expect(offAngle(line, armcDeg, latitudeDeg)).toBeLessThan(1e-4);
    }
  });

  test('all of them: six for each pair, fewer only where lines coincide', () => {
    const pairs = new Map<string, number>();
    for (const { properties } of crossings) {
      const pair = properties.lines.map((line) => line.body).join('+');
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe((13 * 12) / 2);
    expect([...new Set(pairs.values())]).toEqual([6]);
  });

  test('anywhere on the parallel of a paran both are on their angles at some time of the day', () => {
    expect(parans).toHaveLength(crossings.length);
    for (const { properties } of parans) {
      const [first, second] = properties.lines as [CrossedLine, CrossedLine];
      const fixed = [first, second].find(({ angle }) => angle === 'MC' || angle === 'IC') ?? first;
      const latitude = properties.paran_latitude;
      const cosine = -Math.tan((latitude * Math.PI) / 180) * Math.tan((fixed.declination * Math.PI) / 180);
      const semiArc = (Math.acos(Math.max(-1, Math.min(1, cosine))) * 180) / Math.PI;
      const hourAngle = { MC: 0, IC: 180, ASC: -semiArc, DSC: semiArc }[fixed.angle];
      for (const line of [first, second]) {
        expect(offAngle(line, fixed.right_ascension + hourAngle, latitude)).toBeLessThan(1e-4);
      }
    }
  });

  test('valid GeoJSON as the schema says, ids unique', () => {
    expect(check(text).type).toBe('FeatureCollection');
    expectExactly(contracts.crossings.response, body);
    expect(new Set(features.map(({ id }) => id)).size).toBe(features.length);
  });

  test('in the zodiacal frame the degrees cross', async () => {
    const { body: zodiacal } = await askMap('crossings', {
      subject,
      bodies: ['venus', 'pluto'],
      options: { frame: 'zodiacal' },
    });
    const mundane = crossings.filter(({ id }) => /^venus\.\w+\+pluto/.test(id));
    expect(zodiacal.features.length).toBe(2 * mundane.length);
    expect(zodiacal.features[0].geometry).not.toEqual(mundane[0]?.geometry);
  });
});
