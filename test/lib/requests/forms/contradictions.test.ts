import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { normalizeInput } from '../../../../lib/requests/forms/normalize.ts';
import { Location } from '../../../../lib/requests/location.ts';
import { Subject } from '../../../../lib/requests/subject.ts';

const SETTINGS = { now: new Date('2026-11-22T12:00:00Z'), findPlace: () => undefined };
const read = (schema: z.ZodType, sent: unknown) => normalizeInput(sent, schema, SETTINGS);

const Chart = z.strictObject({ subject: Subject });
const Return = z.strictObject({ birth_datetime: z.unknown(), location: Location });

describe('two forms of one member', () => {
  const withLatitudes = (lat: number, latitude: number) => ({ subject: { birth_location: { lat, latitude } } });

  test('that differ are refused at both, with the value of the other one', () => {
    const { issues } = read(Chart, withLatitudes(48.8566, 40.7));
    expect(issues).toMatchObject([
      { from: ['subject', 'birth_location', 'latitude'], example: 48.8566 },
      { from: ['subject', 'birth_location', 'lat'] },
    ]);
  });

  test('that agree are one', () => {
    expect(read(Chart, withLatitudes(48.8566, 48.8566)).issues).toEqual([]);
  });
});

test('null in place of a coordinate does not contradict the name of a place', () => {
  const sent = { subject: { birth_location: { place: 'Paris, Texas', latitude: null, lng: null } } };
  expect(read(Chart, sent).issues).toEqual([]);
});

test('a year next to a subject is not the year of the birth', () => {
  const sent = { subject: { birth_datetime: '1990-06-15T14:30', birth_location: { lat: 48.9, lng: 2.4 } }, year: 2026 };
  const { value, issues } = read(Return, sent);
  expect(issues).toEqual([]);
  expect(value).toMatchObject({ birth_datetime: '1990-06-15T14:30', year: 2026 });
});

test('a damaged chart handle is refused with a birth in its place', () => {
  const [issue] = read(Chart, { subject: 'c1.AAAA' }).issues;
  expect(issue).toMatchObject({ from: ['subject'], example: { birth_datetime: '1990-06-15T14:30' } });
});

test.each([[5], ['Ada'], [['Ada']]])('a subject %j is refused where a body has its members loose', (subject) => {
  const { issues } = read(Return, { subject });
  expect(issues).toMatchObject([{ from: ['subject'], message: expect.stringContaining('or a chart handle') }]);
});

test('null in place of a subject leaves the loose members of a birth', () => {
  const { value, issues } = read(Return, { subject: null, datetime: '1990-06-15', birth_location: { lat: 1, lng: 2 } });
  expect(issues).toEqual([]);
  expect(value).toMatchObject({ birth_datetime: '1990-06-15', location: { latitude: { decimal: 1 } } });
  expect(value).not.toHaveProperty('subject');
});

test('a loose birth_location is the place of birth, unless location is another one', () => {
  const place = { lat: 1, lng: 2 };
  expect(read(Return, { birth_location: place, location: place }).issues).toEqual([]);
  const { issues } = read(Return, { birth_location: place, location: { lat: 1, lng: 3 } });
  expect(issues).toMatchObject([{ from: ['location'] }, { from: ['birth_location'] }]);
});

describe('loose members and a text are read together', () => {
  const read1990 = (loose: object) =>
    read(Chart, { birth_datetime: '1990-06-15T14:30', birth_location: '48n51, 2e21', ...loose });

  test('a calendar and a time zone', () => {
    const { value, issues } = read1990({ calendar: 'julian', timezone: '+02:00' });
    expect(issues).toEqual([]);
    expect(value).toMatchObject({
      subject: {
        birth_datetime: { iso: '1990-06-15T14:30', calendar: 'julian' },
        birth_location: { latitude: { decimal: 48.85 }, timezone: { utc_offset_seconds: 7200 } },
      },
    });
  });

  test('a year contradicts the text of a moment', () => {
    expect(read1990({ year: 1991 }).issues).toMatchObject([{ from: ['year'] }, { from: ['birth_datetime'] }]);
    expect(read1990({ year: 1990, month: 6 }).issues).toEqual([]);
  });

  test('a component as text beside a date is its only fault, and contradicts it as a number does', () => {
    const { issues } = read(Chart, { date: '1990-06-15', hour: 14, minute: '30', birth_location: '48n51, 2e21' });
    expect(issues).toEqual([
      {
        ...{ from: ['minute'], code: 'InvalidDatetime', message: 'must be a number', example: 30 },
        suggestion: { value: 30 },
      },
    ]);
    const found = read1990({ year: '1991', hour: 'two' }).issues.map(({ from }) => from.at(-1));
    expect(found).toEqual(['year', 'hour', 'year', 'birth_datetime']);
  });

  test('a latitude contradicts the text of a place', () => {
    const { issues } = read1990({ latitude: 10, longitude: 2.35 });
    expect(issues).toMatchObject([{ from: ['birth_location'] }, { from: ['latitude'] }]);
    expect(read1990({ latitude: 48.9, longitude: 2.4 }).issues).toEqual([]);
  });
});
