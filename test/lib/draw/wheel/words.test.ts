import { describe, expect, it } from 'vitest';
import { selectWords, TEXTS } from '../../../../lib/base/catalog/languages/every-language.ts';
import { LANGUAGES } from '../../../../lib/base/catalog/languages/language.ts';
import type { LanguageTexts } from '../../../../lib/base/catalog/languages/texts.ts';
import { drawText, measureText } from '../../../../lib/draw/kit/text.ts';
import { GRID_AREA, TITLE_HEIGHT } from '../../../../lib/draw/wheel/sheet/sheet-style.ts';

const KEYS = Object.keys(TEXTS.en.picture) as (keyof LanguageTexts['picture'])[];

describe.each(LANGUAGES)('words of pictures in %s', (language) => {
  const words = selectWords(language);
  const names = Object.values(words.names).flatMap((table: string | Readonly<Record<string, string>>) =>
    typeof table === 'string' ? [] : Object.values(table),
  );

  it('are drawn as strokes, without a font', () => {
    for (const text of [...names, ...KEYS.map((text) => words.write(text, 'A', 'B'))]) {
      expect(drawText(text, { x: 0, y: 0, height: 10 }), text).toMatch(/^<path /);
      expect(measureText(text, 10)).toBeGreaterThan(0);
    }
  });

  it('fit above a grid of aspects', () => {
    for (const title of ['aspects', 'aspects_of_two', 'aspects_of_middle', 'aspects_of_outer'] as const)
      expect(measureText(words.write(title), TITLE_HEIGHT), title).toBeLessThanOrEqual(GRID_AREA.width);
  });
});

it('calendar entries have no space around them', () => {
  for (const text of LANGUAGES.flatMap((language) => Object.values(TEXTS[language].calendar)))
    expect(text).toBe(text.trim());
});

it('aspects within a sentence have a capital in German only', () => {
  expect(LANGUAGES.map((language) => selectWords(language).aspect('semi_square'))).toEqual([
    'semi-square',
    'Halbquadrat',
    'semi-carré',
    'semicuadratura',
    'semiquadratura',
    'полуквадрат',
  ]);
});

it('a value is written as it is, even if it looks like a pattern', () => {
  expect(selectWords('de').write('chart_of', '$& {}')).toBe('Horoskop von $& {}');
});

it('an unknown point keeps its id', () => {
  expect(selectWords('fr').point('constructor')).toBe('constructor');
  expect(selectWords('fr').point('moon')).toBe(TEXTS.fr.names.points.moon);
});
