import { describe, expect, it } from 'vitest';
import { addHandle, HANDLE_DEFAULTS } from '../../../lib/charts/handle.ts';
import { readSubject } from '../../../lib/charts/subject.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import type { HandleSettings } from '../../../lib/requests/handle/contents.ts';
import { decodeHandle } from '../../../lib/requests/handle/handle.ts';
import { Subject } from '../../../lib/requests/subject.ts';
import * as services from '../../support/services.ts';

const ADA = {
  name: 'Ada Lovelace',
  birth_datetime: { iso: '1815-12-10T13:00:00' },
  birth_location: {
    latitude: { decimal: 51.5074 },
    longitude: { decimal: -0.1278 },
    elevation: 11.5,
    timezone: { iana_name: 'Europe/London' },
  },
};

const read = (subject: object) => readSubject(Subject.parse(subject), services, 'body.subject');
const decode = (subject: object, settings: HandleSettings = {}) =>
  decodeHandle(addHandle(read(subject), settings).handle ?? '');

describe('the handle of a birth', () => {
  it('has its instant, its local clock, its place and its name', () => {
    const { moment } = read(ADA);
    expect(decode(ADA)).toEqual({
      birth: {
        name: 'Ada Lovelace',
        jdUt: moment.jdUt,
        timeIsKnown: true,
        utcOffsetSeconds: -31,
        timezone: 'Europe/London',
        latitudeDeg: 51.5074,
        longitudeDeg: -0.1278,
        elevationM: 11.5,
      },
      settings: {},
    });
  });

  it('has no zone where none is known', () => {
    const birth = {
      ...ADA,
      birth_datetime: { iso: '1990-06-15T14:30:00+02:00' },
      birth_location: { latitude: { decimal: 0 }, longitude: { decimal: 0 } },
    };
    expect(decode(birth)).toMatchObject({ birth: { utcOffsetSeconds: 7200, timezone: undefined } });
  });
});

describe('the settings in a handle', () => {
  it('are those of the configuration that differ from its defaults', () => {
    expect(decode(ADA, ChartConfiguration.parse({}))).toMatchObject({ settings: {} });
    const sent = { house_system: 'W', zodiac_type: 'sidereal', ayanamsa: 'raman', include_aspects: false };
    expect(decode(ADA, ChartConfiguration.parse(sent))).toHaveProperty('settings', {
      house_system: 'W',
      zodiac_type: 'sidereal',
      ayanamsa: 'raman',
    });
    const objects = { object_set: 'custom', objects: ['moon', 'sun', 'moon'], polar_fallback: 'error' };
    expect(decode(ADA, ChartConfiguration.parse({ ...objects, coordinate_system: 'topocentric' }))).toHaveProperty(
      'settings',
      { coordinate_system: 'topocentric', object_set: 'custom', polar_fallback: 'error', objects: ['sun', 'moon'] },
    );
  });

  it('leave out exactly the defaults of a configuration', () => {
    expect(ChartConfiguration.parse({})).toEqual(HANDLE_DEFAULTS);
  });
});

it('a handle that would be too long is left out with a warning', () => {
  const subject = read(ADA);
  const inLongZone = { ...subject, moment: { ...subject.moment, timezone: 'Zone/'.repeat(30) } };
  const { handle, warnings } = addHandle(inLongZone, {});
  expect(handle).toBeUndefined();
  expect(warnings.map(({ code }) => code)).toEqual(['HandleOmitted']);
  expect(addHandle(subject, {}).warnings).toEqual([]);
});
