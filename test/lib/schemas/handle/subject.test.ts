import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HandleSettings } from '../../../../lib/schemas/handle/contents.ts';
import { fillConfiguration } from '../../../../lib/schemas/handle/fill-configuration.ts';
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

describe('the settings of a handle', () => {
  const MEMBERS = new Set(['house_system', 'zodiac_type', 'ayanamsa', 'object_set', 'objects']);
  const fill = (own: Readonly<Record<string, unknown>>, settings: HandleSettings) =>
    fillConfiguration(own, { settings, members: MEMBERS });
  const SIDEREAL: HandleSettings = { zodiac_type: 'sidereal', ayanamsa: 'raman' };
  const CUSTOM: HandleSettings = { object_set: 'custom', objects: ['sun'] };

  it('fill a configuration, whose own members come first', () => {
    expect(fill({}, SIDEREAL)).toEqual(SIDEREAL);
    expect(fill({ house_system: 'K' }, { house_system: 'W', ...CUSTOM })).toEqual({ house_system: 'K', ...CUSTOM });
    expect(fill({ ayanamsa: 'lahiri' }, SIDEREAL)).toEqual({ zodiac_type: 'sidereal', ayanamsa: 'lahiri' });
    expect(fill({ include_aspects: false }, {})).toEqual({ include_aspects: false });
  });

  it('leave out what belongs to a setting that the configuration replaces', () => {
    expect(fill({ zodiac_type: 'tropical' }, SIDEREAL)).toEqual({ zodiac_type: 'tropical' });
    expect(fill({ object_set: 'full' }, CUSTOM)).toEqual({ object_set: 'full' });
  });

  it('leave the configuration’s own members to its checks', () => {
    expect(fill({ zodiac_type: 'tropical', ayanamsa: 'raman' }, {})).toEqual({
      zodiac_type: 'tropical',
      ayanamsa: 'raman',
    });
  });

  it('leave out what the configuration cannot have', () => {
    expect(fill({}, { polar_fallback: 'error', house_system: 'W' })).toEqual({ house_system: 'W' });
  });
});
