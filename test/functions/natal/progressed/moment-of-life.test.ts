import { expect, test } from 'vitest';
import { birth, PARIS } from '../birth.ts';
import { askProgressed, BORN_UTC } from './progressed-request.ts';

const { timezone: _zone, ...WITHOUT_ZONE } = PARIS;

test.each([
  [
    'a civil time is that of the birthplace',
    { iso: '2020-06-15T14:30:00' },
    PARIS,
    '2020-06-15T12:30:00.000Z',
    'timezone',
  ],
  [
    'a zone with the time takes precedence',
    { iso: '2020-06-15T14:30:00', timezone: { iana_name: 'Asia/Tokyo' } },
    PARIS,
    '2020-06-15T05:30:00.000Z',
    'timezone',
  ],
  ['a date alone is midnight at the birthplace', { iso: '2020-06-15' }, PARIS, '2020-06-14T22:00:00.000Z', 'timezone'],
  [
    'without a zone it is read in the one found at the birthplace',
    { iso: '2020-06-15T14:30:00' },
    WITHOUT_ZONE,
    '2020-06-15T12:30:00.000Z',
    'coordinates',
  ],
])('%s', async (_, progressed_datetime, birth_location, expected, source) => {
  const subject = birth({ birth_datetime: { iso: BORN_UTC }, birth_location });
  const { metadata } = await askProgressed({ subject, progressed_datetime });
  expect(metadata.progressed_date).toBe(expected);
  expect(metadata.time_resolution).toMatchObject({ source, status: 'unique', certainty: 'certain' });
});
