import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIsoMoment } from '../../../../lib/requests/dates/iso-text.ts';
import { isDateFault } from '../../../../lib/requests/dates/written-date.ts';
import { describeDateFault, parseMoment, readMomentBefore } from '../../../../lib/requests/dates/written-moment.ts';
import { forAll } from '../../../support/for-all.ts';
import { measureGrowth } from '../../../support/growth.ts';

const read = (text: string): string => {
  const moment = parseMoment(text);
  return isDateFault(moment) ? describeDateFault(moment).message : formatIsoMoment(moment);
};

describe('a moment as people write it', () => {
  test.each([
    ['1985-05-03 4:20', '1985-05-03T04:20'],
    ['1985-5-3 4:20:05', '1985-05-03T04:20:05'],
    ['19850503T0420', '1985-05-03T04:20'],
    ['19850503T042005.5Z', '1985-05-03T04:20:05.5Z'],
    ['1985/05/03 04:20', '1985-05-03T04:20'],
    ['1985-05-03T24:00', '1985-05-03T24:00'],
    ['3 May 1985 4:20', '1985-05-03T04:20'],
    ['May 3rd, 1985 4:20 am', '1985-05-03T04:20'],
    ['May 3, 1985 at 4:20 p.m.', '1985-05-03T16:20'],
    ['1985 May 3', '1985-05-03'],
    ['3-May-1985 04:20 GMT', '1985-05-03T04:20Z'],
    ['3.5.1985 4:20', '1985-05-03T04:20'],
    ['03.05.1985, 4.20 Uhr', '1985-05-03T04:20'],
    ['3. Mai 1985 um 4:20 Uhr', '1985-05-03T04:20'],
    ['3 März 1985', '1985-03-03'],
    ['3 de mayo de 1985 a las 4:20', '1985-05-03T04:20'],
    ['3 mayo 1985 4:20', '1985-05-03T04:20'],
    ['3 de setembro de 1985', '1985-09-03'],
    ['3 mai 1985 4h20', '1985-05-03T04:20'],
    ['1er août 1985 à 16h', '1985-08-01T16:00'],
    ['3 juil. 1985', '1985-07-03'],
    ['3 мая 1985 г. в 4:20', '1985-05-03T04:20'],
    ['25/05/1985 04:20', '1985-05-25T04:20'],
    ['05/25/1985 4:20 PM', '1985-05-25T16:20'],
    ['05/05/1985', '1985-05-05'],
    ['15 Mar 44 BCE', '-0043-03-15'],
    ['1985-05-03 04:20 -0600', '1985-05-03T04:20-06:00'],
    ['1985-05-03 04:20 UTC+02:00', '1985-05-03T04:20+02:00'],
  ])('%s is %s', (text, iso) => {
    expect(read(text)).toBe(iso);
  });

  test.each([
    ['03/05/1985 04:20', ['1985-05-03T04:20', '1985-03-05T04:20']],
    ['3-5-1985', ['1985-05-03', '1985-03-05']],
  ])('%s may be two dates', (text, readings) => {
    const moment = parseMoment(text);
    expect(isDateFault(moment) && describeDateFault(moment)).toMatchObject({ code: 'AmbiguousDate', readings });
  });

  // The calendar dates are those of Python 3.12, datetime.date.fromisocalendar and strptime('%Y-%j').
  test.each([
    ['1985-W18-5', '1985-05-03'],
    ['1985W185T04:20', '1985-05-03T04:20'],
    ['2020-W53-7', '2021-01-03'],
    ['2019-W01', '2018-12-31'],
    ['1985-123', '1985-05-03'],
    ['2024-366', '2024-12-31'],
  ])('%s is refused with its calendar date', (text, example) => {
    const moment = parseMoment(text);
    expect(isDateFault(moment) && describeDateFault(moment)).toMatchObject({ code: 'InvalidDatetime', example });
  });

  test.each([
    '',
    'noon',
    '1985',
    '3 May',
    '3 jui 1985',
    '3 Maerz 1985',
    '3 May 1985 4:20 0 am',
    '3 May 1985 tea',
    '1985-05-03T04:20+19:00',
  ])('%j is refused with forms that are read', (text) => expect(read(text)).toContain('15 June 1990 2:30 pm'));

  test('ends where other text begins', () => {
    const rest = (text: string) => {
      const moment = readMomentBefore(text);
      return isDateFault(moment) ? undefined : [formatIsoMoment(moment), moment.rest];
    };
    expect(rest('1985-05-03 4:20 Zürich')).toEqual(['1985-05-03T04:20', ' Zürich']);
    expect(rest('3 mai 1985 4h20, Paris')).toEqual(['1985-05-03T04:20', ', Paris']);
    expect(rest('1985-05-03 1012 Lausanne')).toEqual(['1985-05-03', ' 1012 Lausanne']);
    expect(rest('1985-05-03 48.85, 2.35')).toEqual(['1985-05-03', ' 48.85, 2.35']);
  });

  test('is read again from its ISO form, whatever the text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[0-9 ./:,TWZ+-]{0,30}$/));
    forAll([text], (sent) => {
      const moment = parseMoment(sent);
      if (!isDateFault(moment)) expect(parseMoment(formatIsoMoment(moment))).toEqual(moment);
    });
  });

  test.each([
    ['digits', (length: number) => '1'.repeat(length)],
    ['spaces', (length: number) => `3${' '.repeat(length)}May`],
    ['connecting words', (length: number) => `3${' de'.repeat(length / 3)} mayo`],
  ])('with very many %s is refused in a time at most proportional to its length', async (_title, write) => {
    const texts = new Map([25_000, 100_000].map((length) => [length, write(length)]));
    const parse = (length: number) => readMomentBefore(texts.get(length) ?? '');
    expect([...texts.keys()].map(parse).every(isDateFault)).toBe(true);
    expect(await measureGrowth(parse, 25_000)).toBeLessThan(8);
  });
});
