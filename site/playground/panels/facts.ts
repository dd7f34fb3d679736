import { html, nothing, type TemplateResult } from 'lit-html';
import type { AnalysisResponse } from '../../../functions/natal/analysis/contract.ts';
import { capitalize, toWords } from '../../../lib/base/text.ts';
import { formatSecond } from '../clock-view.ts';
import { definePanel } from '../panel.ts';
import { choiceRow, listOptions } from '../rows.ts';
import { findName, joinWords } from '../shown-words.ts';
import { findStrokes, renderPoint as label, renderSymbol } from '../symbols.ts';
import { type CellContent, renderColumns, renderFacts, renderHidden, renderPairs, renderWarnings } from '../tables.ts';

type Analysis = Extract<AnalysisResponse, { readonly output_mode: 'full' }>;
type Facts = Analysis['data']['analysis'];

/** Balance, patterns, rulers, receptions and the condition of each body. */
export const factsPanel = definePanel<Analysis>({
  id: 'facts',
  summary: 'Balance, patterns, rulers, receptions and the condition of each body.',
  rows: [choiceRow('rulerships', 'Rulers of signs', listOptions(['traditional', 'modern']))],
  buildRequest: ({ rulerships }, { request: { subject, configuration } }) => ({
    name: 'The facts',
    path: '/ephemeris/analysis',
    body: { subject, configuration, options: { rulerships } },
  }),
  render: ({ data: { analysis, warnings } }) => ({
    content: html`${renderWarnings(warnings)}<div class="fact-grid">${renderBalance(analysis)}${renderPatterns(analysis)}${renderMoon(analysis)}</div>
${renderConditions(analysis)}${renderReceptions(analysis)}${renderRulers(analysis)}`,
  }),
});

const toTitle = (id: string): string => capitalize(toWords(id));
const labels = (ids: readonly string[]): TemplateResult =>
  html`${ids.map((id, index) => html`${index > 0 ? ', ' : nothing}${label(id)}`)}`;
const symbolOf = (id: string): TemplateResult =>
  html`<span title="${findName(id)}">${renderSymbol(findStrokes(id))}</span>`;

/** What follows the name of a part of a balance. */
const BALANCE_NOUNS: Readonly<Record<string, string>> = { quadrants: ' quadrant', polarities: ' signs' };

type BalanceParts = Readonly<Record<string, readonly string[] | undefined>>;

function renderBalance({ balance }: Facts): TemplateResult {
  const parts = Object.entries<BalanceParts | undefined>(balance ?? {}).flatMap(([group, members = {}]) =>
    Object.entries(members).map(([name, bodies = []]) => ({ group, name, bodies })),
  );
  return renderColumns('Balance', parts, [
    ['Of', ({ group, name }) => `${toTitle(name)}${BALANCE_NOUNS[group] ?? ''}`],
    ['Number', ({ bodies }) => bodies.length],
    ['Bodies', ({ bodies }) => html`${bodies.map(symbolOf)}${renderHidden(bodies.map(findName).join(', '))}`],
  ]);
}

function renderPatterns({ patterns, stelliums, shape }: Facts): TemplateResult {
  const rows: readonly (readonly [name: string, bodies: CellContent])[] = [
    ...(shape ? [[`Shape: ${toWords(shape.type)}`, labels(shape.handle)] as const] : []),
    ...patterns.map(({ type, bodies, apex, dissociate }) => {
      const name = `${toTitle(type)}${dissociate ? ' (dissociate)' : ''}`;
      return [name, html`${labels(bodies)}${apex ? `; apex ${findName(apex)}` : nothing}`] as const;
    }),
    ...stelliums.map(({ where, bodies }) => {
      const place = typeof where === 'number' ? `house ${where}` : where;
      return [`Stellium${place === null ? '' : ` in ${place}`}`, labels(bodies)] as const;
    }),
  ];
  return renderPairs('Patterns', ['Pattern', 'Bodies'], rows);
}

function renderMoon({ moon, final_dispositors = [], loops = [] }: Facts): TemplateResult {
  const facts = [
    ...Object.entries(moon ?? {}).flatMap(([name, value]) => readFact(name, value)),
    ['Final dispositors', final_dispositors.length > 0 ? labels(final_dispositors) : 'none'] as const,
    ...loops.map((loop) => ['Loop of rulers', labels(loop)] as const),
  ];
  return html`<section><h3>Moon and dispositors</h3>${renderFacts(facts)}</section>`;
}

/** A single value of the Moon's facts; nested ones have no room here. */
function readFact(name: string, value: unknown): readonly (readonly [string, string])[] {
  if (typeof value === 'boolean') return [[toTitle(name), value ? 'yes' : 'no']];
  if (typeof value === 'number') return [[toTitle(name.replace(/_deg$/, '')), value.toFixed(2)]];
  if (typeof value !== 'string' || name === 'display_name') return [];
  return [[toTitle(name), name.endsWith('_at') ? `${formatSecond(value)} UT` : toWords(value)]];
}

const listTrue = (members: object = {}): readonly string[] =>
  Object.entries(members).flatMap(([name, value]) => (value === true ? [name] : []));

function renderConditions({ bodies = {} }: Facts): TemplateResult {
  const rows = Object.entries(bodies).flatMap(([id, condition]) => (condition ? [{ id, ...condition }] : []));
  return renderColumns('Condition of the bodies', rows, [
    ['Body', ({ id }) => label(id)],
    ['Score', ({ dignities }) => String(dignities?.score ?? '').replace('-', '−')],
    ['Dignities', ({ dignities }) => listTrue(dignities).join(', ')],
    ['Angularity', ({ angularity = '' }) => angularity],
    [
      'Further',
      ({ solar_phase: phase = 'free', ...flags }) => joinWords([phase === 'free' ? '' : phase, ...listTrue(flags)]),
    ],
  ]);
}

function renderReceptions({ receptions = [] }: Facts): TemplateResult {
  return renderColumns('Receptions: each in dignities of the other', receptions, [
    ['Body', ({ a }) => label(a)],
    ['In', ({ a_by }) => joinWords(a_by.dignities) || '–'],
    ['Body', ({ b }) => label(b)],
    ['In', ({ b_by }) => joinWords(b_by.dignities) || '–'],
    ['Kind', ({ mutual, aspect }) => joinWords([mutual ? 'mutual' : '', aspect ?? ''])],
  ]);
}

function renderRulers({ rulers, dispositors = {} }: Facts): TemplateResult {
  const houses = Object.values(rulers?.houses ?? {}).flatMap((house, index) => (house ? [{ index, ...house }] : []));
  if (houses.length === 0) {
    const rows = Object.entries(dispositors).map(([id, ruler]) => [label(id), label(String(ruler))] as const);
    return renderPairs('Dispositors', ['Body', 'Ruled by'], rows);
  }
  return renderColumns('Rulers of houses', houses, [
    ['House', ({ index }) => `House ${index + 1}`],
    ['Ruler', ({ cusp_ruler }) => label(String(cusp_ruler))],
    ['Stands in', ({ in_house }) => (in_house === null ? '' : `House ${in_house}`)],
    ['Sign', ({ in_sign }) => in_sign ?? ''],
  ]);
}
