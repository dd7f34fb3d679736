/** A part of the code that is mutated, and the tests that must detect its mutants. */
export interface Folder {
  /** Below `lib`; its sub-folders belong to it. */
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
  { path: 'domain/chart', tests: ['lib/domain/chart', 'golden/charts', 'golden/positions/cusps.test.ts'] },
  { path: 'domain/aspects', tests: ['lib/domain/aspects', 'golden/charts/printed.test.ts'] },
  { path: 'domain/analysis', tests: ['lib/domain/analysis'] },
  { path: 'domain/search', tests: ['lib/domain/search'] },
  { path: 'domain/longitude-model', tests: ['lib/domain/longitude-model'] },
  { path: 'domain/zodiac', tests: ['lib/domain/zodiac', 'golden/stars', 'golden/venus/published.test.ts'] },
  { path: 'domain/birth-checks', tests: ['lib/domain/birth-checks'] },
  { path: 'domain/civil-time', tests: ['lib/domain/civil-time', 'golden/time-zones'] },
  { path: 'domain/progressions', tests: ['lib/domain/progressions', 'golden/progressions'] },
  { path: 'domain/directions', tests: ['lib/domain/directions'] },
  { path: 'domain/elections', tests: ['lib/domain/elections'] },
  { path: 'domain/vedic', tests: ['lib/domain/vedic', 'golden/vedic'] },
  { path: 'domain/returns', tests: ['lib/domain/returns', 'golden/returns/published.test.ts'] },
  { path: 'domain/transits', tests: ['lib/domain/transits', 'golden/transits/saturn-into-aries.test.ts'] },
  {
    path: 'domain/events',
    tests: [
      'lib/domain/events/eclipses.test.ts',
      'lib/domain/events/station-events.test.ts',
      'lib/domain/events/aspect-events.test.ts',
      'lib/domain/events/orbit-events.test.ts',
      'lib/domain/events/events.test.ts',
      'lib/domain/events/kinds.test.ts',
      'golden/eclipses/bessel.test.ts',
      'golden/eclipses/lunar.test.ts',
      'golden/eclipses/solar.test.ts',
    ],
  },
  { path: 'domain/sky', tests: ['lib/domain/sky'] },
  { path: 'domain/ephemeris-table', tests: ['lib/domain/ephemeris-table'] },
  { path: 'domain/sectors', tests: ['lib/domain/sectors'] },
  { path: 'domain/lots', tests: ['lib/domain/lots', 'golden/lots'] },
  { path: 'domain/time-lords', tests: ['lib/domain/time-lords'] },
  { path: 'domain/lunar', tests: ['lib/domain/lunar', 'golden/lunar-phase'] },
  { path: 'domain/dial', tests: ['lib/domain/dial'] },
  { path: 'draw/timeline', tests: ['lib/draw/timeline'] },
  { path: 'draw/graphic-ephemeris', tests: ['lib/draw/graphic-ephemeris'] },
  { path: 'domain/midpoints', tests: ['lib/domain/midpoints'] },
  {
    path: 'domain/mutual-aspects',
    tests: ['exact-aspects', 'separation-turns', 'tracks'].map((file) => `lib/domain/mutual-aspects/${file}.test.ts`),
  },
  { path: 'domain/venus', tests: ['lib/domain/venus', 'golden/venus/published.test.ts'] },
  { path: 'domain/dignities', tests: ['lib/domain/dignities', 'golden/dignities'] },
  { path: 'domain/comparative', tests: ['lib/domain/comparative', 'golden/comparative'] },
  { path: 'domain/stars', tests: ['lib/domain/stars', 'golden/stars'] },
  { path: 'domain/places', tests: ['lib/domain/places'] },
  { path: 'domain/acg', tests: ['lib/domain/acg', 'golden/acg'] },
  { path: 'draw/wheel', tests: ['lib/draw/wheel'] },
  { path: 'domain', tests: ['lib/domain/sect.test.ts'] },
  { path: 'http', tests: ['lib/http'] },
];
