import { html, nothing, type TemplateResult } from 'lit-html';
import { toDay } from '../../lib/answers/instant.ts';
import { capitalize, toWords } from '../../lib/base/text.ts';
import type { PanelContext, PanelView } from './panel.ts';
import { renderPoint } from './symbols.ts';
import { renderColumns, renderFolded, renderWarnings } from './tables.ts';

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
  const now = renderPeriods(`Active on ${entries.target_datetime ?? ''}`, active);
  if (!periods) return { content: html`${renderWarnings(warnings)}${now}` };
  const table = renderFolded(`${periods.length} periods as a table`, renderPeriods('Periods', periods, active));
  return { pictures: [{ label: 'Periods' }], content: html`${renderWarnings(warnings)}${now}${table}` };
}

/** @param active periods of the list that are marked */
function renderPeriods(caption: string, periods: readonly Period[], active: readonly Period[] = []): TemplateResult {
  if (periods.length === 0) return html`<p class="hint">${caption}: there are none.</p>`;
  const activeKeys = new Set(active.map(toKey));
  const isActive = (period: Period): boolean => activeKeys.has(toKey(period));
  return renderColumns(caption, periods, [
    ['Technique', ({ system }) => system && capitalize(toWords(system))],
    [
      'Lord',
      (period) => html`${renderPoint(period.lord)}${isActive(period) ? html` <strong>active</strong>` : nothing}`,
    ],
    ['Level', ({ level }) => level],
    ['Sign', ({ sign }) => sign],
    ['From', ({ start }) => toDay(start)],
    ['To', ({ end }) => toDay(end)],
  ]);
}

const toKey = ({ level, start, lord }: Period): string => `${level} ${start} ${lord}`;
