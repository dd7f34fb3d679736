import { findNearestNames } from '../../base/catalog/names.ts';
import { shortenText } from '../issues/excerpt.ts';
import { DENIED_BODY, PHRASE_WORDS, readPhrase } from './phrases.ts';

/** What is wrong with a text of conditions, as a phrase after the member's name. */
export interface ConditionFault {
  readonly fault: string;
  /** The text that is probably meant. */
  readonly suggestion?: string;
}

/** A text of conditions that can be read. */
export const CONDITION_TEXT = 'Moon waxing, not void of course, Mercury direct';

/** The forms of conditions as texts. */
const FORMS =
  'write phrases such as “Moon waxing”, “Moon void of course”, “Mercury direct”, “Moon in Taurus or Cancer”, “Moon applying to trine Venus”, “Jupiter in the 10th house”, “Leo rising”, “Mercury combust”, “hour of Venus”, “by day”, “on Saturday”, “from 09:00 to 17:00”, “Moon parallel Venus”, “solar eclipse within 7 days”, “Mercury station within 3 days”, “tithi 11”, joined by commas, and, or, not and parentheses';

export const LONGEST_CONDITION_TEXT = 2000;

const LONGEST_PHRASE = 60;
const MOST_LEVELS = 24;
const MOST_ERRORS = 2;

/**
 * Reads conditions as people write them: `Moon waxing, not void of course, (Mercury direct or Venus in Libra)`. Commas,
 * semicolons and “and” join what must hold together. It reads every text in which an answer names its conditions,
 * except those on the points of a birth.
 *
 * @returns a tree of conditions, or what is wrong: “or” beside “and” without parentheses has two meanings
 */
export function readConditionText(text: string): object | ConditionFault {
  if (text.length > LONGEST_CONDITION_TEXT)
    return { fault: `has ${text.length} characters; at most ${LONGEST_CONDITION_TEXT}` };
  try {
    return new ConditionReader(normalize(text)).readAll();
  } catch (error) {
    if (!(error instanceof UnreadText)) throw error;
    return { fault: error.message, ...suggestNearest(text, error.phrase) };
  }
}

export const isConditionFault = (read: object): read is ConditionFault => 'fault' in read;

/** Lower case, one space between words, no articles, and `not` before the body of which something is denied. */
const normalize = (text: string): string =>
  text
    .toLowerCase()
    .replace(/\s*\n\s*/g, '; ')
    .replace(/_|(?<=\p{L})[-‐](?=\p{L})/gu, ' ')
    .replace(/\bisn['’]t\b/g, 'not')
    .replace(/\b(?:the|is|are|an?)\b/g, '')
    .replace(/\s+/g, ' ')
    .replace(/^[ ,;]+|[ ,;.]+$/g, '')
    .replace(DENIED_BODY(), 'not $1 ');

const SEPARATOR = /^ ?(?:[,;&+] ?(?:(?:and|or|but)\b)?|(?:and|or|but)\b) ?/;

class UnreadText extends Error {
  readonly phrase: string;

  constructor(message: string, phrase = '') {
    super(message);
    this.phrase = phrase;
  }
}

class ConditionReader {
  #rest: string;

  constructor(text: string) {
    this.#rest = text;
  }

  readAll(): object {
    const tree = this.#readTree(0);
    if (this.#rest !== '') throw new UnreadText('has a closing parenthesis without an opening one');
    return tree;
  }

  #readTree(level: number): object {
    const items = [this.#readOperand(level)];
    const joints = new Set<string>();
    for (let joint = this.#take(SEPARATOR); joint !== undefined; joint = this.#take(SEPARATOR)) {
      joints.add(/or/.test(joint) ? 'any' : 'all');
      items.push(this.#readOperand(level));
    }
    if (joints.size > 1)
      throw new UnreadText('has “or” beside a comma or “and”; put what belongs together in parentheses');
    const [joint] = joints;
    return joint === undefined ? (items[0] ?? {}) : { [joint]: items };
  }

  #readOperand(level: number): object {
    if (level > MOST_LEVELS) throw new UnreadText(`has more than ${MOST_LEVELS} levels`);
    if (this.#take(/^(?:not|no|without)\b ?/) !== undefined) return { not: this.#readOperand(level + 1) };
    if (this.#take(/^\( ?/) === undefined) return this.#readLeaf();
    const tree = this.#readTree(level + 1);
    if (this.#take(/^ ?\)/) === undefined) throw new UnreadText('has an opening parenthesis without a closing one');
    return tree;
  }

  #readLeaf(): object {
    const found = readPhrase(this.#rest);
    if (!found) {
      const [phrase = ''] = /^.*?(?= ?[,;)&+(]| (?:and|or|but)\b|$)/.exec(this.#rest) ?? [];
      throw new UnreadText(
        `has a part that is no condition, “${shortenText(phrase, LONGEST_PHRASE)}”; ${FORMS}`,
        phrase,
      );
    }
    this.#rest = this.#rest.slice(found.length);
    return found.leaf;
  }

  #take(pattern: RegExp): string | undefined {
    const match = pattern.exec(this.#rest)?.[0];
    this.#rest = this.#rest.slice(match?.length ?? 0);
    return match;
  }
}

/** The text with each unknown word of a phrase replaced by the known one that is nearest to it. */
function suggestNearest(text: string, phrase: string): { suggestion?: string } {
  const words = phrase.match(/\p{L}{4,}/gu)?.filter((word) => !PHRASE_WORDS().includes(word)) ?? [];
  const mended = words.reduce((sent, word) => {
    const [nearest] = findNearestNames(word, PHRASE_WORDS(), 1, MOST_ERRORS);
    return nearest === undefined ? sent : sent.replace(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu'), nearest);
  }, text);
  return mended === text ? {} : { suggestion: mended };
}
