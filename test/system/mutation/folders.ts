/** A part of the code that is mutated, and the tests that must detect its mutants. */
export interface Folder {
  /** Below `lib`; its sub-folders belong to it, unless the list has them too. */
  readonly path: string;
  /** Below `test`: files, or folders with all their files. */
  readonly tests: readonly string[];
}

/**
 * The mutated folders. Tests of the same folder, or published values for it, must kill a mutant; tests of other folders
 * do not count. This is stricter than running every test, and a mutant takes half a second instead of three.
 *
 * Left out are the tests that take from one to eighteen seconds for each mutant that they do not kill: searches against
 * dense sampling of the engine (`test/system/properties`, `*.properties.test.ts` of exact aspects and events, and `void-of-course.test.ts`),
 * comparisons over decades with independent libraries, and values that are stated for whole endpoints.
 */
export const FOLDERS: readonly Folder[] = [
  {
    path: 'astro/chart',
    tests: [
      ...['lib/astro/chart', 'golden/charts', 'golden/positions/cusps.test.ts', 'functions/natal/kp.test.ts'],
      ...['sectors', 'sector-system'].map((file) => `functions/natal/natal-chart/${file}.test.ts`),
    ],
  },
  { path: 'astro/chart/aspects', tests: ['lib/astro/chart/aspects', 'golden/charts/printed.test.ts'] },
  { path: 'astro/chart/analysis', tests: ['lib/astro/chart/analysis'] },
  { path: 'astro/search', tests: ['lib/astro/search'] },
  { path: 'astro/sky/zodiac', tests: ['lib/astro/sky/zodiac', 'golden/stars', 'golden/venus/published.test.ts'] },
  { path: 'astro/clock/birth-checks', tests: ['lib/astro/clock/birth-checks'] },
  { path: 'astro/clock/civil-time', tests: ['lib/astro/clock/civil-time', 'golden/time-zones'] },
  { path: 'astro/timing/progressions', tests: ['lib/astro/timing/progressions', 'golden/progressions'] },
  { path: 'astro/timing/directions', tests: ['lib/astro/timing/directions'] },
  { path: 'astro/timing/elections', tests: ['lib/astro/timing/elections'] },
  { path: 'astro/indian', tests: ['lib/astro/indian', 'golden/vedic'] },
  { path: 'astro/timing/returns', tests: ['lib/astro/timing/returns', 'golden/returns/published.test.ts'] },
  { path: 'astro/timing/transits', tests: ['lib/astro/timing/transits'] },
  {
    path: 'astro/sky/events',
    tests: [
      'lib/astro/sky/events/eclipses.test.ts',
      'lib/astro/sky/events/station-events.test.ts',
      'lib/astro/sky/events/aspect-events.test.ts',
      'lib/astro/sky/events/orbit-events.test.ts',
      'lib/astro/sky/events/events.test.ts',
      'lib/astro/sky/events/kinds.test.ts',
      'golden/eclipses/bessel.test.ts',
      'golden/vectors.test.ts',
    ],
  },
  { path: 'astro/sky/rising', tests: ['lib/astro/sky/rising'] },
  { path: 'astro/chart/lots', tests: ['lib/astro/chart/lots', 'golden/lots'] },
  { path: 'astro/timing/time-lords', tests: ['lib/astro/timing/time-lords'] },
  { path: 'astro/sky/lunar', tests: ['lib/astro/sky/lunar', 'golden/vectors.test.ts'] },
  { path: 'astro/chart/dial', tests: ['lib/astro/chart/dial'] },
  {
    path: 'astro/motion',
    tests: [
      ...['cells-with-zero', 'jumps', 'path', 'precise-fit', 'stated-longitude', 'synthetic-paths', 'zero-point'],
      ...['exact-aspects', 'separation-turns', 'tracks'],
    ].map((file) => `lib/astro/motion/${file}.test.ts`),
  },
  {
    path: 'astro/sky/venus',
    tests: ['lib/astro/sky/venus', 'golden/venus/published.test.ts', 'golden/vectors.test.ts'],
  },
  { path: 'astro/chart/dignities', tests: ['lib/astro/chart/dignities', 'golden/dignities'] },
  { path: 'astro/chart/comparison', tests: ['lib/astro/chart/comparison', 'golden/comparative'] },
  { path: 'astro/sky/stars', tests: ['lib/astro/sky/stars', 'golden/stars'] },
  { path: 'astro/clock/places', tests: ['lib/astro/clock/places'] },
  { path: 'astro/chart/acg', tests: ['lib/astro/chart/acg', 'golden/acg'] },
  { path: 'astro/sky', tests: ['lib/astro/sky/sphere.test.ts'] },
  { path: 'draw', tests: ['lib/draw'] },
  { path: 'chain', tests: ['lib/chain'] },
];

/** Whether sub-folders of a folder stand in the list by themselves. */
export const hasListedParts = (folder: string): boolean => FOLDERS.some(({ path }) => path.startsWith(`${folder}/`));
