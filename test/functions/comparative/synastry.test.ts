import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyBirth, subjectOf } from '../../support/births.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { send } from '../../support/natal.ts';

const newYork = subjectAt('1990-02-16T18:30:00Z', 40.7128, -74.006);
const london = subjectAt('1985-07-13T16:45:00Z', 51.5074, -0.1278);

interface AspectBody {
  readonly object1: string;
  readonly object2: string;
  readonly aspect: string;
  readonly orb: number;
  readonly applying: boolean | null;
}

describe('200', () => {
  test('both charts are those of the natal endpoint', async () => {
    const options = { include_minor_aspects: true };
    const { status, body } = await compare('synastry', { subject_a: newYork, subject_b: london, options });
    expect(status).toBe(200);
    for (const [chart, subject] of [
      [body.data.chart_a, newYork],
      [body.data.chart_b, london],
    ]) {
      const natal = await send({ body: { subject, options } });
      const { calculation_time: _, ...metadata } = natal.body.data.metadata;
      expect(chart).toMatchObject({ ...natal.body.data, metadata });
    }
  });

  test('aspects run from A to B, without applying, within their orbs', async () => {
    const { body } = await compare('synastry', { subject_a: newYork, subject_b: london });
    const { chart_a, chart_b, aspects } = body.data;
    expect(aspects.length).toBeGreaterThan(20);
    for (const { object1, object2, separation, applying } of aspects) {
      const [from, to] = [
        { ...chart_a.planets, ...angles(chart_a) }[object1].longitude,
        { ...chart_b.planets, ...angles(chart_b) }[object2].longitude,
      ];
      const apart = Math.abs(((to - from + 540) % 360) - 180);
      expect(apart).toBeCloseTo(separation, 5);
      expect(applying).toBeNull();
    }
  });

  test('a pair at a fixed angle within one chart counts between two', async () => {
    const configuration = { object_set: 'custom', objects: ['mean node', 'true node', 'south node'] };
    const options = { aspect_points: 'bodies' };
    const { body } = await compare('synastry', { subject_a: newYork, subject_b: newYork, configuration, options });
    const found = body.data.aspects.map(
      ({ object1, object2, aspect }: AspectBody) => `${object1} ${aspect} ${object2}`,
    );
    expect(found).toContain('true_node opposition south_node');
    expect(found).toContain('mean_node conjunction true_node');
    expect(found).toContain('true_node conjunction true_node');
    expect(body.data.chart_a.aspects).toEqual([]);
  });

  test('overlays name the house of the other chart', async () => {
    const { body } = await compare('synastry', { subject_a: newYork, subject_b: london });
    const { chart_a, chart_b, house_overlays } = body.data;
    const cusps = Object.values(chart_b.houses as Record<string, { longitude: number; size: number; number: number }>);
    const { a_in_b } = house_overlays;
    expect(Object.keys(a_in_b)).toEqual([...Object.keys(chart_a.planets), 'ascendant', 'midheaven']);
    for (const [id, house] of Object.entries(a_in_b)) {
      const { longitude } = { ...chart_a.planets, ...angles(chart_a) }[id];
      const held = cusps.find((cusp) => (longitude - cusp.longitude + 360) % 360 < cusp.size);
      expect([id, house]).toEqual([id, held?.number]);
    }
  });

  test('the rows take at most two fifths of the bytes', async () => {
    const pair = { subject_a: newYork, subject_b: london };
    const [json, rows] = [await compare('synastry', pair), await compare('synastry', pair, { format: 'llm_v2' })];
    expect(JSON.stringify(rows.body).length / JSON.stringify(json.body).length).toBeLessThan(0.4);
  });

  test('B with A mirrors A with B', async () => {
    await fc.assert(
      fc.asyncProperty(anyBirth.map(subjectOf), anyBirth.map(subjectOf), async (one, other) => {
        const options = { include_minor_aspects: true, include_declination_aspects: true };
        const there = (await compare('synastry', { subject_a: one, subject_b: other, options })).body.data;
        const back = (await compare('synastry', { subject_a: other, subject_b: one, options })).body.data;
        expect(withoutClock(back.chart_a)).toEqual(withoutClock(there.chart_b));
        expect(withoutClock(back.chart_b)).toEqual(withoutClock(there.chart_a));
        expect(back.house_overlays).toEqual({
          a_in_b: there.house_overlays.b_in_a,
          b_in_a: there.house_overlays.a_in_b,
        });
        expect(sortAsTexts(back.aspects.map(mirrorAspect))).toEqual(sortAsTexts(there.aspects));
      }),
      { numRuns: 20 },
    );
  });
});

const angles = ({ angles: { ascendant, midheaven } }: { angles: { ascendant: number; midheaven: number } }) => ({
  ascendant: { longitude: ascendant },
  midheaven: { longitude: midheaven },
});

const mirrorAspect = ({ object1, object2, ...rest }: AspectBody) => ({ ...rest, object1: object2, object2: object1 });
const sortAsTexts = (aspects: readonly object[]): string[] =>
  aspects.map((aspect) => JSON.stringify(Object.entries(aspect).toSorted())).toSorted();
const withoutClock = ({
  metadata: { calculation_time: _, ...metadata },
  ...chart
}: {
  metadata: Record<string, unknown>;
}) => ({
  ...chart,
  metadata,
});
