import type { CalendarWords } from '../../../lib/base/catalog/languages/words.ts';
import type { DirectionRecord } from './records.ts';

/** Contacts that calendars alone have words for; the others have names in the catalogs. */
const WORDED = ['mundane_parallel_meridian', 'mundane_parallel_horizon', 'antiscion', 'contra_antiscion'] as const;

/** `Mars: sinister square to Ascendant`, `Ascendant enters the term of Venus in Leo`. */
export function titleDirection(direction: DirectionRecord, words: CalendarWords): string {
  const { promissor, aspect, side, significator, motion, sign } = direction;
  const worded = WORDED.find((one) => one === aspect);
  const contact = worded ? words.write(worded) : words.aspect(aspect);
  const sided = side === null ? contact : words.write(side, contact);
  const [moving, target] = [words.point(promissor), words.point(significator)];
  const title = sign
    ? words.write('term', target, moving, words.sign(sign))
    : words.write('direction', moving, sided, target);
  return motion === 'converse' ? words.write('converse', title) : title;
}
