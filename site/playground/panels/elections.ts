import { html, nothing, type TemplateResult } from 'lit-html';
import type { ElectionsResponse } from '../../../functions/predictive/elections/contract.ts';
import { isDenied } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { MAJOR_ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { formatDateTime } from '../clock-view.ts';
import { listFaults, readDay, readPlace } from '../dates.ts';
import { definePanel } from '../panel.ts';
import { chips, choiceRow, date, type Entries, listOptions, type Options, place, textRow, toggle } from '../rows.ts';
import { listBodyOptions } from '../shown-words.ts';
import { renderColumns, renderPairs, renderWarnings } from '../tables.ts';

type ElectionsAnswer = Extract<ElectionsResponse, { readonly output_mode: 'full' }>;
type Elections = ElectionsAnswer['data'];

const WAXING = ['waxing_crescent', 'first_quarter', 'waxing_gibbous'];
/** The traditional bodies without the Moon, or none of them. */
const BODIES: Options = [
  ['', 'no matter'],
  ...listBodyOptions(OBJECT_SETS.traditional_7.filter((id) => id !== 'moon')),
];

/** Times at which chosen conditions hold together. */
export const electionsPanel = definePanel<ElectionsAnswer>({
  id: 'elections',
  summary: 'When all ticked conditions hold together, at the birthplace or another place.',
  rows: [
    date('start_date', 'From'),
    date('end_date', 'To', 1),
    place('election_', 'Place'),
    choiceRow('with', 'Moon applying to', BODIES, { initial: 'venus' }),
    choiceRow('angular', 'On an angle', BODIES),
    textRow('min_minutes', 'At least minutes', { initial: '60' }),
    toggle('not_void', 'Moon not void of course', { isOn: true }),
    toggle('not_retrograde', 'Mercury not retrograde', { isOn: true }),
    toggle('waxing', 'Moon waxing'),
    toggle('by_day', 'By day, 9 to 18 h'),
    choiceRow('hour', 'Better in an hour of', BODIES),
    choiceRow('parallel', 'Better with the Moon parallel to', BODIES),
    chips('types', 'Aspects of the Moon', listOptions(MAJOR_ASPECT_IDS, String), ['conjunction', 'sextile', 'trine']),
    chips('signs', 'Moon in (none: any sign)', listOptions(SIGNS), []),
  ],
  buildRequest(entries, { request: { subject } }) {
    const [start, end] = [readDay(entries, 'start_date'), readDay(entries, 'end_date')];
    const conditions = listConditions(entries);
    const faults = [
      ...listFaults(start, end),
      ...(conditions.length === 0 ? [{ message: 'Choose at least one condition.' }] : []),
    ];
    if (faults.length > 0) return faults;
    const body = {
      location: readPlace(entries, 'election_') ?? subject.birth_location,
      start_date: start,
      end_date: end,
      conditions: { all: conditions },
      min_minutes: Number(entries.min_minutes) || 0,
      condition_intervals: true,
      ...toWeights(entries),
    };
    return { name: 'The election', path: '/predictive/elections', body };
  },
  locations: [['body.location', 'election_place']],
  render: ({ data }) => ({
    pictures: [{ label: 'Time line' }],
    content: html`${renderWarnings(data.warnings)}${renderConditions(data)}${renderIntervals(data)}`,
  }),
});

/** What makes an interval better, a point each. */
function toWeights({ hour, parallel }: Entries): { weights?: readonly object[] } {
  const weights = [
    ...(hour ? [{ condition: { planetary_hour: { rulers: [hour] } }, weight: 1 }] : []),
    ...(parallel ? [{ condition: { parallel: { a: 'moon', b: parallel } }, weight: 1 }] : []),
  ];
  return weights.length > 0 ? { weights } : {};
}

/** The conditions of the form as the service reads them. */
function listConditions(entries: Entries): readonly object[] {
  const { with: other, types = '', signs = '', angular } = entries;
  return [
    ...(other && types ? [{ aspect: { a: 'moon', b: other, types: types.split(','), orb: 6, applying: true } }] : []),
    ...(signs ? [{ in_sign: { body: 'moon', signs: signs.split(',') } }] : []),
    ...(angular ? [{ in_house: { body: angular, houses: [1, 4, 7, 10] } }] : []),
    ...(entries.not_void ? [{ not: { void_of_course: {} } }] : []),
    ...(entries.not_retrograde ? [{ not: { motion: { body: 'mercury', direction: 'retrograde' } } }] : []),
    ...(entries.waxing ? [{ moon_phase: { phases: WAXING } }] : []),
    ...(entries.by_day ? [{ time_of_day: { from: '09:00', to: '18:00' } }] : []),
  ];
}

function renderConditions({ conditions }: Elections): TemplateResult {
  const rows = conditions.map(({ text, path, share = 0 }) => {
    const [words, part] = isDenied(path) ? [`Not: ${text}`, 1 - share] : [text, share];
    return [words, `${(100 * part).toFixed(1)} %`] as const;
  });
  return html`<div class="wrapping">${renderPairs('Conditions', ['Condition', 'Of the range'], rows)}</div>`;
}

type Interval = Elections['intervals'][number];

/** The score and what each weight adds to it. */
const SCORE: readonly [string, (interval: Interval) => string] = [
  'Score',
  ({ score = 0, parts = [] }) => `${score} = ${parts.map(({ points }) => points).join(' + ')}`,
];

function renderIntervals({ intervals, blocking, total_count }: Elections): TemplateResult {
  if (intervals.length === 0) return renderBlocking(blocking);
  const caption = `${total_count} intervals (UT)${total_count > intervals.length ? `, the first ${intervals.length}` : ''}`;
  return renderColumns(caption, intervals, [
    ['From', ({ start }) => toText(start)],
    ['To', ({ end }) => toText(end)],
    ['Length', ({ minutes }) => `${Math.floor(minutes / 60)} h ${Math.round(minutes % 60)} min`],
    ...(intervals[0]?.score === undefined ? [] : [SCORE]),
  ]);
}

const toText = (datetime: string): string => formatDateTime(datetime.replace(/:\d\d\.\d+/, ''));

function renderBlocking(blocking: Elections['blocking']): TemplateResult {
  const reasons = [
    ...(blocking?.never ?? []).map((text) => `${text} never holds in this range.`),
    ...(blocking?.never_together ?? []).map((pair) => `${pair.join(' and ')} never hold together.`),
    ...(blocking?.without_one ?? []).map(({ text }) => `Without “${text}” there are intervals.`),
  ];
  const later = blocking?.later.first;
  return html`<div class="notice notice-warn"><p>All conditions together hold at no time in this range.</p><ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>${later ? html`<p>They first hold on ${toText(later)} UT.</p>` : nothing}</div>`;
}
