import { describe, expect, it } from 'vitest';
import { LocalTimeNotUniqueError, UnknownZoneError } from '../../../lib/domain/civil-time/errors.ts';
import type { LocalTimeCandidate } from '../../../lib/domain/civil-time/resolve.ts';
import type { StatedZone } from '../../../lib/domain/civil-time/stated-time.ts';
import { unixSeconds } from '../../../lib/units/time.ts';
import { type ErrorLocations, locateErrors, toDomainProblem } from '../../../lib/use-cases/domain-problems.ts';

const LOCATIONS: ErrorLocations = { time: 'body.when', placeZone: 'body.where.timezone' };

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

  it('reports the code of an error whose member no location names, without issues', () => {
    const failure = unknownZone({ name: 'Europe/Pari' }, 'place');
    expect(toDomainProblem(failure, { time: 'body.when' })).toMatchObject({ code: 'InvalidTimezone', issues: [] });
  });
});

const unknownZone = (stated: StatedZone, owner: 'time' | 'place', nearestName?: string) =>
  new UnknownZoneError({ zoneName: 'Europe/Pari', stated, owner, nearestName, databaseVersion: '2026a' });

describe('400 InvalidTimezone', () => {
  it.each([
    [{ iana_name: 'Europe/Pari' }, 'place', 'body.where.timezone.iana_name'],
    [{ name: 'Europe/Pari' }, 'place', 'body.where.timezone.name'],
    [{ iana_name: 'Europe/Pari' }, 'time', 'body.when.timezone.iana_name'],
  ] as const)('points to the member that states the zone: %j of the %s', (stated, owner, location) => {
    const problem = toDomainProblem(unknownZone(stated, owner, 'Europe/Paris'), LOCATIONS);
    const message = 'is not a zone of the IANA time zone database 2026a; did you mean Europe/Paris?';
    expect(problem).toMatchObject({ code: 'InvalidTimezone', message: 'There is no time zone Europe/Pari.' });
    expect(problem?.issues).toEqual([{ location, message, value: 'Europe/Pari' }]);
  });

  it('shows the form of a name where none is near', () => {
    const problem = toDomainProblem(unknownZone({ name: 'Europe/Pari' }, 'time'), LOCATIONS);
    expect(problem?.issues[0]?.message).toContain('; write it like Europe/Paris');
  });
});

const reading = (instant: number, hours: number, abbreviation: string): LocalTimeCandidate => ({
  instant: unixSeconds(instant),
  offsetSeconds: hours * 3600,
  abbreviation,
});

describe('422', () => {
  const candidates = [reading(0, 2, 'CEST'), reading(3600, 1, 'CET')] as const;

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
