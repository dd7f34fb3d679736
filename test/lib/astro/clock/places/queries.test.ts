import { describe, expect, test } from 'vitest';
import { formatDisplayName } from '../../../../../lib/astro/clock/places/display-name.ts';
import { expandAbbreviations, foldName, listSpellings } from '../../../../../lib/astro/clock/places/fold.ts';
import { listReadings, splitAtFirstComma } from '../../../../../lib/astro/clock/places/query-reading.ts';
import { BestPlaces, MATCH_RANKS } from '../../../../../lib/astro/clock/places/ranking.ts';
import { listSingleEdits } from '../../../../../lib/astro/clock/places/typos.ts';

describe('letters that do not decompose into a letter and a mark', () => {
  test.each([
    ['Gießen', 'giessen'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Œuilly', 'oeuilly'],
    ['Đà Nẵng', 'da nang'],
    ['Seyðisfjörður', 'seydisfjordur'],
    ['Þingvellir', 'thingvellir'],
    ['Łódź', 'lodz'],
    ['Diyarbakır', 'diyarbakir'],
    ['Ħamrun', 'hamrun'],
    ['Gəncə', 'ganca'],
    ['Ŋ', 'n'],
    ['Πειραιάς', 'πειραιασ'],
    ['D.C.', 'dc'],
    ['Washington D.C.', 'washington dc'],
    ['A.B. Town', 'ab town'],
    ['St. Gallen', 'st gallen'],
  ])('%s is typed as %s', (name, typed) => {
    expect(foldName(name)).toBe(typed);
  });

  test.each([
    ['st gallen', 'saint gallen'],
    ['sankt polten', 'saint polten'],
    ['sint niklaas', 'saint niklaas'],
    ['ste foy', 'sainte foy'],
    ['mt isa', 'mount isa'],
    ['ft worth', 'fort worth'],
    ['east stow', 'east stow'],
    ['constructor', 'constructor'],
  ])('%s is written out as %s', (folded, full) => {
    expect(expandAbbreviations(folded)).toBe(full);
    expect(listSpellings(folded)).toEqual(folded === full ? [folded] : [folded, full]);
  });
});

describe('readings of a query', () => {
  test('are the whole query and every split with the region last or first', () => {
    expect(listReadings('Paris, TX usa')).toEqual([
      { name: 'paris tx usa', region: [], regionIsLast: false },
      { name: 'paris', region: ['tx', 'usa'], regionIsLast: true },
      { name: 'tx usa', region: ['paris'], regionIsLast: false },
      { name: 'paris tx', region: ['usa'], regionIsLast: true },
      { name: 'usa', region: ['paris', 'tx'], regionIsLast: false },
    ]);
    expect(listReadings('Rome')).toEqual([{ name: 'rome', region: [], regionIsLast: false }]);
    expect(listReadings(' , ')).toEqual([]);
  });

  test('include no splits for eleven words or more', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
    expect(listReadings(words(10)).length).toBe(1 + 2 * 9);
    expect(listReadings(words(11)).length).toBe(1);
  });

  test('split at the first comma', () => {
    expect(splitAtFirstComma('Bad Münster, Rheinland, D')).toEqual({ first: 'bad munster', rest: ['rheinland', 'd'] });
    expect(splitAtFirstComma('Bad Münster')).toBeUndefined();
    expect(splitAtFirstComma(', D')).toBeUndefined();
    expect(splitAtFirstComma('')).toBeUndefined();
  });
});

describe('texts one edit away', () => {
  test('at the first letter remove, swap, replace it or insert one', () => {
    const edits = listSingleEdits('abcd', 0);
    // One left out, one swapped, 25 other letters in its place, 26 before it; none begins with a space.
    expect(edits.length).toBe(1 + 1 + 25 + 26);
    expect(edits).toEqual(expect.arrayContaining(['bcd', 'bacd', 'zbcd', 'zabcd', 'aabcd']));
    for (const edit of edits) expect(edit).toMatch(/^[a-z]{3,5}$/);
  });

  test('never include the text itself, nor a text more than one letter away', () => {
    const edits = listSingleEdits('ab c', 9);
    expect(edits).not.toContain('ab c');
    expect(edits).toEqual(expect.arrayContaining(['abc', 'a bc', 'ab cz']));
    for (const edit of edits) {
      expect(edit).toMatch(/^[a-z][a-z ]{1,3}[a-z]$/);
      expect(edit.trim()).toBe(edit);
    }
  });

  test.each(['жabc', 'abcж', 'aжbc'])('insert no Latin letters into another script: %s', (text) => {
    const letters = [...text].toSorted().join('');
    for (const edit of listSingleEdits(text, 9)) {
      const own = [...edit].toSorted().join('');
      expect(edit.length === 3 || own === letters).toBe(true);
    }
    expect(listSingleEdits(text, 9).length).toBe(4 + 3);
  });

  test('exist from four letters on', () => {
    expect(listSingleEdits('abc', 3)).toEqual([]);
    expect(listSingleEdits('abcd', 4).length).toBeGreaterThan(100);
  });
});

describe('the best places', () => {
  const rowsOf = (
    limit: number,
    ...offered: readonly (readonly [row: number, match: number, hasRegion?: boolean])[]
  ) => {
    const best = new BestPlaces(limit);
    for (const [row, match, hasRegion = false] of offered) best.offer({ row, match, hasRegion });
    return best.rows();
  };

  test('are at most the limit, the best of all that are offered, in any order', () => {
    expect(
      rowsOf(2, [5, MATCH_RANKS.exact], [3, MATCH_RANKS.exact], [4, MATCH_RANKS.exact], [9, MATCH_RANKS.prefix]),
    ).toEqual([3, 4]);
    expect(rowsOf(2, [9, MATCH_RANKS.prefix], [4, MATCH_RANKS.exact], [3, MATCH_RANKS.exact])).toEqual([3, 4]);
    expect(rowsOf(3)).toEqual([]);
    expect(rowsOf(1, [0, MATCH_RANKS.exact], [1, MATCH_RANKS.exact])).toEqual([0]);
  });

  test('appear once each, with their best match', () => {
    expect(
      rowsOf(3, [5, MATCH_RANKS.prefix], [7, MATCH_RANKS.prefix], [7, MATCH_RANKS.exact], [5, MATCH_RANKS.wordPrefix]),
    ).toEqual([7, 5]);
    expect(rowsOf(3, [5, MATCH_RANKS.exact, true], [5, MATCH_RANKS.exact], [6, MATCH_RANKS.exact])).toEqual([5, 6]);
    expect(rowsOf(3, [5, MATCH_RANKS.exact], [5, MATCH_RANKS.exact])).toEqual([5]);
  });
});

test('a display name has the parts that distinguish a place', () => {
  const parts = { name: 'Paris', city: undefined, county: undefined, state: 'Texas', country: 'United States' };
  expect(formatDisplayName(parts)).toBe('Paris, Texas, United States');
  expect(formatDisplayName({ ...parts, name: 'Paris 04', city: 'Paris' })).toBe('Paris 04, Texas, United States');
  expect(formatDisplayName({ ...parts, name: 'undefined' })).toBe('undefined, Texas, United States');
  expect(formatDisplayName({ ...parts, name: 'Mitte', city: 'Berlin', county: 'Kreis' })).toBe(
    'Mitte, Berlin, Kreis, Texas, United States',
  );
  expect(formatDisplayName({ ...parts, name: 'Singapore', state: undefined, country: 'Singapore' })).toBe('Singapore');
});
