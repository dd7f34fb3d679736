import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { buildWheelFromResponse } from '../../lib/answers/wheel-from-response.ts';
import type { Wheel } from '../../lib/draw/wheel/wheel.ts';
import { moveByArrows } from '../browser/roving.ts';
import { renderAspects } from './aspects-view.ts';
import { renderClock } from './clock-view.ts';
import { renderGeneralFaults, renderRows } from './fields.ts';
import type { OpenPanel } from './open-panel.ts';
import type { PanelView, ShownChart } from './panel.ts';
import { type ChartPictureElement, toServicePicture, toWheelPicture } from './picture.ts';
import { renderPositions } from './positions-view.ts';
import { renderRequests } from './requests-view.ts';
import { isViewOnly, listRows } from './rows.ts';
import { getShownWords } from './shown-words.ts';
import { page } from './state.ts';
import { loadFaults } from './tabs.ts';

const EMPTY_WHEEL: Wheel = {
  title: 'An empty wheel',
  description: 'The twelve signs without a chart.',
  chart: { points: [], caption: { heading: '', lines: [] } },
  houses: undefined,
  aspects: [],
  settings: [],
  notes: [],
};

/** Views that need no request of their own. */
const OWN_VIEWS: Readonly<Record<string, (shown: ShownChart) => unknown>> = {
  positions: ({ chart }) => html`<div class="positions-view">${renderPositions(chart)}</div>`,
  aspects: ({ chart }) => html`<div class="aspects-view">${renderAspects(chart)}</div>`,
  request: renderRequests,
};

/** Renders the content of a tab: the chart, another view of it, or a panel once it is loaded. */
export function renderOpenTab(id: string): unknown {
  if (id === 'chart') return renderChart(page.shown);
  const [fault, opened] = [loadFaults.get(id), page.panels.get(id)];
  if (fault !== undefined) return html`<p class="notice notice-bad">${fault}</p>`;
  if (opened) return renderPanel(opened);
  const view = OWN_VIEWS[id];
  if (id !== page.tab || !view) return nothing;
  return page.shown ? view(page.shown) : html`<p class="hint">There is no chart yet.</p>`;
}

/** The wheel with the facts of the clock, drawn anew for another chart only. */
const renderChart = (shown: ShownChart | undefined): unknown =>
  guard([shown], () => {
    const wheel = shown ? buildWheelFromResponse(shown.chart, {}, getShownWords()) : EMPTY_WHEEL;
    const facts = shown && renderClock(shown.chart, shown.entries.place);
    return html`<div class="sight"><chart-picture .picture="${toWheelPicture(wheel)}"></chart-picture><section class="clock" aria-labelledby="clock-title"><h2 id="clock-title">Time and place</h2>${facts}</section></div>`;
  });

function renderPanel(opened: OpenPanel): TemplateResult {
  const { form, panel, view } = opened;
  const rows = listRows(panel.rows);
  const isCompared = rows.some(({ kind }) => kind === 'clock');
  const hasRequest = !rows.every(isViewOnly);
  const send = html`<button type="submit" class="button button-quiet panel-send">${isCompared ? 'Compare' : 'Show'}</button>`;
  return html`<form class="panel-form" novalidate aria-label="${panel.summary}" @input=${form.onInput} @change=${form.onChange} @submit=${form.onSubmit}>
<p class="hint panel-summary">${panel.summary}</p><div class="fields">${renderRows(form, panel.rows)}${hasRequest ? send : nothing}</div>${renderGeneralFaults(form)}</form>
<div class="panel-view" aria-busy="${opened.isBusy ? 'true' : nothing}">${view ? guard([view], () => renderView(opened, view)) : opened.notice ? html`<p class="notice notice-warn">${opened.notice}</p>` : nothing}</div>`;
}

function renderView(opened: OpenPanel, { wheel, pictures = [], beside, content }: PanelView): TemplateResult {
  const request = opened.answer?.request;
  const drawn = [
    ...(wheel ? [toWheelPicture(wheel)] : []),
    ...(request ? pictures.map((picture) => toServicePicture(request, picture)) : []),
  ];
  const figures = drawn.map((picture) => html`<chart-picture .picture="${picture}">${renderSaving()}</chart-picture>`);
  return html`${drawn.length > 0 ? html`<div class="panel-pictures">${figures}</div>` : nothing}${beside ? html`<div class="panel-beside">${beside}</div>` : nothing}<div class="panel-content">${content}</div>`;
}

/** Controls that save the picture around them. */
function renderSaving(): TemplateResult {
  const pictureOf = ({ currentTarget }: Event): ChartPictureElement =>
    (currentTarget as Element).closest('chart-picture') as ChartPictureElement;
  return html`<div class="picture-tools" role="toolbar" aria-label="Picture" @keydown=${moveByArrows}><button type="button" class="button button-quiet" @click=${(event: Event) => pictureOf(event).savePng()}>Save PNG</button><button type="button" class="button button-quiet" tabindex="-1" @click=${(event: Event) => pictureOf(event).saveSvg()}>Save SVG</button></div>`;
}
