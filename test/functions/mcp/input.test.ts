import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { readBirthText, readPlaceText, type WrittenBirth } from '../../../functions/mcp/input/birth.ts';
import { addDays, fromToShape, MomentText, readMomentText, toRange } from '../../../functions/mcp/input/moment.ts';

describe('a moment', () => {
  test.each([
    ['1990-06-15 14:30', '1990-06-15T14:30'],
    ['1990-06-15T14:30:05.25Z', '1990-06-15T14:30:05.25Z'],
    ['1990-6-5 9:05', '1990-06-05T09:05'],
    ['1990-06-15 14:30 +02:00', '1990-06-15T14:30+02:00'],
    ['1990-06-15 2:30 pm', '1990-06-15T14:30'],
    ['1990-06-15 12 a.m.', '1990-06-15T00:00'],
    ['1990-06-15 12:15pm', '1990-06-15T12:15'],
    ['15 June 1990, 14:30', '1990-06-15T14:30'],
    ['15th Jun 1990', '1990-06-15'],
    ['June 15, 1990 at 2:30 PM', '1990-06-15T14:30'],
    ['-0044-03-15', '-0044-03-15'],
  ])('%s is %s', (text, iso) => {
    expect(readMomentText(text)).toMatchObject({ iso, rest: '' });
  });

  test.each(['yesterday', '', '15 Juno1990', '1990'])('%j is refused with the accepted forms', (text) => {
    expect(readMomentText(text)).toContain('such as 1990-06-15T14:30');
  });

  test('whose day and month can be exchanged is refused with both dates', () => {
    expect(readMomentText('06/05/1990 14:30')).toContain('1990-05-06T14:30 or 1990-06-05T14:30');
  });

  test('that is now is left to the service', () => {
    expect(['now', 'Today', ''].map((text) => MomentText.parse(text))).toEqual([undefined, undefined, undefined]);
  });

  test('some days later keeps its form', () => {
    expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
    expect(addDays('2026-12-30T12:00:00Z', 3)).toBe('2027-01-02T12:00:00.000Z');
    expect(addDays('2026-13-30', 3)).toBe('2026-13-30');
    expect(addDays('-0043-12-30', 3)).toBe('-000042-01-02');
    expect(addDays('0050-12-30', 3)).toBe('0051-01-02');
  });
});

describe('a place', () => {
  test.each([
    ['48.85, 2.35', 48.85, 2.35],
    ['-33.9 18.4', -33.9, 18.4],
    ['33.66 N, 95.55 W', 33.66, -95.55],
    ['33.9°S, 18.4°E', -33.9, 18.4],
  ])('%s is a pair of coordinates', (text, latitude, longitude) => {
    expect(readPlaceText(text)).toEqual({ latitude, longitude });
  });

  test.each(['Paris, Texas', '48.85', '100 Mile House, British Columbia', '6 October City'])('%s is a name', (text) => {
    expect(readPlaceText(` ${text} `)).toBe(text);
  });
});

describe('a birth', () => {
  const read = (text: string): WrittenBirth => {
    const birth = readBirthText(text);
    if (typeof birth === 'string') throw new Error(birth);
    return birth;
  };

  test.each([
    ['1990-06-15 14:30, Paris, Texas', '1990-06-15T14:30', 'Paris, Texas'],
    ['1990-06-15 14:30 Paris, Texas', '1990-06-15T14:30', 'Paris, Texas'],
    ['June 15, 1990 2:30 pm in Paris, Texas', '1990-06-15T14:30', 'Paris, Texas'],
    ['1990-06-15 14:30 A Coruña', '1990-06-15T14:30', 'A Coruña'],
    ['1990-06-15T12:30Z; 100 Mile House', '1990-06-15T12:30Z', '100 Mile House'],
    ['1990-06-15 14:30, 6 October City', '1990-06-15T14:30', '6 October City'],
  ])('%s has a time and a place', (text, iso, birth_location) => {
    expect(read(text).subject).toEqual({ name: '', birth_datetime: { iso }, birth_location });
  });

  test.each([
    '1990-06-15 unknown, Paris, Texas',
    '1990-06-15 time unknown, Paris, Texas',
    '1990-06-15, unknown time, Paris, Texas',
    '1990-06-15 (time unknown) Paris, Texas',
  ])('%s has no time', (text) => {
    expect(read(text).subject).toMatchObject({ birth_datetime: { iso: '1990-06-15' }, birth_time_known: false });
    expect(read(text).moveTo('Paris, France')).toBe('1990-06-15 unknown, Paris, France');
  });

  test.each([
    ['1700-02-15 julian 10:00, London', '1700-02-15T10:00', 'julian'],
    ['15 February 1700 (Julian calendar), 10 am, London', '1700-02-15T10:00', 'julian'],
    ['1752-09-20 gregorian 10:00, London', '1752-09-20T10:00', 'gregorian'],
  ])('%s names its calendar, also in the next call', (text, iso, calendar) => {
    const { subject, moveTo } = read(text);
    expect(subject).toMatchObject({ birth_datetime: { iso, calendar }, birth_location: 'London' });
    expect(read(moveTo('Ulm')).subject).toMatchObject({ birth_datetime: { iso, calendar }, birth_location: 'Ulm' });
  });

  test('without a time names its calendar', () => {
    const { subject, moveTo } = read('1700-02-15 julian unknown, London');
    expect(subject).toMatchObject({
      birth_datetime: { iso: '1700-02-15', calendar: 'julian' },
      birth_time_known: false,
    });
    expect(moveTo('Ulm')).toBe('1700-02-15 julian unknown, Ulm');
  });

  test('in a place named Julian has no calendar', () => {
    expect(read('1990-06-15 14:30, Julian, California').subject).toEqual({
      name: '',
      birth_datetime: { iso: '1990-06-15T14:30' },
      birth_location: 'Julian, California',
    });
  });

  test('is a handle as it was sent', () => {
    expect(read(' c1.AbC ').subject).toBe('c1.AbC');
  });

  test.each([
    ['Paris 1990', 'must begin with a date'],
    ['1990-06-15 14:30', 'has no place; write "1990-06-15 14:30, Paris, Texas"'],
    ['1990-06-15', 'has no place'],
    ['1990-06-15 Paris', 'or "1990-06-15 unknown, Paris" if nobody knows it'],
  ])('%s is refused with a correct form', (text, message) => {
    expect(readBirthText(text)).toContain(message);
  });

  test('at another place is the next call', () => {
    const { moveTo } = read('15 June 1990 2:30 pm, Springfield');
    expect(read(moveTo('Springfield, Illinois, United States')).subject).toMatchObject({
      birth_datetime: { iso: '1990-06-15T14:30' },
      birth_location: 'Springfield, Illinois, United States',
    });
  });

  test('of any text is read or refused', () => {
    const anyPart = fc.constantFrom(
      '1990-06-15',
      ' ',
      '14:30',
      'pm',
      ',',
      'unknown',
      'julian',
      '+02:00',
      'in',
      'Paris',
      '48.85',
      'T',
      'c1.',
    );
    const anyText = fc.oneof(
      fc.string(),
      fc.array(anyPart).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        expect(['string', 'object']).toContain(typeof readBirthText(text));
      }),
    );
  });
});

describe('a range', () => {
  const now = new Date('2026-11-27T10:00:00Z');

  test.each([
    ['this week', '2026-11-23', '2026-11-30'],
    ['Next week', '2026-11-30', '2026-12-07'],
    ['next month', '2026-12-01', '2027-01-01'],
    ['last year', '2025-01-01', '2026-01-01'],
  ])('%s is a period in words', (from, start_date, end_date) => {
    const args = z.object(fromToShape).parse({ from });
    expect(toRange({ to: undefined, ...args, from: args.from }, 30, now)).toEqual({ start_date, end_date });
  });

  test('begins at a date as people write it', () => {
    const { from } = z.object(fromToShape).parse({ from: '3 May 1985' });
    expect(toRange({ from, to: undefined }, 1, now)).toEqual({ start_date: '1985-05-03', end_date: '1985-05-04' });
  });
});
