import { HOUSE_SYSTEMS } from '../../base/catalog/house-systems.ts';
import { findNearestNames } from '../../base/catalog/names.ts';
import type { InputForm } from './input-form.ts';

const normalizeSpelling = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Names by which programs call house systems, in addition to those of the catalog. */
const OTHER_NAMES = {
  whole: 'W',
  wholesigns: 'W',
  wholesignhouses: 'W',
  equalhouse: 'E',
  equalhouses: 'E',
  porphyrius: 'O',
  porphyrian: 'O',
  alcabitus: 'B',
  morin: 'M',
  vehlow: 'V',
  topocentric: 'T',
  polichpage: 'T',
  equalmc: 'D',
  carter: 'F',
  poliequatorial: 'F',
  horizon: 'H',
  azimuthal: 'H',
  sunshine: 'I',
  makransky: 'SM',
  pullensd: 'L',
  neoporphyry: 'L',
  pullensr: 'Q',
  equalaries: 'N',
  shripati: 'S',
  krusinskipisagoelzer: 'U',
  axialrotation: 'X',
  apchouses: 'Y',
  savard: 'J',
  gauquelin: 'G',
  sectors: 'G',
} as const satisfies Record<string, keyof typeof HOUSE_SYSTEMS>;

const CODES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(HOUSE_SYSTEMS).map(([code, { name }]) => [normalizeSpelling(name), code] as const),
  ...Object.entries(OTHER_NAMES),
]);

/** The engine's code of SM. In capitals it is the code of another system, and other codes may be in lower case. */
const AMBIGUOUS_CODE = 'i';

/** Letters in which a name may differ from the one that is suggested. */
const MOST_ERRORS = 2;

/** A house system by its name, such as `Placidus` or `whole_sign`; read as its code. */
export const houseSystemForm: InputForm = {
  read: (sent, context) => {
    if (sent.value === AMBIGUOUS_CODE) {
      const message = 'may mean I, Sunshine (Treindl), or SM, Sunshine (Makransky); send I or SM';
      context.refuse({ from: sent.from, message, code: 'InvalidHouseSystem' });
    }
    if (typeof sent.value !== 'string') return sent;
    const code = CODES.get(normalizeSpelling(sent.value));
    if (code !== undefined) return { ...sent, value: code };
    const [nearest] = findNearestNames(normalizeSpelling(sent.value), [...CODES.keys()], 1, MOST_ERRORS);
    if (nearest === undefined) return sent;
    const { name } = HOUSE_SYSTEMS[CODES.get(nearest) as keyof typeof HOUSE_SYSTEMS];
    const message = `is not a house system; did you mean ${name}?`;
    context.refuse({ from: sent.from, message, code: 'InvalidHouseSystem', suggestion: { value: name } });
    return { ...sent, value: CODES.get(nearest) };
  },
  readPlainly: (value) => (typeof value === 'string' && Object.hasOwn(HOUSE_SYSTEMS, value) ? value : undefined),
};
