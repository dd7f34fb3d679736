import { describe, expect, it } from 'vitest';
import { listSingleEdits } from '../../../../lib/domain/places/typos.ts';

describe('oneEditAway', () => {
  it.each([
    ['londn', 'london'],
    ['lonndon', 'london'],
    ['lomdon', 'london'],
    ['lodnon', 'london'],
    ['newyork', 'new york'],
    ['москвва', 'москва'],
  ])('reaches from %s to %s', (typed, meant) => {
    expect(listSingleEdits(typed, typed.length)).toContain(meant);
  });

  it('looks no farther along than names run along with the text, one letter more at the most', () => {
    expect(listSingleEdits('londn', 2)).not.toContain('london');
    expect(listSingleEdits('londn', 4)).toContain('london');
  });

  it('leaves short words alone and never gives the text back', () => {
    expect(listSingleEdits('rom', 3)).toEqual([]);
    expect(listSingleEdits('aaaa', 4)).not.toContain('aaaa');
  });
});
