import type { RealCase } from './cases.ts';

const ISSUE = 'https://github.com/';
const PARIS = { iso: '1980-06-16T21:00', latitude: 48.85661, longitude: 2.35222 } as const;
const ULM = { iso: '1879-03-14T11:30', latitude: 48.4, longitude: 9.99 } as const;
const RIO = { iso: '2024-04-29T06:15', latitude: -22.9, longitude: -43.1 } as const;
const SOCHI = { iso: '1998-01-24T12:00Z', latitude: 43.6, longitude: 39.73 } as const;
const BEIJING = { iso: '1981-02-06T01:00', latitude: 39.55, longitude: 116.28, timezone: 28_800 } as const;
const LILLY = { latitude: 52.83, longitude: -1.35 } as const;

/** Cases from threads about libraries of western charts: zones, calendars, nodes, angles and houses. */
export const ISSUE_CASES: readonly RealCase[] = [
  {
    name: 'Paris in Lahiri’s zodiac, the maintainer’s command',
    source: `${ISSUE}chapagain/php-swiss-ephemeris/issues/5`,
    subject: { ...PARIS, timezone: 3600 },
    claims: 'sun=62.2117383; moon=111.0857890; mercury=86.5375069; venus=59.8056907; mars=143.8368757',
    cause: ['zodiac'],
    evidence: 'The command has -sid1',
  },
  {
    name: 'Paris in Lahiri’s zodiac, without summer time',
    source: `${ISSUE}chapagain/php-swiss-ephemeris/issues/5`,
    subject: { ...PARIS, timezone: 'Europe/Paris' },
    claims: 'sun=62.2117383; moon=111.0857890; mercury=86.5375069; venus=59.8056907; mars=143.8368757',
    cause: ['zodiac', 'daylight_saving', 'clock'],
    evidence: 'The command has -sid1, and the birth has timezone 1 in summer',
  },
  {
    name: 'Einstein by the local mean time of Berlin',
    source: `${ISSUE}g-battaglia/kerykeion/pull/218`,
    subject: ULM,
    claims: 'ascendant=8.92 Cancer; midheaven=9.34 Pisces; moon=14.40 Sagittarius',
    cause: ['clock'],
    evidence: 'The thread: the offset of Berlin was taken for Ulm, 13 minutes off',
  },
  {
    name: 'Einstein by the local mean time of Ulm',
    source: `${ISSUE}g-battaglia/kerykeion/pull/218`,
    subject: ULM,
    claims: 'ascendant=11.64 Cancer; midheaven=12.84 Pisces; moon=14.53 Sagittarius',
    cause: 'same',
    evidence: 'The thread: after the correction',
  },
  {
    name: 'Einstein, as astro.com prints him',
    source: `${ISSUE}g-battaglia/kerykeion/pull/218`,
    subject: ULM,
    claims: "ascendant=11°38' Cancer; midheaven=12°50' Pisces; moon=14°31' Sagittarius",
    cause: ['print'],
    evidence: 'The thread: 10:50 UT, and 14.53° is printed as 14°31′',
  },
  {
    name: "Lilly's birth read as Gregorian",
    source: `${ISSUE}katelouie/stellium/pull/65`,
    subject: { iso: '1602-05-01T02:00', ...LILLY },
    claims: "sun=10°20' Taurus; moon=8°26' Virgo",
    toleranceArcmin: 3,
    cause: 'same',
    evidence: 'The thread: the chart of the stored date, which the ephemeris reads as Gregorian',
  },
  {
    name: "Lilly's birth in the Gregorian calendar",
    source: `${ISSUE}katelouie/stellium/pull/65`,
    subject: { iso: '1602-05-11T02:00', ...LILLY },
    claims: "sun=19°59' Taurus; moon=14°46' Capricorn",
    toleranceArcmin: 3,
    cause: 'same',
    evidence: 'The thread: the Gregorian date agrees with Astro-Databank',
  },
  {
    name: 'Lilith of Immanuel, mean and osculating',
    source: `${ISSUE}theriftlab/immanuel-python/issues/11`,
    subject: RIO,
    claims: `mean_lilith=23°14'14" Virgo; true_lilith=16°27'33" Libra`,
    cause: 'same',
    evidence: 'The maintainer prints both from Swiss Ephemeris',
  },
  {
    name: 'A Lilith that is called true, and is mean elsewhere',
    source: `${ISSUE}theriftlab/immanuel-python/issues/11`,
    subject: RIO,
    claims: `lilith=16°27'33" Libra`,
    cause: ['lilith'],
    evidence: 'The maintainer: the osculating apogee in place of the mean one',
  },
  {
    name: 'A natal chart of Immanuel',
    source: `${ISSUE}theriftlab/immanuel-python/issues/30`,
    subject: { iso: '2000-01-01T10:00', latitude: 32.716667, longitude: -117.15 },
    claims: `sun=10°37'26" Capricorn; moon=16°19'29" Scorpio`,
    cause: 'same',
    evidence: 'The same data and engine',
  },
  {
    name: 'A cusp in Berlin',
    source: `${ISSUE}theriftlab/immanuel-python/issues/1`,
    subject: { iso: '1970-01-01T00:00', latitude: 52.490134, longitude: 13.3365914 },
    claims: `cusp_7=05°56'14" Aries`,
    cause: 'same',
    evidence: 'The same data and engine',
  },
  {
    name: 'The node of flatlib',
    source: `${ISSUE}flatangle/flatlib/issues/62`,
    subject: SOCHI,
    claims: `true_node=12°28'54" Virgo`,
    cause: ['node'],
    evidence: 'The reporter: the mean node was used where the true one was wanted',
  },
  {
    name: 'The node that flatlib was compared with',
    source: `${ISSUE}flatangle/flatlib/issues/62`,
    subject: SOCHI,
    claims: `true_node=11°08'50" Virgo`,
    cause: 'same',
    evidence: 'The reporter: the true node',
  },
  {
    name: 'Houses in Los Angeles, flatlib',
    source: `${ISSUE}flatangle/flatlib/issues/26`,
    subject: { iso: '2000-09-12T12:58', latitude: 34.016667, longitude: -118.483333, timezone: -25_200 },
    claims: `cusp_9=17°02'16" Leo; cusp_10=22°31'49" Virgo`,
    cause: 'same',
    evidence: 'The houses differ by a rule of five degrees, not the cusps',
  },
  {
    name: 'A cusp in Moscow, flatlib',
    source: `${ISSUE}flatangle/flatlib/issues/69`,
    subject: { iso: '1930-01-01T10:00Z', latitude: 55.75, longitude: 37.6 },
    claims: `cusp_9=01°01'35" Capricorn; sun=10°16' Capricorn`,
    cause: ['print'],
    evidence: 'A cusp was taken for the Sun, whose seconds a comment leaves out',
  },
  {
    name: 'Sun and Moon under the names of the angles',
    source: `${ISSUE}astrorigin/pyswisseph/issues/41`,
    subject: { iso: '1994-11-22T15:00Z', latitude: 51.48, longitude: 0 },
    claims: 'sun=240.0799931234063; moon=107.43119148529165',
    cause: 'same',
    evidence: 'swe.ASC and swe.MC are 0 and 1, the numbers of the Sun and the Moon',
  },
  {
    name: 'Houses in China, swisseph',
    source: `${ISSUE}mivion/swisseph/issues/36`,
    subject: BEIJING,
    claims:
      'cusp_1=225.38677571201202; cusp_2=254.9245449275749; cusp_3=288.9354258928624; mean_node=130.62312516773838',
    cause: 'same',
    evidence: 'swe_houses of the same moment and place',
  },
  {
    name: 'A Moon seen from another place',
    source: `${ISSUE}mivion/swisseph/issues/36`,
    subject: BEIJING,
    claims: 'sun=316.81797600093626; moon=326.0242175662381; mars=329.01665019172503',
    cause: ['center', 'place'],
    evidence: 'The code has SEFLG_TOPOCTR, and swe_set_topo(0, 0, 0)',
  },
  {
    name: 'The Moon of Astrolog in China',
    source: `${ISSUE}mivion/swisseph/issues/36`,
    subject: BEIJING,
    claims: 'moon=26Aqu53',
    toleranceArcmin: 1,
    cause: 'same',
    evidence: 'Astrolog is geocentric',
  },
];
