import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findAspectsAcross } from '../../../../../lib/astro/chart/aspects/find.ts';
import { findDoubleWhammies } from '../../../../../lib/astro/chart/comparison/double-whammies.ts';
import { forAll } from '../../../../support/for-all.ts';
import { ALL, point } from '../aspects/points.ts';

const IDS = ['sun', 'moon', 'venus', 'mean_node', 'true_node'] as const;

const anyPoints = fc
  .tuple(...IDS.map(() => fc.double({ min: 0, max: 360, noNaN: true, maxExcluded: true })))
  .map((longitudes) => IDS.map((id, index) => point(id, longitudes[index] as number, null)));

const summarize = (list: ReturnType<typeof findDoubleWhammies>) =>
  list.map(({ a, b, forth, back }) => `${a} ${b} ${forth.aspect} ${back.aspect}`);

describe('double whammies', () => {
  test('they are those of a search through all pairs of names', () => {
    forAll([anyPoints, anyPoints], (a, b) => {
      const aspects = findAspectsAcross(a, b, ALL);
      const aspectOf = (one: string, other: string) =>
        aspects.find(({ object1, object2 }) => object1 === one && object2 === other)?.aspect;
      const expected = IDS.flatMap((one, index) =>
        IDS.slice(index + 1).flatMap((other) => {
          const [forth, back] = [aspectOf(one, other), aspectOf(other, one)];
          return forth && back && !(one === 'mean_node' && other === 'true_node')
            ? [`${one} ${other} ${forth} ${back}`]
            : [];
        }),
      );
      expect(summarize(findDoubleWhammies(aspects))).toEqual(expected);
    });
  });
});
