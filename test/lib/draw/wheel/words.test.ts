import { describe, expect, it } from 'vitest';
import type { CalendarTexts } from '../../../../lib/base/catalog/languages/calendars/calendar-texts.ts';
import { CALENDAR_TEXTS } from '../../../../lib/base/catalog/languages/calendars/calendar-texts-by-language.ts';
import { LANGUAGES } from '../../../../lib/base/catalog/languages/language.ts';
import { NAMES } from '../../../../lib/base/catalog/languages/names-by-language.ts';
import { selectWords } from '../../../../lib/base/catalog/languages/picture-words.ts';
import { ENGLISH_PICTURE_TEXTS } from '../../../../lib/base/catalog/languages/pictures/english.ts';
import type { PictureTexts } from '../../../../lib/base/catalog/languages/pictures/picture-texts.ts';
import { drawText, measureText } from '../../../../lib/draw/kit/text.ts';
import { GRID_AREA, TITLE_HEIGHT } from '../../../../lib/draw/wheel/sheet/sheet-style.ts';

const TEXTS = Object.keys(ENGLISH_PICTURE_TEXTS) as (keyof PictureTexts)[];

describe.each(LANGUAGES)('words of pictures in %s', (language) => {
  const words = selectWords(language);
  const names = Object.values(words.names).flatMap((table: string | Readonly<Record<string, string>>) =>
    typeof table === 'string' ? [] : Object.values(table),
  );

  it('are drawn as strokes, without a font', () => {
    for (const text of [...names, ...TEXTS.map((text) => words.write(text, 'A', 'B'))]) {
      expect(drawText(text, { x: 0, y: 0, height: 10 }), text).toMatch(/^<path /);
      expect(measureText(text, 10)).toBeGreaterThan(0);
    }
  });

  it('fit above a grid of aspects', () => {
    for (const title of ['aspects', 'aspects_of_two', 'aspects_of_middle', 'aspects_of_outer'] as const)
      expect(measureText(words.write(title), TITLE_HEIGHT), title).toBeLessThanOrEqual(GRID_AREA.width);
  });

  it('have a place for every value', () => {
    for (const text of TEXTS) {
      const places = ENGLISH_PICTURE_TEXTS[text].split('{}').length - 1;
      const written = words.write(text, '#1', '#2');
      expect([written.includes('#1'), written.includes('#2')], text).toEqual([places > 0, places > 1]);
      expect(written).not.toContain('{}');
    }
  });
});

it.each(LANGUAGES)('calendar entries in %s have a place for every value', (language) => {
  const places = (text: string): number => text.split('{}').length - 1;
  for (const [text, written] of Object.entries(CALENDAR_TEXTS[language])) {
    expect(places(written), text).toBe(places(CALENDAR_TEXTS.en[text as keyof CalendarTexts]));
    expect(written.trim()).toBe(written);
  }
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
  expect(selectWords('fr').point('moon')).toBe(NAMES.fr.points.moon);
});
