import { describe, expect, test } from 'vitest';
import type { ChartRequest } from '../../../lib/charts/chart-settings.ts';
import { createChartlessWarnings, createUnreadOptionWarnings } from '../../../lib/charts/unread-options.ts';
import { ChartConfiguration } from '../../../lib/requests/configuration.ts';
import { ChartOptions, NatalOptions } from '../../../lib/requests/options.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { send } from '../../support/natal.ts';

const warningsOf = (options: object, preset: ChartRequest['preset'] = 'full', asRows = false) =>
  createUnreadOptionWarnings({
    configuration: ChartConfiguration.parse({}),
    options: NatalOptions.parse(options),
    preset,
    asRows,
  }).map(({ code, message }) => [code, message]);

const beyondSimple = [
  ['include_hermetic_lots', 'the simple chart has no lots'],
  ['include_minor_aspects', 'the simple chart has major aspects only'],
  ['include_declination_aspects', 'the simple chart has no aspects in declination'],
  ['include_analysis', 'the simple chart has no facts beyond positions and aspects'],
  ['include_sectors', 'the simple chart has no sectors'],
] as const;

describe('an option that changes nothing has a warning', () => {
  test('lots, lesser aspects, facts and sectors of the simple chart, each with its reason', () => {
    const options = Object.fromEntries(beyondSimple.map(([name]) => [name, true]));
    const messages = beyondSimple.map(([name, reason]) => ['OptionUnread', `options.${name}: ${reason}.`]);
    expect(warningsOf(options, 'simple')).toEqual(messages);
    expect(warningsOf(options, 'full')).toEqual([]);
    expect(warningsOf({}, 'simple')).toEqual([]);
  });

  test('formatted longitudes in rows', () => {
    const expected = [['OptionUnread', 'options.formatted: rows have no such column.']];
    expect(warningsOf({ formatted: true }, 'full', true)).toEqual(expected);
    expect(warningsOf({ formatted: true })).toEqual([]);
    expect(warningsOf({}, 'full', true)).toEqual([]);
  });

  test('the orb of a minor aspect where only major ones are looked for', () => {
    const orbs = { trine: 3, quincunx: 3 };
    const expected = [['OptionUnread', 'options.orbs.quincunx: minor aspects are not looked for.']];
    expect(warningsOf({ orbs })).toEqual(expected);
    expect(warningsOf({ orbs, include_minor_aspects: true })).toEqual([]);
  });
});

describe('options of a chart where the answer has none', () => {
  const namesOf = (options: object) =>
    createChartlessWarnings(ChartOptions.parse(options), 'no chart').map(({ message }) => message.split(':')[0]);

  test('are named where they differ from their defaults', () => {
    const options = { include_analysis: true, formatted: true, include_hermetic_lots: true, verbosity: 'detailed' };
    expect(namesOf(options).sort()).toEqual(
      Object.keys(options)
        .map((name) => `options.${name}`)
        .sort(),
    );
    expect(namesOf({ orbs: { trine: 3 }, include_aspects: false })).toHaveLength(2);
  });

  test('are not named where they state defaults; the decimals of the return are read', () => {
    expect(namesOf({})).toEqual([]);
    expect(namesOf({ include_analysis: false, verbosity: 'standard', decimal_places: 2 })).toEqual([]);
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
