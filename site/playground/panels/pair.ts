import { html, type TemplateResult } from 'lit-html';
import type { CompositeResponse, SynastryResponse } from '../../../functions/comparative/contract.ts';
import { buildPairWheel, buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import { renderAspectList } from '../aspects-view.ts';
import { listBirthRows, listClockRows } from '../birth-rows.ts';
import { buildSubject } from '../chart-request.ts';
import { selectBirth } from '../entries.ts';
import { definePanel, listBirthLocations, type PanelView } from '../panel.ts';
import { renderPositions } from '../positions-view.ts';
import { choiceRow, type Options, textRow } from '../rows.ts';
import { getShownWords } from '../shown-words.ts';
import { renderPoint } from '../symbols.ts';
import { type Column, renderColumns, renderWarnings } from '../tables.ts';

type Synastry = Extract<SynastryResponse, { readonly output_mode: 'full' }>['data'];
type Composite = Extract<CompositeResponse, { readonly output_mode: 'full' }>['data'];
type PairAnswer = { readonly data: Synastry | Composite };

const PREFIX = 'second_';

const COMPARISONS: Options = [
  ['synastry', 'Synastry: both charts'],
  ['composite', 'Composite of midpoints'],
  ['davison', 'Davison: mean moment and place'],
];

const SECOND_ROWS = [
  textRow(`${PREFIX}name`, 'Name'),
  ...listBirthRows(PREFIX),
  { kind: 'group', label: 'Calendar and clock', isFolded: true, rows: listClockRows(PREFIX) },
] as const;

/** Two births: one chart around the other, or one chart of both. */
export const pairPanel = definePanel<PairAnswer>({
  id: 'pair',
  summary: 'The shown chart compared with a second birth.',
  rows: [
    { kind: 'group', label: 'Second person', rows: SECOND_ROWS },
    choiceRow('comparison', 'Comparison', COMPARISONS),
  ],
  buildRequest(entries, { request }) {
    const second = buildSubject(selectBirth(entries, PREFIX));
    if ('faults' in second) return second.faults.map(({ field, message }) => ({ field: PREFIX + field, message }));
    const { subject, configuration, options } = request;
    if (entries.comparison === 'synastry') {
      const body = { subject_a: subject, subject_b: second.subject, configuration, options };
      return { name: 'The synastry', path: '/comparative/synastry', body };
    }
    const method = entries.comparison === 'davison' ? 'davison' : 'midpoint';
    const body = { subjects: [subject, second.subject], method, configuration, options };
    return { name: 'The composite', path: '/comparative/composite', body };
  },
  locations: ['subject_b', 'subjects[1]', 'subjects.1'].flatMap((member) =>
    listBirthLocations(`body.${member}`, PREFIX),
  ),
  render: ({ data }) => ('chart_a' in data ? renderSynastry(data) : renderComposite(data)),
  readBirth({ data }) {
    if ('chart_a' in data) return [PREFIX, data.chart_b];
    const subject = data.derived_from[1];
    return subject && [PREFIX, { subject, warnings: selectSecondWarnings(data.warnings) }];
  },
});

/** Precedes the message of a warning about one of the births. Those about the first stand where it is typed. */
const BIRTH_PLACE = /^subjects\[\d\]: /;

type Warnings = Composite['warnings'];

const selectSecondWarnings = (warnings: Warnings): Warnings =>
  warnings.flatMap(({ code, message }) =>
    message.startsWith('subjects[1]: ') ? [{ code, message: message.replace(BIRTH_PLACE, '') }] : [],
  );

function renderSynastry({ chart_a, chart_b, aspects, house_overlays }: Synastry): PanelView {
  const nameOf = ({ subject }: Synastry['chart_a']) => formatChartName(subject.name, subject.datetime);
  const words = getShownWords();
  const wheel = buildPairWheel({
    words,
    inner: chart_a,
    outer: chart_b,
    captions: { inner: { heading: chart_a.subject.name }, outer: { heading: chart_b.subject.name } },
    title: words.write('both', nameOf(chart_a), nameOf(chart_b)),
    aspects,
    aspectsFrom: 'inner',
  });
  const [inner, outer] = [chart_a.subject.name, chart_b.subject.name];
  return {
    wheel,
    beside: renderAspectList(`${inner} to ${outer}`, aspects, [inner, outer]),
    content: renderOverlays([
      { points: house_overlays.b_in_a, caption: `${outer} in houses of ${inner}` },
      { points: house_overlays.a_in_b, caption: `${inner} in houses of ${outer}` },
    ]),
  };
}

interface Overlay {
  readonly points: Readonly<Record<string, number | undefined>>;
  readonly caption: string;
}

/** Renders the houses of each chart that hold the points of the other; there are none without a time of birth. */
function renderOverlays(overlays: readonly Overlay[]): TemplateResult {
  const known = overlays.filter(({ points }) => Object.keys(points).length > 0);
  if (known.length === 0) return html`<p class="hint">Without a time of birth no chart has houses.</p>`;
  const ids = [...new Set(known.flatMap(({ points }) => Object.keys(points)))];
  const houses = known.map(({ points, caption }): Column<string> => [caption, (id) => points[id] ?? '']);
  return renderColumns('Points in the houses of the other chart', ids, [['Point', renderPoint], ...houses]);
}

function renderComposite(data: Composite): PanelView {
  const chart = data as Composite & Synastry['chart_a'];
  const heading = `${data.subject.name}, ${data.method === 'davison' ? 'Davison chart' : 'composite'}`;
  const lines = ['Midpoint composite', 'of 2 births', `Houses: ${data.house_method}`];
  const caption = data.method === 'davison' ? { heading } : { heading, lines };
  return {
    wheel: buildWheelFromResponse(chart, caption, getShownWords()),
    beside: renderAspectList('Aspects', data.aspects),
    content: html`${renderWarnings(data.warnings.filter(({ message }) => !BIRTH_PLACE.test(message)))}${renderPositions(chart)}`,
  };
}
