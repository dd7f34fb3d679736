import { describe, expect, it } from 'vitest';
import { askDirections as ask } from '../../support/directions.ts';
import { BUSH as subject } from '../../support/timelords.ts';

describe('refused directions', () => {
  it('422 BirthTimeRequired without a time of birth', async () => {
    const unknown = { ...subject, birth_datetime: { iso: '1946-07-06' }, birth_time_known: false };
    const { status, body } = await ask({ subject: unknown });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      error: 'BirthTimeRequired',
      errors: [{ location: 'body.subject.birth_time_known' }],
    });
  });

  it('400 for a calendar of years that calendars do not have', async () => {
    const ancient = { ...subject, birth_datetime: { iso: '-2999-06-01T12:00:00Z' } };
    expect((await ask({ subject: ancient }, { format: 'csv' })).status).toBe(200);
    const { status, body } = await ask({ subject: ancient }, { format: 'ics' });
    expect(status).toBe(400);
    expect(body.errors).toHaveLength(1);
  });

  it.each([
    ['a point without directions', { promissors: ['vertex'] }, 'body.promissors[0]'],
    ['a point twice', { significators: ['sun', 'Sun'] }, 'body.significators[1]'],
    ['a key of the user without its value', { key: 'user' }, 'body.user_key'],
    ['a value with another key', { user_key: 1 }, 'body.key'],
    ['a key that never ends', { key: 'user', user_key: 0 }, 'body.user_key'],
    ['an ayanamsa in the tropical zodiac', { ayanamsa: 'raman' }, 'body.zodiac_type'],
  ])('400 for %s', async (_, member, location) => {
    const { status, body } = await ask({ subject, ...member });
    expect(status).toBe(400);
    expect(body.errors.map((each: { location: string }) => each.location)).toEqual([location]);
  });
});
