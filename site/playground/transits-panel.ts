import { requireElement, setMarkup } from '../browser/elements.ts';
import { type Html, html } from '../html.ts';
import type { ContactRecord } from './answers.ts';
import { markBusyDuring } from './busy.ts';
import { formatDateTime } from './clock-view.ts';
import { parseMomentMs } from './parse-moment.ts';
import { askForKey, getShownChart, readRefusal, sendOrReport } from './shown-chart.ts';
import { formatContactName, renderTimeline } from './timeline.ts';
import {
  buildTransitRequest,
  type TransitEntries,
  type TransitFault,
  type TransitRequestBody,
} from './transit-request.ts';

const form = requireElement<HTMLFormElement>('form.transits');
const view = requireElement<HTMLElement>('.transits-view');

interface ShownTransits {
  readonly request: TransitRequestBody;
  readonly contacts: readonly ContactRecord[];
  readonly totalCount: number;
}

let shown: ShownTransits | undefined;
let running: AbortController | undefined;

/** The request of the shown transits; undefined before the first one. */
export const getShownTransitRequest = (): TransitRequestBody | undefined => shown?.request;

export function startTransitsPanel(): void {
  const today = new Date();
  const nextYear = new Date(today);
  nextYear.setUTCFullYear(today.getUTCFullYear() + 1);
  findInput('start_date').value = toIsoDay(today);
  findInput('end_date').value = toIsoDay(nextYear);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void showTransits();
  });
  form.addEventListener('change', () => void showTransits());
  new ResizeObserver(draw).observe(view);
}

const toIsoDay = (moment: Date): string => moment.toISOString().slice(0, 10);
const findInput = (name: string): HTMLInputElement => requireElement(`[name=${name}]`, form);

/** Requests the transits to the shown chart and draws them. */
export async function showTransits(): Promise<void> {
  const cast = getShownChart();
  if (!cast) return;
  const request = buildTransitRequest(readEntries(), cast.chart, cast.entries.zodiac);
  if (!('natal_planets' in request)) return showFaults(request);
  showFaults([]);
  running?.abort();
  running = new AbortController();
  const pending = sendOrReport('/predictive/transits/search', {
    body: { ...request, limit: MAX_CONTACTS },
    signal: running.signal,
  });
  const answer = await markBusyDuring(view, pending);
  if (!answer) return;
  const refusal = answer.ok ? undefined : readRefusal(answer);
  if (refusal === 'key') return askForKey(answer);
  if (refusal) return showFaults(refusal.map(({ message }) => ({ field: undefined, message })));
  const { aspects, total_count } = answer.body as {
    readonly aspects: readonly ContactRecord[];
    readonly total_count: number;
  };
  shown = { request, contacts: aspects, totalCount: total_count };
  drawnWidthPx = 0;
  draw();
}

/** Limit of contacts in the time line. */
const MAX_CONTACTS = 1000;

function readEntries(): TransitEntries {
  const bodies = [...form.querySelectorAll<HTMLInputElement>('[name=body]:checked')].map(({ value }) => value);
  return {
    start_date: findInput('start_date').value,
    end_date: findInput('end_date').value,
    orb: findInput('orb').value,
    bodies,
  };
}

function showFaults(faults: readonly TransitFault[]): void {
  for (const name of ['start_date', 'end_date'] as const) {
    const message = faults.find((fault) => fault.field === name)?.message ?? '';
    requireElement(`#error-${name}`, form).textContent = message;
    findInput(name).toggleAttribute('aria-invalid', message !== '');
  }
  const others = faults.filter((fault) => fault.field === undefined);
  if (others.length > 0)
    setMarkup(view, html`${others.map(({ message }) => html`<p class="notice notice-bad">${message}</p>`)}`);
}

let drawnWidthPx = 0;

/** Draws the time line once for each width. */
function draw(): void {
  const widthPx = Math.floor(view.clientWidth);
  if (!shown || widthPx === 0 || widthPx === drawnWidthPx) return;
  drawnWidthPx = widthPx;
  const { contacts, request, totalCount } = shown;
  if (contacts.length === 0) {
    setMarkup(view, html`<p class="hint">These bodies have no transits within ${request.orb}° in this period.</p>`);
    return;
  }
  const span = { fromMs: parseMomentMs(request.start_date), toMs: parseMomentMs(request.end_date) };
  const drawn = renderTimeline({ contacts, span, widthPx, nowMs: Date.now() });
  const cut =
    totalCount > contacts.length &&
    html`<p class="notice notice-warn">Only the first ${contacts.length} of ${totalCount} transits are shown. Choose a shorter period or fewer bodies.</p>`;
  setMarkup(view, html`${cut}${drawn}${renderTable(contacts)}`);
}

/** Renders the contacts as a folded table. */
function renderTable(contacts: readonly ContactRecord[]): Html {
  return html`<details class="transit-list"><summary>${contacts.length} transits as a table</summary><div class="table-wrap" tabindex="0" role="group" aria-label="Transits"><table><thead><tr><th scope="col">Transit</th><th scope="col">Exact (UT)</th><th scope="col">Orb</th><th scope="col">Enters orb</th><th scope="col">Leaves orb</th></tr></thead><tbody>${contacts.map(renderRow)}</tbody></table></div></details>`;
}

function renderRow(contact: ContactRecord): Html {
  const { exact_datetime, enters_orb_at, leaves_orb_at, orb, retrograde } = contact;
  return html`<tr><th scope="row">${formatContactName(contact)}${retrograde && ', retrograde'}</th><td>${formatDateTime(exact_datetime)}</td><td class="number">${orb === 0 ? 'exact' : `${orb.toFixed(2)}°`}</td><td>${formatEnd(enters_orb_at)}</td><td>${formatEnd(leaves_orb_at)}</td></tr>`;
}

const formatEnd = (moment: string | null): string =>
  moment === null ? 'outside the period' : formatDateTime(moment).slice(0, -9);
