import { type Html, html } from '../html.ts';
import type { PanelContext, PanelView } from './panel.ts';
import { parseMomentMs } from './parse-moment.ts';
import { type DrawnPeriod, formatDay, nameLord, renderPeriods } from './periods-drawing.ts';
import { findStrokes, renderSymbol } from './symbols.ts';
import { renderRow, renderScrollTable, renderWarnings } from './tables.ts';

/** A period of one of several techniques. */
interface SystemPeriod extends DrawnPeriod {
  readonly system?: string;
}

/** The members that the answers of all time lords and dashas have. */
export interface LifeAnswer {
  readonly data: {
    readonly target_datetime: string;
    readonly start?: string;
    readonly end?: string;
    readonly periods?: readonly DrawnPeriod[];
    readonly active: readonly SystemPeriod[];
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
  };
}

/** Renders periods of any technique as a drawing to scale and a table. */
export function renderLife(
  { data }: LifeAnswer,
  { widthPx, entries }: Pick<PanelContext, 'widthPx' | 'entries'>,
): PanelView {
  const { active, periods, start, end, target_datetime, warnings } = data;
  const now = renderActive(active, entries.target_datetime ?? '');
  if (!periods || !start || !end) return { content: html`${renderWarnings(warnings)}${now}` };
  const activeKeys = new Set(active.map(toKey));
  const isActive = new Set(periods.filter((period) => activeKeys.has(toKey(period))));
  const span = { fromMs: parseMomentMs(start), toMs: parseMomentMs(end) };
  const drawn = renderPeriods({ periods, active: isActive, span, widthPx, targetMs: parseMomentMs(target_datetime) });
  const columns = listColumns(periods);
  const rows = periods.map((period) => renderPeriodRow(period, columns, isActive.has(period)));
  const table = renderScrollTable('Periods', listHeadings(columns), rows);
  return {
    content: html`${renderWarnings(warnings)}${drawn}${now}<details class="period-list"><summary>${periods.length} periods as a table</summary>${table}</details>`,
  };
}

const toKey = ({ level, start, lord }: DrawnPeriod): string => `${level} ${start} ${lord}`;

/** Columns that only some techniques have. */
interface Columns {
  readonly hasSigns: boolean;
  readonly hasSystems: boolean;
}

const listColumns = (periods: readonly SystemPeriod[]): Columns => ({
  hasSigns: periods.some(({ sign }) => sign !== null && sign !== undefined),
  hasSystems: periods.some(({ system }) => system !== undefined),
});

const listHeadings = ({ hasSigns, hasSystems }: Columns): readonly string[] => [
  ...(hasSystems ? ['Technique'] : []),
  'Lord',
  'Level',
  ...(hasSigns ? ['Sign'] : []),
  'From',
  'To',
];

function renderActive(active: readonly SystemPeriod[], day: string): Html {
  const columns = listColumns(active);
  const rows = active.map((period) => renderPeriodRow(period, columns));
  return renderScrollTable(`Active on ${day}`, listHeadings(columns), rows);
}

function renderPeriodRow(
  { lord, level, sign, start, end, system = '' }: SystemPeriod,
  { hasSigns, hasSystems }: Columns,
  isActive = false,
): Html {
  const name = html`${renderSymbol(findStrokes(lord))} ${nameLord(lord)}${isActive && html` <strong>active</strong>`}`;
  const cells = [String(level), ...(hasSigns ? [sign ?? ''] : []), formatDay(start), formatDay(end)];
  return hasSystems ? renderRow(toSystemName(system), [name, ...cells]) : renderRow(name, cells);
}

/** @example toSystemName('zodiacal_releasing_fortune') // 'Zodiacal releasing fortune' */
const toSystemName = (id: string): string => `${id.slice(0, 1).toUpperCase()}${id.slice(1).replaceAll('_', ' ')}`;
