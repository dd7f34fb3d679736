import * as z from 'zod';

/**
 * The columns of the file. All numbers are little-endian, as on every machine the service runs on. A row is a place;
 * rows run from the most inhabitants to the fewest, sections of cities with a tenth of theirs.
 *
 * A region is a country, a state or a county, in this order in one list.
 */
export const COLUMNS = {
  /** Degrees × 100 000. */
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  /** Row of the city that a section belongs to; of any other place its own row. */
  cities: Uint32Array,
  /** Regions; {@link NO_REGION} where there is none. */
  countries: Uint16Array,
  states: Uint16Array,
  counties: Uint16Array,
  /** Index into the header's zones. */
  zones: Uint16Array,
  /** 1 where the state has another place of this name, which only the county tells apart. */
  sharesName: Uint8Array,
  /** Where each row's name begins in {@link COLUMNS.names}; one more than there are rows. */
  nameStarts: Uint32Array,
  names: Uint8Array,
  regionNameStarts: Uint32Array,
  regionNames: Uint8Array,
  /** Folded names, each ended by a zero byte. */
  placeKeyTexts: Uint8Array,
  /** Where each key begins; sorted by the text from there to its zero byte. */
  placeKeyStarts: Uint32Array,
  /** Row of each key with {@link OTHER_NAME}, {@link INNER_WORD} and {@link LESSER_NAME}. */
  placeKeyTargets: Uint32Array,
  regionKeyTexts: Uint8Array,
  regionKeyStarts: Uint32Array,
  regionKeyTargets: Uint32Array,
  /** A serialised kdbush of longitude and latitude. */
  tree: Uint8Array,
} as const;

export type ColumnName = keyof typeof COLUMNS;
export type Columns = { readonly [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> };

export const NO_REGION = 0xffff;

/** Marks a key of another name than the place's own: exonyms and former names. */
export const OTHER_NAME = 2 ** 30;
/** Marks a key that begins at a word within the name. */
export const INNER_WORD = 2 ** 29;
/** Marks another name that is better known as the own name of a place elsewhere, as Neustadt is of Baia Mare. */
export const LESSER_NAME = 2 ** 28;
export const ROW_MASK = LESSER_NAME - 1;

export const DEGREE_SCALE = 100_000;
/** Every column begins at a multiple of this. */
export const ALIGNMENT = 8;
/** What the file begins with: this, the header's length in bytes (32 bits), the header as JSON. */
export const MAGIC = 'PLACES01';

const Extent = z.strictObject({ offset: z.int().nonnegative(), length: z.int().nonnegative() });

export const Header = z.strictObject({
  attribution: z.string(),
  /** ISO 3166-1 alpha-2 of the first regions. */
  countryCodes: z.array(z.string()).readonly(),
  /** How many regions are countries and states; counties follow. */
  countriesAndStates: z.int(),
  zones: z.array(z.string()).readonly(),
  columns: z.partialRecord(z.string(), Extent),
});
export type Header = z.infer<typeof Header>;
