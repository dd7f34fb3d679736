/**
 * Common codes of states for which GeoNames uses numbers. For the United States, Switzerland and the United Kingdom,
 * GeoNames' own codes are the common ones.
 *
 * @source ISO 3166-2:CA and ISO 3166-2:AU, as iso_3166-2.json of Debian's iso-codes 4.15.0 lists them
 */
export const STATE_CODES: Readonly<Record<string, string>> = {
  'CA.01': 'AB',
  'CA.02': 'BC',
  'CA.03': 'MB',
  'CA.04': 'NB',
  'CA.05': 'NL',
  'CA.07': 'NS',
  'CA.08': 'ON',
  'CA.09': 'PE',
  'CA.10': 'QC',
  'CA.11': 'SK',
  'CA.12': 'YT',
  'CA.13': 'NT',
  'CA.14': 'NU',
  'AU.01': 'ACT',
  'AU.02': 'NSW',
  'AU.03': 'NT',
  'AU.04': 'QLD',
  'AU.05': 'SA',
  'AU.06': 'TAS',
  'AU.07': 'VIC',
  'AU.08': 'WA',
};

/** Common names of countries that Intl.DisplayNames does not have. */
export const COUNTRY_NICKNAMES: Readonly<Record<string, readonly string[]>> = {
  AE: ['UAE'],
  CD: ['Congo', 'DR Congo', 'DRC', 'Zaire'],
  CG: ['Congo'],
  CI: ['Ivory Coast'],
  CZ: ['Czech Republic'],
  GB: ['Great Britain', 'Britain'],
  IE: ['Eire'],
  MK: ['Macedonia'],
  NL: ['Holland'],
  SZ: ['Swaziland'],
  TL: ['East Timor'],
  TR: ['Turkey'],
  US: ['USA', 'United States of America', 'America'],
};

/** Languages, besides English, whose country names a query may use. */
export const COUNTRY_LANGUAGES = ['de', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru', 'sv', 'tr'] as const;
