import { html, nothing, type TemplateResult } from 'lit-html';
import type { ReconcileResponse } from '../../../functions/natal/reconcile/contract.ts';
import { formatDegree } from '../../../lib/astro/sky/zodiac/degree-text.ts';
import { capitalize, toWords } from '../../../lib/base/text.ts';
import { readLongitude } from '../../../lib/requests/claims/longitude-text.ts';
import type { FieldFault } from '../chart-request.ts';
import { definePanel } from '../panel.ts';
import { choiceRow, type Entries, type Options, textRow } from '../rows.ts';
import { findName } from '../shown-words.ts';
import { renderColumns, renderWarnings } from '../tables.ts';

type Comparison = ReconcileResponse['data'];
type Explanation = Comparison['explanations'][number];

/** Points whose positions other programs print, with how they may be written. */
const POINTS = [
  ['ascendant', 'Ascendant', "7°11' Aries"],
  ['midheaven', 'Midheaven', '3Cp42'],
  ['sun', 'Sun', '12°39 Taurus'],
  ['moon', 'Moon', '198.68'],
  ['mercury', 'Mercury', ''],
  ['venus', 'Venus', ''],
  ['mars', 'Mars', ''],
  ['jupiter', 'Jupiter', ''],
  ['saturn', 'Saturn', ''],
  ['north_node', 'North node, Rahu', ''],
] as const;

const CHANGES: Options = [
  ['1', 'one'],
  ['2', 'two'],
  ['3', 'three'],
];

/** Why another program, book or certificate states other positions of the birth. */
export const otherProgramPanel = definePanel<ReconcileResponse>({
  id: 'other-program',
  summary:
    'Why another program says something else: type what it prints, as it prints it, and as many points as you have.',
  rows: [
    ...POINTS.map(([id, label, placeholder]) => textRow(id, label, { placeholder })),
    choiceRow('max_changes', 'Most slips', CHANGES, { initial: '2' }),
  ],
  buildRequest(entries, { request: { subject, configuration } }) {
    const claims = listClaims(entries);
    const faults = claims.flatMap(findFault);
    if (claims.length === 0) return [{ message: 'Type at least one position that the other program prints.' }];
    if (faults.length > 0) return faults;
    const { house_system, zodiac_type, ayanamsa } = configuration;
    const body = {
      subject,
      claims,
      max_changes: Number(entries.max_changes),
      configuration: { house_system, zodiac_type, ...(ayanamsa !== undefined && { ayanamsa }) },
    };
    return { name: 'The comparison', path: '/ephemeris/reconcile', body };
  },
  render: ({ data }, { entries }) => ({
    content: html`<p class="notice ${data.verdict === 'same' || data.verdict === 'explained' ? '' : 'notice-warn'}">${VERDICTS[data.verdict]}</p>${renderWarnings(data.warnings)}${renderExplanations(data, entries)}${renderClaims(data, entries)}`,
  }),
});

interface FormClaim {
  readonly point: string;
  readonly longitude: string;
}

const listClaims = (entries: Entries): readonly FormClaim[] =>
  POINTS.flatMap(([point]) => {
    const longitude = (entries[point] ?? '').trim();
    return longitude === '' ? [] : [{ point, longitude }];
  });

const findFault = ({ point, longitude }: FormClaim): readonly FieldFault[] =>
  readLongitude(longitude)
    ? []
    : [{ field: point, message: "Type it as 11°38' Cancer, 14Vi13, 101.63, or a sign alone." }];

const VERDICTS: Readonly<Record<Comparison['verdict'], string>> = {
  same: 'Both say the same, to the last place that is printed.',
  explained: 'Everything that it says is explained.',
  partly: 'Some of what it says is explained, which is no coincidence; the rest is not.',
  unexplained: 'Nothing that was tried explains what it says.',
};

function renderExplanations({ explanations, contradictions }: Comparison, entries: Entries): unknown {
  const points = listClaims(entries);
  const pairs = contradictions.map(({ claims }) => claims.map((index) => findName(points[index]?.point ?? '')));
  return html`${explanations.length > 0 ? renderList(explanations, points) : nothing}${pairs.map((pair) => html`<p class="hint">${pair.join(' and ')} are of no one chart near this birth: one of them may be a misprint.</p>`)}`;
}

function renderList(explanations: readonly Explanation[], points: readonly FormClaim[]): TemplateResult {
  const name = (indexes: readonly number[]): string =>
    indexes.map((index) => findName(points[index]?.point ?? '')).join(', ');
  const table = renderColumns('Reasons, the likeliest first', explanations, [
    ['Reason', ({ changes }) => describeChanges(changes)],
    ['Explains', ({ matched }) => name(matched)],
    ['Not', ({ unmatched }) => name(unmatched) || undefined],
    ['By coincidence', ({ chance }) => formatChance(chance)],
  ]);
  return html`<div class="wrapping">${table}</div>`;
}

const describeChanges = (changes: Explanation['changes']): string =>
  changes.map(({ what, from, to }) => `${capitalize(toWords(what))}: ${to}, here ${from}`).join('; ') ||
  'The chart as it is';

const formatChance = (chance: number): string =>
  chance < 1e-6 ? 'less than once in a million' : `once in ${Math.round(1 / chance).toLocaleString('en')}`;

const MINUTES = 60;

function renderClaims({ claims }: Comparison, entries: Entries): TemplateResult {
  const points = listClaims(entries);
  return renderColumns('Both beside each other', claims, [
    ['Point', ({ claim }) => findName(points[claim]?.point ?? '')],
    ['It says', ({ claim }) => points[claim]?.longitude],
    [
      'Here',
      ({ part, calculated }) => (part === 'longitude' && calculated !== null ? formatDegree(calculated) : undefined),
    ],
    ['It differs by', ({ agrees, residual_arcsec }) => (agrees ? 'nothing' : formatDifference(residual_arcsec))],
  ]);
}

/** @example formatDifference(-2284.8) // "+0°38′" */
function formatDifference(residualArcsec: number | null): string {
  if (residualArcsec === null) return 'sign';
  const minutes = Math.abs(residualArcsec) / MINUTES;
  if (minutes < 1) return `${Math.abs(residualArcsec).toFixed(0)}″`;
  const rounded = Math.round(minutes);
  return `${residualArcsec < 0 ? '+' : '−'}${Math.floor(rounded / MINUTES)}°${String(rounded % MINUTES).padStart(2, '0')}′`;
}
