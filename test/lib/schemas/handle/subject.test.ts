import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toHandleSubject, toHandleTime } from '../../../../lib/schemas/handle/subject.ts';
import { Subject } from '../../../../lib/schemas/subject.ts';
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

  it('has the same moment with the offset of the clock that showed it, beside its zone', () => {
    fc.assert(
      fc.property(anyContents, (contents) => {
        const { jdUt, timezone, utcOffsetSeconds } = contents.birth;
        expect(toHandleTime(contents.birth)).toEqual({
          moment: { type: 'julian_day', julianDay: jdUt },
          disambiguation: 'compatible',
          timezone: { iana_name: timezone, utc_offset_seconds: utcOffsetSeconds },
        });
      }),
    );
  });
});
