import type { AyanamsaId } from '../../catalog/ayanamsas.ts';
import type { ChartObjectId, ObjectSetId } from '../../catalog/chart-objects.ts';
import type { HouseSystemCode } from '../../catalog/house-systems.ts';
import type { CoordinateSystem, PolarFallback, ZodiacType } from '../../domain/chart/settings.ts';

/**
 * The numbers by which handles name values of settings. Handles that clients keep depend on them: a number is never
 * changed or used again. A new value takes the next number; a catalog can change its order freely.
 */
export const SETTING_NUMBERS = {
  house_system: { P: 0, K: 1, W: 2, E: 3, C: 4, R: 5, O: 6, B: 7, M: 8, A: 9, V: 10, T: 11 },
  zodiac_type: { tropical: 0, sidereal: 1 },
  ayanamsa: {
    fagan_bradley: 0,
    lahiri: 1,
    de_luce: 2,
    raman: 3,
    usha_shashi: 4,
    krishnamurti: 5,
    djwhal_khul: 6,
    yukteshwar: 7,
    jn_bhasin: 8,
    babylonian_kugler_1: 9,
    babylonian_kugler_2: 10,
    babylonian_kugler_3: 11,
    babylonian_huber: 12,
    babylonian_eta_piscium: 13,
    babylonian_aldebaran_15tau: 14,
    hipparchos: 15,
    sassanian: 16,
    galactic_center_0sag: 17,
    j2000: 18,
    j1900: 19,
    b1950: 20,
    suryasiddhanta: 21,
    suryasiddhanta_mean_sun: 22,
    aryabhata: 23,
    aryabhata_mean_sun: 24,
    ss_revati: 25,
    ss_citra: 26,
    true_citra: 27,
    true_revati: 28,
    true_pushya: 29,
    galactic_center_gil_brand: 30,
    galactic_equator_iau1958: 31,
    galactic_equator: 32,
    galactic_equator_mid_mula: 33,
    skydram: 34,
    true_mula: 35,
    dhruva_galactic_center_mula: 36,
    aryabhata_522: 37,
    babylonian_britton: 38,
    vedic_sheoran: 39,
    galactic_center_cochrane: 40,
    galactic_equator_fiorenza: 41,
    vettius_valens: 42,
    lahiri_1940: 43,
    lahiri_vp285: 44,
    krishnamurti_senthilathiban: 45,
    lahiri_icrc: 46,
  },
  coordinate_system: { geocentric: 0, heliocentric: 1, topocentric: 2 },
  object_set: { traditional_7: 0, modern_10: 1, modern_plus_chiron: 2, asteroids_major: 3, full: 4, custom: 5 },
  polar_fallback: { porphyry: 0, whole_sign: 1, error: 2 },
} as const satisfies SettingNumbers;

/** Bits of the objects of a custom set; 32 at most. */
export const OBJECT_BITS = {
  sun: 0,
  moon: 1,
  mercury: 2,
  venus: 3,
  earth: 4,
  mars: 5,
  jupiter: 6,
  saturn: 7,
  uranus: 8,
  neptune: 9,
  pluto: 10,
  chiron: 11,
  ceres: 12,
  pallas: 13,
  juno: 14,
  vesta: 15,
  mean_node: 16,
  true_node: 17,
  south_node: 18,
  mean_lilith: 19,
  true_lilith: 20,
  vertex: 21,
  part_of_fortune: 22,
} as const satisfies Record<ChartObjectId, number>;

interface SettingNumbers {
  readonly house_system: Record<HouseSystemCode, number>;
  readonly zodiac_type: Record<ZodiacType, number>;
  readonly ayanamsa: Record<AyanamsaId, number>;
  readonly coordinate_system: Record<CoordinateSystem, number>;
  readonly object_set: Record<ObjectSetId, number>;
  readonly polar_fallback: Record<PolarFallback, number>;
}
