import { element, put } from '../browser/elements.ts';
import { type Html, html } from '../html.ts';
import type { Contact } from './answers.ts';
import { markWhile } from './busy.ts';
import { answered, askForKey, lastCast, refusalOf } from './cast.ts';
import { shownTime } from './clock-view.ts';
import { momentMs } from './moments.ts';
import { contactName, timeline } from './timeline.ts';
import { type TransitEntries, type TransitFault, type TransitRequest, transitRequest } from './transit-request.ts';

const form = element<HTMLFormElement>('form.transits');
const view = element<HTMLElement>('.transits-view');

interface Found {
  readonly request: TransitRequest;
  readonly contacts: readonly Contact[];
  readonly totalCount: number;
}

let found: Found | undefined;
let running: AbortController | undefined;

/** The request that was last sent from here; undefined before there is one. */
export const lastTransitRequest = (): TransitRequest | undefined => found?.request;

export function startTransitsPanel(): void {
  const today = new Date();
  const nextYear = new Date(today);
  nextYear.setUTCFullYear(today.getUTCFullYear() + 1);
  field('start_date').value = dayOf(today);
  field('end_date').value = dayOf(nextYear);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void findTransits();
  });
  form.addEventListener('change', () => void findTransits());
  new ResizeObserver(draw).observe(view);
}

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
const field = (name: string): HTMLInputElement => element(`[name=${name}]`, form);

/** Asks for the transits to the chart that is shown, and draws them. */
export async function findTransits(): Promise<void> {
  const cast = lastCast();
  if (!cast) return;
  const request = transitRequest(readEntries(), cast.chart, cast.entries.zodiac);
  if (!('natal_planets' in request)) return showFaults(request);
  showFaults([]);
  running?.abort();
  running = new AbortController();
  const asked = answered('/predictive/transits/search', {
    body: { ...request, limit: MOST_SHOWN },
    signal: running.signal,
  });
  const answer = await markWhile(view, asked);
  if (!answer) return;
  const refusal = answer.ok ? undefined : refusalOf(answer);
  if (refusal === 'key') return askForKey(answer);
  if (refusal) return showFaults(refusal.map(({ message }) => ({ field: undefined, message })));
  const { aspects, total_count } = answer.body as {
    readonly aspects: readonly Contact[];
    readonly total_count: number;
  };
  found = { request, contacts: aspects, totalCount: total_count };
  drawnWidthPx = 0;
  draw();
}

/** More rows than anybody reads. */
const MOST_SHOWN = 1000;

function readEntries(): TransitEntries {
  const bodies = [...form.querySelectorAll<HTMLInputElement>('[name=body]:checked')].map(({ value }) => value);
  return { start_date: field('start_date').value, end_date: field('end_date').value, orb: field('orb').value, bodies };
}

function showFaults(faults: readonly TransitFault[]): void {
  for (const name of ['start_date', 'end_date'] as const) {
    const message = faults.find((fault) => fault.field === name)?.message ?? '';
    element(`#error-${name}`, form).textContent = message;
    field(name).toggleAttribute('aria-invalid', message !== '');
  }
  const others = faults.filter((fault) => fault.field === undefined);
  if (others.length > 0)
    put(view, html`${others.map(({ message }) => html`<p class="notice notice-bad">${message}</p>`)}`);
}

let drawnWidthPx = 0;

/** Once for each width. */
function draw(): void {
  const widthPx = Math.floor(view.clientWidth);
  if (!found || widthPx === 0 || widthPx === drawnWidthPx) return;
  drawnWidthPx = widthPx;
  const { contacts, request, totalCount } = found;
  if (contacts.length === 0) {
    put(view, html`<p class="hint">No transits of these bodies come within ${request.orb}° in this time.</p>`);
    return;
  }
  const span = { fromMs: momentMs(request.start_date), toMs: momentMs(request.end_date) };
  const drawn = timeline({ contacts, span, widthPx, nowMs: Date.now() });
  const cut =
    totalCount > contacts.length &&
    html`<p class="notice notice-warn">The first ${contacts.length} of ${totalCount} are shown. Choose a shorter range or fewer bodies.</p>`;
  put(view, html`${cut}${drawn}${transitTable(contacts)}`);
}

/** The contacts as a table, folded: what the time line draws, in words. */
function transitTable(contacts: readonly Contact[]): Html {
  return html`<details class="transit-list"><summary>${contacts.length} transits as a table</summary><div class="table-wrap" tabindex="0" role="group" aria-label="Transits"><table><thead><tr><th scope="col">Transit</th><th scope="col">Exact (UT)</th><th scope="col">Orb</th><th scope="col">Enters</th><th scope="col">Leaves</th></tr></thead><tbody>${contacts.map(row)}</tbody></table></div></details>`;
}

function row(contact: Contact): Html {
  const { exact_datetime, enters_orb_at, leaves_orb_at, orb, retrograde } = contact;
  return html`<tr><th scope="row">${contactName(contact)}${retrograde && ', retrograde'}</th><td>${shownTime(exact_datetime)}</td><td class="number">${orb === 0 ? 'exact' : `${orb.toFixed(2)}°`}</td><td>${dayOrBeyond(enters_orb_at)}</td><td>${dayOrBeyond(leaves_orb_at)}</td></tr>`;
}

const dayOrBeyond = (moment: string | null): string => (moment === null ? 'beyond' : shownTime(moment).slice(0, -9));
