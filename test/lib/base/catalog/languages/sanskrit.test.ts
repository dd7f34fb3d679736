import { expect, it } from 'vitest';
import { writeSanskrit } from '../../../../../lib/base/catalog/languages/sanskrit.ts';
import { NAKSHATRAS } from '../../../../../lib/base/catalog/nakshatras.ts';
import { KARANA_NAMES, NEW_MOON_TITHI, TITHIS, YOGAS } from '../../../../../lib/base/catalog/panchanga.ts';

/** Names in two Russian programs for the panchanga, which differ from each other in some of those that are left out (`-`). */
const RUSSIAN = {
  tithis:
    'Пратипада Двития Трития Чатуртхи Панчами Шаштхи Саптами Аштами Навами Дашами Экадаши Двадаши Трайодаши Чатурдаши Пурнима',
  nakshatras:
    'Ашвини Бхарани Криттика Рохини Мригашира Ардра Пунарвасу Пушья Ашлеша Магха Пурва_Пхалгуни Уттара_Пхалгуни Хаста Читра Свати Вишакха Анурадха Джьештха Мула Пурва_Ашадха Уттара_Ашадха Шравана - Шатабхиша Пурва_Бхадрапада Уттара_Бхадрапада Ревати',
  yogas:
    'Вишкамбха Прити Аюшман Саубхагья Шобхана Атиганда - Дхрити Шула Ганда Вриддхи Дхрува Вьягхата Харшана Ваджра Сиддхи Вьятипата Вариян Паригха Шива Сиддха Садхья Шубха Шукла - Индра Вайдхрити',
  karanas: 'Бава Балава Каулава Тайтила Гара Ваниджа Вишти Шакуни Чатушпада Нага Кимстугхна',
};

const read = (names: string): readonly string[] => names.split(' ').map((name) => name.replace('_', ' '));

it.each([
  ['tithis', TITHIS],
  ['nakshatras', NAKSHATRAS],
  ['yogas', YOGAS],
  ['karanas', KARANA_NAMES],
] as const)('%s have in Russian the names of Russian programs', (kind, names) => {
  const expected = read(RUSSIAN[kind]);
  const written = names.map((name) => writeSanskrit(name, 'cyrillic'));
  expect(written.map((name, index) => (expected[index] === '-' ? '-' : name))).toEqual(expected);
});

it('other names are written by the same letters, and Latin ones stay', () => {
  const names = [
    NEW_MOON_TITHI,
    'Brahma muhurta',
    'Rahu kala',
    'Yamaganda',
    'Gulika',
    'Abhijit muhurta',
    'Yoga Sukarman',
  ];
  expect(names.map((name) => writeSanskrit(name, 'cyrillic'))).toEqual([
    ...['Амавасья', 'Брахма Мухурта', 'Раху Кала', 'Ямаганда', 'Гулика', 'Абхиджит Мухурта', 'Йога Сукарман'],
  ]);
  expect(names.map((name) => writeSanskrit(name, 'latin'))).toEqual(names);
});
