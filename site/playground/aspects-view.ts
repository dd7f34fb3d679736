import { listPlanetEntries } from '../../lib/answers/wheel-from-response.ts';
import { type Html, html } from '../html.ts';
import type { Chart } from './answers.ts';
import { nameOf, wordsOf } from './names.ts';
import { ASPECT_SYMBOLS, strokesOf, symbolMark } from './symbols.ts';

type Aspect = Chart['aspects'][number];

/** Every pair and what is between them: a grid for the eye, and the same as a list from the closest on. */
export function aspectsView(chart: Chart): Html {
  if (chart.aspects.length === 0) return html`<p class="hint">No two objects of this chart are in aspect.</p>`;
  const closestFirst = chart.aspects.toSorted((a, b) => Math.abs(a.orb) - Math.abs(b.orb));
  return html`${grid(chart)}<details class="aspect-list"><summary>${chart.aspects.length} aspects, the closest first</summary>${list(closestFirst)}</details>`;
}

/** A staircase: each object against those before it. */
function grid(chart: Chart): Html {
  const ids = [
    ...listPlanetEntries(chart).map(([id]): string => id),
    ...(chart.angles ? ['ascendant', 'midheaven'] : []),
  ];
  const between = new Map(chart.aspects.map((aspect) => [pair(aspect.object1, aspect.object2), aspect]));
  const rows = ids.map((id, index) => {
    const cells = ids.slice(0, index).map((other) => cell(between.get(pair(id, other))));
    const corner = html`<td class="corner" aria-hidden="true">${symbolMark(strokesOf(id))}</td>`;
    return html`<tr><th scope="row"><span class="row-name">${nameOf(id)}</span>${symbolMark(strokesOf(id))}</th>${cells}${corner}</tr>`;
  });
  const columns = ids.slice(0, -1).map((id) => html`<th scope="col">${nameOf(id)}</th>`);
  return html`<div class="table-wrap grid-wrap" tabindex="0" role="group" aria-label="Aspect grid"><table class="aspect-grid"><caption class="visually-hidden">Aspects between every two objects, orb in degrees; a: applying</caption><thead class="visually-hidden"><tr><td></td>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

const pair = (a: string, b: string): string => [a, b].toSorted().join(' ');

function cell(aspect: Aspect | undefined): Html {
  if (!aspect) return html`<td></td>`;
  const words = `${nameOf(aspect.object1)} ${wordsOf(aspect.aspect)} ${nameOf(aspect.object2)}, orb ${orbText(aspect)}, ${directionOf(aspect)}`;
  return html`<td class="${kindOf(aspect)}" title="${words}">${symbolMark(ASPECT_SYMBOLS[aspect.aspect])}<span class="visually-hidden">${wordsOf(aspect.aspect)} </span><span class="orb">${orbText(aspect)}${aspect.applying ? 'a' : ''}</span></td>`;
}

const orbText = ({ orb }: Aspect): string => `${Math.abs(orb).toFixed(1)}°`;
const directionOf = ({ applying, exact }: Aspect): string => (exact ? 'exact' : applying ? 'applying' : 'separating');

const TENSE: readonly string[] = ['square', 'opposition'];
const EASY: readonly string[] = ['conjunction', 'sextile', 'trine'];

/** Which colour of the wheel it has. */
export const kindOf = ({ aspect }: { readonly aspect: string }): string =>
  TENSE.includes(aspect) ? 'tense' : EASY.includes(aspect) ? 'easy' : 'minor';

function list(aspects: readonly Aspect[]): Html {
  const rows = aspects.map(
    (aspect) =>
      html`<tr><th scope="row">${nameOf(aspect.object1)}</th><td class="${kindOf(aspect)}">${symbolMark(ASPECT_SYMBOLS[aspect.aspect])} ${wordsOf(aspect.aspect)}</td><td>${nameOf(aspect.object2)}</td><td class="number">${Math.abs(aspect.orb).toFixed(2)}°</td><td>${directionOf(aspect)}</td></tr>`,
  );
  return html`<div class="table-wrap" tabindex="0" role="group" aria-label="Aspects"><table><thead><tr><th scope="col">Object</th><th scope="col">Aspect</th><th scope="col">Object</th><th scope="col">Orb</th><th scope="col">Direction</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
