import { HOUSE_SYSTEMS } from '../../base/catalog/house-systems.ts';
import type { InputForm } from './input-form.ts';

const normalizeSpelling = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, '');

/** Names by which programs call house systems, in addition to those of the catalog. */
const OTHER_NAMES = {
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

/** A house system by its name, such as `Placidus` or `whole_sign`; read as its code. */
export const houseSystemForm: InputForm = {
  read: (sent, context) => {
    if (sent.value === AMBIGUOUS_CODE) {
      const message = 'may mean I, Sunshine (Treindl), or SM, Sunshine (Makransky); send I or SM';
      context.refuse({ from: sent.from, message, code: 'InvalidHouseSystem' });
    }
    const code = typeof sent.value === 'string' ? CODES.get(normalizeSpelling(sent.value)) : undefined;
    return code === undefined ? sent : { ...sent, value: code };
  },
  readPlainly: (value) => (typeof value === 'string' && Object.hasOwn(HOUSE_SYSTEMS, value) ? value : undefined),
};
