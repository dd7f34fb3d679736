import type { RealCase } from './cases.ts';

const ISSUE = 'https://github.com/';
const NEW_YEAR = { iso: '2023-01-01T00:00Z', latitude: 0, longitude: 0 } as const;
const NEW_MILLENNIUM = { iso: '2001-01-01T00:00Z', latitude: 0, longitude: 0 } as const;
const SWETEST_2018 = { iso: '2018-01-01T00:00Z', latitude: 0, longitude: 0 } as const;

/** Cases from threads about programs and services: seconds, ephemerides, apparent places and zodiacs. */
export const THREAD_CASES: readonly RealCase[] = [
  {
    name: 'Kanye West, the Ascendant of Kerykeion',
    source: `${ISSUE}g-battaglia/kerykeion/issues/47`,
    subject: { iso: '1977-06-08T08:45', latitude: 33.749, longitude: -84.38798 },
    claims: 'ascendant=107.99577967320911',
    toleranceArcmin: 1,
    cause: 'same',
    evidence: 'The same data and engine; the coordinates of Atlanta are not stated',
  },
  {
    name: 'Jupiter over Gorgan, where the house is disputed',
    source: `${ISSUE}g-battaglia/kerykeion/issues/137`,
    subject: { iso: '1992-08-24T00:00', latitude: 36.8427, longitude: 54.4439, timezone: 'Asia/Tehran' },
    claims: 'jupiter=169.75643350081523',
    cause: 'same',
    evidence: 'The maintainer: the inputs and the house were verified',
  },
  {
    name: 'Jhalawar, the Ascendant in an error message',
    source: `${ISSUE}g-battaglia/kerykeion/issues/164`,
    subject: { iso: '2023-03-17T14:30', latitude: 24.3132368, longitude: 76.5221078, timezone: 'Asia/Kolkata' },
    sidereal: 'lahiri',
    claims: 'ascendant=98.91912462694995',
    cause: 'same',
    evidence: 'The same data, zodiac and engine',
  },
  {
    name: 'New Moon before the eclipse of 2024',
    source: `${ISSUE}g-battaglia/kerykeion/issues/120`,
    subject: { iso: '2024-04-08T14:21', latitude: 43.09, longitude: -79.06 },
    claims: 'sun=19.4 Aries; moon=19.4 Aries',
    cause: 'same',
    evidence: 'The conjunction in longitude is an hour before the eclipse',
  },
  {
    name: 'Simferopol, the Sun that was expected',
    source: `${ISSUE}0xStarcat/CircularNatalHoroscopeJS/issues/43`,
    subject: { iso: '1998-07-12T08:20', latitude: 44.95719, longitude: 34.11079, timezone: 'Europe/Simferopol' },
    claims: `sun=19°40'44.4" Cancer`,
    toleranceArcmin: 0.1,
    cause: 'same',
    evidence: 'The reporter expects it, and a comment gets it within 1.4″',
  },
  {
    name: 'Maitreya with a zone that is not read',
    source: `${ISSUE}martin-pe/maitreya8/issues/87`,
    subject: { iso: '1985-11-16T15:13', latitude: 60.166667, longitude: 24.933333, timezone: 42_300 },
    sidereal: 'lahiri',
    claims: `ascendant=4°24'45" Gemini`,
    toleranceArcmin: 0.5,
    cause: ['clock'],
    evidence: 'The Ascendant is the same for zones 0, +11:45 and −11:45',
  },
  {
    name: 'Moshier’s ephemeris of 2001',
    source: `${ISSUE}ygrenier/SwissEphNet/issues/15`,
    subject: NEW_MILLENNIUM,
    claims:
      'sun=280.633394; moon=348.705788; mercury=284.271499; venus=326.966739; mars=214.937800; jupiter=62.190038; mean_node=105.685433',
    cause: 'same',
    evidence: 'The code has SEFLG_MOSEPH, which agrees with DE441 within the tolerance in our time',
  },
  {
    name: 'A tropical Sun that is called sidereal',
    source: `${ISSUE}mivion/swisseph/issues/102`,
    subject: { iso: '1989-06-24T12:25', latitude: 27.7172, longitude: 85.324 },
    sidereal: 'lahiri',
    claims: 'sun=92.73',
    cause: ['zodiac'],
    evidence: 'The thread: 23° off, exactly the ayanamsa; another maintainer: the flag was undefined',
  },
  {
    name: 'Swiss Ephemeris of 2023, which another library was compared with',
    source: `${ISSUE}cosinekitty/astronomy/issues/335`,
    subject: NEW_YEAR,
    claims:
      'sun=280.2838870; moon=33.6479912; mercury=293.7019368; venus=297.3826285; mars=69.0657735; jupiter=1.1929697',
    cause: 'same',
    evidence: 'The same moment and ephemeris',
  },
  {
    name: 'Right ascensions that were taken for longitudes',
    source: `${ISSUE}cosinekitty/astronomy/issues/335`,
    subject: NEW_YEAR,
    claims: 'sun=280.84142445266076; moon=30.45792396696944; mercury=295.07476976548236; venus=299.4006183356455',
    cause: ['right_ascension'],
    evidence: 'The code has equ_2000.ra * 15',
    missed: 'Right ascensions are not tried; the verdict is unexplained',
  },
  {
    name: 'A Sun without aberration',
    source: `${ISSUE}skyfielders/python-skyfield/issues/695`,
    subject: { iso: '2012-09-27T02:01:28Z', latitude: 0, longitude: 0 },
    claims: 'sun=184.38185171462558',
    toleranceArcmin: 0.02,
    cause: ['positions'],
    evidence: 'The thread: 20″ off, gone where aberration is left out',
  },
  {
    name: 'swetest of a moment in Terrestrial Time',
    source: `${ISSUE}rstub/swephR/issues/20`,
    subject: SWETEST_2018,
    claims: `moon=84°47'14.6888"`,
    cause: ['delta_t'],
    evidence: 'swetest without -ut: 0:00:00 TT',
  },
  {
    name: 'swetest by Moshier of a moment in Terrestrial Time',
    source: `${ISSUE}rstub/swephR/issues/20`,
    subject: SWETEST_2018,
    claims: `moon=84°47'14.9997"`,
    cause: ['delta_t', 'ephemeris'],
    evidence: 'swetest -emos without -ut: 0:00:00 TT',
  },
  {
    name: 'Positions over India by another ephemeris',
    source: `${ISSUE}hemantgoswami/ephemeris/issues/18`,
    subject: { iso: '2022-08-01T23:19', latitude: 25.13, longitude: 82.55, timezone: 'Asia/Kolkata' },
    claims: `sun=129°28'1"; venus=107°46'33"; moon=174°35'32"; mars=48°32'48"; jupiter=8°41'33"; saturn=322°51'31"`,
    cause: ['ephemeris', 'print', 'delta_t'],
    evidence: 'Tropical, where the reporter expects a sidereal chart; the thread has nothing about the seconds of arc',
  },
  {
    name: 'Athens, a chart in a reading',
    source: `${ISSUE}alamahant/Asteria/issues/5`,
    subject: { iso: '2026-06-14T03:55', latitude: 37.9714, longitude: 23.7248 },
    claims: "ascendant=4°16' Gemini; midheaven=12°23' Aquarius",
    cause: 'same',
    evidence: 'The same data and engine',
    missed:
      'Summer time left out is named; the program takes the offset from its user, who is not said to have changed it',
  },
];
