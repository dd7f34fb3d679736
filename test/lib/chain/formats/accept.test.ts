import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseByAccept, type NegotiableFormat, refusesAllFormats } from '../../../../lib/chain/formats/accept.ts';
import { forAll } from '../../../support/for-all.ts';

const ALL: readonly NegotiableFormat[] = ['json', 'csv', 'ics'];

describe('Accept', () => {
  it.each([
    ['text/csv', 'csv'],
    ['TEXT/CSV; header=present; charset=utf-8', 'csv'],
    ['text/calendar, application/json;q=0.9', 'ics'],
    ['application/json;q=0.5, text/csv;q=0.8, text/calendar;q=0.7', 'csv'],
    ['text/csv;q=0.123, text/calendar;q=0.124', 'ics'],
    ['text/csv;q=0., text/calendar;q=0.001', 'ics'],
    ['text/csv;q=0.999, text/calendar;q=1.000', 'ics'],
    ['text/csv;q=0.9, text/calendar;q=0.1234', 'ics'],
    ['text/csv;q=0.9, text/calendar;q=0.1x', 'ics'],
    ['text/csv;q=0.9, text/calendar;xq=0.1', 'ics'],
    ['*/*, text/csv', 'csv'],
    ['text/*', 'csv'],
    ['text/csv;q=0, text/*', 'ics'],
    ['text/calendar;q=0.5, text/*', 'csv'],
    ['application/json;q=0, */*', 'csv'],
    ['text/csv, text/calendar', 'csv'],
    ['text/calendar, text/csv', 'ics'],
    ['*/*', 'json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'json'],
  ])('%s prefers %s', (header, format) => expect(chooseByAccept(header, ALL)).toBe(format));

  it.each([undefined, '', 'application/xml', 'text/csv;q=0', 'text/csv;q=0.000', 'csv', ';;;', ', ,'])(
    '%s is disregarded, so that the answer has its default format',
    (header) => expect(chooseByAccept(header, ALL)).toBeUndefined(),
  );

  it('chooses a picture, where there is one', () => {
    const drawn = ['json', 'svg', 'png'] as const;
    expect(
      ['image/svg+xml', 'image/png', 'image/*', 'image/avif,image/*;q=0.8,*/*;q=0.5'].map((header) =>
        chooseByAccept(header, drawn),
      ),
    ).toEqual(['svg', 'png', 'svg', 'svg']);
  });

  it.each([
    ['image/webp', true],
    ['image/png;q=0.5, audio/mpeg', true],
    ['text/calendar', true],
    ['image/*', true],
    ['text/csv', false],
    ['image/png, text/html', false],
    ['image/png, application/x-unknown', false],
    ['image/png, */*;q=0.1', false],
    ['text/html', false],
    ['application/xml', false],
    ['image/png;q=0', false],
    ['', false],
    [undefined, false],
  ])('%s is refused where only JSON and CSV are offered: %s', (header, isRefused) =>
    expect(refusesAllFormats(header, ['json', 'csv'])).toBe(isRefused),
  );

  it('is read without an error, whatever it is', () => {
    forAll([fc.string({ unit: 'grapheme' })], (header) => [...ALL, undefined].includes(chooseByAccept(header, ALL)));
  });
});
