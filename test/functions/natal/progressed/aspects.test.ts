import { describe, expect, test } from 'vitest';
import { type Aspect, askProgressed, sendProgressed } from './progressed-request.ts';

describe('200 aspects to natal points', () => {
  test('lie within 1°, the progressed point first', async () => {
    const { aspects_to_natal: aspects, metadata } = await askProgressed();
    expect(aspects.length).toBeGreaterThan(0);
    for (const { orb } of aspects) expect(orb).toBeLessThanOrEqual(1);
    expect(metadata.object_set).toBe('full');
    const own = aspects.find(({ object1, object2 }: Aspect) => object1 === 'pluto' && object2 === 'pluto');
    expect(own).toMatchObject({ aspect: 'conjunction' });
  });

  test('take the orbs that are stated', async () => {
    const { aspects_to_natal: aspects } = await askProgressed({ options: { orbs: { trine: 6 } } });
    const widest = Math.max(...aspects.map(({ orb }: Aspect) => orb));
    expect(widest).toBeGreaterThan(1);
    expect(widest).toBeLessThanOrEqual(6);
  });

  test('name angles on either side unless only bodies are wanted', async () => {
    const options = { orbs: { conjunction: 15, sextile: 15, square: 15, trine: 15, opposition: 15 } };
    const isAngle = (id: string) => id === 'ascendant' || id === 'midheaven';
    const [all, bodies] = [
      (await askProgressed({ options })).aspects_to_natal as readonly Aspect[],
      (await askProgressed({ options: { ...options, aspect_points: 'bodies' } })).aspects_to_natal as readonly Aspect[],
    ];
    expect(all.some(({ object1 }) => isAngle(object1))).toBe(true);
    expect(all.some(({ object2 }) => isAngle(object2))).toBe(true);
    expect(bodies.some(({ object1, object2 }) => isAngle(object1) || isAngle(object2))).toBe(false);
    for (const { object1, applying } of all) expect(applying === null).toBe(isAngle(object1));
  });

  test('are left out where none are wanted', async () => {
    expect((await askProgressed({ options: { include_aspects: false } })).aspects_to_natal).toEqual([]);
  });
});

test('200 as rows: the progressed points, and aspects whose second end is natal', async () => {
  const { status, body } = await sendProgressed({}, { format: 'llm' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, output_mode: 'llm_v2', format: 'llm_v2' });
  const data = await askProgressed();
  expect(body.data.aspects.map(([a, b]: [string, string]) => [a, b])).toEqual(
    data.aspects_to_natal.map(({ object1, object2 }: Aspect) => [object1, `n.${object2}`]),
  );
  const sun = body.data.points.find(([id]: [string]) => id === 'sun');
  expect(sun[2]).toBeCloseTo(data.progressed_planets.sun.longitude, 4);
});
