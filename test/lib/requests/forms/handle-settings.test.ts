import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { jdUtFromUnix, unixSeconds } from '../../../../lib/base/units/time.ts';
import { normalizeInput } from '../../../../lib/requests/forms/normalize.ts';
import { encodeHandle } from '../../../../lib/requests/handle/handle.ts';
import { Subject } from '../../../../lib/requests/subject.ts';

const SETTINGS = { now: new Date('2026-11-22T12:00:00Z'), findPlace: () => undefined };

const Configuration = z.strictObject({
  house_system: z.string().optional(),
  zodiac_type: z.string().optional(),
  ayanamsa: z.string().optional(),
});
const Chart = z.strictObject({ subject: Subject, configuration: Configuration.optional() });
/** A request with its settings next to the birth. */
const FlatChart = z.strictObject({ subject: Subject, ...Configuration.shape });

const PARIS = { latitudeDeg: 48.8566, longitudeDeg: 2.3522, elevationM: 0, timezone: 'Europe/Paris' };
const subject = encodeHandle({
  birth: {
    name: '',
    jdUt: jdUtFromUnix(unixSeconds(645_000_000)),
    utcOffsetSeconds: 7200,
    timeIsKnown: true,
    ...PARIS,
  },
  settings: { zodiac_type: 'sidereal', ayanamsa: 'raman', house_system: 'W' },
});

const read = (sent: object, schema: z.ZodType = Chart) => normalizeInput({ subject, ...sent }, schema, SETTINGS);
const OF_HANDLE = { zodiac_type: 'sidereal', ayanamsa: 'raman', house_system: 'W' };

describe('the settings of a chart handle', () => {
  it.each([
    ['no configuration', {}],
    ['null in its place', { configuration: null }],
    ['a configuration of nulls', { configuration: { zodiac: null, house_system: null } }],
  ])('apply next to %s', (_, sent) => {
    const { value, issues } = read(sent);
    expect(issues).toEqual([]);
    expect(value).toMatchObject({ configuration: OF_HANDLE });
  });

  it.each([
    ['zodiac at the top level', { zodiac: 'tropical' }],
    ['zodiac in the configuration', { configuration: { zodiac: 'tropical' } }],
    ['zodiac_type at the top level', { zodiac_type: 'tropical', configuration: null }],
  ])('yield to %s', (_, sent) => {
    const { value, issues } = read(sent);
    expect(issues).toEqual([]);
    expect(value).toMatchObject({ configuration: { zodiac_type: 'tropical', house_system: 'W' } });
    expect(value).not.toHaveProperty('configuration.ayanamsa');
  });

  it('yield to zodiac in a request without a configuration', () => {
    const { value, issues } = read({ zodiac: 'tropical' }, FlatChart);
    expect([value, issues]).toMatchObject([{ zodiac_type: 'tropical', house_system: 'W' }, []]);
  });

  it('complete a sidereal zodiac that is sent under its short name', () => {
    expect(read({ zodiac: 'sidereal' }).value).toMatchObject({ configuration: OF_HANDLE });
  });

  it.each([['a text'], [['a list']], [0]])('do not replace a configuration that is no object: %j', (configuration) => {
    expect(read({ configuration }).value).toMatchObject({ configuration });
  });
});
