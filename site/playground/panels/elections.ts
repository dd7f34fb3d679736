import type { ElectionsResponse } from '../../../functions/predictive/elections/contract.ts';
import { isDenied } from '../../../lib/astro/timing/elections/condition-tree.ts';
import { ASPECT_IDS, ASPECTS } from '../../../lib/base/catalog/aspects.ts';
import { OBJECT_SETS } from '../../../lib/base/catalog/chart-objects.ts';
import { SIGNS } from '../../../lib/base/catalog/signs.ts';
import { type Html, html } from '../../html.ts';
import { formatDateTime } from '../clock-view.ts';
import { findEnglishName, formatEnglishAspectName } from '../names.ts';
import { definePanel, type PanelEntries } from '../panel.ts';
import { listFaults, readDay } from '../panel-dates.ts';
import { renderRow, renderScrollTable, renderWarnings } from '../tables.ts';

type ElectionsAnswer = Extract<ElectionsResponse, { readonly output_mode: 'full' }>;
type Elections = ElectionsAnswer['data'];

const MAJOR_ASPECTS = ASPECT_IDS.filter((id) => ASPECTS[id].kind === 'major');
const WAXING = ['waxing_crescent', 'first_quarter', 'waxing_gibbous'];
const BODY_OPTIONS = OBJECT_SETS.traditional_7
  .filter((id) => id !== 'moon')
  .map((id) => [id, findEnglishName(id)] as const);

/** Times at which chosen conditions hold together. */
export const electionsPanel = definePanel<ElectionsAnswer>({
  id: 'elections',
  summary: 'When all ticked conditions hold together, at the birthplace or another place.',
  fields: [
    { kind: 'date', name: 'start_date', label: 'From', initial: 'today' },
    { kind: 'date', name: 'end_date', label: 'To', initial: 'next-year' },
    { kind: 'place', prefix: 'election_', label: 'Place', placeholder: 'as at birth' },
    {
      kind: 'choice',
      name: 'with',
      label: 'Moon applying to',
      options: [['', 'no matter'], ...BODY_OPTIONS],
      initial: 'venus',
    },
    {
      kind: 'choice',
      name: 'angular',
      label: 'On an angle',
      options: [['', 'no matter'], ...BODY_OPTIONS],
      initial: '',
    },
    { kind: 'text', name: 'min_minutes', label: 'At least minutes', initial: '60' },
    { kind: 'switch', name: 'not_void', label: 'Moon not void of course', isOn: true },
    { kind: 'switch', name: 'not_retrograde', label: 'Mercury not retrograde', isOn: true },
    { kind: 'switch', name: 'waxing', label: 'Moon waxing', isOn: false },
    { kind: 'switch', name: 'by_day', label: 'By day, 9 to 18 h', isOn: false },
    {
      kind: 'chips',
      name: 'types',
      label: 'Aspects of the Moon',
      options: MAJOR_ASPECTS.map((id) => [id, formatEnglishAspectName(id)]),
      initial: ['conjunction', 'sextile', 'trine'],
    },
    {
      kind: 'chips',
      name: 'signs',
      label: 'Moon in (none: any sign)',
      options: SIGNS.map((sign) => [sign, sign]),
      initial: [],
    },
  ],
  buildRequest(entries, { request: { subject } }) {
    const [start, end] = [readDay(entries, 'start_date'), readDay(entries, 'end_date')];
    const conditions = listConditions(entries);
    const faults = [
      ...listFaults(start, end),
      ...(conditions.length === 0 ? [{ message: 'Choose at least one condition.' }] : []),
    ];
    if (faults.length > 0) return faults;
    const { election_latitude: latitude, election_longitude: longitude } = entries;
    const body = {
      location: latitude ? { latitude: Number(latitude), longitude: Number(longitude) } : subject.birth_location,
      start_date: start,
      end_date: end,
      conditions: { all: conditions },
      min_minutes: Number(entries.min_minutes) || 0,
      condition_intervals: true,
    };
    return { name: 'The election', path: '/predictive/elections', body };
  },
  locations: [['body.location', 'election_place']],
  render: ({ data }) => ({
    pictures: [{ label: 'Time line' }],
    content: html`${renderWarnings(data.warnings)}${renderConditions(data)}${renderIntervals(data)}`,
  }),
});

/** The conditions of the form as the service reads them. */
function listConditions(entries: PanelEntries): readonly object[] {
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

function renderConditions({ conditions }: Elections): Html {
  const rows = conditions.map(({ text, path, share = 0 }) => {
    const denied = isDenied(path);
    return renderRow(denied ? `Not: ${text}` : text, [`${(100 * (denied ? 1 - share : share)).toFixed(1)} %`]);
  });
  return html`<div class="wrapping">${renderScrollTable('Conditions', ['Condition', 'Of the range'], rows)}</div>`;
}

function renderIntervals({ intervals, blocking, total_count }: Elections): Html {
  if (intervals.length === 0) return renderBlocking(blocking);
  const rows = intervals.map(({ start, end, minutes }) =>
    renderRow(toText(start), [toText(end), `${Math.floor(minutes / 60)} h ${Math.round(minutes % 60)} min`]),
  );
  const caption = `${total_count} intervals (UT)${total_count > intervals.length ? `, the first ${intervals.length}` : ''}`;
  return renderScrollTable(caption, ['From', 'To', 'Length'], rows);
}

const toText = (datetime: string): string => formatDateTime(datetime.replace(/:\d\d\.\d+/, ''));

function renderBlocking(blocking: Elections['blocking']): Html {
  const reasons = [
    ...(blocking?.never ?? []).map((text) => `${text} never holds in this range.`),
    ...(blocking?.never_together ?? []).map((pair) => `${pair.join(' and ')} never hold together.`),
    ...(blocking?.without_one ?? []).map(({ text }) => `Without “${text}” there are intervals.`),
  ];
  const later = blocking?.later.first;
  return html`<div class="notice notice-warn"><p>All conditions together hold at no time in this range.</p><ul>${reasons.map((reason) => html`<li>${reason}</li>`)}</ul>${later && html`<p>They first hold on ${toText(later)} UT.</p>`}</div>`;
}
