import { describe, expect, test } from 'vitest';
import { birth, PARIS } from '../birth.ts';
import { askProgressed, BORN_UTC } from './progressed-request.ts';

describe('200 the moment of life', () => {
  test('a civil time without an offset is that of the birthplace', async () => {
    const { metadata } = await askProgressed({ progressed_datetime: { iso: '2020-06-15T14:30:00' } });
    expect(metadata.progressed_date).toBe('2020-06-15T12:30:00.000Z');
    expect(metadata.time_resolution).toEqual({ source: 'timezone', status: 'unique', certainty: 'certain' });
  });

  test('a zone with the time takes precedence', async () => {
    const members = { iso: '2020-06-15T14:30:00', timezone: { iana_name: 'Asia/Tokyo' } };
    const { metadata } = await askProgressed({ progressed_datetime: members });
    expect(metadata.progressed_date).toBe('2020-06-15T05:30:00.000Z');
  });

  test('a date alone is midnight at the birthplace', async () => {
    const { metadata } = await askProgressed({ progressed_datetime: { iso: '2020-06-15' } });
    expect(metadata.progressed_date).toBe('2020-06-14T22:00:00.000Z');
  });

  test('without a zone it is read in the one found at the birthplace', async () => {
    const { timezone: _zone, ...birth_location } = PARIS;
    const subject = birth({ birth_datetime: { iso: BORN_UTC }, birth_location });
    const { metadata } = await askProgressed({ subject, progressed_datetime: { iso: '2020-06-15T14:30:00' } });
    expect(metadata.progressed_date).toBe('2020-06-15T12:30:00.000Z');
    expect(metadata.time_resolution.source).toBe('coordinates');
  });

  test('a local time that occurred twice has a warning of its own', async () => {
    const data = await askProgressed({ progressed_datetime: { iso: '2020-10-25T02:30:00' } });
    expect(data.metadata.time_resolution).toMatchObject({ status: 'ambiguous' });
    expect(data.subject.time_resolution).toEqual({ source: 'timezone', status: 'unique', certainty: 'certain' });
    const [warning] = data.warnings;
    expect(warning).toMatchObject({ code: 'LocalTimeAmbiguous' });
    expect(warning.message).toContain('progressed_datetime');
  });
});
