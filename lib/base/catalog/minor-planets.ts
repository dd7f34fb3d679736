import bodies from '../../../layers/swisseph/bodies.json' with { type: 'json' };

/** A minor planet whose file of the Swiss Ephemeris is installed. */
export interface InstalledMinorPlanet {
  readonly number: number;
  readonly name: string;
  /** Of the orbit in the head of the file. */
  readonly semiMajorAxisAu: number;
  /** First and last moment of its positions, Julian days (TT). */
  readonly days: { readonly from: number; readonly to: number };
}

const FILES: readonly InstalledMinorPlanet[] = Object.values(bodies.files);

/** The installed file of a minor planet. */
export const findFile = (number: number): InstalledMinorPlanet | undefined =>
  FILES.find((file) => file.number === number);

/** Numbers of the Minor Planet Center of the bodies that have names of their own in requests. */
const NAMED: ReadonlyMap<number, string> = new Map([
  ...([
    [1, 'ceres'],
    [2, 'pallas'],
    [3, 'juno'],
    [4, 'vesta'],
    [2060, 'chiron'],
    [5145, 'pholus'],
  ] as const),
  ...([
    [134_340, 'pluto'],
    [136_199, 'eris'],
    [90_377, 'sedna'],
    [136_108, 'haumea'],
    [136_472, 'makemake'],
  ] as const),
  ...([
    [50_000, 'quaoar'],
    [90_482, 'orcus'],
    [28_978, 'ixion'],
  ] as const),
]);

/** The id of a minor planet: its own name, or `asteroid_433`. */
export const minorPlanetId = (number: number): string => NAMED.get(number) ?? `asteroid_${number}`;

/** Minor planets of installed files that have no name of their own, by id. */
export const INSTALLED_ASTEROIDS: ReadonlyMap<string, InstalledMinorPlanet> = new Map(
  FILES.filter(({ number }) => !NAMED.has(number))
    .toSorted((a, b) => a.number - b.number)
    .map((file) => [minorPlanetId(file.number), file]),
);

/** Name of an installed asteroid; it is the same in all languages. */
export const nameAsteroid = (id: string): string | undefined => INSTALLED_ASTEROIDS.get(id)?.name;

/** The most bodies of a list: as many as have names. Further files make no request dearer. */
export const countNamed = (ids: readonly string[]): number => ids.filter((id) => !INSTALLED_ASTEROIDS.has(id)).length;

const FIVE_DIGITS = 99_999;
const IN_FOLDER = 1000;

/**
 * Names of the file of a minor planet: that of six millennia, in a folder of a thousand numbers, and that of six centuries. The
 * engine looks for both in either place.
 *
 * @source swi_gen_filename in swephlib.c and sweph() in sweph.c of Swiss Ephemeris 2.10.03
 * @example listFileNames(433) // ['ast0/se00433.se1', 'se00433s.se1']
 */
export function listFileNames(number: number): readonly [string, string] {
  const name = number > FIVE_DIGITS ? `s${number}` : `se${String(number).padStart(5, '0')}`;
  return [`ast${Math.floor(number / IN_FOLDER)}/${name}.se1`, `${name}s.se1`];
}

const ID = /^asteroid_0*([1-9]\d{0,6})$/;

/** The number in an id such as `asteroid_433`; undefined for another text. */
export function readAsteroidId(id: string): number | undefined {
  const [, digits] = id.startsWith('asteroid_') ? (ID.exec(id) ?? []) : [];
  return digits === undefined ? undefined : Number(digits);
}

/** A number as people write it, with or without the name: `433`, `#433`, `(433) Eros`. */
const NUMBER = /^\s*[#(]?\s*([1-9]\d{0,6})\)?(?:\s+[\p{L}' -]+)?\s*$/u;

/** The number of the minor planet that a text may mean: one that is written there, or that of a common name. */
export function findMeantNumber(text: string): number | undefined {
  const digits = NUMBER.exec(text)?.[1];
  return digits === undefined ? COMMON_NAMES.get(text.trim().toLowerCase()) : Number(digits);
}

/**
 * Minor planets whose files Astrodienst offers one by one, in the order of their numbers, and those of the bodies beside.
 *
 * @source names in the list of ephemeris files that programs with the Swiss Ephemeris show, "Asteroid 000433  Eros"; without Cupido
 * (763) and Lilith (1181), which are other bodies here
 */
const COMMON_NAMES: ReadonlyMap<string, number> = new Map(
  (
    '5 astraea 6 hebe 7 iris 8 flora 9 metis 10 hygiea 11 parthenope 12 victoria 13 egeria 14 irene 15 eunomia 16 psyche ' +
    '17 thetis 18 melpomene 19 fortuna 20 massalia 21 lutetia 22 kalliope 23 thalia 24 themis 25 phocaea 26 proserpina ' +
    '27 euterpe 28 bellona 29 amphitrite 30 urania 55 pandora 60 echo 62 erato 75 eurydike 76 freia 77 frigga 80 sappho ' +
    '103 hera 109 felicitas 118 peitho 120 lachesis 128 nemesis 151 abundantia 157 dejanira 171 ophelia 240 vanadis ' +
    '307 nike 361 bononia 390 alma 393 lampetia 408 fama 433 eros 447 valentine 582 olympia 672 astarte 875 nymphe ' +
    '1022 olympiada'
  )
    .split(/ (?=\d)/)
    .map((entry) => entry.split(' '))
    .map(([number, name = '']) => [name, Number(number)]),
);
