import { ASPECT_IDS, type AspectId } from '../base/catalog/aspects.ts';
import { namePoint } from '../base/catalog/point-names.ts';
import type { JdRange } from '../base/units/time.ts';
import { ASPECT_GLYPHS, LABEL_GLYPHS } from '../draw/kit/glyphs.ts';
import { ASPECT_STROKES } from '../draw/kit/themes.ts';
import { formatMoment } from '../draw/timeline/calendar-ticks.ts';
import type { TimelineBar, TimelineLegend, TimelineMark, TimelineRow } from '../draw/timeline/timeline.ts';
import { nameAspect } from '../draw/wheel/aspect-lines.ts';
import { readInstant } from './instant.ts';

/** An aspect of a moving point to another point, as answers of searches state it. */
export interface TimedContact {
  readonly moving: string;
  readonly aspect: string;
  readonly target: string;
  /** What the target belongs to: `natal`, `progressed`. */
  readonly targetChart: string;
  readonly exact_datetime: string;
  readonly orb: number;
  readonly applying: boolean;
  readonly separating: boolean;
  readonly retrograde: boolean;
  readonly pass: number;
  /** Null: already, or still, within orb at an end of the range. */
  readonly enters_orb_at: string | null;
  readonly leaves_orb_at: string | null;
}

/** What bars and marks of contacts mean. */
export const CONTACT_LEGEND: readonly TimelineLegend[] = [
  { sample: { color: 'harmonious' }, text: 'within orb: conjunction, sextile, trine' },
  { sample: { color: 'tense' }, text: 'within orb: square, opposition' },
  { sample: { color: 'minor' }, text: 'within orb: minor aspect' },
  { sample: 'exact', text: 'exact' },
  { sample: 'nearest', text: 'nearest, not exact' },
];

/** A row for each moving point, aspect and target, in the order of their first contact. */
export function listContactRows(contacts: readonly TimedContact[], range: JdRange): readonly TimelineRow[] {
  const groups = Map.groupBy(contacts, ({ moving, aspect, target, targetChart }) =>
    [moving, aspect, targetChart, target].join(' '),
  );
  return [...groups].flatMap(([id, of]) => (of[0] ? [toRow(id, of[0], of, range)] : []));
}

const isAspect = (name: string): name is AspectId => ASPECT_IDS.some((id) => id === name);

function toRow(id: string, first: TimedContact, contacts: readonly TimedContact[], range: JdRange): TimelineRow {
  const { moving, aspect, target, targetChart } = first;
  const glyphs: Readonly<Record<string, string>> = LABEL_GLYPHS;
  const symbols = [glyphs[moving], isAspect(aspect) ? ASPECT_GLYPHS[aspect] : undefined, glyphs[target]];
  const ofChart = targetChart === 'natal' ? '' : `${targetChart} `;
  return {
    id,
    // Without a symbol for one of the three the others would name another contact.
    symbols: symbols.every((symbol) => symbol !== undefined) ? symbols : [],
    name: `${namePoint(moving)} ${isAspect(aspect) ? nameAspect(aspect) : aspect} ${ofChart}${namePoint(target)}`,
    bars: contacts.flatMap((contact) => toBar(contact, range)),
    // What is nearest at an end of the range is not nearest in fact.
    marks: contacts.filter(({ applying, separating }) => !applying && !separating).map(toMark),
  };
}

function toBar(contact: TimedContact, range: JdRange): readonly TimelineBar[] {
  const { aspect, enters_orb_at: enters, leaves_orb_at: leaves, exact_datetime } = contact;
  const fromJdUt = enters === null ? range.fromJdUt : readInstant(enters);
  const toJdUt = leaves === null ? range.toJdUt : readInstant(leaves);
  // Without an orb there is no time within it.
  if (enters !== null && enters === leaves) return [];
  const from = enters === null ? 'before the range' : formatMoment(fromJdUt);
  const to = leaves === null ? 'after the range' : formatMoment(toJdUt);
  return [
    {
      ...{ shape: 'span', fromJdUt, toJdUt },
      color: isAspect(aspect) ? ASPECT_STROKES[aspect].color : 'minor',
      title: `${describeContact(contact)}: within orb from ${from} to ${to}`,
      data: { 'data-exact': exact_datetime, 'data-pass': contact.pass },
    },
  ];
}

function toMark(contact: TimedContact): TimelineMark {
  const { exact_datetime, orb, retrograde } = contact;
  const moment = readInstant(exact_datetime);
  const motion = retrograde ? ', retrograde' : '';
  const state = orb === 0 ? 'exact' : `nearest, orb ${Math.round(orb * 100) / 100}°,`;
  return {
    moment,
    shape: orb === 0 ? 'exact' : 'nearest',
    title: `${describeContact(contact)} ${state} ${formatMoment(moment)}${motion}`,
    data: { 'data-exact': exact_datetime },
  };
}

const describeContact = ({ moving, aspect, target, targetChart }: TimedContact): string =>
  `${namePoint(moving)} ${isAspect(aspect) ? nameAspect(aspect) : aspect} ${targetChart} ${namePoint(target)}`;
