import { describe, expect, it } from 'vitest';
import { parseIso } from '../../../lib/requests/iso-datetime.ts';
import { measureGrowth } from '../../support/growth.ts';

/** Year, month, day, hour, minute, second; then whether the text has a time, and the offset in seconds. */
const fieldsOf = (text: string) => {
  const iso = parseIso(text);
  if (!iso) return undefined;
  const { year, month, day, hour, minute, second } = iso.civil;
  return [[year, month, day, hour, minute, second], iso.hasTime, iso.offsetSeconds];
};

it.each([
  ['1990-06-15', [1990, 6, 15, 0, 0, 0], false, undefined],
  ['1990-06-15T14', [1990, 6, 15, 14, 0, 0], true, undefined],
  ['1990-06-15T14:30', [1990, 6, 15, 14, 30, 0], true, undefined],
  ['1990-06-15T14:30:05', [1990, 6, 15, 14, 30, 5], true, undefined],
  ['1990-06-15T14:30:05.123456789', [1990, 6, 15, 14, 30, 5.123456789], true, undefined],
  ['1990-06-15T14:30:05,25', [1990, 6, 15, 14, 30, 5.25], true, undefined],
  ['1990-06-15T14:30:00Z', [1990, 6, 15, 14, 30, 0], true, 0],
  ['1990-06-15t14:30:00z', [1990, 6, 15, 14, 30, 0], true, 0],
  ['1990-06-15 14:30', [1990, 6, 15, 14, 30, 0], true, undefined],
  ['  1990-06-15T14:30  ', [1990, 6, 15, 14, 30, 0], true, undefined],
  ['1990-06-15T14:30+02:00', [1990, 6, 15, 14, 30, 0], true, 7200],
  ['1990-06-15T14:30+0200', [1990, 6, 15, 14, 30, 0], true, 7200],
  ['1990-06-15T14:30+02', [1990, 6, 15, 14, 30, 0], true, 7200],
  ['1990-06-15T14:30-03:30', [1990, 6, 15, 14, 30, 0], true, -12_600],
  ['1850-01-01T12:00+00:09:21', [1850, 1, 1, 12, 0, 0], true, 561],
  ['1850-01-01T12:00-00:00:30', [1850, 1, 1, 12, 0, 0], true, -30],
  ['1990-06-15T14:30+18:00', [1990, 6, 15, 14, 30, 0], true, 64_800],
  ['-0043-03-15T12:00', [-43, 3, 15, 12, 0, 0], true, undefined],
  ['-000043-03-15T12:00', [-43, 3, 15, 12, 0, 0], true, undefined],
  ['+001990-06-15T14:30', [1990, 6, 15, 14, 30, 0], true, undefined],
  ['+12026-01-01T00:00Z', [12_026, 1, 1, 0, 0, 0], true, 0],
  ['0000-01-01T00:00', [0, 1, 1, 0, 0, 0], true, undefined],
])('text that is ISO 8601: %s', (text, fields, hasTime, offset) => {
  expect(fieldsOf(text)).toEqual([fields, hasTime, offset]);
});

describe('text that is not ISO 8601', () => {
  it.each([
    '',
    ' ',
    'today',
    '1990',
    '1990-06',
    '1990-6-15',
    '90-06-15',
    '1990/06/15',
    '15.06.1990',
    '19900615T143000',
    '1990-06-15T',
    '1990-06-15T1430',
    '1990-06-15T14:3',
    '1990-06-15T14:30:5',
    '1990-06-15T14:30:00.',
    '1990-06-15T14:30:00.1234567890',
    '1990-06-15Z',
    '1990-06-15+02:00',
    '1990-06-15T14:30+2',
    '1990-06-15T14:30+18:01',
    '1990-06-15T14:30-19:00',
    '1990-06-15T14:30 Z',
    '1990-06-15T14:30ZZ',
    '1990-06-15  14:30',
    '1990-06-15\u00a014:30',
    '1990-06-15T14:30Europe/Paris',
    '1990-06-15T14:30[Europe/Paris]',
    '1990-W24-5',
    '1990-166',
    '١٩٩٠-٠٦-١٥',
    '1990-06-15T14:30\n2000-01-01',
    '−0043-03-15T12:00',
    '1234567-01-01',
  ])('%j', (text) => {
    expect(parseIso(text)).toBeUndefined();
  });

  it.each([
    ['digits', (length: number) => '1'.repeat(length)],
    ['spaces', (length: number) => `1990-06-15T14:30${' '.repeat(length)}`],
    ['times', (length: number) => '1990-06-15T14:30:00.'.repeat(length / 20)],
  ])('with very many %s is refused in a time at most proportional to its length', async (_title, write) => {
    const texts = new Map([25_000, 100_000].map((length) => [length, write(length)]));
    const parse = (length: number) => parseIso(texts.get(length) ?? '');
    expect([...texts.keys()].map(parse)).toEqual([undefined, undefined]);
    expect(await measureGrowth(parse, 25_000)).toBeLessThan(8);
  });
});

it.each(['1990-06-15T24:00', '1990-06-15T23:60', '1990-06-15T23:59:60', '1990-02-30T00:00', '1990-13-01T00:00'])(
  'well-formed text with a date or time that does not exist: %s is parsed, because the calendar refuses it later',
  (text) => {
    expect(parseIso(text)).toBeDefined();
  },
);
