import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type ConditionTree,
  evaluateTree,
  listRequirements,
} from '../../../../../lib/astro/timing/elections/condition-tree.ts';
import {
  complementSpans,
  findSpanAt,
  intersectSpans,
  measureShares,
  type Spans,
  selectSpans,
  uniteSpans,
} from '../../../../../lib/astro/timing/elections/intervals.ts';
import { jdUt } from '../../../../../lib/base/units/time.ts';
import { forAll } from '../../../../support/for-all.ts';

const LENGTH = 40;
const WINDOW = { fromJdUt: jdUt(0), toJdUt: jdUt(LENGTH) };

const span = (from: number, to: number) => ({ fromJdUt: jdUt(from), toJdUt: jdUt(to) });

/** Spans that begin and end at whole days of the window. */
const anySpans: fc.Arbitrary<Spans> = fc
  .array(fc.tuple(fc.nat(LENGTH), fc.nat(LENGTH)), { maxLength: 6 })
  .map((pairs) => uniteSpans(pairs.map(([a, b]) => span(Math.min(a, b), Math.max(a, b)))));

/** Whether each day of the window is in the spans. */
const toDays = (spans: Spans): boolean[] =>
  Array.from({ length: LENGTH }, (_, day) => findSpanAt(spans, jdUt(day + 0.5)) !== undefined);

test('union, intersection and complement agree with booleans day by day', () => {
  forAll([anySpans, anySpans], (a, b) => {
    const [ofA, ofB] = [toDays(a), toDays(b)];
    expect(toDays(uniteSpans(a, b))).toEqual(ofA.map((holds, day) => holds || (ofB[day] ?? false)));
    expect(toDays(intersectSpans(a, b))).toEqual(ofA.map((holds, day) => holds && (ofB[day] ?? false)));
    expect(toDays(complementSpans(a, WINDOW))).toEqual(ofA.map((holds) => !holds));
  });
});

test('De Morgan: the complement of a union is the intersection of the complements, and the other way round', () => {
  const not = (spans: Spans): Spans => complementSpans(spans, WINDOW);
  forAll([anySpans, anySpans], (a, b) => {
    expect(not(uniteSpans(a, b))).toEqual(intersectSpans(not(a), not(b)));
    expect(not(intersectSpans(a, b))).toEqual(uniteSpans(not(a), not(b)));
    expect(not(not(a))).toEqual(a);
  });
});

const { tree: anyTree } = fc.letrec<{ tree: ConditionTree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.nat(2).map((leaf): ConditionTree => ({ type: 'leaf', leaf })),
    tie('tree').map((item): ConditionTree => ({ type: 'not', item })),
    fc
      .tuple(fc.constantFrom('all', 'any'), fc.array(tie('tree'), { minLength: 1, maxLength: 3 }))
      .map(([type, items]): ConditionTree => ({ type, items })),
  ),
}));

/** The dual of a tree: `all` for `any`, and every condition negated. */
function negate(tree: ConditionTree): ConditionTree {
  if (tree.type === 'leaf') return { type: 'not', item: tree };
  if (tree.type === 'not') return { type: 'not', item: negate(tree.item) };
  return { type: tree.type === 'all' ? 'any' : 'all', items: tree.items.map(negate) };
}

test('duality: the dual of a tree holds exactly where the tree does not', () => {
  forAll([anyTree, fc.array(anySpans, { minLength: 3, maxLength: 3 })], (tree, leaves) => {
    const spans = evaluateTree(tree, leaves, WINDOW);
    expect(evaluateTree(negate(tree), leaves, WINDOW)).toEqual(complementSpans(spans, WINDOW));
  });
});

test('a tree holds exactly where all of its requirements do', () => {
  forAll([anyTree, fc.array(anySpans, { minLength: 3, maxLength: 3 })], (tree, leaves) => {
    const parts = listRequirements(tree).map((part) => evaluateTree(part, leaves, WINDOW));
    expect(parts.reduce(intersectSpans, [WINDOW])).toEqual(evaluateTree(tree, leaves, WINDOW));
  });
});

test('spans are ascending, apart from each other, and never empty', () => {
  forAll([anySpans, anySpans], (a, b) => {
    for (const spans of [uniteSpans(a, b), intersectSpans(a, b), complementSpans(a, WINDOW)]) {
      const ends = spans.flatMap(({ fromJdUt, toJdUt }) => [fromJdUt, toJdUt]);
      expect(ends.every((end, index) => index === 0 || end > (ends[index - 1] ?? end))).toBe(true);
    }
  });
});

test('borders that change nothing, lie outside or come twice leave no seam', () => {
  const borders = [30, 10, 10, 20, -5, 55].map(jdUt);
  expect(selectSpans(WINDOW, borders, (middle) => middle > 10 && middle < 30)).toEqual([span(10, 30)]);
});

test('shares are the part of each span in which others hold', () => {
  const others = [span(0, 5), span(12, 14), span(18, 40)];
  expect(measureShares([span(0, 10), span(12, 14), span(15, 20)], others)).toEqual([0.5, 1, 0.4]);
});
