import { afterEach, expect, it, test } from 'vitest';
import { LANGUAGES } from '../../../lib/base/catalog/languages/language.ts';
import { SETTING_ROWS } from '../../../site/playground/birth-rows.ts';
import { EXAMPLE_ENTRIES, parseFragment, toFragment } from '../../../site/playground/entries.ts';
import { renderDegree } from '../../../site/playground/positions-view.ts';
import { listRows } from '../../../site/playground/rows.ts';
import {
  chooseLanguage,
  findEnglishName,
  findName,
  formatAspectName,
  getShownWords,
} from '../../../site/playground/shown-words.ts';
import { markupOf } from '../../support/lit-markup.ts';

afterEach(() => chooseLanguage('en'));

test('names are English until a language is chosen, and forms stay English', async () => {
  expect([findName('sun'), formatAspectName('semi_sextile'), getShownWords().house(7)]).toEqual([
    'Sun',
    'semi-sextile',
    'House 7',
  ]);
  await chooseLanguage('de');
  expect([findName('sun'), formatAspectName('square'), getShownWords().house(7)]).toEqual([
    'Sonne',
    'Quadrat',
    '7. Haus',
  ]);
  expect(findEnglishName('sun')).toBe('Sun');
});

test('signs of longitudes are named in the language', async () => {
  await chooseLanguage('ru');
  expect(markupOf(renderDegree(45.5))).toContain('Телец');
});

test('a language that there is not is English', async () => {
  await chooseLanguage('fr');
  await chooseLanguage('xx');
  expect(findName('moon')).toBe('Moon');
});

it.each(LANGUAGES)('%s is a choice of the form, and part of links', (language) => {
  const row = listRows(SETTING_ROWS).find((one) => 'name' in one && one.name === 'language');
  expect(row).toHaveProperty('options', expect.arrayContaining([[language, expect.any(String)]]));
  const entries = { ...EXAMPLE_ENTRIES, language };
  expect(parseFragment(toFragment(entries))).toEqual(entries);
});

test('a link without a language is English', () => {
  expect(parseFragment('date=2000-01-01')?.language).toBe('en');
});
