/** Every sidereal zero point the engine knows by name. `engineId` is the Swiss Ephemeris sidereal mode, `name` its own title. */
export const AYANAMSAS = {
  fagan_bradley: { engineId: 0, name: 'Fagan/Bradley' },
  lahiri: { engineId: 1, name: 'Lahiri' },
  de_luce: { engineId: 2, name: 'De Luce' },
  raman: { engineId: 3, name: 'Raman' },
  usha_shashi: { engineId: 4, name: 'Usha/Shashi' },
  krishnamurti: { engineId: 5, name: 'Krishnamurti' },
  djwhal_khul: { engineId: 6, name: 'Djwhal Khul' },
  yukteshwar: { engineId: 7, name: 'Yukteshwar' },
  jn_bhasin: { engineId: 8, name: 'J.N. Bhasin' },
  babylonian_kugler_1: { engineId: 9, name: 'Babylonian/Kugler 1' },
  babylonian_kugler_2: { engineId: 10, name: 'Babylonian/Kugler 2' },
  babylonian_kugler_3: { engineId: 11, name: 'Babylonian/Kugler 3' },
  babylonian_huber: { engineId: 12, name: 'Babylonian/Huber' },
  babylonian_eta_piscium: { engineId: 13, name: 'Babylonian/Eta Piscium' },
  babylonian_aldebaran_15tau: { engineId: 14, name: 'Babylonian/Aldebaran = 15 Tau' },
  hipparchos: { engineId: 15, name: 'Hipparchos' },
  sassanian: { engineId: 16, name: 'Sassanian' },
  galactic_center_0sag: { engineId: 17, name: 'Galact. Center = 0 Sag' },
  j2000: { engineId: 18, name: 'J2000' },
  j1900: { engineId: 19, name: 'J1900' },
  b1950: { engineId: 20, name: 'B1950' },
  suryasiddhanta: { engineId: 21, name: 'Suryasiddhanta' },
  suryasiddhanta_mean_sun: { engineId: 22, name: 'Suryasiddhanta, mean Sun' },
  aryabhata: { engineId: 23, name: 'Aryabhata' },
  aryabhata_mean_sun: { engineId: 24, name: 'Aryabhata, mean Sun' },
  ss_revati: { engineId: 25, name: 'SS Revati' },
  ss_citra: { engineId: 26, name: 'SS Citra' },
  true_citra: { engineId: 27, name: 'True Citra' },
  true_revati: { engineId: 28, name: 'True Revati' },
  true_pushya: { engineId: 29, name: 'True Pushya (PVRN Rao)' },
  galactic_center_gil_brand: { engineId: 30, name: 'Galactic Center (Gil Brand)' },
  galactic_equator_iau1958: { engineId: 31, name: 'Galactic Equator (IAU1958)' },
  galactic_equator: { engineId: 32, name: 'Galactic Equator' },
  galactic_equator_mid_mula: { engineId: 33, name: 'Galactic Equator mid-Mula' },
  skydram: { engineId: 34, name: 'Skydram (Mardyks)' },
  true_mula: { engineId: 35, name: 'True Mula (Chandra Hari)' },
  dhruva_galactic_center_mula: { engineId: 36, name: 'Dhruva/Gal.Center/Mula (Wilhelm)' },
  aryabhata_522: { engineId: 37, name: 'Aryabhata 522' },
  babylonian_britton: { engineId: 38, name: 'Babylonian/Britton' },
  vedic_sheoran: { engineId: 39, name: '"Vedic"/Sheoran' },
  galactic_center_cochrane: { engineId: 40, name: 'Cochrane (Gal.Center = 0 Cap)' },
  galactic_equator_fiorenza: { engineId: 41, name: 'Galactic Equator (Fiorenza)' },
  vettius_valens: { engineId: 42, name: 'Vettius Valens' },
  lahiri_1940: { engineId: 43, name: 'Lahiri 1940' },
  lahiri_vp285: { engineId: 44, name: 'Lahiri VP285' },
  krishnamurti_senthilathiban: { engineId: 45, name: 'Krishnamurti-Senthilathiban' },
  lahiri_icrc: { engineId: 46, name: 'Lahiri ICRC' },
} as const satisfies Record<string, { readonly engineId: number; readonly name: string }>;

/** Zero points on the ecliptic of their epoch: a sidereal longitude there is not the one of date minus a common angle. */
export const AYANAMSAS_OF_AN_EPOCH: ReadonlySet<unknown> = new Set<AyanamsaId>(['j2000', 'j1900', 'b1950', 'skydram']);

/**
 * Zero points defined by a star or by the galaxy as they are seen from the moving Earth, so that the engine reads the planets' and
 * the Moon's files for them. All others are formulas.
 */
export const AYANAMSAS_OF_A_STAR: ReadonlySet<unknown> = new Set<AyanamsaId>([
  'galactic_center_0sag',
  'true_citra',
  'true_revati',
  'true_pushya',
  'galactic_center_gil_brand',
  'galactic_equator_iau1958',
  'galactic_equator',
  'galactic_equator_mid_mula',
  'true_mula',
  'dhruva_galactic_center_mula',
  'vedic_sheoran',
  'galactic_center_cochrane',
]);

export type AyanamsaId = keyof typeof AYANAMSAS;
export const AYANAMSA_IDS = Object.keys(AYANAMSAS) as readonly AyanamsaId[];

/** A sidereal zero point of one's own: its mean distance from the equinox at an epoch; precession does the rest. */
interface UserAyanamsa {
  /** Julian day (TT). */
  readonly epochJdTt: number;
  /** Without nutation. */
  readonly degrees: number;
}

export type Ayanamsa = AyanamsaId | UserAyanamsa;

/** A text that is equal for equal zero points only: the id, or the numbers of one's own. */
export const formatAyanamsa = (ayanamsa: Ayanamsa): string =>
  typeof ayanamsa === 'string' ? ayanamsa : `user ${ayanamsa.epochJdTt} ${ayanamsa.degrees}`;
