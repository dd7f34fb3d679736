/** Who else says so: how a table calls them, and where to look it up. */
export const SOURCES = {
  horizons: {
    name: 'JPL Horizons',
    reference:
      'Tables of apparent ecliptic places of [JPL’s service](https://ssd.jpl.nasa.gov/horizons/) for noon of three days each, as the tests of [celestine](https://github.com/Anonyfox/celestine) have them. They are of the ecliptic and equinox of IAU 1976 and 1980, which shifts all bodies alike by 0.05″.',
  },
  novas: {
    name: 'NOVAS with JPL DE405',
    reference:
      'The library of the US Naval Observatory, as printed in the [tests of Skyfield](https://github.com/skyfielders/python-skyfield/blob/master/skyfield/tests/test_against_novas.py).',
  },
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
  naples: {
    name: 'Osservatorio di Capodimonte',
    reference:
      '[Phases of the Moon in 2004](http://dame.na.astro.it/effemeridi/effemeridi04/moon_phase.html), printed to the minute.',
  },
  separations: {
    name: 'celnav.nl',
    reference:
      '[Phases of 2019](http://celnav.nl/index.php?page=moon) with the separation of Sun and Moon, printed to 0.1′.',
  },
  nasa: {
    name: 'NASA, Five Millennium Catalogs',
    reference:
      'Eclipse Predictions by Fred Espenak and Jean Meeus (NASA’s GSFC): [solar](https://eclipse.gsfc.nasa.gov/SEcat5/SE2001-2100.html), [lunar](https://eclipse.gsfc.nasa.gov/LEcat5/LE2001-2100.html); times to the second, lengths of lunar phases to 0.1 min.',
  },
  usno: {
    name: 'US Naval Observatory',
    reference:
      'Perihelia and aphelia printed to the hour, as [Rilpedia](https://sv.rilpedia.org/wiki/Aphelium) has them.',
  },
  hemelkalender: {
    name: 'Hemelkalender',
    reference: '[Perigees and apogees](https://hemelkalender.be/glossary/perigeum/), printed to the kilometer.',
  },
  regional: {
    name: 'Venus and Jupiter',
    reference:
      '[A table of 2015 to 2020](https://regionalcognisance.wordpress.com/2018/09/08/venus-and-jupiter/), printed to the minute.',
  },
  nasaVenus: {
    name: 'NASA Reference Publication 1349',
    reference:
      'Espenak, [Twelve Year Planetary Ephemeris](http://eclipse.gsfc.nasa.gov/TYPE/venus2.html), Venus in January 2001.',
  },
  cafe: {
    name: 'Café Astrology',
    reference:
      '[Saturn enters Aries](https://cafeastrology.com/events/saturn-enters-aries-2026/), printed to the minute.',
  },
  returns: {
    name: 'four programs’ reports',
    reference:
      'Cosmic Patterns (two), Matrix Software and flatlib, printed to the second (flatlib has the same engine and another search); their addresses stand in [test/golden/returns](../test/golden/returns/README.md).',
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
  printedChart: {
    name: 'mojan.com and astrologyclub.org',
    reference:
      'The chart of [Diana Spencer](https://www.mojan.com/content/princess-diana-spencer-astrology-chart-report), printed to the minute of arc.',
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
