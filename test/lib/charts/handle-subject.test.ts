import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addHandle } from '../../../lib/charts/handle.ts';
import { readSubject } from '../../../lib/charts/subject.ts';
import { decodeHandle } from '../../../lib/requests/handle/handle.ts';
import { toHandleSubject } from '../../../lib/requests/handle/subject.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import { forAll } from '../../support/for-all.ts';
import * as services from '../../support/services.ts';

/** The moment, the day, the clock and the place of a birth, as calculations and answers use them. */
function read(subject: Subject) {
  const { moment, place, timeIsKnown, day } = readSubject(subject, services, 'body.subject');
  const { jdUt, offsetSeconds, timezone } = moment;
  return { jdUt, offsetSeconds, timezone, place, timeIsKnown, day };
}

function readHandle(subject: Subject) {
  const contents = decodeHandle(addHandle(readSubject(subject, services, 'body.subject'), {}).handle ?? '');
  if ('fault' in contents) throw new Error(contents.fault);
  return read(Subject.parse(toHandleSubject(contents)));
}

interface Birth {
  readonly time: object;
  readonly place: { readonly latitude: number; readonly longitude: number };
  readonly timezone?: object;
  readonly isTimeKnown?: boolean;
}

const toSubject = ({ time, place, timezone, isTimeKnown = true }: Birth) =>
  Subject.parse({
    name: 'Example',
    birth_datetime: time,
    birth_location: {
      latitude: { decimal: place.latitude },
      longitude: { decimal: place.longitude },
      ...(timezone && { timezone }),
    },
    birth_time_known: isTimeKnown,
  });

const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const HOUSTON = { latitude: 29.7604, longitude: -95.3698 };
const CHICAGO = { latitude: 41.8781, longitude: -87.6298 };
const STRASBOURG = { latitude: 48.5734, longitude: 7.7521 };
const PHILADELPHIA = { latitude: 39.95, longitude: -75.1667 };

describe('the subject of a handle is the subject that it was made of', () => {
  it.each<[string, Birth]>([
    ['an ordinary birth', { time: { iso: '1990-06-15T14:30:00' }, place: PARIS }],
    ['a time with milliseconds', { time: { iso: '1990-06-15T14:30:00.123' }, place: PARIS }],
    ['a Julian day that is no whole millisecond', { time: { julian_day: 2_448_058.020_833_71 }, place: PARIS }],
    ['an offset without a zone', { time: { iso: '1990-06-15T14:30:00+05:45' }, place: PARIS }],
    ['an offset and a zone', { time: { iso: '1990-06-15T14:30:00Z' }, place: PARIS, timezone: { name: 'Asia/Tokyo' } }],
    [
      'an offset in place of a zone',
      { time: { iso: '1990-06-15T14:30:00' }, place: PARIS, timezone: { utc_offset_seconds: 561 } },
    ],
    ['local mean time', { time: { iso: '1776-07-04T17:10:00' }, place: PHILADELPHIA }],
    ['local practice', { time: { iso: '1955-07-04T12:00:00' }, place: HOUSTON }],
    [
      'local practice with a zone that was named',
      { time: { iso: '1955-07-04T12:00:00' }, place: HOUSTON, timezone: { iana_name: 'America/Chicago' } },
    ],
    [
      'local practice that is ignored',
      { time: { iso: '1955-07-04T12:00:00', local_practice: 'ignore' }, place: HOUSTON },
    ],
    ['a birth record', { time: { iso: '1955-07-04T12:00:00', time_basis: 'record' }, place: CHICAGO }],
    ['the clock of Alsace', { time: { iso: '1900-01-01T12:00:00' }, place: STRASBOURG }],
    ['the later of two', { time: { iso: '1990-09-30T02:30:00', disambiguation: 'later' }, place: PARIS }],
    ['a time that never was', { time: { iso: '1990-03-25T02:30:00' }, place: PARIS }],
    ['a year before the common era', { time: { iso: '-0043-03-15T12:00:00' }, place: PARIS }],
    ['a date in the Julian calendar', { time: { iso: '1500-02-29T12:00:00', calendar: 'julian' }, place: PARIS }],
    ['a day', { time: { iso: '1990-06-15' }, place: PARIS, isTimeKnown: false }],
    ['a day whose clocks changed', { time: { iso: '1990-03-25' }, place: PARIS, isTimeKnown: false }],
    ['a day of local mean time', { time: { iso: '1800-06-15' }, place: PHILADELPHIA, isTimeKnown: false }],
    [
      'a day on which another clock than that of the place changed',
      { time: { iso: '1918-10-06' }, place: STRASBOURG, isTimeKnown: false },
    ],
    ['a day of local practice', { time: { iso: '1955-07-04' }, place: HOUSTON, isTimeKnown: false }],
  ])('%s', (_name, birth) => {
    const subject = toSubject(birth);
    expect(readHandle(subject)).toEqual(read(subject));
  });

  it('any local time of two centuries, in places whose clocks were their own', () => {
    const place = fc.constantFrom(PARIS, HOUSTON, CHICAGO, STRASBOURG, PHILADELPHIA);
    const minutes = fc.integer({ min: -5_900_000 * 15, max: 29_000_000 });
    forAll([place, minutes, fc.boolean()], { numRuns: 300 }, (where, minute, isTimeKnown) => {
      const iso = new Date(minute * 60_000).toISOString().slice(0, 19);
      const subject = toSubject({ time: { iso }, place: where, isTimeKnown });
      expect(readHandle(subject)).toEqual(read(subject));
    });
  });
});
