import { namePoint } from '../../../lib/base/catalog/point-names.ts';
import { toWords } from '../../../lib/base/text.ts';
import type { ChartAnalysis } from '../../../lib/requests/chart/analysis.ts';
import { formatHouse, hyphenateAspect } from './aspects.ts';
import { shortenInstant } from './subject.ts';

/** Rulers of the houses, ends of the chains of dispositors, and receptions: all, or those that are mutual or strong. */
export function describeRulers(facts: ChartAnalysis, isFull: boolean): readonly string[] {
  const { rulers, final_dispositors = [], loops = [], receptions = [] } = facts;
  const chosen = receptions.filter(({ mutual, strong }) => isFull || mutual || strong);
  return [
    ...(rulers ? [`House rulers: ${listHouseRulers(rulers.houses).join('; ')}`] : []),
    ...(final_dispositors.length > 0 ? [`Final dispositors: ${final_dispositors.map(namePoint).join(', ')}`] : []),
    ...loops.map((loop) => `Loop of dispositors: ${loop.map(namePoint).join(', ')}`),
    ...chosen.map(formatReception),
  ];
}

const listHouseRulers = (houses: NonNullable<ChartAnalysis['rulers']>['houses']): readonly string[] =>
  Object.values(houses).map(({ cusp_ruler, in_house }, index) => {
    const place = in_house === null ? '' : ` in ${formatHouse(in_house)}`;
    return `${formatHouse(index + 1)} ${namePoint(cusp_ruler)}${place}`;
  });

type Reception = NonNullable<ChartAnalysis['receptions']>[number];

function formatReception({ a, b, a_by, b_by, aspect, strong }: Reception): string {
  const [first, second] = [namePoint(a), namePoint(b)];
  const ways = [
    ...(a_by.dignities.length > 0 ? [`${first} receives ${second} by ${a_by.dignities.join(', ')}`] : []),
    ...(b_by.dignities.length > 0 ? [`${second} receives ${first} by ${b_by.dignities.join(', ')}`] : []),
  ];
  const bond = aspect === null ? 'no aspect' : hyphenateAspect(aspect);
  return `Reception: ${ways.join('; ')} (${bond}${strong ? ', strong' : ''})`;
}

type Condition = NonNullable<NonNullable<ChartAnalysis['bodies']>['sun']>;

/** One line for each body that is more than ordinary or has dignities. */
export function describeBodies({ bodies = {} }: ChartAnalysis): readonly string[] {
  return Object.entries(bodies).flatMap(([id, body]) => {
    const states = body ? listStates(body) : [];
    return states.length === 0 ? [] : [`${namePoint(id)}: ${states.join(', ')}`];
  });
}

const FLAGS = ['swift', 'joy', 'hayz', 'out_of_bounds'] as const;

function listStates(body: Condition): readonly string[] {
  const { dignities, angularity, solar_phase, oriental, station, station_days } = body;
  return [
    ...(dignities ? [`dignity ${dignities.score ?? 'by sect'}`, ...listDignities(dignities)] : []),
    ...(angularity ? [angularity] : []),
    ...(solar_phase && solar_phase !== 'free' ? [toWords(solar_phase)] : []),
    ...(oriental === undefined ? [] : [oriental ? 'oriental' : 'occidental']),
    ...FLAGS.filter((flag) => body[flag]).map(toWords),
    ...formatStation(station, station_days),
  ];
}

const listDignities = ({ score: _, ...dignities }: NonNullable<Condition['dignities']>): readonly string[] =>
  Object.entries(dignities).flatMap(([name, has]) => (has ? [name] : []));

/** Stations farther away tell nothing about the body's state. */
const STATION_DAYS = 10;

function formatStation(station: Condition['station'], days: number | undefined): readonly string[] {
  if (station === undefined || days === undefined || Math.abs(days) > STATION_DAYS) return [];
  const when = days < 0 ? `${(-days).toFixed(1)} days ago` : `in ${days.toFixed(1)} days`;
  return [`stationary ${station} ${when}`];
}

/** The course of the Moon in one line. */
export function describeMoon({ moon }: ChartAnalysis): readonly string[] {
  if (!moon) return [];
  const { void_of_course, leaves_sign_at, last_aspect, next_aspect } = moon;
  const parts = [
    ...(void_of_course ? ['void of course'] : []),
    ...(last_aspect ? [`last ${formatMoonAspect(last_aspect)}`] : []),
    ...(next_aspect ? [`next ${formatMoonAspect(next_aspect)}`] : []),
    ...(leaves_sign_at === undefined ? [] : [`leaves her sign ${shortenInstant(leaves_sign_at)}`]),
  ];
  return parts.length === 0 ? [] : [`Moon's course: ${parts.join('; ')}`];
}

type MoonAspect = NonNullable<NonNullable<ChartAnalysis['moon']>['last_aspect']>;

const formatMoonAspect = ({ body, aspect, datetime_utc }: MoonAspect): string =>
  `${aspect} ${namePoint(body)} ${shortenInstant(datetime_utc)}`;

const nameAll = (ids: readonly string[]): string => ids.map(namePoint).join(', ');
/** The bodies by element, modality, quadrant and hemisphere, and the sect. */
export function describeBalance({ balance, sect }: ChartAnalysis): readonly string[] {
  const { elements, modalities, quadrants, hemispheres } = balance;
  return [
    formatGroups('Elements', elements),
    formatGroups('Modalities', modalities),
    ...(quadrants ? [formatGroups('Quadrants', quadrants)] : []),
    ...(hemispheres ? [`Hemispheres: ${formatCounts(hemispheres)}`] : []),
    ...(sect ? [`Sect: ${sect.sect}, Sun at ${sect.sun_altitude_deg.toFixed(1)}° of altitude`] : []),
  ];
}

const formatGroups = (title: string, groups: Readonly<Record<string, readonly string[]>>): string =>
  `${title}: ${Object.entries(groups)
    .map(([name, ids]) => `${name} ${ids.length === 0 ? 'none' : nameAll(ids)}`)
    .join('; ')}`;

const formatCounts = (groups: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(groups)
    .map(([name, { length }]) => `${name} ${length}`)
    .join(', ');

type Pattern = ChartAnalysis['patterns'][number];

/** @example formatPattern(pattern) // 't square Sun, Moon, Mars' */
export const formatPattern = ({ type, bodies }: Pattern): string => `${toWords(type)} ${nameAll(bodies)}`;

/** The patterns of an answer: those within larger ones on request only. */
export const selectPatterns = ({ patterns }: ChartAnalysis, isFull: boolean): readonly Pattern[] =>
  patterns.filter(({ contained_in }) => isFull || contained_in === null);

/** Patterns, those within larger ones on request only; stelliums; the shape. */
export function describeFigures(facts: ChartAnalysis, isFull: boolean): readonly string[] {
  const { stelliums, shape } = facts;
  return [
    ...selectPatterns(facts, isFull).map((pattern) => `Pattern: ${formatPattern(pattern)}${formatQualities(pattern)}`),
    ...stelliums.map(
      ({ kind, where, bodies }) => `Stellium: ${where === null ? kind : `${kind} ${where}`}, ${nameAll(bodies)}`,
    ),
    ...(shape
      ? [`Shape: ${shape.type}, largest gap ${shape.largest_gap_deg.toFixed(1)}°${formatBucketHandle(shape.handle)}`]
      : []),
  ];
}

function formatQualities({ apex, element, modality, dissociate, largest_orb_deg }: Pattern): string {
  const qualities = [
    ...(apex === null ? [] : [`apex ${namePoint(apex)}`]),
    ...[element, modality].filter((quality) => quality !== null),
    ...(dissociate ? ['dissociate'] : []),
    `widest orb ${largest_orb_deg.toFixed(1)}°`,
  ];
  return `; ${qualities.join(', ')}`;
}

const formatBucketHandle = (handle: readonly string[]): string =>
  handle.length === 0 ? '' : `, handle ${nameAll(handle)}`;

const CONTACT_MEMBERS = ['parallels', 'contraparallels', 'antiscia', 'contra_antiscia'] as const;

/** Contacts by declination and antiscion, one line for each kind. */
export function describeContacts(facts: ChartAnalysis): readonly string[] {
  return CONTACT_MEMBERS.flatMap((member) => {
    const pairs = (facts[member] ?? []).map(({ a, b, orb_deg }) => `${nameAll([a, b])} ${orb_deg.toFixed(2)}°`);
    return pairs.length === 0 ? [] : [`${toWords(member)}: ${pairs.join('; ')}`];
  });
}
