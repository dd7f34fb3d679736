import { describe, expect, test } from 'vitest';
import { askSky } from '../../support/sky.ts';

const riseSet = (body: object, query = {}) => askSky('/sky/rise-set', body, query);

describe('a date that the place left out', () => {
  const SAMOA = { latitude: -13.8, longitude: -171.8 };

  test.each([
    ['Samoa', { location: SAMOA, date: '2011-12-30' }, 'body.date'],
    ['Samoa', { location: SAMOA, start_date: '2011-12-30', end_date: '2011-12-30' }, 'body.start_date'],
  ])('400 in %s alone, at its member, also as CSV', async (_, sent, location) => {
    for (const query of [{}, { format: 'csv' }]) {
      const { status, text, body } = await riseSet({ ...sent, bodies: ['sun'] }, query);
      expect(status).toBe(400);
      expect(text).toContain('InvalidDatetime');
      expect(body.errors.map((issue: { location: string }) => issue.location)).toEqual([location]);
    }
  });

  test('200 within a range, which skips it', async () => {
    const range = { start_date: '2011-12-29', end_date: '2011-12-31' };
    const { body } = await riseSet({ location: SAMOA, ...range, bodies: ['sun'] });
    expect(body.days.map(({ date }: { readonly date: string }) => date)).toEqual(['2011-12-29', '2011-12-31']);
  });
});

describe('dates in their calendar', () => {
  const LONDON = { latitude: 51.5, longitude: -0.13 };
  const datesOf = async (sent: object) => {
    const { status, body } = await riseSet({ location: LONDON, bodies: ['sun'], events: ['rise'], ...sent });
    expect(status, JSON.stringify(body).slice(0, 300)).toBe(200);
    return {
      dates: body.days.map(({ date }: { readonly date: string }) => date),
      codes: body.warnings.map(({ code }: { code: string }) => code),
    };
  };

  test.each([
    ['julian', '1752-09-01', '1752-09-03', ['1752-09-12', '1752-09-13', '1752-09-14']],
    ['local', '1752-09-01', '1752-09-14', ['1752-09-12', '1752-09-13', '1752-09-14']],
    ['gregorian', '1752-09-02', '1752-09-03', ['1752-09-02', '1752-09-03']],
  ])('200 %s %s to %s in London', async (calendar, start_date, end_date, expected) => {
    const { dates, codes } = await datesOf({ start_date, end_date, calendar });
    expect(dates).toEqual(expected);
    expect(codes).not.toContain('CalendarNotStated');
  });

  test.each([
    [{ date: '1700-02-29' }, 'InvalidDatetime', 'body.date'],
    [{ date: '1900-02-29', calendar: 'local' }, 'InvalidDatetime', 'body.date'],
    [{ start_date: '1900-02-29', end_date: '1900-03-01', calendar: 'local' }, 'InvalidDatetime', 'body.start_date'],
    [{ start_date: '1752-09-05', end_date: '1752-09-14', calendar: 'local' }, 'InvalidRange', 'body.end_date'],
    [{ calendar: 'julian' }, 'ValidationError', 'body.calendar'],
  ])('400 %j', async (sent, code, location) => {
    const { status, body } = await riseSet({ location: LONDON, ...sent });
    expect([status, body.error, body.errors[0].location]).toEqual([400, code, location]);
  });
});
