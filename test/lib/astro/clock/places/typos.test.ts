import { describe, expect, it } from 'vitest';
import { listSingleEdits } from '../../../../../lib/astro/clock/places/typos.ts';

describe('listSingleEdits', () => {
  it.each([
    ['londn', 'london'],
    ['lonndon', 'london'],
    ['lomdon', 'london'],
    ['lodnon', 'london'],
    ['newyork', 'new york'],
    ['москвва', 'москва'],
  ])('leads from %s to %s', (typed, meant) => {
    expect(listSingleEdits(typed, typed.length)).toContain(meant);
  });

  it('edits at most one letter beyond the beginning that names share with the text', () => {
    expect(listSingleEdits('londn', 2)).not.toContain('london');
    expect(listSingleEdits('londn', 4)).toContain('london');
  });

  it('has no edits of short words and never returns the text itself', () => {
    expect(listSingleEdits('rom', 3)).toEqual([]);
    expect(listSingleEdits('aaaa', 4)).not.toContain('aaaa');
  });
});
