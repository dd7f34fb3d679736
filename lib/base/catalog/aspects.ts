/** The aspects, major ones first. `orbDeg` is the default; majors take {@link LUMINARY_ORB_BONUS_DEG} more with Sun or Moon. */
export const ASPECTS = {
  conjunction: { angleDeg: 0, orbDeg: 8, kind: 'major' },
  sextile: { angleDeg: 60, orbDeg: 5, kind: 'major' },
  square: { angleDeg: 90, orbDeg: 7, kind: 'major' },
  trine: { angleDeg: 120, orbDeg: 7, kind: 'major' },
  opposition: { angleDeg: 180, orbDeg: 8, kind: 'major' },
  semi_sextile: { angleDeg: 30, orbDeg: 2, kind: 'minor' },
  semi_square: { angleDeg: 45, orbDeg: 2, kind: 'minor' },
  quintile: { angleDeg: 72, orbDeg: 1.5, kind: 'minor' },
  sesquiquadrate: { angleDeg: 135, orbDeg: 2, kind: 'minor' },
  bi_quintile: { angleDeg: 144, orbDeg: 1.5, kind: 'minor' },
  quincunx: { angleDeg: 150, orbDeg: 2, kind: 'minor' },
} as const satisfies Record<string, AspectEntry>;

interface AspectEntry {
  readonly angleDeg: number;
  readonly orbDeg: number;
  readonly kind: 'major' | 'minor';
}

export type AspectId = keyof typeof ASPECTS;
export const ASPECT_IDS = Object.keys(ASPECTS) as readonly AspectId[];
export const MAJOR_ASPECT_IDS: readonly AspectId[] = ASPECT_IDS.filter((id) => ASPECTS[id].kind === 'major');

/** Added to a major aspect's default orb when Sun or Moon takes part. */
export const LUMINARY_ORB_BONUS_DEG = 2;

/** Aspects in declination: on the same parallel, or on opposite ones. */
export const DECLINATION_ASPECTS = {
  parallel: { orbDeg: 1 },
  contraparallel: { orbDeg: 1 },
} as const;

export type DeclinationAspectId = keyof typeof DECLINATION_ASPECTS;
export const DECLINATION_ASPECT_IDS = Object.keys(DECLINATION_ASPECTS) as readonly DeclinationAspectId[];

/** Under one arc minute an aspect counts as exact. */
export const EXACT_ORB_DEG = 1 / 60;
