import { type Html, html } from '../html.ts';
import type { ContactRecord } from './answers.ts';
import { classifyAspect } from './aspects-view.ts';
import { findName, formatAspectName } from './names.ts';
import { parseMomentMs } from './parse-moment.ts';
import { ASPECT_SYMBOLS, findStrokes } from './symbols.ts';
import { computeTicks, type TimelineSpan } from './time-axis.ts';

/** Contents of a time line, which has a row for each combination of moving body, aspect and natal point. */
interface Timeline {
  readonly contacts: readonly ContactRecord[];
  readonly span: TimelineSpan;
  /** Available width, pixels. */
  readonly widthPx: number;
  /** Current time, drawn as a line if it is within the span. */
  readonly nowMs: number;
}

const LABEL_PX = 86;
const ROW_PX = 24;
const HEAD_PX = 28;
const END_PX = 10;
const THINNEST_BAR_PX = 3;
const AXIS_LABEL_PX = 68;

interface Row {
  readonly contacts: readonly ContactRecord[];
  readonly first: ContactRecord;
}

/** Groups contacts into rows, in the order of their first contact. */
export function groupIntoRows(contacts: readonly ContactRecord[]): readonly Row[] {
  const rows = Map.groupBy(contacts, ({ transiting_planet: body, aspect, natal_planet: point }) =>
    [body, aspect, point].join(' '),
  );
  return [...rows.values()].flatMap((of) => (of[0] ? [{ contacts: of, first: of[0] }] : []));
}

/** Renders a bar for each orb window, a dot for an exact aspect and a ring for a closest approach. */
export function renderTimeline({ contacts, span, widthPx, nowMs }: Timeline): Html {
  const rows = groupIntoRows(contacts);
  const heightPx = HEAD_PX + rows.length * ROW_PX + END_PX;
  const scale = createScale(span, widthPx);
  const ticks = computeTicks(span, Math.max(2, Math.floor((widthPx - LABEL_PX) / AXIS_LABEL_PX)));
  const isNowWithin = nowMs >= span.fromMs && nowMs <= span.toMs;
  return html`<svg class="timeline" width="${widthPx}" height="${heightPx}" viewBox="0 0 ${widthPx} ${heightPx}" role="img" aria-label="Time line of ${contacts.length} transits; the table below lists them">
${ticks.map(({ atMs, text }) => html`<g class="axis"><path d="M${scale(atMs)} ${HEAD_PX - 6}V${heightPx}"/><text x="${scale(atMs) + 4}" y="${HEAD_PX - 10}">${text}</text></g>`)}
${rows.map((row, index) => renderRow(row, { scale, span, top: HEAD_PX + index * ROW_PX, widthPx }))}
${isNowWithin && html`<path class="now" d="M${scale(nowMs)} ${HEAD_PX - 6}V${heightPx}"><title>Now</title></path>`}
</svg>`;
}

type Scale = (momentMs: number) => number;

function createScale({ fromMs, toMs }: TimelineSpan, widthPx: number): Scale {
  const perMs = (widthPx - LABEL_PX - END_PX) / (toMs - fromMs);
  return (momentMs) => Math.round((LABEL_PX + (momentMs - fromMs) * perMs) * 10) / 10;
}

interface RowPlace {
  readonly scale: Scale;
  readonly span: TimelineSpan;
  readonly top: number;
  readonly widthPx: number;
}

function renderRow({ contacts, first }: Row, { scale, span, top, widthPx }: RowPlace): Html {
  const middle = top + ROW_PX / 2;
  const place = { scale, span, middle };
  const marks = [...renderOrbWindows(contacts, place), ...contacts.map((contact) => renderExactMoment(contact, place))];
  const aspect = first.aspect as keyof typeof ASPECT_SYMBOLS;
  const symbols = [findStrokes(first.transiting_planet), ASPECT_SYMBOLS[aspect], findStrokes(first.natal_planet)];
  const drawn = symbols.map(
    (d, index) =>
      html`<path class="symbol-strokes" transform="translate(${14 + index * 26} ${middle}) scale(0.8)" d="${d}"/>`,
  );
  return html`<g class="row ${classifyAspect(first)}"><title>${buildRowTitle(contacts, first)}</title><rect class="row-ground" x="0" y="${top}" width="${widthPx}" height="${ROW_PX}"/>${drawn}${marks}</g>`;
}

function buildRowTitle(contacts: readonly ContactRecord[], first: ContactRecord): string {
  const moments = contacts.map(
    ({ exact_datetime, orb }) => `${orb === 0 ? 'exact' : `closest, ${orb.toFixed(2)}°,`} ${formatDay(exact_datetime)}`,
  );
  return `${formatContactName(first)}: ${moments.join('; ')}`;
}

/** @example 'Saturn square Sun' */
export const formatContactName = ({ transiting_planet, aspect, natal_planet }: ContactRecord): string =>
  `${findName(transiting_planet)} ${formatAspectName(aspect)} ${findName(natal_planet)}`;

const formatDay = (datetime: string): string => datetime.slice(0, datetime.indexOf('T'));

/** Renders one bar for each orb window, which can contain several exact aspects. */
function renderOrbWindows(contacts: readonly ContactRecord[], { scale, span, middle }: MarkPlace): readonly Html[] {
  const windows = Map.groupBy(contacts, ({ enters_orb_at, leaves_orb_at }) => `${enters_orb_at} ${leaves_orb_at}`);
  return [...windows.values()].map(([contact]) => {
    const from = scale(contact?.enters_orb_at ? parseMomentMs(contact.enters_orb_at) : span.fromMs);
    const to = scale(contact?.leaves_orb_at ? parseMomentMs(contact.leaves_orb_at) : span.toMs);
    const width = Math.max(THINNEST_BAR_PX, Math.round((to - from) * 10) / 10);
    return html`<rect class="bar" x="${from}" y="${middle - 5}" width="${width}" height="10" rx="3"/>`;
  });
}

function renderExactMoment({ exact_datetime, orb }: ContactRecord, { scale, middle }: MarkPlace): Html {
  const kind = orb === 0 ? 'exact' : 'nearest';
  return html`<circle class="${kind}" cx="${scale(parseMomentMs(exact_datetime))}" cy="${middle}" r="3.6"/>`;
}

interface MarkPlace {
  readonly scale: Scale;
  readonly span: TimelineSpan;
  readonly middle: number;
}
