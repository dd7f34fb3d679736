import { SOLAR_PHASE_NAMES } from '../../astro/chart/analysis/solar-phase-name.ts';
import { MOON_PHASE_IDS } from '../../astro/timing/elections/choices.ts';
import { WEEKDAYS } from '../../astro/timing/elections/clock-spans.ts';
import { ANGLE_POINTS } from '../../astro/timing/elections/house-spans.ts';
import { ASPECT_IDS } from '../../base/catalog/aspects.ts';
import { toCanonicalName } from '../../base/catalog/names.ts';
import { FIXED_KARANAS, MOVABLE_KARANAS } from '../../base/catalog/panchanga.ts';
import { SIGNS } from '../../base/catalog/signs.ts';
import { TRANSIT_BODY_IDS } from '../../base/catalog/transit-bodies.ts';
import { once } from '../../base/memoize.ts';
import { capitalize, padToTwo, toWords } from '../../base/text.ts';

/** Words that a phrase may have instead of those of the catalogs. */
const OTHER_WORDS = {
  bodies: ['north node', 'node', 'lilith', 'black moon lilith'],
  aspects: ['conjunct', 'opposite', 'semisextile', 'semisquare', 'biquintile', 'sesquisquare', 'inconjunct'],
  angles: ['asc', 'mc', 'dsc', 'ic'],
  days: ['weekdays', 'weekday', 'weekends', 'weekend'],
};

const IDS = new Map([
  ['conjunct', 'conjunction'],
  ['opposite', 'opposition'],
]);

/** Names of days that stand for several. */
const SEVERAL_DAYS = {
  weekday: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  weekend: ['saturday', 'sunday'],
};

const SEPARATOR = ' ?, ?(?:or )?| or | ?/ ?';
const NUMBER = String.raw`-?\d+(?:\.\d+)?(?:e-?\d+)?`;
const HOUSE = '(?:1[0-2]|[1-9])(?:st|nd|rd|th)?';
const TIME = String.raw`\d\d?(?::\d\d)?(?: ?[ap]m)?`;
const WITHIN = `(?: within (?<orb>${NUMBER}) ?(?:°|degrees?)?)?`;
const DAYS_AROUND = `(?: within (?<within>${NUMBER}) days?| from (?<before>${NUMBER}) days? before to (?<after>${NUMBER}) days? after)`;
const MOTION = '(?<motion>applying|separating)(?: to| from| by)? ';

const choice = (words: readonly string[]): string => `(?:${[...words].sort((a, b) => b.length - a.length).join('|')})`;
const list = (one: string): string => `${one}(?:(?:${SEPARATOR})${one})*`;
const split = (names = ''): readonly string[] => names.split(new RegExp(SEPARATOR));

const SIGN_NAMES = SIGNS.map((sign) => sign.toLowerCase());
const BODY_NAMES = [...TRANSIT_BODY_IDS.map(toWords), ...OTHER_WORDS.bodies];
const ASPECT_NAMES = [...ASPECT_IDS.map(toWords), ...OTHER_WORDS.aspects];
const PHASE_NAMES = MOON_PHASE_IDS.map(toWords);
const SOLAR_NAMES = SOLAR_PHASE_NAMES.map(toWords);
const DAY_NAMES = [...WEEKDAYS, ...OTHER_WORDS.days];
const ANGLE_NAMES = [...ANGLE_POINTS.map(toWords), ...OTHER_WORDS.angles];

const KARANAS = choice([...MOVABLE_KARANAS, ...FIXED_KARANAS].map((name) => name.toLowerCase()));
const BODY = choice([...BODY_NAMES, `(?:lord|ruler) of (?:house )?${HOUSE}(?: house)?`]);
const SIGN = choice(SIGN_NAMES);
const ASPECTS = `(?:in )?(?<types>${list(choice(ASPECT_NAMES))}) (?:to |with )?`;
const PHASES = list(choice(PHASE_NAMES));
const ARC = `(?<from>${NUMBER})°? to (?<to>${NUMBER})°?`;

type Groups = Readonly<Record<string, string | undefined>>;
type Leaf = Readonly<Record<string, object>>;

const toId = (name = ''): string => IDS.get(name) ?? toCanonicalName(name);
const toBody = (name = ''): unknown =>
  / of /.test(name) ? { lord_of: { house: Number.parseInt(name.replace(/\D+/, ''), 10) } } : toId(name);
const toSigns = (names?: string) => split(names).map(capitalize);
const toHouses = (names?: string) => split(names).map((name) => Number.parseInt(name, 10));
const toOrb = (orb?: string) => orb !== undefined && { orb: Number(orb) };
const toOrbDeg = (orb?: string) => orb !== undefined && { orb_deg: Number(orb) };
const toDaysAround = ({ within, before = within, after = within }: Groups) => ({
  days_before: Number(before),
  days_after: Number(after),
});
const toTypes = (types?: string) => types !== undefined && { types: split(types).map(toId) };
const toDays = (names?: string) =>
  split(names).flatMap(
    (name) => Object.entries(SEVERAL_DAYS).find(([several]) => name.startsWith(several))?.[1] ?? name,
  );

function toTime(text = ''): string {
  const [, hours, minutes = '00', half] = /(\d+)(?::(\d+))?(?: ?([ap])m)?/.exec(text) ?? [];
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'p' ? 12 : 0);
  return `${padToTwo(hour)}:${minutes}`;
}

const toAspect = ({ a, motion, types, b, orb }: Groups): Leaf => ({
  aspect: {
    a: toBody(a),
    b: toBody(b),
    ...toTypes(types),
    ...toOrb(orb),
    ...(motion !== undefined && { applying: motion === 'applying' }),
  },
});
const toHouseLeaf = ({ body, houses }: Groups): Leaf => ({
  in_house: { body: toBody(body), houses: toHouses(houses) },
});
const toAngle = ({ point = 'ascendant', signs, from, to }: Groups): Leaf => ({
  angle: {
    point: toId(point),
    ...(signs !== undefined && { signs: toSigns(signs) }),
    ...(from !== undefined && { degrees: { from: Number(from), to: Number(to) } }),
  },
});

/** How each kind of condition is written, in lower case and without articles, and what its parts become. */
const ROWS: readonly (readonly [pattern: string, read: (groups: Groups) => Leaf])[] = [
  [
    `(?<body>${BODY}) in (?<signs>${list(SIGN)})`,
    ({ body, signs }) => ({ in_sign: { body: toBody(body), signs: toSigns(signs) } }),
  ],
  [`(?<body>${BODY}) in houses? (?<houses>${list(HOUSE)})`, toHouseLeaf],
  [`(?<body>${BODY}) in (?<houses>${list(HOUSE)}) houses?`, toHouseLeaf],
  [`(?<a>${BODY}) (?:${MOTION})?${ASPECTS}(?<b>${BODY})${WITHIN}`, toAspect],
  [`(?<a>${BODY}) ${MOTION}(?<b>${BODY})${WITHIN}`, toAspect],
  [
    `(?<body>${BODY}) ${ASPECTS}(?<longitude>${NUMBER})°?${WITHIN}`,
    ({ body, types, longitude, orb }) => ({
      to_natal: { body: toBody(body), longitude: Number(longitude), ...toTypes(types), ...toOrb(orb) },
    }),
  ],
  [
    `(?<body>${BODY}) (?<direction>direct|retrograde)`,
    ({ body, direction }) => ({ motion: { body: toBody(body), direction } }),
  ],
  [
    `(?:moon )?(?:phase )?(?<phases>${PHASES})(?: moon)?`,
    ({ phases }) => ({ moon_phase: { phases: split(phases).map(toId) } }),
  ],
  [
    String.raw`(?:moon )?void of course(?: moon)?(?: \(?(?<tradition>modern|traditional)\)?)?`,
    ({ tradition }) => ({ void_of_course: tradition === undefined ? {} : { tradition } }),
  ],
  [
    `(?<body>${BODY}) (?<phase>${choice(SOLAR_NAMES)})`,
    ({ body, phase }) => ({ solar_phase: { body: toBody(body), is: toId(phase) } }),
  ],
  [`(?<point>${choice(ANGLE_NAMES)}) in (?:(?<signs>${list(SIGN)})(?:${SEPARATOR})?)?(?:${ARC})?`, toAngle],
  [`(?<signs>${list(SIGN)}) rising`, toAngle],
  [
    `(?:planetary )?hours? of (?<rulers>${list(BODY)})`,
    ({ rulers }) => ({ planetary_hour: { rulers: split(rulers).map(toId) } }),
  ],
  [
    `(?<body>${BODY}) with dignity score of (?<score>${NUMBER}) or more`,
    ({ body, score }) => ({ dignity: { body: toBody(body), min_score: Number(score) } }),
  ],
  [
    `(?<a>${BODY}) (?<contra>contra)?parallel (?:to |with )?(?<b>${BODY})${WITHIN}`,
    ({ a, contra, b, orb }) => ({
      parallel: { a: toBody(a), b: toBody(b), contra: contra !== undefined, ...toOrbDeg(orb) },
    }),
  ],
  [
    `(?<kind>solar |lunar )?eclipse(?: near (?<longitude>${NUMBER})°?${WITHIN})?${DAYS_AROUND}`,
    ({ kind, longitude, orb, ...days }) => ({
      eclipse_within: {
        kind: kind?.trim() ?? 'both',
        ...(longitude !== undefined && { of_longitude: Number(longitude), ...toOrbDeg(orb) }),
        ...toDaysAround(days),
      },
    }),
  ],
  [
    `(?<body>${BODY}) (?:stationary|station)(?: (?<direction>direct|retrograde))?${DAYS_AROUND}`,
    ({ body, direction, ...days }) => ({
      station_within: { body: toBody(body), ...(direction && { motion: direction }), ...toDaysAround(days) },
    }),
  ],
  [
    `(?<element>tithi|nakshatra|yoga) (?<numbers>${list(String.raw`\d+`)})`,
    ({ element = '', numbers }) => ({ panchanga: { [element]: split(numbers).map(Number) } }),
  ],
  [
    `karana (?<names>${list(String.raw`(?:\d+|${KARANAS})`)})`,
    ({ names }) => ({ panchanga: { karana: split(names).map((name) => (/^\d+$/.test(name) ? Number(name) : name)) } }),
  ],
  [`vara (?<days>${list(choice(WEEKDAYS))})`, ({ days }) => ({ panchanga: { vara: split(days) } })],
  ['(?:by |at |during )?(?<sect>day|night)(?:time)?', ({ sect }) => ({ sect: { is: sect } })],
  [`(?:on )?(?<days>${list(choice(DAY_NAMES))})`, ({ days }) => ({ weekday: { days: toDays(days) } })],
  [
    `(?:from|between) (?<from>${TIME}) (?:to|and|until) (?<to>${TIME})(?: local time)?`,
    ({ from, to }) => ({ time_of_day: { from: toTime(from), to: toTime(to) } }),
  ],
];

/** A phrase ends where the text does, or before a word that joins it to another. */
const END = String.raw`(?=$| ?[,;)&+]| (?:and|or|but)\b)`;

const compile = once(() => ROWS.map(([pattern, read]) => ({ pattern: new RegExp(`^${pattern}${END}`), read })));

/** A condition at the beginning of a text, and how long its phrase is. */
export interface ReadPhrase {
  readonly length: number;
  readonly leaf: Leaf;
}

/** Reads the longest phrase at the beginning of a text. */
export function readPhrase(text: string): ReadPhrase | undefined {
  const found = compile().flatMap(({ pattern, read }) => {
    const match = pattern.exec(text);
    return match ? [{ length: match[0].length, leaf: read(match.groups ?? {}) }] : [];
  });
  return found.reduce<ReadPhrase | undefined>(
    (best, one) => (best && best.length >= one.length ? best : one),
    undefined,
  );
}

/** A body that is said not to be or do something. */
export const DENIED_BODY = once(() => new RegExp(`(${BODY}) not `, 'g'));

/** Every word of a phrase that is none of grammar. */
export const PHRASE_WORDS = once((): readonly string[] => [
  ...new Set(
    [BODY_NAMES, SIGN_NAMES, ASPECT_NAMES, PHASE_NAMES, SOLAR_NAMES, DAY_NAMES, ANGLE_NAMES]
      .flat()
      .concat('parallel contraparallel eclipse solar lunar station stationary tithi nakshatra karana yoga vara')
      .concat('void of course', 'direct retrograde', 'applying separating', 'rising house hour')
      .flatMap((name) => name.split(' ')),
  ),
]);
