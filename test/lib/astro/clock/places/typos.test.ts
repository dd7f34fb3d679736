import { expect, it } from 'vitest';
import { listSingleEdits } from '../../../../../lib/astro/clock/places/typos.ts';

it('removes, swaps, replaces or inserts one letter, at the first place one that is no space', () => {
  const edits = listSingleEdits('abcd', 0);
  expect(edits.length).toBe(1 + 1 + 25 + 26);
  expect(edits).toEqual(expect.arrayContaining(['bcd', 'bacd', 'zbcd', 'zabcd', 'aabcd']));
  for (const edit of edits) expect(edit).toMatch(/^[a-z]{3,5}$/);
  expect(listSingleEdits('ab c', 9)).toEqual(expect.arrayContaining(['abc', 'a bc', 'ab cz']));
  for (const edit of listSingleEdits('ab c', 9)) expect(edit).toMatch(/^[a-z][a-z ]{1,3}[a-z]$/);
});

it.each(['жabc', 'abcж', 'aжbc'])('only swaps and removes letters of another script: %s', (text) => {
  const sorted = (letters: string) => [...letters].toSorted().join('');
  const edits = listSingleEdits(text, 9);
  expect(edits.filter((edit) => edit.length === 4).map(sorted)).toEqual(Array(3).fill(sorted(text)));
  expect(edits.filter((edit) => edit.length === 3)).toHaveLength(4);
  expect(edits).toHaveLength(4 + 3);
});

it('has no edits of words below four letters and never returns the text itself', () => {
  expect(listSingleEdits('abc', 3)).toEqual([]);
  expect(listSingleEdits('abcd', 4).length).toBeGreaterThan(100);
  expect(listSingleEdits('aaaa', 4)).not.toContain('aaaa');
  expect(listSingleEdits('ab c', 9)).not.toContain('ab c');
});
