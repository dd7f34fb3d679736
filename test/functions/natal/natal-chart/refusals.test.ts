import { describe, expect, it } from 'vitest';
import { answer, birth, chartAt, PARIS } from '../birth.ts';

interface Finding {
  readonly location: string;
  readonly message: string;
  readonly value?: unknown;
}

const changeLocation = (changes: object) => ({ subject: birth({ birth_location: { ...PARIS, ...changes } }) });
const changeDatetime = (birth_datetime: unknown) => ({ subject: birth({ birth_datetime }) });
const locations = (body: { errors: Finding[] }) => body.errors.map(({ location }) => location);

describe('400 with the specific code of the one fault', () => {
  it.each([
    ['InvalidLatitude', changeLocation({ latitude: 90.0001 }), 'birth_location.latitude', 'must be ≤ 90'],
    [
      'InvalidLatitude',
      changeLocation({ latitude: { decimal: -91 } }),
      'birth_location.latitude.decimal',
      'must be ≥ -90',
    ],
    [
      'InvalidLatitude',
      changeLocation({ latitude: 'north' }),
      'birth_location.latitude',
      'cannot be read as a latitude; write it like 48.8566, 48n51 or 48°51\'24"N',
    ],
    [
      'InvalidLatitude',
      changeLocation({ latitude: null }),
      'birth_location.latitude',
      'must be a number of degrees, {decimal}, or a text such as 48n51, not null',
    ],
    ['InvalidLongitude', changeLocation({ longitude: 180.5 }), 'birth_location.longitude', 'must be ≤ 180'],
    [
      'InvalidLongitude',
      changeLocation({ longitude: { decimal: '2' } }),
      'birth_location.longitude.decimal',
      'must be a number, not a string',
    ],
    [
      'InvalidDatetime',
      changeDatetime({ iso: '1990-02-30T00:00' }),
      'birth_datetime.iso',
      'is not a date of the Gregorian calendar',
    ],
    [
      'InvalidDatetime',
      changeDatetime({ year: 1990, month: 13, day: 1, hour: 0 }),
      'birth_datetime.month',
      'must be ≤ 12',
    ],
    [
      'InvalidDatetime',
      changeDatetime('yesterday'),
      'birth_datetime',
      'must be a date, or a date and a time, such as 1990-06-15T14:30, 1990-06-15 14:30:00Z, 15 June 1990 2:30 pm or 15.6.1990 14:30',
    ],
    [
      'InvalidDatetime',
      changeDatetime(true),
      'birth_datetime',
      'must be a date and time such as 1990-06-15T14:30:00, or an object with iso, not a boolean',
    ],
    [
      'InvalidDatetime',
      changeDatetime({ year: 1990, month: 6, day: 15, hour: 14.5 }),
      'birth_datetime.hour',
      'must be a whole number, not 14.5',
    ],
  ])('%s: %j', async (error, request, place, message) => {
    const { status, body } = await answer(request);
    expect([status, body.error]).toEqual([400, error]);
    expect(body.errors).toEqual([expect.objectContaining({ location: `body.subject.${place}`, message })]);
  });

  it('InvalidHouseSystem at i, which the engine and this service read as different systems', async () => {
    const ask = (house_system: string) => answer({ configuration: { house_system } });
    const { status, body } = await ask('i');
    expect([status, body.error, body.errors.length]).toEqual([400, 'InvalidHouseSystem', 1]);
    expect(body.errors[0]).toMatchObject({
      location: 'body.configuration.house_system',
      message: expect.stringContaining('send I or SM'),
    });
    for (const code of ['I', 'sm', 'p']) expect((await ask(code)).status).toBe(200);
  });

  it('InvalidHouseSystem names the codes', async () => {
    const { status, body } = await answer({ configuration: { house_system: 'Z' } });
    expect([status, body.error]).toEqual([400, 'InvalidHouseSystem']);
    expect(body.detail).toContain('P, K, W, E, C, R, O, B, M, A, V, T, D, F, H, I, SM, L, Q, N, S, U, X, Y, J');
  });

  it.each([
    { iso: '-99999-01-01T00:00' },
    { iso: '+99999-01-01T00:00' },
    { iso: '3000-01-01T00:00' },
    { julian_day: -40_000_000 },
    { julian_day: 2816787.6 },
  ])('DatetimeOutOfRange: %j, naming the years covered', async (birth_datetime) => {
    const { status, body } = await answer(changeDatetime(birth_datetime));
    expect([status, body.error]).toEqual([400, 'DatetimeOutOfRange']);
    expect(body.detail).toMatch(
      /^The moment must lie between -3\d{3}-\d\d-\d\dT\d\d:\d\dZ and 2999-\d\d-\d\dT\d\d:\d\dZ/,
    );
    expect(locations(body)).toEqual(['body.subject.birth_datetime']);
  });

  it('DatetimeOutOfRange of the very ends of the files is not given', async () => {
    for (const iso of ['-3000-01-01T00:00', '2999-12-29T00:00']) {
      expect((await chartAt({ iso })).planets.sun.sign).toMatch(/^[A-Z]/);
    }
  });
});

describe('400 with all findings at once', () => {
  it('of query, subject, configuration and options, each with its path, message and value', async () => {
    const { status, body } = await answer({
      query: { preset: 'ful', fromat: 'json' },
      subject: { ...birth({ birth_location: { latitude: 95, longitude: { decimal: 200, minutes: 3 } } }), nmae: 'x' },
      configuration: {
        house_system: 'Z',
        ayanamsa: 'lahiri',
        object_set: 'full',
        objects: ['sun'],
        zodiak: 'tropical',
      },
      options: { verbositty: 'minimal', decimal_places: 11 },
    });
    expect([status, body.error]).toEqual([400, 'ValidationError']);
    expect(locations(body).sort()).toEqual([
      'body.configuration.house_system',
      'body.configuration.objects',
      'body.configuration.zodiac_type',
      'body.configuration.zodiak',
      'body.options.decimal_places',
      'body.options.verbositty',
      'body.subject.birth_location.latitude',
      'body.subject.birth_location.longitude.decimal',
      'body.subject.birth_location.longitude.minutes',
      'body.subject.nmae',
      'query.fromat',
      'query.preset',
    ]);
    const finding = (location: string) => body.errors.find((each: Finding) => each.location === location);
    expect(finding('body.subject.nmae')).toMatchObject({ message: 'is not known; did you mean name?', value: 'x' });
    expect(finding('query.fromat')).toMatchObject({ message: 'is not known; did you mean format?' });
    expect(finding('query.preset')).toMatchObject({
      value: 'ful',
      message: expect.stringContaining('did you mean full'),
    });
    expect(body.detail).toMatch(/\(and 11 more in errors\)$/);
  });

  it('of a datetime and its zone', async () => {
    const timezone = { iana_name: 'Europe/Paris', utc_offset_seconds: 3600 };
    const { status, body } = await answer(changeDatetime({ iso: 'noon', timezone }));
    expect(status).toBe(400);
    expect(locations(body).sort()).toEqual(['body.subject.birth_datetime.iso', 'body.subject.birth_datetime.timezone']);
  });

  it('of what is missing', async () => {
    const { body } = await answer({ subject: {} });
    expect(body.errors).toEqual(
      ['birth_datetime', 'birth_location'].map((member) => ({
        location: `body.subject.${member}`,
        message: expect.stringMatching(/^is required: /),
        example: expect.anything(),
      })),
    );
  });
});

describe('400 what the endpoint does not know', () => {
  it.each([
    [{ subject: birth(), configuraton: {} }, 'body.configuraton', 'configuration'],
    [{ subject: birth({ birth_datetiem: {} }) }, 'body.subject.birth_datetiem', 'birth_datetime'],
    [changeLocation({ timezone: { iana_nmae: 'x' } }), 'body.subject.birth_location.timezone.iana_nmae', 'iana_name'],
    [changeLocation({ latitude: { decmial: 1 } }), 'body.subject.birth_location.latitude.decmial', 'decimal'],
    [
      changeDatetime({ iso: '1990-06-15T14:30', disambigaution: 'x' }),
      'body.subject.birth_datetime.disambigaution',
      'disambiguation',
    ],
    [changeDatetime({ components: { yaer: 1990 } }), 'body.subject.birth_datetime.components.yaer', 'year'],
    [{ options: { orbs: { tirne: 3 } } }, 'body.options.orbs.tirne', 'trine'],
    [{ configuration: { orbs: { trine: 3 } } }, 'body.configuration.orbs', 'options.orbs'],
    [{ subject: birth(), hous_system: 'P' }, 'body.hous_system', 'configuration.house_system'],
    [{ options: { object_set: 'full' } }, 'body.options.object_set', 'configuration.object_set'],
    [{ options: { decimals: 2 } }, 'body.options.decimals', 'decimal_places'],
    [{ subject: birth(), decimals: 2 }, 'body.decimals', 'options.decimal_places'],
  ])('%j', async (request, location, nearest) => {
    const { status, body } = await answer(request);
    expect(status).toBe(400);
    const { message } = body.errors.find((each: Finding) => each.location === location);
    expect(message).toBe(`is not known; did you mean ${nearest}?`);
  });

  it('far from any known name lists what is known', async () => {
    for (const name of ['zzz', 'include', 's', '']) {
      const { body } = await answer({ options: { [name]: 1 } });
      expect(body.errors[0].message).toMatch(/^is not known; known are include_aspects, /);
    }
  });
});
