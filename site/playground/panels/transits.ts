import { CHART_OBJECTS } from '../../../lib/base/catalog/chart-objects.ts';
import { type Html, html } from '../../html.ts';
import type { ContactRecord } from '../answers.ts';
import { formatDateTime } from '../clock-view.ts';
import { findName, formatAspectName } from '../names.ts';
import { definePanel } from '../panel.ts';
import { buildTransitRequest, TRANSITING_BODIES } from '../transit-request.ts';

interface TransitAnswer {
  readonly aspects: readonly ContactRecord[];
  readonly total_count: number;
}

/** Most contacts that are listed. */
const MAX_CONTACTS = 1000;

const ORBS = [
  ['0.5', '½°'],
  ['1', '1°'],
  ['2', '2°'],
  ['3', '3°'],
] as const;

/** Transits to the birth over a range of dates, as a time line and as a table. */
export const transitsPanel = definePanel<TransitAnswer>({
  id: 'transits',
  summary: 'Transits to the birth over a range of dates.',
  fields: [
    { kind: 'date', name: 'start_date', label: 'From', initial: 'today' },
    { kind: 'date', name: 'end_date', label: 'To', initial: 'next-year' },
    { kind: 'choice', name: 'orb', label: 'Orb', options: ORBS, initial: '1' },
    {
      kind: 'chips',
      name: 'bodies',
      label: 'Moving bodies',
      options: TRANSITING_BODIES.map(({ id }) => [id, CHART_OBJECTS[id].name]),
      initial: TRANSITING_BODIES.filter(({ isPreselected }) => isPreselected).map(({ id }) => id),
    },
  ],
  buildRequest({ start_date = '', end_date = '', orb = '', bodies = '' }, { chart, entries }) {
    const listed = bodies === '' ? [] : bodies.split(',');
    const built = buildTransitRequest({ start_date, end_date, orb, bodies: listed }, chart, entries.zodiac);
    if (!('natal_planets' in built)) return built;
    return { name: 'The transits', path: '/predictive/transits/search', body: { ...built, limit: MAX_CONTACTS } };
  },
  render({ aspects: contacts, total_count: totalCount }, { entries }) {
    if (contacts.length === 0)
      return {
        content: html`<p class="hint">These bodies have no transits within ${entries.orb}° in this period.</p>`,
      };
    const cut =
      totalCount > contacts.length &&
      html`<p class="notice notice-warn">Only the first ${contacts.length} of ${totalCount} transits are listed. Choose a shorter period or fewer bodies.</p>`;
    return {
      pictures: [{ label: 'Time line' }],
      content: html`${cut}${renderScrollTable(contacts)}`,
    };
  },
});

/** Renders the contacts as a folded table. */
function renderScrollTable(contacts: readonly ContactRecord[]): Html {
  return html`<details class="transit-list"><summary>${contacts.length} transits as a table</summary><div class="table-wrap" tabindex="0" role="group" aria-label="Transits"><table><thead><tr><th scope="col">Transit</th><th scope="col">Exact (UT)</th><th scope="col">Orb</th><th scope="col">Enters orb</th><th scope="col">Leaves orb</th></tr></thead><tbody>${contacts.map(renderRow)}</tbody></table></div></details>`;
}

function renderRow(contact: ContactRecord): Html {
  const { exact_datetime, enters_orb_at, leaves_orb_at, orb, retrograde } = contact;
  return html`<tr><th scope="row">${formatContactName(contact)}${retrograde && ', retrograde'}</th><td>${formatDateTime(exact_datetime)}</td><td class="number">${orb === 0 ? 'exact' : `${orb.toFixed(2)}°`}</td><td>${formatEnd(enters_orb_at)}</td><td>${formatEnd(leaves_orb_at)}</td></tr>`;
}

const formatEnd = (moment: string | null): string =>
  moment === null ? 'outside the period' : formatDateTime(moment).slice(0, -9);

/** @example 'Saturn square Sun' */
const formatContactName = ({ transiting_planet, aspect, natal_planet }: ContactRecord): string =>
  `${findName(transiting_planet)} ${formatAspectName(aspect)} ${findName(natal_planet)}`;
