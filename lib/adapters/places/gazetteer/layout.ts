import * as z from 'zod';

/**
 * The columns of the file. All numbers are little-endian, as on every machine the service runs on. A row is a place;
 * rows are in descending order of population, where a section of a city counts with a tenth of its population.
 *
 * Regions are countries, states and counties, in this order in one list.
 */
export const COLUMNS = {
  /** Degrees × 100 000. */
  latitudes: Int32Array,
  longitudes: Int32Array,
  populations: Uint32Array,
  /** For a section of a city, the row of the city; for any other place, its own row. */
  cities: Uint32Array,
  /** Index of a region; {@link NO_REGION} when there is none. */
  countries: Uint16Array,
  states: Uint16Array,
  counties: Uint16Array,
  /** Index into the header's zones. */
  zones: Uint16Array,
  /** 1 when the state has another place of this name, so that only the county distinguishes them. */
  sharesName: Uint8Array,
  /** Start of each row's name in {@link COLUMNS.names}; has one more entry than there are rows. */
  nameStarts: Uint32Array,
  names: Uint8Array,
  regionNameStarts: Uint32Array,
  regionNames: Uint8Array,
  /** Folded names, each terminated by a zero byte. */
  placeKeyTexts: Uint8Array,
  /** Start of each key; sorted by the text from there to its zero byte. */
  placeKeyStarts: Uint32Array,
  /** Row of each key, combined with the flags {@link OTHER_NAME}, {@link INNER_WORD} and {@link LESSER_NAME}. */
  placeKeyTargets: Uint32Array,
  regionKeyTexts: Uint8Array,
  regionKeyStarts: Uint32Array,
  regionKeyTargets: Uint32Array,
  /** A serialized kdbush of longitude and latitude. */
  tree: Uint8Array,
} as const;

export type ColumnName = keyof typeof COLUMNS;
export type Columns = { readonly [Name in ColumnName]: InstanceType<(typeof COLUMNS)[Name]> };

export const NO_REGION = 0xffff;

/** Flag of a key that is an alternative name of the place: an exonym or a former name. */
export const OTHER_NAME = 2 ** 30;
/** Flag of a key that begins at a later word of the name. */
export const INNER_WORD = 2 ** 29;
/** Flag of an alternative name better known as the main name of another place, such as Neustadt for Baia Mare. */
export const LESSER_NAME = 2 ** 28;
export const ROW_MASK = LESSER_NAME - 1;

export const DEGREE_SCALE = 100_000;
/** Every column begins at a multiple of this number of bytes. */
export const ALIGNMENT = 8;
/** First bytes of the file; the header's length in bytes (32 bits) and the header as JSON follow. */
export const MAGIC = 'PLACES01';

const Extent = z.strictObject({ offset: z.int().nonnegative(), length: z.int().nonnegative() });

export const Header = z.strictObject({
  attribution: z.string(),
  /** ISO 3166-1 alpha-2 of the first regions. */
  countryCodes: z.array(z.string()).readonly(),
  /** Number of countries and states at the start of the region list; counties follow. */
  countriesAndStates: z.int(),
  zones: z.array(z.string()).readonly(),
  columns: z.partialRecord(z.string(), Extent),
});
export type Header = z.infer<typeof Header>;
