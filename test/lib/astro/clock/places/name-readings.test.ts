import { expect, it, test } from 'vitest';
import { listNameReadings, splitAtCommas } from '../../../../../lib/astro/clock/places/name-readings.ts';

const readingsOf = (text: string, group: number) => listNameReadings(splitAtCommas(text))[group];

test('a text without a letter or digit has no reading', () => {
  expect(listNameReadings(splitAtCommas(' ,!,'))).toEqual([]);
});

it('first takes what precedes the first comma as the name', () => {
  expect(readingsOf('Paris, Texas, USA', 0)).toEqual([{ name: 'paris', regions: ['texas', 'usa'] }]);
});

it('takes the end of the first part as a region only after that', () => {
  expect(readingsOf('Springfield IL, USA', 1)).toEqual([{ name: 'springfield', regions: ['il', 'usa'] }]);
});

it('then takes a comma as part of a name or of a region', () => {
  expect(readingsOf('Frankfurt, Oder', 2)).toContainEqual({ name: 'frankfurt oder', regions: [] });
  expect(readingsOf('Oakley, Bournemouth, Poole', 2)).toContainEqual({
    name: 'oakley',
    regions: ['bournemouth poole'],
  });
});

it('takes regions first as the last possibility', () => {
  expect(readingsOf('Texas, Paris', 3)).toEqual([{ name: 'paris', regions: ['texas'] }]);
});

it('writes abbreviations out as an alternative', () => {
  expect(readingsOf('St. Gallen', 0)?.map(({ name }) => name)).toEqual(['st gallen', 'saint gallen']);
});
