import { html, nothing } from 'lit-html';
import type { TransitSearchResponse } from '../../../functions/predictive/transits-search/contract.ts';
import { type ChartAnswer, listPlanetEntries } from '../../../lib/answers/wheel-from-response.ts';
import { MAJOR_ASPECT_IDS } from '../../../lib/base/catalog/aspects.ts';
import { MODERN_PLANETS } from '../../../lib/base/catalog/chart-objects.ts';
import { formatDateTime } from '../clock-view.ts';
import { listFaults, readDay } from '../dates.ts';
import { definePanel } from '../panel.ts';
import { chips, choiceRow, date, type Options } from '../rows.ts';
import { findName, formatAspectName, listBodyOptions } from '../shown-words.ts';
import { renderColumns, renderFolded } from '../tables.ts';

type Contact = TransitSearchResponse['aspects'][number];

/** Most contacts that are listed. */
const MAX_CONTACTS = 1000;

const NATAL_BODIES: readonly string[] = MODERN_PLANETS;
const ORBS: Options = [
  ['0.5', '½°'],
  ['1', '1°'],
  ['2', '2°'],
  ['3', '3°'],
];

/** Transits to the birth over a range of dates, as a time line and as a table. */
export const transitsPanel = definePanel<TransitSearchResponse>({
  id: 'transits',
  summary: 'Transits to the birth over a range of dates.',
  rows: [
    date('start_date', 'From'),
    date('end_date', 'To', 1),
    choiceRow('orb', 'Orb', ORBS, { initial: '1' }),
    // From Jupiter on.
    chips('bodies', 'Moving bodies', listBodyOptions(MODERN_PLANETS), MODERN_PLANETS.slice(5)),
  ],
  buildRequest(entries, { chart, entries: { zodiac } }) {
    const { bodies = '', orb } = entries;
    const [start, end] = [readDay(entries, 'start_date'), readDay(entries, 'end_date')];
    const faults = listFaults(start, end);
    if (bodies === '') return [...faults, { message: 'Choose at least one moving body.' }];
    if (faults.length > 0) return faults;
    const body = {
      natal_planets: selectNatalPoints(chart),
      transiting_planets: bodies.split(','),
      start_date: start,
      end_date: end,
      aspects: MAJOR_ASPECT_IDS,
      orb: Number(orb),
      ...(zodiac !== 'tropical' && { zodiac_type: 'sidereal', ayanamsa: zodiac }),
      limit: MAX_CONTACTS,
    };
    return { name: 'The transits', path: '/predictive/transits/search', body };
  },
  render({ aspects: contacts, total_count: totalCount }, { entries }) {
    if (contacts.length === 0)
      return {
        content: html`<p class="hint">These bodies have no transits within ${entries.orb}° in this period.</p>`,
      };
    const cut =
      totalCount > contacts.length
        ? html`<p class="notice notice-warn">Only the first ${contacts.length} of ${totalCount} transits are listed. Choose a shorter period or fewer bodies.</p>`
        : nothing;
    const table = renderColumns('Transits', contacts, [
      ['Transit', (contact) => `${formatContactName(contact)}${contact.retrograde ? ', retrograde' : ''}`],
      ['Exact (UT)', ({ exact_datetime }) => formatDateTime(exact_datetime)],
      ['Orb', ({ orb }) => (orb === 0 ? 'exact' : `${orb.toFixed(2)}°`)],
      ['Enters orb', ({ enters_orb_at }) => formatEnd(enters_orb_at)],
      ['Leaves orb', ({ leaves_orb_at }) => formatEnd(leaves_orb_at)],
    ]);
    return {
      pictures: [{ label: 'Time line' }],
      content: html`${cut}${renderFolded(`${contacts.length} transits as a table`, table, 'transit-list')}`,
    };
  },
});

/** Longitudes of Sun to Pluto, and of the two angles of a chart that has them. */
function selectNatalPoints({ planets, angles }: Pick<ChartAnswer, 'planets' | 'angles'>) {
  const bodies = listPlanetEntries({ planets }).filter(([id]) => NATAL_BODIES.includes(id));
  const points = Object.fromEntries(bodies.map(([id, { longitude }]) => [id, longitude]));
  return angles ? { ...points, ascendant: angles.ascendant, midheaven: angles.midheaven } : points;
}

const formatEnd = (moment: string | null): string =>
  moment === null ? 'outside the period' : formatDateTime(moment).slice(0, -9);

/** @example 'Saturn square Sun' */
const formatContactName = ({ transiting_planet, aspect, natal_planet }: Contact): string =>
  `${findName(transiting_planet)} ${formatAspectName(aspect)} ${findName(natal_planet)}`;
