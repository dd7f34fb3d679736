import { describe, expect, test } from 'vitest';
import { ChartConfiguration } from '../../../lib/schemas/configuration.ts';
import { ChartOptions } from '../../../lib/schemas/options.ts';
import type { ChartRequest } from '../../../lib/use-cases/chart-settings.ts';
import { createUnreadOptionWarnings } from '../../../lib/use-cases/unread-options.ts';
import { compare, subjectAt } from '../../support/comparative.ts';
import { send } from '../../support/natal.ts';

const warningsOf = (options: object, preset: ChartRequest['preset'] = 'full') =>
  createUnreadOptionWarnings({
    configuration: ChartConfiguration.parse({}),
    options: ChartOptions.parse(options),
    preset,
    asRows: false,
  }).map(({ code, message }) => [code, message]);

const allOfSimple = {
  include_hermetic_lots: true,
  include_minor_aspects: true,
  include_declination_aspects: true,
};

describe('an option that changes nothing is told of', () => {
  test('lots and lesser aspects of the simple chart', () => {
    const messages = warningsOf(allOfSimple, 'simple').map(([, message]) => message?.split(':')[0]);
    expect(messages).toEqual(Object.keys(allOfSimple).map((name) => `options.${name}`));
    expect(warningsOf(allOfSimple, 'full')).toEqual([]);
    expect(warningsOf({}, 'simple')).toEqual([]);
  });

  test('the orb of a minor aspect where only major ones are looked for', () => {
    const orbs = { trine: 3, quincunx: 3 };
    const told = [['OptionUnread', 'options.orbs.quincunx: minor aspects are not looked for.']];
    expect(warningsOf({ orbs })).toEqual(told);
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
