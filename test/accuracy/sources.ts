/** Who else says so: how a table calls them, and where to look it up. */
export const SOURCES = {
  vsop87: {
    name: 'full VSOP87',
    reference:
      'Bretagnon and Francou, in [astronomia 4.2.0](https://www.npmjs.com/package/astronomia), carried to IAU 2006 precession and IAU 2000B nutation.',
  },
  iau: {
    name: 'IAU 2006 and 2000B',
    reference:
      'The formulas of the International Astronomical Union for sidereal time, obliquity and nutation, and spherical trigonometry.',
  },
  definitions: {
    name: 'their definitions',
    reference:
      'Placidus by halving semi-arcs, the others by the formulas that define them; each is named in [test/golden/positions/reference](../test/golden/positions/reference).',
  },
  astronomyEngine: {
    name: 'astronomy-engine',
    reference:
      '[astronomy-engine 2.1.19](https://github.com/cosinekitty/astronomy), an ephemeris of its own that promises one minute of arc: in these rows the error is mostly that library’s.',
  },
  almanac: {
    name: 'The Astronomical Almanac',
    reference:
      'Bright Stars, 2016.5, printed to 0.1 s of right ascension and 1″ of declination ([values](../test/golden/stars/almanac.ts)).',
  },
  iauStars: {
    name: 'IAU Catalog of Star Names',
    reference: 'Places for J2000.0, which leave out the annual parallax ([values](../test/golden/stars/almanac.ts)).',
  },
  astroCom: {
    name: 'astro.com',
    reference:
      'Charts printed to the second of arc, as copied into the tests of [immanuel-python](https://github.com/theriftlab/immanuel-python). Astrodienst makes the Swiss Ephemeris: its charts show how a chart is put together, not how right the engine is.',
  },
  kerykeion: {
    name: 'kerykeion',
    reference:
      '[Expected positions](https://github.com/g-battaglia/kerykeion) in its tests, which name JPL’s DE440 and DE441 as their source.',
  },
  astroEngine: {
    name: 'AstroEngine',
    reference: 'A composite chart said to be Solar Fire’s, in [its tests](https://github.com/rinward23/AstroEngine).',
  },
  zdump: {
    name: 'zdump of the C library',
    reference:
      'Every change of clock in 30 zones, as another reader makes it of Debian’s compiled time zone files ([values](../test/golden/time-zones/zdump.csv)).',
  },
  practice: {
    name: 'publications on local time',
    reference:
      'Laws, newspapers, histories and lists, each with how much of it was read in [sources.csv](../layers/places/local-practice/sources.csv); every [probe](../test/golden/local-practice/probes.csv) names its own. Probes whose publication was not read are left out.',
  },
  places: {
    name: 'people’s judgment',
    reference:
      'Which place a query means was [written down](../test/golden/places/README.md), half of it before the search had answered once.',
  },
} as const;

export type SourceId = keyof typeof SOURCES;
