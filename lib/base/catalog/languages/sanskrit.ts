import { capitalize } from '../../text.ts';

/** Letters of Sanskrit, by those of the Latin names, the longer ones first: `ya` after a consonant and elsewhere differ. */
const SANSKRIT_LETTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  latin: {},
  cyrillic: {
    ...{ kh: 'кх', gh: 'гх', ch: 'ч', th: 'тх', dh: 'дх', ph: 'пх', bh: 'бх', sh: 'ш', ai: 'ай' },
    ...{ ya: 'я', yu: 'ю', yo: 'йо', ye: 'е', k: 'к', g: 'г', j: 'дж', t: 'т', d: 'д', n: 'н', p: 'п', b: 'б', m: 'м' },
    ...{ r: 'р', l: 'л', v: 'в', s: 'с', h: 'х', a: 'а', i: 'и', u: 'у', e: 'е', o: 'о' },
  },
};

const AFTER_CONSONANT = /(?<=[bcdghjklmnprstv])(?=y)/g;

/**
 * Writes names of Sanskrit in another script, each word with a capital.
 *
 * Compared with Russian programs for the panchanga, which write the names by their sound.
 *
 * @example writeSanskrit('Shukla Dvitiya', 'cyrillic') // 'Шукла Двития'
 */
export function writeSanskrit(names: string, script: string): string {
  const letters = SANSKRIT_LETTERS[script] ?? {};
  const ids = Object.keys(letters);
  if (ids.length === 0) return names;
  const soft = names.toLowerCase().replaceAll(AFTER_CONSONANT, 'ь');
  const written = soft
    .replaceAll(/\be/g, 'э')
    .replaceAll(new RegExp(ids.join('|'), 'g'), (found) => letters[found] ?? found);
  return written.split(' ').map(capitalize).join(' ');
}
