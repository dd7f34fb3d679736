import { describe, expect, test } from 'vitest';
import { send } from '../support/natal.ts';
import { askStandalone } from '../support/standalone.ts';

const PETERSBURG = { latitude: 59.9386, longitude: 30.3141 };
const STOCKHOLM = { latitude: 59.3293, longitude: 18.0686 };
const LONDON = { latitude: 51.5074, longitude: -0.1278 };

const subjectAt = (birth_location: object, iso: string, rest: object = {}) => ({
  name: 'Somebody',
  birth_datetime: { iso, calendar: 'local' },
  birth_location,
  ...rest,
});

describe('200 a date in the calendar of its place', () => {
  test.each([
    ['Russia in 1900', PETERSBURG, '1900-01-10', 'julian', '1900-01-22'],
    ['Britain before its change', LONDON, '1752-09-02', 'julian', '1752-09-13'],
    ['Sweden in its own calendar', STOCKHOLM, '1705-05-01', 'swedish', '1705-05-11'],
  ])('%s', async (_name, place, date, calendar, gregorian) => {
    const { status, body } = await send({ body: { subject: subjectAt(place, `${date}T12:00:00`) } });
    expect(status).toBe(200);
    expect(body.data.subject.datetime.slice(0, 10)).toBe(gregorian);
    expect(body.data.subject.time_resolution.calendar).toBe(calendar);
    expect(body.data.warnings.map(({ code }: { code: string }) => code)).not.toContain('CalendarNotStated');
  });
});

describe('400', () => {
  test('a date that the calendar of the place did not have', async () => {
    const { status, body } = await send({ body: { subject: subjectAt(LONDON, '1900-02-29T12:00:00') } });
    expect([status, body.error]).toEqual([400, 'InvalidDatetime']);
    expect(body.errors).toEqual([
      {
        location: 'body.subject.birth_datetime',
        message: expect.stringContaining('is not a date of the Gregorian calendar'),
      },
    ]);
  });

  test('without a place', async () => {
    const { status, body } = await askStandalone('lunar-phase', {
      date_time: { iso: '1900-01-10T12:00:00', calendar: 'local' },
    });
    expect([status, body.error]).toEqual([400, 'InvalidDatetime']);
    expect(body.errors).toEqual([
      {
        location: 'body.date_time.calendar',
        message: 'cannot be local without a place; send calendar gregorian or julian',
        value: 'local',
      },
    ]);
  });
});
