import { describe, expect, it } from 'vitest';
import { ASPECTS, type AspectId } from '../../../../lib/base/catalog/aspects.ts';
import { CHART_OBJECT_IDS } from '../../../../lib/base/catalog/chart-objects.ts';
import { separationDeg } from '../../../../lib/base/units/angle.ts';
import { chart } from '../birth.ts';

interface Aspect {
  readonly object1: string;
  readonly object2: string;
  readonly aspect: string;
  readonly angle: number;
  readonly separation: number;
  readonly orb: number;
  readonly applying: boolean | null;
  readonly exact: boolean;
}

const aspectsWith = async (options: object, configuration: object = {}): Promise<Aspect[]> =>
  (await chart({ options, configuration })).aspects;
const names = (aspects: readonly Aspect[]) => new Set(aspects.map(({ aspect }) => aspect));
const ORDER: readonly string[] = [...CHART_OBJECT_IDS, 'ascendant', 'midheaven'];

describe('200 aspects', () => {
  it('are the major ones, pairs once each in catalog order, with their measures agreeing', async () => {
    const { aspects, planets, angles } = await chart({ options: { decimal_places: 10 } });
    const longitudeOf = (id: string) => planets[id]?.longitude ?? angles[id];
    for (const { object1, object2, aspect, angle, separation, orb, exact } of aspects as Aspect[]) {
      expect(ORDER.indexOf(object1)).toBeLessThan(ORDER.indexOf(object2));
      expect(angle).toBe(ASPECTS[aspect as AspectId].angleDeg);
      expect(separation).toBeCloseTo(separationDeg(longitudeOf(object1), longitudeOf(object2)), 7);
      expect(orb).toBeCloseTo(Math.abs(separation - angle), 7);
      expect(exact).toBe(orb < 1 / 60);
    }
    const pairs = aspects.map(({ object1, object2 }: Aspect) => `${object1} ${object2}`);
    expect(new Set(pairs).size).toBe(pairs.length);
    expect([...names(aspects)].every((name) => ASPECTS[name as AspectId].kind === 'major')).toBe(true);
  });

  it('to Ascendant and Midheaven count these as still, and can be left out', async () => {
    const both = await aspectsWith({});
    const isAngle = (id: string) => id === 'ascendant' || id === 'midheaven';
    const withAngles = both.filter(({ object1, object2 }) => isAngle(object1) || isAngle(object2));
    expect(withAngles.length).toBeGreaterThan(0);
    for (const { object1, applying } of withAngles) expect(applying === null).toBe(isAngle(object1));
    const bodies = await aspectsWith({ aspect_points: 'Bodies' });
    expect(bodies).toEqual(both.filter((aspect) => !withAngles.includes(aspect)));
  });
});

describe('200 minor and declination aspects', () => {
  it('parallels and contraparallels come on request, within one degree of declination', async () => {
    const { aspects, planets } = await chart({
      options: { include_declination_aspects: true, verbosity: 'detailed', aspect_points: 'bodies' },
    });
    const found = aspects.filter(({ aspect }: Aspect) => aspect.includes('parallel'));
    expect(names(found)).toEqual(new Set(['parallel', 'contraparallel']));
    for (const { object1, object2, aspect, orb } of found as Aspect[]) {
      const side = aspect === 'parallel' ? 1 : -1;
      expect(Math.abs(planets[object1].declination - side * planets[object2].declination)).toBeCloseTo(orb, 5);
      expect(orb).toBeLessThanOrEqual(1);
    }
  });
});

describe('200 orbs', () => {
  it('replace the defaults, bonus included; others stay', async () => {
    const usual = await aspectsWith({});
    const tight = await aspectsWith({ orbs: { Trine: 1, square: 0 } });
    const isKept = ({ aspect, orb }: Aspect) => (aspect === 'trine' ? orb <= 1 : aspect !== 'square');
    expect(tight).toEqual(usual.filter(isKept));
    const wide = await aspectsWith({ orbs: { sextile: 15 } });
    expect(Math.max(...wide.filter(({ aspect }) => aspect === 'sextile').map(({ orb }) => orb))).toBeGreaterThan(8);
  });
});
