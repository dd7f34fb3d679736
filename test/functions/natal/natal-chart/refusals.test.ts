import { describe, expect, it } from 'vitest';
import { answer, birth, PARIS } from '../birth.ts';

interface Finding {
  readonly location: string;
  readonly message: string;
  readonly value?: unknown;
}

/** A birth in Paris with one member of its place or its datetime changed. */
const withPlace = (changes: object) => ({ subject: birth({ birth_location: { ...PARIS, ...changes } }) });
const withDatetime = (birth_datetime: unknown) => ({ subject: birth({ birth_datetime }) });
const locations = (body: { errors: Finding[] }) => body.errors.map(({ location }) => location);

const DATE_TEXT =
  'must be a date, or a date and a time, such as 1990-06-15T14:30, 1990-06-15 14:30:00Z, 15 June 1990 2:30 pm or 15.6.1990 14:30';

describe('400 with the specific code of the one fault', () => {
  it.each([
    ['InvalidLatitude', '', 90.0001, 'must be ≤ 90'],
    ['InvalidLatitude', '.decimal', { decimal: -91 }, 'must be ≥ -90'],
    ['InvalidLatitude', '', 'north', 'cannot be read as a latitude; write it like 48.8566, 48n51 or 48°51\'24"N'],
    ['InvalidLatitude', '', null, 'must be a number of degrees, {decimal}, or a text such as 48n51, not null'],
    ['InvalidLongitude', '', 180.5, 'must be ≤ 180'],
    ['InvalidLongitude', '.decimal', { decimal: '2' }, 'must be a number, not a string'],
  ])('%s%s %j', async (error, below, value, message) => {
    const member = error.slice('Invalid'.length).toLowerCase();
    const { status, body } = await answer(withPlace({ [member]: value }));
    expect([status, body.error]).toEqual([400, error]);
    const location = `body.subject.birth_location.${member}${below}`;
    expect(body.errors).toEqual([expect.objectContaining({ location, message })]);
  });

  it.each([
    ['.iso', { iso: '1990-02-30T00:00' }, 'is not a date of the Gregorian calendar'],
    ['.month', { year: 1990, month: 13, day: 1, hour: 0 }, 'must be ≤ 12'],
    ['.hour', { year: 1990, month: 6, day: 15, hour: 14.5 }, 'must be a whole number, not 14.5'],
    ['', 'yesterday', DATE_TEXT],
    ['', true, 'must be a date and time such as 1990-06-15T14:30:00, or an object with iso, not a boolean'],
  ])('InvalidDatetime%s %j', async (below, birth_datetime, message) => {
    const { status, body } = await answer(withDatetime(birth_datetime));
    expect([status, body.error]).toEqual([400, 'InvalidDatetime']);
    expect(body.errors).toEqual([
      expect.objectContaining({ location: `body.subject.birth_datetime${below}`, message }),
    ]);
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

  it.each([
    { iso: '-99999-01-01T00:00' },
    { iso: '+99999-01-01T00:00' },
    { iso: '3000-01-01T00:00' },
    { julian_day: -40_000_000 },
    { julian_day: 2816787.6 },
  ])('DatetimeOutOfRange: %j, naming the years covered', async (birth_datetime) => {
    const { status, body } = await answer(withDatetime(birth_datetime));
    expect([status, body.error]).toEqual([400, 'DatetimeOutOfRange']);
    expect(body.detail).toMatch(
      /^The moment must lie between -3\d{3}-\d\d-\d\dT\d\d:\d\dZ and 2999-\d\d-\d\dT\d\d:\d\dZ/,
    );
    expect(locations(body)).toEqual(['body.subject.birth_datetime']);
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
    const { status, body } = await answer(withDatetime({ iso: 'noon', timezone }));
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
    [withPlace({ timezone: { iana_nmae: 'x' } }), 'body.subject.birth_location.timezone.iana_nmae', 'iana_name'],
    [withPlace({ latitude: { decmial: 1 } }), 'body.subject.birth_location.latitude.decmial', 'decimal'],
    [
      withDatetime({ iso: '1990-06-15T14:30', disambigaution: 'x' }),
      'body.subject.birth_datetime.disambigaution',
      'disambiguation',
    ],
    [withDatetime({ components: { yaer: 1990 } }), 'body.subject.birth_datetime.components.yaer', 'year'],
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
