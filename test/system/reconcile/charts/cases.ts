import type { AyanamsaId } from '../../../../lib/base/catalog/ayanamsas.ts';

/** A birth, what a program or a page printed about it, and why it differs from the chart as stated. */
export interface RealCase {
  readonly name: string;
  readonly source: string;
  readonly subject: {
    readonly iso: string;
    readonly latitude: number;
    readonly longitude: number;
    readonly timezone?: string | number;
  };
  readonly sidereal?: AyanamsaId;
  /** Points with what is printed, and starts of periods: `sun=12°38' Aries; moon dasha=2019-02-24; ketu antardasha=2026-05-27`. */
  readonly claims: string;
  readonly toleranceArcmin?: number;
  readonly toleranceDays?: number;
  /**
   * `same`, or beginnings of the changes (`zodiac: True Citra`) of which the first explanation may have any, and no others.
   * `none`: figures that no chart has, such as copies that contradict each other, which must not be explained.
   */
  readonly cause: 'same' | 'none' | readonly string[];
  /** How the thread or the page says so, or what in its figures shows it. */
  readonly evidence: string;
  /** Why the first explanation is not the cause; the case counts as wrong. */
  readonly missed?: string;
}

const ISSUE = 'https://github.com/';
const MEERUT = { iso: '1979-04-27T06:45', latitude: 28.98, longitude: 77.7 } as const;
const SZOLNOK = { iso: '2001-01-01T01:01', latitude: 47.1833, timezone: 3600 } as const;
const MAITREYA = { iso: '2026-07-20T14:00:00Z', latitude: 60.169444, longitude: 24.935556 } as const;

/** Every case that was found with a birth and figures in words; figures in pictures were not read. */
export const REAL_CASES: readonly RealCase[] = [
  {
    name: 'the sample file of AAF, Cézanne',
    source: 'http://scpds.org/aaf.html',
    subject: { iso: '1839-01-19T01:00', latitude: 43.516667, longitude: 5.45 },
    claims:
      'sun=28CP19:16; moon=12PI56:26; mercury=05CP08:26; venus=05AQ48:43; saturn=07SG27:31; ascendant=03SC34:16; midheaven=11LE14:34',
    toleranceArcmin: 1,
    cause: ['sidereal_time'],
    evidence:
      'Bodies agree to 5″; the angles are those of the next day within 40″, and 45′ and 58′ off on the day itself',
  },
  {
    name: "Lilly's birth as it was stored, by Astro-Databank",
    source: `${ISSUE}katelouie/stellium/pull/65`,
    subject: { iso: '1602-05-01T02:00', latitude: 52.83, longitude: -1.35 },
    claims: "sun=19°59' Taurus; moon=14°48' Capricorn",
    toleranceArcmin: 3,
    cause: ['calendar'],
    evidence: 'The thread: a Julian date was handed over as a Gregorian one',
  },
  {
    name: 'House cusps ten minutes after ten in British Summer Time',
    source: `${ISSUE}theriftlab/immanuel-python/issues/14`,
    subject: { iso: '2024-05-16T10:05:47Z', latitude: 51, longitude: 0 },
    claims: `cusp_1=04°10'47" Leo; cusp_2=21°02'02" Leo; cusp_3=12°30'17" Virgo; cusp_10=11°58'56" Aries; cusp_11=21°23'01" Taurus; cusp_12=02°21'42" Cancer`,
    cause: ['daylight_saving', 'clock'],
    evidence: 'The maintainer: the moment was Universal Time, and was read as British Summer Time',
  },
  {
    name: 'Sun of Astrotheme beside a time with the offset of winter',
    source: `${ISSUE}chapagain/php-swiss-ephemeris/issues/5`,
    subject: { iso: '1980-06-16T21:00', latitude: 48.85661, longitude: 2.35222, timezone: 3600 },
    claims: "sun=25°45' Gemini",
    cause: ['daylight_saving', 'clock'],
    evidence: 'France had summer time; Sun 85°47′34.5″ with the offset stated, 25°45′ on the other page',
  },
  {
    name: 'Sun of a script without summer time',
    source: `${ISSUE}chapagain/php-swiss-ephemeris/issues/5`,
    subject: { iso: '1980-06-16T21:00', latitude: 48.85661, longitude: 2.35222, timezone: 'Europe/Paris' },
    claims: `sun=85°47'34.50516"`,
    cause: ['daylight_saving', 'clock'],
    evidence: 'The same thread: timezone 1 for a birth in summer',
  },
  {
    name: 'Meerut, the figures that the reporter calls correct',
    source: `${ISSUE}kunjara/jyotish/issues/27`,
    subject: MEERUT,
    claims:
      "ascendant=0°35' Taurus; sun=12°38' Aries; moon=19°06' Aries; mars=21°54' Pisces; mercury=16°04' Pisces; jupiter=7°00' Cancer; venus=11°07' Pisces; saturn=13°39' Leo; rahu=21°31' Leo",
    toleranceArcmin: 1.5,
    cause: ['zodiac', 'node'],
    evidence: 'An Indian chart, compared with a tropical one',
  },
  {
    name: 'Meerut, the figures of the library',
    source: `${ISSUE}kunjara/jyotish/issues/27`,
    subject: MEERUT,
    claims:
      'ascendant=30.5641445; sun=12.6340374; moon=19.0930604; mars=351.8991198; mercury=346.0644504; jupiter=97.005043; venus=341.1123327; saturn=133.6469937; rahu=141.5129365',
    toleranceArcmin: 0.5,
    cause: ['zodiac', 'node', 'positions', 'nutation', 'ephemeris', 'print', 'center'],
    evidence: 'The library is sidereal by default',
  },
  {
    name: 'Szolnok west of Greenwich',
    source: `${ISSUE}flatangle/flatlib/issues/73`,
    subject: { ...SZOLNOK, longitude: 20.2 },
    claims: `ascendant=23°08'31" Virgo`,
    cause: ['place'],
    evidence: "The code has GeoPos('47n11', '20w12') for Szolnok in Hungary",
  },
  {
    name: 'Szolnok west of Greenwich, as the code has it',
    source: `${ISSUE}flatangle/flatlib/issues/73`,
    subject: { ...SZOLNOK, longitude: -20.2 },
    claims: `ascendant=23°08'31" Virgo`,
    cause: 'same',
    evidence: 'The longitude of the code',
  },
  {
    name: 'swetest for a place in India',
    source: `${ISSUE}ryuphi/astrology-api/issues/15`,
    subject: { iso: '2000-05-11T05:30:00+05:30', latitude: 13, longitude: 78 },
    claims: `cusp_1=43°17'21.1025"; cusp_2=72°11'5.8018"; cusp_3=98°14'41.3484"`,
    cause: 'same',
    evidence: 'swetest 2.10.01 of the same moment and place',
  },
  {
    name: 'a service that is four seconds of arc off swetest',
    source: `${ISSUE}ryuphi/astrology-api/issues/15`,
    subject: { iso: '2000-05-11T05:30:00+05:30', latitude: 13, longitude: 78 },
    claims: `ascendant=43°17'25"`,
    cause: ['ephemeris'],
    evidence: 'The thread compares it with 43°17′21.1″ of swetest and gives no slip',
  },
  {
    name: 'swetest with Lahiri',
    source: `${ISSUE}martin-pe/maitreya8/issues/115`,
    subject: MAITREYA,
    sidereal: 'lahiri',
    claims: `sun=3°39'09.36" Cancer; moon=23°30'37.58" Virgo; mercury=22°35'57.22" Gemini; mean_node=7°19'10.55" Aquarius`,
    cause: 'same',
    evidence: 'swetest 2.10.03 -sid1',
  },
  {
    name: 'Maitreya, nine seconds of arc off',
    source: `${ISSUE}martin-pe/maitreya8/issues/115`,
    subject: MAITREYA,
    sidereal: 'lahiri',
    claims: `sun=3°39'19" Cancer; mercury=22°36'06" Gemini; mean_node=7°19'19" Aquarius`,
    cause: ['nutation', 'ephemeris', 'zodiac', 'print'],
    evidence: 'A common offset of 8.4″ to 9.6″: nutation, or another ephemeris; the thread has no answer',
  },
  {
    name: 'John Lennon, the Sun of Kerykeion',
    source: `${ISSUE}g-battaglia/kerykeion/issues/193`,
    subject: { iso: '1940-10-09T18:30', latitude: 53.4, longitude: -2.9833, timezone: 'Europe/London' },
    claims: 'sun=196.267891994744',
    cause: 'same',
    evidence: 'The same data and engine',
  },
  {
    name: 'Seoul half an hour earlier, the Moon of JyotishApp and Prokerala',
    source: `${ISSUE}VedAstro/VedAstro.Python/issues/19`,
    subject: { iso: '1972-02-23T21:00', latitude: 37.5, longitude: 127, timezone: 'Asia/Seoul' },
    sidereal: 'lahiri',
    claims: "moon=3°13' Gemini",
    cause: 'same',
    evidence: 'The maintainer: 21:00 was sent to these programs',
  },
];
