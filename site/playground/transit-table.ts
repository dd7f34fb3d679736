import { type Html, html } from '../html.ts';
import type { Contact } from './answers.ts';
import { shownTime } from './clock-view.ts';
import { contactName } from './timeline.ts';

/** The contacts as a table, folded: what the time line draws, in words. */
export function transitTable(contacts: readonly Contact[]): Html {
  return html`<details class="transit-list"><summary>${contacts.length} transits as a table</summary><div class="table-wrap" tabindex="0" role="group" aria-label="Transits"><table><thead><tr><th scope="col">Transit</th><th scope="col">Exact (UT)</th><th scope="col">Orb</th><th scope="col">Enters</th><th scope="col">Leaves</th></tr></thead><tbody>${contacts.map(row)}</tbody></table></div></details>`;
}

function row(contact: Contact): Html {
  const { exact_datetime, enters_orb_at, leaves_orb_at, orb, retrograde } = contact;
  return html`<tr><th scope="row">${contactName(contact)}${retrograde && ', retrograde'}</th><td>${shownTime(exact_datetime)}</td><td class="number">${orb === 0 ? 'exact' : `${orb.toFixed(2)}°`}</td><td>${dayOf(enters_orb_at)}</td><td>${dayOf(leaves_orb_at)}</td></tr>`;
}

const dayOf = (moment: string | null): string => (moment === null ? 'beyond' : shownTime(moment).slice(0, -9));
