import { describe, expect, it } from 'vitest';
import { buildChartRequest, type FullChartAnswer, isChartRequest } from '../../../site/playground/chart-request.ts';
import { renderClockChoice, selectReadings, stateOffset } from '../../../site/playground/clock-choice.ts';
import { renderClock } from '../../../site/playground/clock-view.ts';
import { type FormEntries, INITIAL_ENTRIES } from '../../../site/playground/entries.ts';
import { markupOf } from '../../support/lit-markup.ts';
import { send } from '../../support/natal.ts';
import { wellFormed } from '../../support/xml.ts';

const HOUSTON: FormEntries = {
  ...INITIAL_ENTRIES,
  date: '1955-07-04',
  time: '12:00',
  latitude: '29.7604',
  longitude: '-95.3698',
};

const renderChoice = (chart: FullChartAnswer, offering?: FullChartAnswer['subject']): string =>
  markupOf(renderClockChoice({ ...chart, offering }, HOUSTON, () => undefined));

async function cast(entries: FormEntries) {
  const request = buildChartRequest(entries);
  if (!isChartRequest(request)) throw new Error(JSON.stringify(request));
  const { status, body } = await send({ body: request });
  expect(status, JSON.stringify(body)).toBe(200);
  const chart: FullChartAnswer = body.data;
  return { chart, subject: chart.subject };
}

const listChoices = (markup: string) =>
  [...markup.matchAll(/data-offset="([^"]+)" aria-pressed="(true|false)"/g)].map(([, offset, pressed]) => [
    offset,
    pressed === 'true',
  ]);

describe('warnings about a typed birth', () => {
  it.each([
    [
      'a Julian date',
      { date: '1700-02-20', latitude: '51.5', longitude: '0' },
      'choose Julian under “Calendar of the date”',
    ],
    ['a Swedish date', { date: '1705-02-20', latitude: '59.33', longitude: '18.07' }, 'enter the Gregorian date if'],
    ['a repeated hour', { date: '1999-10-31', time: '01:30' }, 'both can be chosen below'],
    ['a disputed zone', { date: '1999-10-31', latitude: '43.8', longitude: '87.6' }, 'Enter another under “Time zone”'],
  ])('say for %s what the page offers, and name no members of requests', async (_title, entries, words) => {
    const { chart } = await cast({ ...HOUSTON, ...entries });
    const markup = renderChoice(chart);
    expect(markup).toContain(words);
    expect(markup).not.toMatch(/send calendar|calendar gregorian|time_resolution|iana_name/);
  });
});

describe('the choice between the clocks of a place and its zone', () => {
  it('has a button for each reading, that of the answer pressed', async () => {
    const { chart, subject } = await cast(HOUSTON);
    const markup = renderChoice(chart, selectReadings(subject, undefined));
    expect(wellFormed(`<div>${markup}</div>`)).toBe(true);
    expect(listChoices(markup)).toEqual([
      ['-06:00', true],
      ['-05:00', false],
    ]);
    expect(markup).toContain('role="group" aria-label="Read the time on which clock?"');
    expect(markupOf(renderClock(chart, 'Houston'))).toContain('−6:00 by the clocks of the place');
  });

  it('is absent where the clocks agree, and where the time of birth is not known', async () => {
    for (const entries of [
      { ...HOUSTON, date: '1990-07-04' },
      { ...HOUSTON, time: '' },
    ]) {
      const { subject } = await cast(entries);
      expect(selectReadings(subject, undefined)).toBeUndefined();
    }
  });

  it('sends the chosen offset, and remains with the chosen button pressed', async () => {
    const first = await cast(HOUSTON);
    const entries = { ...HOUSTON, ...stateOffset(HOUSTON, '-05:00') };
    const chosen = await cast(entries);
    expect(chosen.subject.datetime_utc).toBe('1955-07-04T17:00:00.000Z');
    const offering = selectReadings(chosen.subject, first.subject);
    expect(listChoices(renderChoice(chosen.chart, offering))).toEqual([
      ['-06:00', false],
      ['-05:00', true],
    ]);
    const back = await cast({ ...entries, ...stateOffset(entries, '-06:00') });
    expect(back.subject.datetime_utc).toBe(first.subject.datetime_utc);
  });

  it('ends with another birth, though an offset is stated for it too', async () => {
    const { subject: earlier } = await cast(HOUSTON);
    for (const entries of [
      { ...HOUSTON, date: '1956-07-04', time: '12:00-05:00' },
      { ...HOUSTON, longitude: '-87', time: '12:00-05:00' },
    ]) {
      const { subject } = await cast(entries);
      expect(selectReadings(subject, earlier)).toBeUndefined();
    }
  });

  it('states offsets with seconds, and keeps the seconds of the time', async () => {
    const entries = { ...HOUSTON, date: '1904-01-01', time: '12:00:30', latitude: '59.93', longitude: '30.32' };
    const stated = stateOffset(entries, '+02:01:19');
    expect(stated).toEqual({ date: '1904-01-01', time: '12:00:30+02:01:19' });
    const { subject } = await cast({ ...entries, ...stated });
    expect(subject.utc_offset_seconds).toBe(7279);
  });

  it('states no offset of a birth that has faults', () => {
    expect(stateOffset({ ...HOUSTON, date: '1955-02-30' }, '-05:00')).toEqual({});
  });
});
