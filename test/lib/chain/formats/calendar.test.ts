import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { CALENDAR_EDITION } from '../../../../lib/base/catalog/calendar-edition.ts';
import { formatCalendar, YearOutsideCalendar } from '../../../../lib/chain/formats/calendar.ts';
import type { CalendarEntry } from '../../../../lib/contract/answer-formats.ts';
import { forAll } from '../../../support/for-all.ts';

const entry = (part: Partial<CalendarEntry> = {}): CalendarEntry => ({
  identity: ['sun', 'Aries'],
  summary: 'Sun enters Aries',
  description: 'planet: sun',
  start: '2025-03-20T09:01:28.123Z',
  ...part,
});

const format = (entries: readonly CalendarEntry[], origin = '/test'): string =>
  formatCalendar({ title: 'Events', origin, entries });

const read = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  read(text)
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));
const uidsOf = (entries: readonly CalendarEntry[]) => eventsOf(format(entries)).map(({ uid }) => uid);

describe('a calendar', () => {
  it('has the properties that RFC 5545 requires, and does not make anyone busy', () => {
    const text = format([entry()]);
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:.+\r\n/);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text).toContain('\r\nDTSTART:20250320T090128Z\r\n');
    expect(text).toContain('\r\nTRANSP:TRANSPARENT\r\n');
    expect(text).not.toContain('DTEND');
  });

  it('is the same whenever it is made: the stamp is the beginning of the event', () => {
    expect(format([entry()])).toContain('\r\nDTSTAMP:20250320T090128Z\r\n');
    expect(format([entry()])).toBe(format([entry()]));
  });

  it('has the times of the entries to the nearest second', () => {
    const [event] = eventsOf(format([entry({ start: '2025-12-31T23:59:59.500Z', end: '2026-01-02T00:00:00.499Z' })]));
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-01-01T00:00:00.000Z');
    expect(event?.endDate.toJSDate().toISOString()).toBe('2026-01-02T00:00:00.000Z');
  });

  it('has no end for an entry that is shorter than a second', () => {
    expect(format([entry({ end: '2025-03-20T09:01:28.300Z' })])).not.toContain('DTEND');
  });

  it('without entries still has a component, as RFC 5545 requires, but no event', () => {
    const calendar = read(format([]));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(['vtimezone']);
  });

  it.each(['-0043-03-15T12:00:00.000Z', '+12000-01-01T00:00:00.000Z', '9999-12-31T23:59:59.900Z'])(
    'cannot hold %s',
    (start) => {
      expect(() => format([entry({ start })])).toThrow(YearOutsideCalendar);
    },
  );
});

describe('the identifier of an entry', () => {
  it('stays when its time is corrected, even to another day, and when its words change', () => {
    const corrected = entry({ start: '2025-03-21T00:00:00.000Z', summary: 'The Sun enters Aries', description: '' });
    expect(uidsOf([corrected])).toEqual(uidsOf([entry()]));
  });

  it('differs for another event and another origin', () => {
    expect(new Set(uidsOf([entry(), entry({ identity: ['sun', 'Taurus'] })])).size).toBe(2);
    expect(format([entry()], '/other')).not.toContain(uidsOf([entry()])[0]);
  });

  it('stands beside the number of the edition of the data', () => {
    expect(format([entry()])).toContain(`\r\nSEQUENCE:${CALENDAR_EDITION}\r\n`);
  });
});

describe('any text', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('a', '\\', ';', ',', '\n', '\r', ':', '"', 'é', '木', '🜨', ' '),
      maxLength: 300,
    }),
  );
  const withoutBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '');

  it('is read back by a parser as it was, without control characters', () => {
    forAll([anyText, anyText], (summary, description) => {
      const [event] = eventsOf(format([entry({ summary, description })]));
      expect(event?.summary).toBe(withoutBreaks(summary));
      expect(event?.description).toBe(withoutBreaks(description));
    });
  });

  it('is folded into lines of at most 75 octets, none of which divides a character', () => {
    forAll([anyText], (summary) => {
      const bytes = Buffer.from(format([entry({ summary })]));
      const lines = bytes.toString('latin1').split('\r\n');
      for (const line of lines) {
        expect(line.length).toBeLessThanOrEqual(75);
        expect(() => new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'))).not.toThrow();
      }
    });
  });
});
