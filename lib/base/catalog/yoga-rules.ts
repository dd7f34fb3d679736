import { GRAHAS, type Graha } from './grahas.ts';
import { SIGNS, type Sign } from './signs.ts';
import {
  DIGNITIES,
  type Dignity,
  GRAHA_SETS,
  type GrahaRef,
  type GrahaSet,
  type PlaceRef,
  type Yoga,
  type YogaCondition,
  type YogaSource,
} from './yoga-conditions.ts';

/** Houses with a name. */
const HOUSES: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  kendra_trikona: [1, 4, 5, 7, 9, 10],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};

const AMOUNTS: Readonly<Record<string, object>> = { all: {}, some: { min: 1 }, no: { max: 0 } };

/** The words of a rule that are still to be read. */
interface Words {
  /** The next word. */
  readonly next: () => string;
  /** Reads a word if it is the next one. */
  readonly take: (word: string) => boolean;
}

/**
 * Reads a rule, such as `moon in kendra from jupiter and not ( moon is debilitated or moon combust )`.
 *
 * `or` binds less than `and`. Conditions are `<place> in <houses> [from <place>]`, `<place> sign <signs>`, `<graha> is
 * <states>`, `<graha> combust`, `<graha> with <graha>`, `<graha> aspects <place>`, `strong <graha>`, `exchange <houses>`,
 * `[<amount> of] houses <houses> [from <place>] hold <set>`, `<amount> of <set or grahas> <condition on it>`, `signs
 * <number> hold <set>`, `nodes any|inside|outside`, `yogas <families>`; amounts are `all`, `some`, `no`, `2+` and `1-3`.
 *
 * @throws Error at a word that is none of these
 */
export function readRule(rule: string): YogaCondition {
  const words = rule.split(' ');
  let at = 0;
  const take = (word: string): boolean => words[at] === word && ++at > 0;
  const condition = readAny({ next: () => words[at++] ?? '', take });
  if (at !== words.length) throw new Error(`${rule}: what is ${words[at] ?? 'missing'}?`);
  return condition;
}

function readAny(words: Words): YogaCondition {
  const items = [readAll(words)];
  while (words.take('or')) items.push(readAll(words));
  return items.length === 1 ? (items[0] as YogaCondition) : { any: items };
}

function readAll(words: Words): YogaCondition {
  const items = [readItem(words)];
  while (words.take('and')) items.push(readItem(words));
  return items.length === 1 ? (items[0] as YogaCondition) : { all: items };
}

function readItem(words: Words): YogaCondition {
  if (words.take('not')) return { not: readItem(words) };
  if (words.take('(')) {
    const condition = readAny(words);
    if (!words.take(')')) throw new Error('a bracket is open');
    return condition;
  }
  const word = words.next();
  const read = OPENINGS[word];
  if (read) return read(words);
  return words.take('of') ? readAmount(toAmount(word), words) : readPlaced(word, words);
}

const OPENINGS: Readonly<Record<string, (words: Words) => YogaCondition>> = {
  strong: ({ next }) => toStrong(toGraha(next())),
  exchange: ({ next }) => ({ exchange: { houses: toHouses(next()) as [number, number] } }),
  houses: (words) => readOccupied({}, words),
  signs: (words) => {
    const count = Number(words.next());
    words.take('hold');
    return { signs_occupied: { by: toSet(words.next()), count } };
  },
  nodes: ({ next }) => {
    const ascendant = next();
    return { between_nodes: ascendant === 'inside' || ascendant === 'outside' ? { ascendant } : {} };
  },
  yogas: ({ next }) => ({ yogas: { families: next().split(',') } }),
};

function readAmount(amount: object, words: Words): YogaCondition {
  if (words.take('houses')) return readOccupied(amount, words);
  const word = words.next();
  const of = isSet(word) ? word : word.split(',').map(toGraha);
  return { count: { of, where: readItem(words), ...amount } };
}

function readOccupied(amount: object, words: Words): YogaCondition {
  const houses = toHouses(words.next());
  const from = readFrom(words);
  words.take('hold');
  return { occupied: { houses, from, by: toSet(words.next()), ...amount } };
}

const readFrom = ({ take, next }: Words): PlaceRef => (take('from') ? toPlace(next()) : 'ascendant');

/** A condition that begins with a graha or a place. */
function readPlaced(word: string, words: Words): YogaCondition {
  const { next, take } = words;
  if (take('sign')) return { in_sign: { body: toPlace(word), signs: choose<Sign>(SIGNS, next()) } };
  const body = toGraha(word);
  if (take('in')) return { in_house: { body, houses: toHouses(next()), from: readFrom(words) } };
  if (take('is')) return { dignity: { body, states: choose<Dignity>(DIGNITIES, next()) } };
  if (take('with')) return { joined: { body, to: toGraha(next()) } };
  if (take('aspects')) return { aspects: { body, to: toPlace(next()) } };
  if (take('combust')) return { combust: { body } };
  throw new Error(`what of ${word} is ${next()}?`);
}

/** Strong (balavan), as far as signs and the Sun decide it. */
const toStrong = (body: GrahaRef): YogaCondition => ({
  all: [
    { dignity: { body, states: ['exalted', 'mulatrikona', 'own', 'great_friend', 'friend'] } },
    { not: { combust: { body } } },
  ],
});

function toGraha(word: string): GrahaRef {
  const [kind = '', ...of] = word.split(':');
  if (of.length > 0) {
    const ref = toGraha(of.join(':'));
    const [known] = choose(['dispositor', 'exaltation_lord'], kind);
    return known === 'dispositor' ? { dispositor_of: ref } : { exaltation_lord_of: ref };
  }
  if (word === 'it') return word;
  const [, house] = /^lord_(\d+)$/.exec(word) ?? [];
  return house ? { lord_of: { house: Number(house) } } : (choose<Graha>(GRAHAS, word)[0] as Graha);
}

function toPlace(word: string): PlaceRef {
  const [, house] = /^house_(\d+)$/.exec(word) ?? [];
  if (house) return { house: Number(house) };
  return word === 'ascendant' ? word : toGraha(word);
}

const toHouses = (word: string): readonly number[] => HOUSES[word] ?? word.split(',').map(Number);
const isSet = (word: string): word is GrahaSet => GRAHA_SETS.some((set) => set === word);
const toSet = (word: string): GrahaSet => choose<GrahaSet>(GRAHA_SETS, word)[0] as GrahaSet;

function toAmount(word: string): object {
  const [, min, max] = /^(\d)(?:\+|-(\d))$/.exec(word) ?? [];
  return AMOUNTS[word] ?? { min: Number(min), ...(max && { max: Number(max) }) };
}

/** Words of a list, separated by commas. */
function choose<Id extends string>(ids: readonly Id[], words: string): readonly Id[] {
  return words.split(',').map((word) => {
    const id = ids.find((known) => known === word);
    if (id === undefined) throw new Error(`${word} is none of ${ids.join(', ')}`);
    return id;
  });
}

const AT_SANSKRITDOCUMENTS = 'sanskritdocuments.org, read in github.com/sanskrit/raw_etexts at commit a1dadc95';
const PARASHARA = 'Brihat Parashara Hora Shastra';

/** What was read, by the letter that rules name it with. */
const SOURCES: Readonly<Record<string, Pick<YogaSource, 'work' | 'edition'>>> = {
  B: { work: PARASHARA, edition: `English text of chapters 34–45 of ${AT_SANSKRITDOCUMENTS}` },
  S: { work: PARASHARA, edition: `Sanskrit text of ${AT_SANSKRITDOCUMENTS}` },
  P: { work: 'Mantreswara, Phaladeepika', edition: `Sanskrit text of ${AT_SANSKRITDOCUMENTS}` },
  R: {
    work: 'B. V. Raman, Three Hundred Important Combinations',
    edition: 'definitions as quoted, in the order of the book, in the class CalculateHoroscope of VedAstro',
  },
  N: {
    work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, chapter 11',
    edition: 'as transcribed in hora/tests/pvr_tests.py of PyJHora',
  },
  K: {
    work: 'PyJHora, which counts signs where this rule compares longitudes',
    edition: 'kala_sarpa of src/jhora/horoscope/chart/dosha.py at github.com/naturalstupid/PyJHora, commit 8cb9efcd',
  },
};

function toSource(reference: string): YogaSource {
  const [letter = '', place] = reference.split(' ');
  const source = SOURCES[letter];
  if (!source) throw new Error(`${reference} names no source`);
  return { ...source, ...(place && (letter === 'R' ? { combination: Number(place) } : { verse: place })) };
}

/** Yogas from lines of `id`, or `id.form`, name in IAST, source and rule. */
export function readYogas(text: string): readonly Yoga[] {
  const yogas = new Map<string, Yoga>();
  for (const line of text.split('\n').filter((one) => one !== '')) {
    const [key = '', name = '', source = '', rule = ''] = line.split(' | ');
    const [id = '', form = 'usual'] = key.split('.');
    const forms = { ...yogas.get(id)?.forms, [form]: { rule, when: readRule(rule), source: toSource(source) } };
    yogas.set(id, { id, name, forms });
  }
  return [...yogas.values()];
}
