import { html } from 'lit-html';
import type { NatalTransitsResponse } from '../../../functions/comparative/contract.ts';
import { buildPairWheel } from '../../../lib/answers/wheel-from-response.ts';
import { formatChartName } from '../../../lib/answers/wheel-text.ts';
import { isParseFault, parseTime } from '../../browser/date-text.ts';
import { renderAspectList } from '../aspects-view.ts';
import { readDay } from '../dates.ts';
import { definePanel } from '../panel.ts';
import { renderBodies } from '../positions-view.ts';
import { date, slider, textRow } from '../rows.ts';
import { getShownWords } from '../shown-words.ts';
import { renderWarnings } from '../tables.ts';

type TransitsAnswer = Extract<NatalTransitsResponse, { readonly output_mode: 'full' }>;

/** Days to either side that the slider reaches. */
const REACH_DAYS = 366;

/** The sky of a moment around the birth chart, with a slider over two years. */
export const transitWheelPanel = definePanel<TransitsAnswer>({
  id: 'transit-wheel',
  summary: 'The sky of a moment around the birth chart.',
  rows: [
    date('transit_datetime', 'Date'),
    textRow('time', 'Universal Time', { initial: '12:00' }),
    slider('days', 'Days from the date', REACH_DAYS, 'day'),
  ],
  buildRequest(entries, { request: { subject, configuration, options } }) {
    const day = readDay(entries, 'transit_datetime', Number(entries.days));
    const time = parseTime(entries.time?.trim() || '12:00');
    if (isParseFault(time)) return [{ field: 'time', message: time.message }];
    if (typeof day !== 'string') return [day];
    const iso = `${day}T${time.iso.slice(0, 5)}:00Z`;
    const body = { subject, transit_datetime: { iso }, configuration, options };
    return { name: 'The transit wheel', path: '/comparative/natal-transits', body };
  },
  render({ data: { natal_chart, transit_chart, aspects } }) {
    const { name, datetime } = natal_chart.subject;
    // The angles of a transit chart pass over every natal point each day.
    const { angles: _, ...outer } = transit_chart;
    const words = getShownWords();
    const wheel = buildPairWheel({
      inner: natal_chart,
      outer,
      captions: { inner: {}, outer: { heading: words.write('transits') } },
      title: words.write('transits_to', transit_chart.subject.datetime_utc, formatChartName(name, datetime)),
      aspects,
      aspectsFrom: 'outer',
      words,
    });
    const day = transit_chart.subject.datetime_utc.slice(0, -8).replace('T', ' ');
    return {
      wheel,
      beside: renderAspectList(`${day} UT`, aspects, ['Transit', 'Birth']),
      content: html`${renderWarnings(transit_chart.warnings)}${renderBodies(outer)}`,
    };
  },
});
