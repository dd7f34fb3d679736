import { html, nothing, type TemplateResult } from 'lit-html';
import type { ReturnResponse } from '../../../functions/predictive/returns/contract.ts';
import { buildPairWheel, buildWheelFromResponse } from '../../../lib/answers/wheel-from-response.ts';
import { CATALOG_BODY_IDS } from '../../../lib/base/catalog/bodies.ts';
import { renderAspectList } from '../aspects-view.ts';
import { formatDateTime, formatSecond } from '../clock-view.ts';
import { readDay, readPlace } from '../dates.ts';
import { definePanel, type PanelView, type ShownChart } from '../panel.ts';
import { renderPositions } from '../positions-view.ts';
import { choiceRow, date, place, toggle } from '../rows.ts';
import { findName, getShownWords, listBodyOptions } from '../shown-words.ts';
import { renderColumns, renderWarnings } from '../tables.ts';

type Return = Extract<ReturnResponse, { readonly output_mode: 'full' }>;
type Moment = Return['other_returns'][number];

/** The mean node is left out: its return is that of the true one to a few days. */
const BODIES = listBodyOptions(CATALOG_BODY_IDS.filter((id) => id !== 'mean_node'));

/** The chart of the moment at which a body is back at its place at birth. */
export const returnsPanel = definePanel<Return>({
  id: 'returns',
  summary: 'The chart of the moment at which a body is back at its place at birth.',
  rows: [
    choiceRow('body', 'Body', BODIES, { initial: 'sun' }),
    date('target_datetime', 'Return nearest to'),
    place('return_', 'Place of the return'),
    toggle('precession_corrected', 'Corrected for precession'),
    toggle('around', 'Around the birth chart', { isViewOnly: true }),
  ],
  buildRequest(entries, { request: { subject, configuration, options } }) {
    const target = readDay(entries, 'target_datetime');
    if (typeof target !== 'string') return [target];
    const place = readPlace(entries, 'return_');
    const body = {
      subject,
      body: entries.body,
      target_datetime: target,
      ...(place && { return_location: place }),
      include_chart: true,
      ...(entries.precession_corrected && { precession_corrected: true }),
      configuration,
      options,
    };
    return { name: 'The return', path: '/predictive/returns', body };
  },
  locations: [['body.return_location', 'return_place']],
  render: (answer, { entries, natal }) => renderReturn(answer, entries.around === 'yes' ? natal : undefined),
});

/** @param around the birth chart to be drawn inside */
function renderReturn(answer: Return, around: ShownChart | undefined): PanelView {
  const { chart, warnings } = answer;
  const list = renderMoments(answer);
  if (!chart) return { content: html`${renderWarnings(warnings)}${list}` };
  const heading = chart.subject.name;
  const wheel = around
    ? buildPairWheel({
        words: getShownWords(),
        inner: around.chart,
        outer: chart,
        captions: { inner: {}, outer: { heading } },
        title: `${heading} around ${around.chart.subject.name}`,
        aspects: [],
        aspectsFrom: 'outer',
      })
    : buildWheelFromResponse(chart, {}, getShownWords());
  return {
    wheel,
    beside: html`${renderWarnings([...warnings, ...chart.warnings])}${list}`,
    content: html`${renderPositions(chart)}${renderAspectList(`Aspects of the ${heading}`, chart.aspects)}`,
  };
}

function renderMoments(nearest: Return): TemplateResult {
  const { body, other_returns, earliest_datetime, latest_datetime } = nearest;
  const moments: readonly Moment[] = [nearest, ...other_returns].toSorted((a, b) => a.julian_day - b.julian_day);
  const isShown = (moment: Moment): boolean => moment.exact_datetime === nearest.exact_datetime;
  const table = renderColumns(`${findName(body)} returns (UT)`, moments, [
    ['Exact', ({ exact_datetime }) => formatSecond(exact_datetime)],
    ['Number', ({ return_number }) => return_number],
    ['Motion', ({ retrograde }) => (retrograde ? 'retrograde' : 'direct')],
    ['Shown', (moment) => (moments.every(isShown) ? undefined : isShown(moment) ? 'yes' : '')],
  ]);
  const span =
    earliest_datetime && latest_datetime
      ? html`<p class="notice">Without a time of birth the return is between ${formatDateTime(earliest_datetime)} and ${formatDateTime(latest_datetime)} UT.</p>`
      : nothing;
  return html`${span}${table}`;
}
