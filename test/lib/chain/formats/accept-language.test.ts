import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../lib/base/catalog/languages/language.ts';
import { chooseByAcceptLanguage } from '../../../../lib/chain/formats/accept-language.ts';
import { forAll } from '../../../support/for-all.ts';

describe('Accept-Language', () => {
  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['pt-BR,pt;q=0.9,en-US;q=0.8', 'pt'],
    ['es-419', 'es'],
    ['da, en-gb;q=0.8, en;q=0.7', 'en'],
    ['en;q=0.3, ru;q=0.7, fr;q=0.5', 'ru'],
    ['fr, ru', 'fr'],
    ['ja, *;q=0.5, de;q=0.1', 'de'],
    ['de;q=0, ru;q=0.001', 'ru'],
    ['de-AT, de;q=0, fr;q=0.2', 'fr'],
  ])('%s prefers %s', (header, language) => expect(chooseByAcceptLanguage(header)).toBe(language));

  it.each([undefined, '', '*', 'ja', 'zh-Hans, ko;q=0.5', 'de;q=0', 'deutsch', ';;;', ', ,', 'x-de', '-de'])(
    '%s chooses no language',
    (header) => expect(chooseByAcceptLanguage(header)).toBeUndefined(),
  );

  it('is read without an error, whatever it is', () => {
    forAll([fc.string({ unit: 'grapheme' })], (header) =>
      [...LANGUAGES, undefined].includes(chooseByAcceptLanguage(header)),
    );
  });
});
