import { html, nothing, type TemplateResult } from 'lit-html';
import type { AnalysisResponse } from '../../../functions/natal/analysis/contract.ts';
import { capitalize } from '../../../lib/base/text.ts';
import { formatDateTime } from '../clock-view.ts';
import { findName } from '../names.ts';
import { definePanel } from '../panel.ts';
import { choiceRow, type Options } from '../rows.ts';
import { findStrokes, renderPoint as label, renderSymbol } from '../symbols.ts';
import { renderFacts, renderRow, renderScrollTable, renderWarnings } from '../tables.ts';

type Analysis = Extract<AnalysisResponse, { readonly output_mode: 'full' }>;
type Facts = Analysis['data']['analysis'];

const RULERSHIPS: Options = [
  ['traditional', 'Traditional'],
  ['modern', 'Modern'],
];

/** Balance, patterns, rulers, receptions and the condition of each body. */
export const factsPanel = definePanel<Analysis>({
  id: 'facts',
  summary: 'Balance, patterns, rulers, receptions and the condition of each body.',
  rows: [choiceRow('rulerships', 'Rulers of signs', RULERSHIPS)],
  buildRequest: ({ rulerships }, { request: { subject, configuration } }) => ({
    name: 'The facts',
    path: '/ephemeris/analysis',
    body: { subject, configuration, options: { rulerships } },
  }),
  render({ data: { analysis, warnings } }) {
    return {
      content: html`${renderWarnings(warnings)}<div class="fact-grid">${renderBalance(analysis)}${renderPatterns(analysis)}${renderMoon(analysis)}</div>
${renderConditions(analysis)}${renderReceptions(analysis)}${renderRulers(analysis)}`,
    };
  },
});

const toWords = (id: string): string => id.replaceAll('_', ' ');
const labels = (ids: readonly string[]): TemplateResult =>
  html`${ids.map((id, index) => html`${index > 0 ? ', ' : nothing}${label(id)}`)}`;

/** What follows the name of a part of a balance. */
const BALANCE_NOUNS: Readonly<Record<string, string>> = {
  quadrants: ' quadrant',
  hemispheres: '',
  polarities: ' signs',
};

function renderBalance({ balance }: Facts): TemplateResult {
  const rows = Object.entries<Readonly<Record<string, readonly string[] | undefined>> | undefined>(
    balance ?? {},
  ).flatMap(([group, parts = {}]) =>
    Object.entries(parts).map(([name, bodies = []]) => {
      const symbols = bodies.map((id) => html`<span title="${findName(id)}">${renderSymbol(findStrokes(id))}</span>`);
      const words = html`<span class="visually-hidden">${bodies.map(findName).join(', ')}</span>`;
      return renderRow(`${capitalize(toWords(name))}${BALANCE_NOUNS[group] ?? ''}`, [
        String(bodies.length),
        html`${symbols}${words}`,
      ]);
    }),
  );
  return renderScrollTable('Balance', ['Of', 'Number', 'Bodies'], rows);
}

function renderPatterns({ patterns, stelliums, shape }: Facts): TemplateResult {
  const rows = [
    ...(shape ? [renderRow(`Shape: ${toWords(shape.type)}`, [labels(shape.handle)])] : []),
    ...patterns.map(({ type, bodies, apex, dissociate }) =>
      renderRow(html`${capitalize(toWords(type))}${dissociate ? ' (dissociate)' : nothing}`, [
        html`${labels(bodies)}${apex ? html`; apex ${findName(apex)}` : nothing}`,
      ]),
    ),
    ...stelliums.map(({ where, bodies }) =>
      renderRow(`Stellium${where === null ? '' : ` in ${typeof where === 'number' ? `house ${where}` : where}`}`, [
        labels(bodies),
      ]),
    ),
  ];
  return renderScrollTable('Patterns', ['Pattern', 'Bodies'], rows);
}

function renderMoon({ moon, final_dispositors = [], loops = [] }: Facts): TemplateResult {
  const facts = [
    ...(moon ? Object.entries(moon).flatMap(([name, value]) => readFact(name, value)) : []),
    ['Final dispositors', final_dispositors.length > 0 ? labels(final_dispositors) : 'none'] as const,
    ...loops.map((loop) => ['Loop of rulers', labels(loop)] as const),
  ];
  return html`<section><h3>Moon and dispositors</h3>${renderFacts(facts)}</section>`;
}

/** A single value of the Moon's facts; nested ones have no room here. */
function readFact(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'boolean') return [[capitalize(toWords(name)), value ? 'yes' : 'no']];
  if (typeof value === 'number') return [[capitalize(toWords(name.replace(/_deg$/, ''))), value.toFixed(2)]];
  if (typeof value !== 'string') return [];
  const isMoment = /_at$/.test(name);
  return [[capitalize(toWords(name)), isMoment ? `${formatDateTime(value.replace(/\.\d+/, ''))} UT` : toWords(value)]];
}

function renderConditions({ bodies = {} }: Facts): TemplateResult {
  const rows = Object.entries(bodies).flatMap(([id, condition]) => {
    if (!condition) return [];
    const { dignities, angularity, solar_phase: phase, ...flags } = condition;
    const held = Object.entries(dignities ?? {}).flatMap(([name, value]) => (value === true ? [name] : []));
    const others = Object.entries(flags).flatMap(([name, value]) => (value === true ? [toWords(name)] : []));
    const states = [...(phase && phase !== 'free' ? [toWords(phase)] : []), ...others];
    return [
      renderRow(label(id), [
        String(dignities?.score ?? '').replace('-', '−'),
        held.join(', '),
        angularity ?? '',
        states.join(', '),
      ]),
    ];
  });
  return renderScrollTable('Condition of the bodies', ['Body', 'Score', 'Dignities', 'Angularity', 'Further'], rows);
}

function renderReceptions({ receptions = [] }: Facts): TemplateResult {
  const rows = receptions.map(({ a, b, mutual, a_by, b_by, aspect }) =>
    renderRow(label(a), [
      a_by.dignities.map(toWords).join(', ') || '–',
      label(b),
      b_by.dignities.map(toWords).join(', ') || '–',
      [mutual ? 'mutual' : '', aspect ? toWords(aspect) : ''].filter(Boolean).join(', '),
    ]),
  );
  return renderScrollTable('Receptions: each in dignities of the other', ['Body', 'In', 'Body', 'In', 'Kind'], rows);
}

function renderRulers({ rulers, dispositors = {} }: Facts): TemplateResult {
  const houses = Object.values(rulers?.houses ?? {}).flatMap((house) => (house ? [house] : []));
  if (houses.length === 0) {
    const rows = Object.entries(dispositors).map(([id, ruler]) => renderRow(label(id), [label(String(ruler))]));
    return renderScrollTable('Dispositors', ['Body', 'Ruled by'], rows);
  }
  const rows = houses.map(({ cusp_ruler, in_house, in_sign }, index) =>
    renderRow(`House ${index + 1}`, [
      label(String(cusp_ruler)),
      in_house === null ? '' : `House ${in_house}`,
      String(in_sign ?? ''),
    ]),
  );
  return renderScrollTable('Rulers of houses', ['House', 'Ruler', 'Stands in', 'Sign'], rows);
}
