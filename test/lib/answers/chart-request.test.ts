import { describe, expect, it, test } from 'vitest';
import { type ChartForm, toChartRequest } from '../../../lib/answers/chart-request.ts';
import { toAspectSettings, toChartSettings } from '../../../lib/charts/chart-settings.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { NatalOptions } from '../../../lib/requests/options.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { send } from '../../support/natal.ts';

const full: ChartForm = { format: 'json' };
const simple: ChartForm = { preset: 'simple', format: 'json' };
const rows: ChartForm = { preset: 'full', format: 'llm_v2' };

const requestChart = (options: object, form = full, configuration: object = {}) =>
  toChartRequest(
    { configuration: ChartConfiguration.parse(configuration), options: NatalOptions.parse(options) },
    form,
  );

const warningsOf = (...stated: Parameters<typeof requestChart>) =>
  requestChart(...stated).unread.map(({ code, message }) => [code, message]);

describe('what the form of an answer reads', () => {
  it.each([
    ['a detailed answer', { verbosity: 'detailed' }, full, true],
    ['rows', {}, rows, true],
    ['a standard answer', { verbosity: 'standard' }, full, false],
    ['a minimal answer', { verbosity: 'minimal' }, full, false],
  ])('has equatorial places only where they are shown: %s', (_, options, form, expected) => {
    expect(toChartSettings(requestChart(options, form)).withEquatorial).toBe(expected);
  });

  it('is the planets and the major aspects alone in the simple chart', () => {
    const options = {
      include_hermetic_lots: true,
      include_minor_aspects: true,
      include_declination_aspects: true,
      include_sectors: true,
    };
    const request = requestChart(options, simple);
    expect(toChartSettings(request)).toMatchObject({ planetsOnly: true, withLots: false, withEquatorial: false });
    expect(toChartSettings(request)).not.toHaveProperty('sectorMethod');
    const aspects = toAspectSettings(request);
    expect([aspects?.aspects.length, aspects?.withDeclination]).toEqual([5, false]);
    expect(toChartSettings(requestChart(options)).withLots).toBe(true);
  });
});

const beyondSimple = [
  ['include_hermetic_lots', 'the simple chart has no lots'],
  ['include_minor_aspects', 'the simple chart has major aspects only'],
  ['include_declination_aspects', 'the simple chart has no aspects in declination'],
  ['include_analysis', 'the simple chart has no facts beyond positions and aspects'],
  ['include_sectors', 'the simple chart has no sectors'],
  ['time_uncertainty_minutes', 'the simple chart does not state what may differ'],
] as const;

describe('an option that changes nothing has a warning', () => {
  test('lots, lesser aspects, facts and sectors of the simple chart, each with its reason', () => {
    const options = Object.fromEntries(
      beyondSimple.map(([name]) => [name, name === 'time_uncertainty_minutes' ? 10 : true]),
    );
    const messages = beyondSimple.map(([name, reason]) => ['OptionUnread', `options.${name}: ${reason}.`]);
    expect(warningsOf(options, simple)).toEqual(messages);
    expect(warningsOf(options)).toEqual([]);
    expect(warningsOf({}, simple)).toEqual([]);
  });

  test('sectors of the simple chart, unless its house system is that of sectors', () => {
    const options = { include_sectors: true };
    expect(warningsOf(options, simple, { house_system: 'G' })).toEqual([]);
    expect(warningsOf({ ...options, sector_method: 'rise_set' }, simple)).toHaveLength(2);
  });

  test('formatted longitudes in rows', () => {
    const expected = [['OptionUnread', 'options.formatted: rows have no such column.']];
    expect(warningsOf({ formatted: true }, rows)).toEqual(expected);
    expect(warningsOf({ formatted: true })).toEqual([]);
    expect(warningsOf({}, rows)).toEqual([]);
  });

  test('orbs by the name of the option that states them', () => {
    const [[, message] = []] = warningsOf({ orbs: { quincunx: 3 } }, { format: 'json', orbs: 'progressed_orbs' });
    expect(message).toBe('options.progressed_orbs.quincunx: minor aspects are not looked for.');
  });

  test('the orb of a minor aspect where only major ones are looked for', () => {
    const orbs = { trine: 3, quincunx: 3 };
    const expected = [['OptionUnread', 'options.orbs.quincunx: minor aspects are not looked for.']];
    expect(warningsOf({ orbs })).toEqual(expected);
    expect(warningsOf({ orbs, include_minor_aspects: true })).toEqual([]);
  });
});

describe('the answer carries the warning', () => {
  const subject = subjectAt('1990-06-15T12:30:00Z', 48.8566, 2.3522);
  const options = { orbs: { quincunx: 3 } };
  const codes = (data: { warnings: { code: string }[] }) => data.warnings.map(({ code }) => code);

  test('of a natal chart', async () => {
    const { body } = await send({ body: { subject, options } });
    expect(codes(body.data)).toEqual(['OptionUnread']);
  });

  test.each(['midpoint', 'davison'])('of a %s composite', async (method) => {
    const { body } = await compare('composite', { subjects: [subject, subject], method, options });
    expect(codes(body.data)).toEqual(['OptionUnread']);
  });

  test('of a progressed chart', async () => {
    const progressed_datetime = { iso: '2020-01-01T00:00:00Z' };
    const { body } = await send({ path: '/ephemeris/progressed', body: { subject, progressed_datetime, options } });
    expect(codes(body.data)).toEqual(['OptionUnread']);
  });
});
