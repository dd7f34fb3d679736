import { describe, expect, test } from 'vitest';
import { displayName } from '../../../../lib/domain/places/display-name.ts';
import { foldName, spellingsOf, writtenOut } from '../../../../lib/domain/places/fold.ts';
import { BestPlaces, MATCH } from '../../../../lib/domain/places/ranking.ts';
import { firstPartOf, readingsOf } from '../../../../lib/domain/places/reading.ts';
import { oneEditAway } from '../../../../lib/domain/places/typos.ts';

describe('letters that are no letter with a mark', () => {
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
    expect(writtenOut(folded)).toBe(full);
    expect(spellingsOf(folded)).toEqual(folded === full ? [folded] : [folded, full]);
  });
});

describe('readings of a query', () => {
  test('are the whole, and every split of it with the region last or first', () => {
    expect(readingsOf('Paris, TX usa')).toEqual([
      { name: 'paris tx usa', region: [], regionIsLast: false },
      { name: 'paris', region: ['tx', 'usa'], regionIsLast: true },
      { name: 'tx usa', region: ['paris'], regionIsLast: false },
      { name: 'paris tx', region: ['usa'], regionIsLast: true },
      { name: 'usa', region: ['paris', 'tx'], regionIsLast: false },
    ]);
    expect(readingsOf('Rome')).toEqual([{ name: 'rome', region: [], regionIsLast: false }]);
    expect(readingsOf(' , ')).toEqual([]);
  });

  test('have no splits from eleven words on', () => {
    const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
    expect(readingsOf(words(10)).length).toBe(1 + 2 * 9);
    expect(readingsOf(words(11)).length).toBe(1);
  });

  test('begin, with commas, with what stands before the first', () => {
    expect(firstPartOf('Bad Münster, Rheinland, D')).toEqual({ first: 'bad munster', rest: ['rheinland', 'd'] });
    expect(firstPartOf('Bad Münster')).toBeUndefined();
    expect(firstPartOf(', D')).toBeUndefined();
    expect(firstPartOf('')).toBeUndefined();
  });
});

describe('one edit away', () => {
  test('at the first letter are the text without it, swapped, exchanged and one longer', () => {
    const edits = oneEditAway('abcd', 0);
    // One left out, one swapped, 25 other letters in its place, 26 before it; none begins with a space.
    expect(edits.length).toBe(1 + 1 + 25 + 26);
    expect(edits).toEqual(expect.arrayContaining(['bcd', 'bacd', 'zbcd', 'zabcd', 'aabcd']));
    for (const edit of edits) expect(edit).toMatch(/^[a-z]{3,5}$/);
  });

  test('at every letter are never the text, nor further than one letter', () => {
    const edits = oneEditAway('ab c', 9);
    expect(edits).not.toContain('ab c');
    expect(edits).toEqual(expect.arrayContaining(['abc', 'a bc', 'ab cz']));
    for (const edit of edits) {
      expect(edit).toMatch(/^[a-z][a-z ]{1,3}[a-z]$/);
      expect(edit.trim()).toBe(edit);
    }
  });

  test.each(['жabc', 'abcж', 'aжbc'])('no Latin letters are put into another script: %s', (text) => {
    const letters = [...text].toSorted().join('');
    for (const edit of oneEditAway(text, 9)) {
      const own = [...edit].toSorted().join('');
      expect(edit.length === 3 || own === letters).toBe(true);
    }
    expect(oneEditAway(text, 9).length).toBe(4 + 3);
  });

  test('are looked for from four letters on', () => {
    expect(oneEditAway('abc', 3)).toEqual([]);
    expect(oneEditAway('abcd', 4).length).toBeGreaterThan(100);
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

  test('are no more than asked for, the best of all that were offered, in any order', () => {
    expect(rowsOf(2, [5, MATCH.exact], [3, MATCH.exact], [4, MATCH.exact], [9, MATCH.prefix])).toEqual([3, 4]);
    expect(rowsOf(2, [9, MATCH.prefix], [4, MATCH.exact], [3, MATCH.exact])).toEqual([3, 4]);
    expect(rowsOf(3)).toEqual([]);
    expect(rowsOf(1, [0, MATCH.exact], [1, MATCH.exact])).toEqual([0]);
  });

  test('are each there once, by their best match', () => {
    expect(rowsOf(3, [5, MATCH.prefix], [7, MATCH.prefix], [7, MATCH.exact], [5, MATCH.wordPrefix])).toEqual([7, 5]);
    expect(rowsOf(3, [5, MATCH.exact, true], [5, MATCH.exact], [6, MATCH.exact])).toEqual([5, 6]);
    expect(rowsOf(3, [5, MATCH.exact], [5, MATCH.exact])).toEqual([5]);
  });
});

test('a place is named with what tells it from others', () => {
  const parts = { name: 'Paris', city: undefined, county: undefined, state: 'Texas', country: 'United States' };
  expect(displayName(parts)).toBe('Paris, Texas, United States');
  expect(displayName({ ...parts, name: 'Paris 04', city: 'Paris' })).toBe('Paris 04, Texas, United States');
  expect(displayName({ ...parts, name: 'undefined' })).toBe('undefined, Texas, United States');
  expect(displayName({ ...parts, name: 'Mitte', city: 'Berlin', county: 'Kreis' })).toBe(
    'Mitte, Berlin, Kreis, Texas, United States',
  );
  expect(displayName({ ...parts, name: 'Singapore', state: undefined, country: 'Singapore' })).toBe('Singapore');
});
