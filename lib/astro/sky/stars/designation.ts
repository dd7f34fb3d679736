import { CONSTELLATION_IDS, CONSTELLATIONS, type ConstellationId } from '../../../base/catalog/stars/constellations.ts';
import { GREEK_LETTERS } from '../../../base/catalog/stars/greek.ts';

/** A designation of the star catalog in its parts. */
interface Designation {
  readonly constellation: ConstellationId | undefined;
  /** True for a Greek letter or a Flamsteed number, which only stars have. */
  readonly isOfStar: boolean;
  /** In words: `alpha Leonis`, `gamma1 Andromedae`, `61 Cygni`; others as in the catalog. */
  readonly text: string;
}

const GREEK_NAMES: ReadonlyMap<string, string> = new Map(GREEK_LETTERS.map(({ id, name }) => [id, name]));
const CONSTELLATIONS_BY_ABBREVIATION: ReadonlyMap<string, ConstellationId> = new Map(
  CONSTELLATION_IDS.map((id) => [id.toLowerCase(), id]),
);

/** Letters or digits, index, constellation, component of a double star: `ga-1And`, `61CygA`, `V645Cen`. */
const DESIGNATION_PATTERN =
  /^(?<head>[A-Za-z]{0,3}_?\d*?|\d+)(?:-(?<index>\d))?(?<abbreviation>[A-Za-z]{3})(?<component>[A-D]?)$/;
/** A radio source named after its constellation: `SgrA*`. */
const RADIO_SOURCE = /^(?<abbreviation>[A-Z][A-Za-z]{2})A\*$/;

/** @example parseDesignation('alLeo').text // 'alpha Leonis' */
export function parseDesignation(id: string): Designation {
  const radioSource = RADIO_SOURCE.exec(id)?.groups;
  const fields = radioSource ?? DESIGNATION_PATTERN.exec(id)?.groups;
  const constellation = CONSTELLATIONS_BY_ABBREVIATION.get(fields?.abbreviation?.toLowerCase() ?? '');
  if (!fields || !constellation) return { constellation: undefined, isOfStar: false, text: id };
  const { head = '', index = '', component = '' } = fields;
  const letter = GREEK_NAMES.get(head);
  const isOfStar = letter !== undefined || /^\d+$/.test(head);
  if (radioSource) return { constellation, isOfStar, text: id };
  const ending = component && ` ${component}`;
  const start = `${letter ?? head.replace('_', '')}${index}`;
  return { constellation, isOfStar, text: `${start} ${CONSTELLATIONS[constellation].genitive}${ending}` };
}
