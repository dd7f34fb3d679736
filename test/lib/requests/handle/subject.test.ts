import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHandleSubject } from '../../../../lib/requests/handle/subject.ts';
import { Subject } from '../../../../lib/requests/subject.ts';
import { TimezoneRef } from '../../../../lib/requests/timezone.ts';
import { anyContents } from './any-contents.ts';

describe('the subject of a handle', () => {
  it('is a valid subject of a request, with the same instant and place to the last bit', () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const { birth } = contents;
        expect(Subject.parse(toHandleSubject(contents))).toMatchObject({
          name: birth.name,
          birth_datetime: { moment: { type: 'julian_day', julianDay: birth.jdUt } },
          birth_location: {
            latitude: { decimal: birth.latitudeDeg },
            longitude: { decimal: birth.longitudeDeg },
            elevation: birth.elevationM,
          },
          birth_time_known: birth.timeIsKnown,
        });
      }),
    );
  });

  it('has the same moment with the offset of the clock that showed it, and its zone', () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const { jdUt, timezone, utcOffsetSeconds } = contents.birth;
        expect(Subject.parse(toHandleSubject(contents)).birth_datetime).toMatchObject({
          moment: { type: 'julian_day', julianDay: jdUt },
          timezone: { ...(timezone && { iana_name: timezone }), utc_offset_seconds: utcOffsetSeconds },
        });
      }),
    );
  });

  it('has an offset that no client can state with a zone', () => {
    const zone = { iana_name: 'Europe/Paris', shown_offset_seconds: 561 };
    expect(TimezoneRef.safeParse(zone).error?.issues[0]?.message).toMatch('send utc_offset_seconds');
  });
});
