import { type Html, html } from '../html.ts';
import { findName } from './names.ts';
import type { PanelContext, PanelView } from './panel.ts';
import { parseMomentMs } from './parse-moment.ts';
import { formatDay, type LifePeriod, renderPeriods } from './periods-drawing.ts';
import { findStrokes, renderSymbol } from './symbols.ts';
import { renderRow, renderTable, renderWarnings } from './tables.ts';

/** A period of one of several techniques. */
interface SystemPeriod extends LifePeriod {
  readonly system?: string;
}

/** The members that the answers of all time lords and dashas have. */
export interface LifeAnswer {
  readonly data: {
    readonly target_datetime: string;
    readonly start?: string;
    readonly end?: string;
    readonly periods?: readonly LifePeriod[];
    readonly active: readonly SystemPeriod[];
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
  };
}

/** Renders periods of any technique as a drawing to scale and a table. */
export function renderLife({ data }: LifeAnswer, { widthPx }: Pick<PanelContext, 'widthPx'>): PanelView {
  const { active, periods, start, end, target_datetime, warnings } = data;
  const now = renderActive(active, formatDay(target_datetime));
  if (!periods || !start || !end) return { content: html`${renderWarnings(warnings)}${now}` };
  const activeKeys = new Set(active.map(toKey));
  const isActive = new Set(periods.filter((period) => activeKeys.has(toKey(period))));
  const span = { fromMs: parseMomentMs(start), toMs: parseMomentMs(end) };
  const drawn = renderPeriods({ periods, active: isActive, span, widthPx, targetMs: parseMomentMs(target_datetime) });
  const rows = periods.map((period) => renderPeriodRow(period, { isActive: isActive.has(period) }));
  const table = renderTable('Periods', HEADINGS, rows);
  return {
    content: html`${renderWarnings(warnings)}${drawn}${now}<details class="period-list"><summary>${periods.length} periods as a table</summary>${table}</details>`,
  };
}

const toKey = ({ level, start, lord }: LifePeriod): string => `${level} ${start} ${lord}`;

const HEADINGS = ['Lord', 'Level', 'Sign', 'From', 'To'];

function renderActive(active: readonly SystemPeriod[], day: string): Html {
  const hasSystems = active.some(({ system }) => system !== undefined);
  const rows = active.map((period) => renderPeriodRow(period, { isActive: false, withSystem: hasSystems }));
  return renderTable(`Active on ${day}`, [...HEADINGS, ...(hasSystems ? ['Technique'] : [])], rows);
}

function renderPeriodRow(
  { lord, level, sign, start, end, system }: SystemPeriod,
  { isActive, withSystem = false }: { readonly isActive: boolean; readonly withSystem?: boolean },
): Html {
  const name = html`${renderSymbol(findStrokes(lord))} ${findName(lord)}${isActive && html` <strong>active</strong>`}`;
  const cells = [String(level), sign ?? '', formatDay(start), formatDay(end)];
  return renderRow(name, [...cells, ...(withSystem ? [(system ?? '').replaceAll('_', ' ')] : [])]);
}
