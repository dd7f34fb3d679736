import { describe, expect, test } from 'vitest';
import { listFactOmissions, type SearchedFact } from '../../../../../lib/astro/chart/analysis/fact-omissions.ts';

const SEARCHED = { hasShape: true, searched: [] } as const;

describe('what a chart lacks', () => {
  test('without a time of birth are also quadrants, hemispheres and stelliums by house', () => {
    expect(listFactOmissions([{ reason: 'birth_time_unknown', facts: ['sect', 'joy'] }], SEARCHED)).toEqual([
      { reason: 'birth_time_unknown', facts: ['quadrants', 'hemispheres', 'house_stelliums', 'sect', 'joy'] },
    ]);
  });

  test('is named once, under the first reason', () => {
    const [heliocentric, ...others] = listFactOmissions(
      [
        { reason: 'heliocentric', facts: ['sect'] },
        { reason: 'harmonic', facts: [] },
      ],
      { ...SEARCHED, hasShape: false },
    );
    expect(heliocentric?.facts).toContain('parallels');
    expect(heliocentric?.facts).toContain('shape');
    expect(others).toEqual([]);
  });

  test('is the shape where the chart has not all ten bodies', () => {
    expect(listFactOmissions([], { ...SEARCHED, hasShape: false })).toEqual([
      { reason: 'bodies_missing', facts: ['shape'] },
    ]);
    expect(listFactOmissions([], SEARCHED)).toEqual([]);
  });

  test('has facts that only a search finds where they are searched', () => {
    const conditions = [{ reason: 'midpoints', facts: ['swift', 'station', 'moon'] }] as const;
    const factsOf = (searched: readonly SearchedFact[]) =>
      listFactOmissions(conditions, { hasShape: true, searched }).flatMap(({ facts }) => facts);
    expect(factsOf([])).toEqual(['swift']);
    expect(factsOf(['moon'])).toEqual(['swift', 'moon']);
  });
});
