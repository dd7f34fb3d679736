import { html, type TemplateResult } from 'lit-html';
import { listPlanetEntries } from '../../lib/answers/wheel-from-response.ts';
import type { FullChartAnswer } from './chart-request.ts';
import { findName, formatAspectName } from './shown-words.ts';
import { ASPECT_SYMBOLS, findStrokes, renderPoint, renderSymbol } from './symbols.ts';
import { renderColumns, renderFolded } from './tables.ts';

type AspectRecord = FullChartAnswer['aspects'][number];

/** Renders all aspects as a grid and as a list, closest first. */
export function renderAspects(chart: FullChartAnswer): TemplateResult {
  if (chart.aspects.length === 0) return html`<p class="hint">This chart has no aspects.</p>`;
  const list = renderAspectList('Aspects', chart.aspects);
  return html`${renderGrid(chart)}${renderFolded(`${chart.aspects.length} aspects, closest first`, list)}`;
}

/** Renders a triangular grid: each row is an object, its columns are the objects before it. */
function renderGrid(chart: FullChartAnswer): TemplateResult {
  const ids = [
    ...listPlanetEntries(chart).map(([id]): string => id),
    ...(chart.angles ? ['ascendant', 'midheaven'] : []),
  ];
  const between = new Map(chart.aspects.map((aspect) => [toPairKey(aspect.object1, aspect.object2), aspect]));
  const rows = ids.map((id, index) => {
    const cells = ids.slice(0, index).map((other) => renderCell(between.get(toPairKey(id, other))));
    const corner = html`<td class="corner" aria-hidden="true">${renderSymbol(findStrokes(id))}</td>`;
    return html`<tr><th scope="row"><span class="row-name">${findName(id)}</span>${renderSymbol(findStrokes(id))}</th>${cells}${corner}</tr>`;
  });
  const columns = ids.slice(0, -1).map((id) => html`<th scope="col">${findName(id)}</th>`);
  return html`<div class="table-wrap grid-wrap" tabindex="0" role="group" aria-label="Aspect grid"><table class="aspect-grid"><caption class="visually-hidden">Aspects between every two objects, orb in degrees; a: applying</caption><thead class="visually-hidden"><tr><td></td>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

const toPairKey = (a: string, b: string): string => [a, b].toSorted().join(' ');

function renderCell(aspect: AspectRecord | undefined): TemplateResult {
  if (!aspect) return html`<td></td>`;
  const words = `${findName(aspect.object1)} ${formatAspectName(aspect.aspect)} ${findName(aspect.object2)}, orb ${formatOrb(aspect)}, ${describeDirection(aspect)}`;
  return html`<td class="${classifyAspect(aspect)}" title="${words}">${renderSymbol(ASPECT_SYMBOLS[aspect.aspect])}<span class="visually-hidden">${formatAspectName(aspect.aspect)} </span><span class="orb">${formatOrb(aspect)}${aspect.applying ? 'a' : ''}</span></td>`;
}

const formatOrb = ({ orb }: AspectRecord): string => `${Math.abs(orb).toFixed(1)}°`;
const describeDirection = ({ applying, exact }: AspectRecord): string =>
  exact ? 'exact' : applying === null ? '–' : applying ? 'applying' : 'separating';

const TENSE: readonly string[] = ['square', 'opposition'];
const EASY: readonly string[] = ['conjunction', 'sextile', 'trine'];

/** Class of an aspect, which decides its color as on the wheel. */
const classifyAspect = ({ aspect }: AspectRecord): string =>
  TENSE.includes(aspect) ? 'tense' : EASY.includes(aspect) ? 'easy' : 'minor';

const renderKind = (record: AspectRecord): TemplateResult =>
  html`<span class="${classifyAspect(record)}">${renderSymbol(ASPECT_SYMBOLS[record.aspect])} <span class="aspect-name">${formatAspectName(record.aspect)}</span></span>`;

/** Renders a list of aspects, closest first. @param sides headings of the points of each chart */
export function renderAspectList(
  caption: string,
  aspects: readonly AspectRecord[],
  [from, to]: readonly [string, string] = ['Object', 'Object'],
): TemplateResult {
  if (aspects.length === 0) return html`<p class="hint">${caption}: there are none.</p>`;
  const areMoving = aspects.some(({ applying }) => applying !== null);
  const closestFirst = aspects.toSorted((a, b) => Math.abs(a.orb) - Math.abs(b.orb));
  return renderColumns(caption, closestFirst, [
    [from, ({ object1 }) => renderPoint(object1)],
    ['Aspect', renderKind],
    [to, ({ object2 }) => renderPoint(object2)],
    ['Orb', ({ orb }) => `${Math.abs(orb).toFixed(2)}°`, 'number'],
    ['Direction', (aspect) => (areMoving ? describeDirection(aspect) : undefined)],
  ]);
}
