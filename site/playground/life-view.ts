import { html, type TemplateResult } from 'lit-html';
import { capitalize } from '../../lib/base/text.ts';
import type { PanelContext, PanelView } from './panel.ts';
import { renderPoint } from './symbols.ts';
import { type CellContent, renderFolded, renderRow, renderScrollTable, renderWarnings } from './tables.ts';

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

type ToCell = (period: Period, isActive: boolean) => CellContent | null | undefined;

/** Columns with their cells; the first that a table has is the heading of its rows. */
const COLUMNS: readonly (readonly [heading: string, toCell: ToCell])[] = [
  ['Technique', ({ system }) => system && toSystemName(system)],
  ['Lord', ({ lord }, isActive) => (isActive ? html`${renderPoint(lord)} <strong>active</strong>` : renderPoint(lord))],
  ['Level', ({ level }) => level],
  ['Sign', ({ sign }) => sign],
  ['From', ({ start }) => formatDay(start)],
  ['To', ({ end }) => formatDay(end)],
];

/** Renders periods of any technique as a picture and a table. */
export function renderLife({ data }: LifeAnswer, { entries }: Pick<PanelContext, 'entries'>): PanelView {
  const { active, periods, warnings } = data;
  const now = renderPeriods(`Active on ${entries.target_datetime ?? ''}`, active);
  if (!periods) return { content: html`${renderWarnings(warnings)}${now}` };
  const table = renderFolded(`${periods.length} periods as a table`, renderPeriods('Periods', periods, active));
  return { pictures: [{ label: 'Periods' }], content: html`${renderWarnings(warnings)}${now}${table}` };
}

/** Some columns only some techniques have. @param active periods of the list that are marked */
function renderPeriods(caption: string, periods: readonly Period[], active: readonly Period[] = []): TemplateResult {
  if (periods.length === 0) return html`<p class="hint">${caption}: there are none.</p>`;
  const activeKeys = new Set(active.map(toKey));
  const columns = COLUMNS.filter(([, toCell]) => periods.some((period) => toCell(period, false) ?? undefined));
  const rows = periods.map((period) => {
    const [heading = '', ...cells] = columns.map(([, toCell]) => toCell(period, activeKeys.has(toKey(period))) ?? '');
    return renderRow(heading, cells);
  });
  const headings = columns.map(([heading]) => heading);
  return renderScrollTable(caption, headings, rows);
}

const toKey = ({ level, start, lord }: Period): string => `${level} ${start} ${lord}`;

/** @example toSystemName('zodiacal_releasing_fortune') // 'Zodiacal releasing fortune' */
const toSystemName = (id: string): string => capitalize(id.replaceAll('_', ' '));

/** @example formatDay('2026-07-01T10:00:00.000Z') // '2026-07-01' */
const formatDay = (datetime: string): string => datetime.slice(0, datetime.indexOf('T'));
