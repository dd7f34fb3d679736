import { html, nothing, type TemplateResult } from 'lit-html';
import { capitalize } from '../../lib/base/text.ts';
import type { PanelContext, PanelView } from './panel.ts';
import { renderPoint } from './symbols.ts';
import { renderFolded, renderRow, renderScrollTable, renderWarnings } from './tables.ts';

/** A period of a life with its ruler. */
interface Period {
  readonly level: number;
  readonly start: string;
  readonly end: string;
  readonly lord: string;
  readonly sign?: string | null | undefined;
  /** Only where an answer has periods of several techniques. */
  readonly system?: string;
}

/** The members that the answers of all time lords and dashas have. */
export interface LifeAnswer {
  readonly data: {
    /** Absent where an answer has only the periods of a date; these have no picture. */
    readonly periods?: readonly Period[];
    readonly active: readonly Period[];
    readonly warnings: readonly { readonly code: string; readonly message: string }[];
  };
}

/** Renders periods of any technique as a picture and a table. */
export function renderLife({ data }: LifeAnswer, { entries }: Pick<PanelContext, 'entries'>): PanelView {
  const { active, periods, warnings } = data;
  const now = renderActive(active, entries.target_datetime ?? '');
  if (!periods) return { content: html`${renderWarnings(warnings)}${now}` };
  const activeKeys = new Set(active.map(toKey));
  const columns = listColumns(periods);
  const rows = periods.map((period) => renderPeriodRow(period, columns, activeKeys.has(toKey(period))));
  const table = renderScrollTable('Periods', listHeadings(columns), rows);
  return {
    pictures: [{ label: 'Periods' }],
    content: html`${renderWarnings(warnings)}${now}${renderFolded(`${periods.length} periods as a table`, table)}`,
  };
}

const toKey = ({ level, start, lord }: Period): string => `${level} ${start} ${lord}`;

/** Columns that only some techniques have. */
interface Columns {
  readonly hasSigns: boolean;
  readonly hasSystems: boolean;
}

const listColumns = (periods: readonly Period[]): Columns => ({
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

function renderActive(active: readonly Period[], day: string): TemplateResult {
  const columns = listColumns(active);
  const rows = active.map((period) => renderPeriodRow(period, columns));
  return renderScrollTable(`Active on ${day}`, listHeadings(columns), rows);
}

function renderPeriodRow(
  { lord, level, sign, start, end, system = '' }: Period,
  { hasSigns, hasSystems }: Columns,
  isActive = false,
): TemplateResult {
  const name = html`${renderPoint(lord)}${isActive ? html` <strong>active</strong>` : nothing}`;
  const cells = [String(level), ...(hasSigns ? [sign ?? ''] : []), formatDay(start), formatDay(end)];
  return hasSystems ? renderRow(toSystemName(system), [name, ...cells]) : renderRow(name, cells);
}

/** @example toSystemName('zodiacal_releasing_fortune') // 'Zodiacal releasing fortune' */
const toSystemName = (id: string): string => capitalize(id.replaceAll('_', ' '));

/** @example formatDay('2026-07-01T10:00:00.000Z') // '2026-07-01' */
const formatDay = (datetime: string): string => datetime.slice(0, datetime.indexOf('T'));
