import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBirthLine } from '../../site/browser/birth-line.ts';

test.each([
  ['9 Dec 1906 6:00 am, New York', '1906-12-09', '06:00', 'New York', '9 Dec 1906 6:00 am'],
  ['9 Dec 1906 6:00 am new york', '1906-12-09', '06:00', 'new york', '9 Dec 1906 6:00 am'],
  ['1906-12-09T06:00 in Paris, Texas', '1906-12-09', '06:00', 'Paris, Texas', '1906-12-09T06:00'],
  ['9.12.1906, Springfield', '1906-12-09', '', 'Springfield', '9.12.1906'],
  ['9.12.1906 6:00, 40.71 -74.01', '1906-12-09', '06:00', '40.71 -74.01', '9.12.1906 6:00'],
  ['9.12.1906 40.71 -74.01', '1906-12-09', '', '40.71 -74.01', '9.12.1906'],
  ['9 Dec 1906 18:30', '1906-12-09', '18:30', '', '9 Dec 1906 18:30'],
  ['9 Dec 1906', '1906-12-09', '', '', '9 Dec 1906'],
])('%s is read as its parts', (line, date, time, place, before) => {
  expect(readBirthLine(line)).toEqual({ date, time, place, before });
});

test.each([
  ['', /1906-12-09/],
  ['New York', /1906-12-09/],
  ['12/9/1906 6:00, Oslo', /Either number could be the month/],
  ['30 Feb 1906, Oslo', /no such day/],
  ['9.12.1906 25:00, Oslo', /not a time of day/],
])('%j is refused, with what to write instead', (line, message) => {
  expect(readBirthLine(line)).toEqual({ message: expect.stringMatching(message) });
});

test('a long place is read whole', () => {
  const place = 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu';
  expect(readBirthLine(`9 Dec 1906 6:00, ${place}`)).toMatchObject({ place });
});

test('no text ends in an exception', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 300 }),
        fc.string().map((rest) => `9 Dec 1906 6:00${rest}`),
      ),
      (line) => {
        expect(readBirthLine(line)).toSatisfy((read: object) => 'message' in read || 'date' in read);
      },
    ),
  );
});
