import { toWords } from '../../../lib/base/text.ts';
import type { ChartAnalysis } from '../../../lib/requests/chart/analysis.ts';
import { namePoint } from './points.ts';

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
