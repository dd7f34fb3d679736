import { html } from 'lit-html';
import type { ProgressedResponse } from '../../../functions/natal/progressed/contract.ts';
import { toDay } from '../../../lib/answers/instant.ts';
import { buildPairWheel } from '../../../lib/answers/wheel-from-response.ts';
import { renderAspectList } from '../aspects-view.ts';
import type { FullChartAnswer } from '../chart-request.ts';
import { formatSecond } from '../clock-view.ts';
import { readDay } from '../dates.ts';
import { definePanel } from '../panel.ts';
import { renderPositions } from '../positions-view.ts';
import { choiceRow, date, slider, toggle } from '../rows.ts';
import { getShownWords } from '../shown-words.ts';
import { renderFacts, renderWarnings } from '../tables.ts';

type Facts = Parameters<typeof renderFacts>[0];
type Progressed = Extract<ProgressedResponse, { readonly output_mode: 'full' }>;

const METHODS = [
  ['secondary', 'Secondary: a day for a year'],
  ['tertiary', 'Tertiary: a month for a year'],
  ['minor', 'Minor: a month for a month'],
  ['solar_arc', 'Solar arc'],
  ['naibod_arc', 'Naibod arc'],
  ['lunar_arc', 'Lunar arc'],
  ['ascendant_arc', 'Ascendant arc'],
] as const;

const ANGLES = [
  ['solar_arc', 'By the arc of the Sun'],
  ['naibod', 'Naibod in right ascension'],
  ['mean_quotidian', 'Of the progressed moment'],
] as const;

/** The chart of a birth progressed or directed to a moment of life, around the birth chart. */
export const progressionsPanel = definePanel<Progressed>({
  id: 'progressions',
  summary: 'The birth chart progressed or directed to a moment of life.',
  rows: [
    choiceRow('method', 'Method', METHODS),
    date('progressed_datetime', 'Date of life'),
    choiceRow('angles', 'Angles', ANGLES),
    toggle('converse', 'Converse'),
    slider('years', 'Years from the date', 90, 'year'),
  ],
  buildRequest(entries, { request: { subject, configuration, options } }) {
    const day = readDay(entries, 'progressed_datetime', Math.round(Number(entries.years) * DAYS_PER_YEAR));
    if (typeof day !== 'string') return [day];
    const { orbs: _, ...plain } = options;
    const body = {
      subject,
      progressed_datetime: `${day}T12:00:00Z`,
      configuration: {
        ...configuration,
        progression_method: entries.method,
        angle_method: entries.angles,
        ...(entries.converse && { converse: true }),
      },
      options: plain,
    };
    return { name: 'The progressed chart', path: '/ephemeris/progressed', body };
  },
  render({ data }, { natal }) {
    const { metadata, aspects_to_natal: aspects, warnings } = data;
    const isArc = metadata.arc !== undefined;
    const words = getShownWords();
    const heading = words.write(isArc ? 'directed' : 'progressed');
    const outer = toChart(data);
    const day = toDay(metadata.progressed_date);
    const until = words.write('to_date', day);
    const wheel = buildPairWheel({
      inner: natal.chart,
      outer,
      captions: { inner: {}, outer: { heading, lines: [until] } },
      title: `${natal.chart.subject.name}, ${words.toInner(heading)} ${until}`,
      aspects,
      aspectsFrom: 'outer',
      words,
    });
    const facts: Facts = [
      ['Age', `${metadata.age_at_progression.toFixed(2)} years`],
      isArc
        ? ['Arc', `${metadata.arc?.toFixed(3)}°`]
        : ['Ephemeris of', `${formatSecond(metadata.progressed_datetime)} UT`],
    ];
    return {
      wheel,
      beside: html`${renderFacts(facts)}${renderAspectList(`${heading} to birth, ${day}`, aspects, [heading, 'Birth'])}`,
      content: html`${renderWarnings(warnings)}${renderPositions(outer)}`,
    };
  },
});

const DAYS_PER_YEAR = 365.2425;

/** The progressed chart in the form of a chart's answer. */
function toChart(data: Progressed['data']): FullChartAnswer {
  const { subject, progressed_planets: planets, progressed_houses: houses, progressed_angles: angles } = data;
  const { warnings, metadata } = data;
  return { subject, planets, houses, ...(angles && { angles }), aspects: [], warnings, metadata };
}
