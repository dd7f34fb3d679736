import { describe, expect, it } from 'vitest';
import { HousesUndefinedError, ObjectsExcludedError } from '../../../lib/astro/chart/errors.ts';
import {
  type LocalTimeCandidate,
  LocalTimeNotUniqueError,
  UnknownZoneError,
} from '../../../lib/astro/clock/civil-time/errors.ts';
import type { StatedZone } from '../../../lib/astro/clock/civil-time/stated-time.ts';
import type { ZoneHint } from '../../../lib/astro/clock/civil-time/unknown-zone.ts';
import { AmbiguousPlaceError, PlaceNotFoundError } from '../../../lib/astro/clock/places/errors.ts';
import { EphemerisArgumentError, EphemerisRangeError, EphemerisUnavailableError } from '../../../lib/astro/errors.ts';
import { jdUt, unixSeconds } from '../../../lib/base/units/time.ts';
import { locateErrors, toDomainProblem } from '../../../lib/charts/domain-problems.ts';
import type { ErrorLocations } from '../../../lib/charts/error-locations.ts';

const LOCATIONS: ErrorLocations = {
  time: 'body.when',
  placeZone: 'body.where.timezone',
  placeName: 'body.where.place',
  houseSystem: 'body.houses',
  objects: 'body.list',
};

describe('locateErrors', () => {
  it('gives the result of a calculation that succeeds', () => {
    expect(locateErrors(LOCATIONS, () => 7)).toBe(7);
  });

  it('leaves an error that is not one of the domain as it is', () => {
    const defect = new TypeError('a defect');
    expect(() =>
      locateErrors(LOCATIONS, () => {
        throw defect;
      }),
    ).toThrow(defect);
  });
});

const NO_HINT: ZoneHint = { abbreviatedOffsets: [], placeZone: undefined, nearestName: undefined };

const unknownZone = (stated: StatedZone, owner: 'time' | 'place', nearestName?: string) =>
  new UnknownZoneError({
    ...{ zoneName: 'Europe/Pari', stated, owner, databaseVersion: '2026a' },
    hint: { ...NO_HINT, nearestName },
  });

describe('400 InvalidTimezone', () => {
  it.each([
    [{ iana_name: 'Europe/Pari' }, 'place', 'body.where.timezone.iana_name'],
    [{ name: 'Europe/Pari' }, 'place', 'body.where.timezone.name'],
    [{ iana_name: 'Europe/Pari' }, 'time', 'body.when.timezone.iana_name'],
  ] as const)('points to the member that states the zone: %j of the %s', (stated, owner, location) => {
    const problem = toDomainProblem(unknownZone(stated, owner, 'Europe/Paris'), LOCATIONS);
    const message = 'is not a zone of the IANA time zone database 2026a; did you mean Europe/Paris?';
    expect(problem).toMatchObject({ code: 'InvalidTimezone', message: 'There is no time zone Europe/Pari.' });
    expect(problem?.issues).toEqual([{ location, message, value: 'Europe/Pari', example: 'Europe/Paris' }]);
  });

  it.each([
    ['GMT+2', 7200],
    ['UTC-05:30', -19_800],
    ['+0530', 19_800],
  ])('says how the offset %s is sent', (zoneName, seconds) => {
    const unknown = { zoneName, stated: { name: zoneName }, owner: 'time', databaseVersion: '2026a' } as const;
    const problem = toDomainProblem(new UnknownZoneError({ ...unknown, hint: NO_HINT }), LOCATIONS);
    expect(problem?.issues[0]?.message).toMatch(new RegExp(`or utc_offset_seconds ${seconds}$`));
  });

  it('shows the form of a name where none is near', () => {
    const problem = toDomainProblem(unknownZone({ name: 'Europe/Pari' }, 'time'), LOCATIONS);
    expect(problem?.issues[0]?.message).toContain('; write it like Europe/Paris');
  });
});

const createReading = (instant: number, hours: number, abbreviation: string): LocalTimeCandidate => ({
  instant: unixSeconds(instant),
  offsetSeconds: hours * 3600,
  abbreviation,
});

describe('422', () => {
  const candidates = [createReading(0, 2, 'CEST'), createReading(3600, 1, 'CET')] as const;

  it.each([
    ['ambiguous', 'AmbiguousLocalTime', 'occurred twice'],
    ['nonexistent', 'NonexistentLocalTime', 'never occurred'],
  ] as const)('of a time that is %s points to it and shows both readings', (status, code, event) => {
    const failure = new LocalTimeNotUniqueError({ status, zoneName: 'Europe/Paris', candidates });
    const problem = toDomainProblem(failure, LOCATIONS);
    const [earlier, later] = ['1970-01-01T02:00:00.000+02:00 (CEST)', '1970-01-01T02:00:00.000+01:00 (CET)'];
    expect(problem).toMatchObject({
      code,
      message: `the local time ${event} in Europe/Paris: earlier ${earlier}, later ${later}`,
      issues: [
        { location: 'body.when', message: `disambiguation earlier would take ${earlier}` },
        { location: 'body.when', message: `disambiguation later would take ${later}` },
      ],
    });
  });
});

it('422 HouseSystemUndefined points to the house system and names the latitude', () => {
  const failure = new HousesUndefinedError({ system: 'P', latitudeDeg: 69.65 });
  const message = 'has no cusps at latitude 69.65';
  expect(toDomainProblem(failure, LOCATIONS)).toMatchObject({
    code: 'HouseSystemUndefined',
    message: `Placidus (P) ${message}.`,
    issues: [{ location: 'body.houses', message, value: 'P' }],
  });
});

it('400 InvalidBody points to each excluded object of the list', () => {
  const exclusions = [
    { id: 'sun', index: 1, reason: 'Sun has no heliocentric place.' },
    { id: 'moon', index: 4, reason: 'Moon has no heliocentric place.' },
  ] as const;

  expect(toDomainProblem(new ObjectsExcludedError(exclusions), LOCATIONS)).toMatchObject({
    code: 'InvalidBody',
    message: 'Sun has no heliocentric place. Moon has no heliocentric place.',
    issues: [
      { location: 'body.list[1]', message: 'Sun has no heliocentric place.', value: 'sun' },
      { location: 'body.list[4]', message: 'Moon has no heliocentric place.', value: 'moon' },
    ],
  });
});

describe('errors of the ephemeris', () => {
  const range = { fromJdUt: jdUt(1), toJdUt: jdUt(2) };

  it('of a moment outside the files is DatetimeOutOfRange at the time', () => {
    const problem = toDomainProblem(new EphemerisRangeError('Day 3 is outside.', { moment: 3, range }), LOCATIONS);
    const issues = [{ location: 'body.when', message: 'Day 3 is outside.' }];
    expect(problem).toMatchObject({ code: 'DatetimeOutOfRange', message: 'Day 3 is outside.', issues });
  });

  it('of a body that has no file at that moment is InvalidBody', () => {
    const failure = new EphemerisRangeError('No Chiron.', { moment: 1, range, body: 'chiron' });
    expect(toDomainProblem(failure)).toMatchObject({ code: 'InvalidBody', status: 400, issues: [] });
  });

  it.each([
    ['body', 'InvalidBody'],
    ['star', 'InvalidStar'],
    ['houseSystem', 'InvalidHouseSystem'],
    ['latitude', 'InvalidLatitude'],
    ['longitude', 'InvalidLongitude'],
    ['elevation', 'ValidationError'],
  ] as const)('of a value that it cannot compute with has the code of the argument: %s', (argument, code) => {
    expect(toDomainProblem(new EphemerisArgumentError('no', argument))).toMatchObject({ code, status: 400 });
  });

  it('of an engine that is not available is 503, with its cause for the log', () => {
    const failure = new EphemerisUnavailableError('sepl_18.se1 cannot be read', { cause: new Error('disk') });
    const expected = { status: 503, message: 'sepl_18.se1 cannot be read', cause: failure };
    expect(toDomainProblem(failure)).toMatchObject(expected);
  });
});

describe('422 for the name of a place', () => {
  const candidate = (state: string) => ({
    display_name: `Ash, ${state}`,
    latitude: 1,
    longitude: 2,
    country_code: 'ZZ',
    state,
  });

  it('AmbiguousPlace names the largest three and the parts that were not understood', () => {
    const candidates = ['East', 'West', 'North', 'South'].map(candidate);
    const failure = new AmbiguousPlaceError({ name: 'Ash, Oost', unknownParts: ['Oost'], candidates });
    const problem = toDomainProblem(failure, LOCATIONS);
    const message =
      'may mean Ash, East or Ash, West or Ash, North; Oost is no known state or country; send the display_name of one candidate, or its coordinates';
    expect(problem).toMatchObject({ code: 'AmbiguousPlace', message: `The place Ash, Oost ${message}.` });
    expect(problem?.issues).toEqual([
      { location: 'body.where.place', message, value: 'Ash, Oost', example: 'Ash, East', candidates },
    ]);
  });

  it('PlaceNotFound names the nearest names and where to search', () => {
    const failure = new PlaceNotFoundError({ name: 'Ashh', nearest: ['Ash, East', 'Ash, West'] });
    expect(toDomainProblem(failure, LOCATIONS)?.issues).toEqual([
      {
        location: 'body.where.place',
        message:
          'is not a known place; similar names are Ash, East; Ash, West; find it with GET /location/autocomplete, or send latitude and longitude',
        value: 'Ashh',
        example: 'Ash, East',
        nearest: ['Ash, East', 'Ash, West'],
      },
    ]);
  });

  it('PlaceNotFound has an example also without similar names', () => {
    const failure = new PlaceNotFoundError({ name: 'Qqq', nearest: [] });
    expect(toDomainProblem(failure, LOCATIONS)?.issues[0]?.example).toBe('Paris, Texas');
  });
});
