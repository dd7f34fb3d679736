import { describe, expect, it } from 'vitest';
import { findAspectsAcross, findAspectsWithin } from '../../../../../lib/astro/chart/aspects/find.ts';
import { MAJOR, point } from './points.ts';

const pairs = (found: ReturnType<typeof findAspectsWithin>) =>
  found.map(({ object1, object2 }) => `${object1} ${object2}`);

describe('the aspects of a chart', () => {
  it('exclude pairs at a fixed angle', () => {
    const points = ['mean_node', 'true_node', 'south_node', 'mean_lilith', 'true_lilith'].map((id) =>
      point(id, id === 'south_node' ? 180 : 0),
    );
    expect(pairs(findAspectsWithin(points, MAJOR))).toEqual([
      'mean_node mean_lilith',
      'mean_node true_lilith',
      'true_node mean_lilith',
      'true_node true_lilith',
      'south_node mean_lilith',
      'south_node true_lilith',
    ]);
  });

  it('without duplicates, exclude a point whose twin is in the chart', () => {
    const single = { ...MAJOR, withDuplicates: false };
    const aspectsOfSun = (...ids: string[]) =>
      pairs(findAspectsWithin([point('sun', 0), ...ids.map((id) => point(id, 0))], single));
    expect(aspectsOfSun('mean_node', 'true_node', 'south_node', 'mean_lilith', 'true_lilith')).toEqual([
      'sun true_node',
      'sun true_lilith',
      'true_node true_lilith',
    ]);
    expect(aspectsOfSun('mean_node', 'south_node')).toEqual(['sun mean_node']);
    expect(aspectsOfSun('south_node', 'mean_lilith')).toEqual([
      'sun south_node',
      'sun mean_lilith',
      'south_node mean_lilith',
    ]);
  });
});

describe('the aspects between two charts', () => {
  it('name each pair once, the first chart’s points in order, each against all of the second’s', () => {
    const first = ['sun', 'moon'].map((id) => point(id, 0));
    const second = ['moon', 'sun', 'mars'].map((id) => point(id, 0));
    expect(pairs(findAspectsAcross(first, second, MAJOR))).toEqual([
      'sun moon',
      'sun sun',
      'sun mars',
      'moon moon',
      'moon sun',
      'moon mars',
    ]);
  });

  it('without duplicates, exclude a point whose twin is in its own chart, whatever is in the other', () => {
    const first = ['mean_node', 'true_node'].map((id) => point(id, 0));
    const second = ['mean_node', 'mean_lilith'].map((id) => point(id, 0));
    expect(pairs(findAspectsAcross(first, second, { ...MAJOR, withDuplicates: false }))).toEqual([
      'true_node mean_node',
      'true_node mean_lilith',
    ]);
  });
});
