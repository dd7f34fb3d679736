import { type Html, html, raw } from '../html.ts';
import type { Panel } from './panel.ts';
import { renderPanelForm } from './panel-form.ts';
import { dashasPanel } from './panels/dashas.ts';
import { electionsPanel } from './panels/elections.ts';
import { factsPanel } from './panels/facts.ts';
import { indianPanel } from './panels/indian.ts';
import { mapPanel } from './panels/map.ts';
import { pairPanel } from './panels/pair.ts';
import { progressionsPanel } from './panels/progressions.ts';
import { returnsPanel } from './panels/returns.ts';
import { timeLordsPanel } from './panels/time-lords.ts';
import { transitWheelPanel } from './panels/transit-wheel.ts';
import { transitsPanel } from './panels/transits.ts';
import { renderPictureFigure } from './picture-markup.ts';

/** Renders the empty views of a chart. */
export function renderResultPanels(): Html {
  const linkHint = html`<span class="hint share-hint" hidden>The link holds your entries after <code>#</code>. Browsers do not send that part to servers, and nothing is stored.</span>`;
  const share = html`<button type="button" class="button button-quiet print" hidden>Print</button> <button type="button" class="button button-quiet share" hidden>Copy a link to this chart</button> ${linkHint}`;
  return html`<div class="said" role="status" aria-live="polite"></div>
<div class="sight">
${renderPictureFigure(share)}
<section class="clock" aria-labelledby="clock-title"><h2 id="clock-title">Time and place</h2><div class="clock-facts"><p class="hint">The zone and offset of the clock time, and anything unusual about it.</p></div></section>
</div>
<div class="tabs">
<div role="tablist" aria-label="Views">${TABS.map(renderTab)}</div>
${TABS.map(renderPanel)}
</div>`;
}

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: Html;
}

const PLACEHOLDER = html`<p class="hint">Cast a chart first.</p>`;

const createTab = (label: string, panel: Panel): Tab => ({
  id: panel.id,
  label,
  content: html`${renderPanelForm(panel)}<div class="panel-view"><div class="panel-pictures" hidden></div><div class="panel-beside" hidden></div><div class="panel-content">${PLACEHOLDER}</div></div>`,
});

/** The views in the order of use. */
const TABS: readonly Tab[] = [
  { id: 'positions', label: 'Positions', content: html`<div class="positions-view">${PLACEHOLDER}</div>` },
  { id: 'aspects', label: 'Aspects', content: html`<div class="aspects-view">${PLACEHOLDER}</div>` },
  createTab('Two people', pairPanel),
  createTab('Transit wheel', transitWheelPanel),
  createTab('Transits', transitsPanel),
  createTab('Returns', returnsPanel),
  createTab('Progressions', progressionsPanel),
  createTab('Facts', factsPanel),
  createTab('Time lords', timeLordsPanel),
  createTab('Indian chart', indianPanel),
  createTab('Dashas', dashasPanel),
  createTab('Elections', electionsPanel),
  createTab('Map', mapPanel),
  { id: 'request', label: 'Request', content: html`<div class="request-view">${PLACEHOLDER}</div>` },
];

function renderTab({ id, label }: Tab, index: number): Html {
  const state = index === 0 ? raw('aria-selected="true"') : raw('aria-selected="false" tabindex="-1"');
  return html`<button type="button" role="tab" id="tab-${id}" aria-controls="${id}" ${state}>${label}</button>`;
}

function renderPanel({ id, content }: Tab, index: number): Html {
  return html`<section role="tabpanel" id="${id}" aria-labelledby="tab-${id}" tabindex="0" ${index === 0 ? '' : raw('hidden')}>${content}</section>`;
}
