import type { RealCase } from './cases.ts';

const REPO = 'https://github.com/';

/** Bodies of Drik Panchang and the Ascendant of AstroSage; the file allows a minute of arc. */
const GOLDEN = `${REPO}varun77t/Astro/blob/c67ae0bab1734f52c367b10f4ba809268e58f256/data/golden_charts/`;
const AGREED = {
  sidereal: 'lahiri',
  toleranceArcmin: 1,
  cause: 'same',
  evidence: 'README.md: Lahiri and the mean node; bodies agree to 41″, Ascendants to half a minute of arc',
} as const;
/** Periods of AstroSage from its own Moon, which is in the claims. */
const PERIODS = {
  sidereal: 'lahiri',
  toleranceArcmin: 1,
  toleranceDays: 2,
  cause: ['zodiac: Lahiri', 'nutation', 'positions', 'dasha_year', 'print', 'ephemeris'],
  evidence:
    'README.md: “a slightly different Lahiri/nutation convention”; AstroSage adds calendar years, two days at most',
} as const;

/** Ascendants of Drik Panchang: its longitudes are multiplied by the ratio of the sidereal to the mean day. */
const DRIK = `${REPO}surendrajat/panchang/blob/c9e6ff9ee59b69853fba6d6b0857de7f8f3028af/tests/regression/kundli-vs-drik.test.ts`;
const SCALED = {
  source: DRIK,
  sidereal: 'lahiri',
  toleranceArcmin: 1.5,
  cause: ['sidereal_time: longitude times 1.0027'],
  evidence:
    'lagna.ts: sidereal time is that of Greenwich plus the longitude times 1.0027, up to 13′ of the Ascendant; the test allows 1.5′',
} as const;
const SWISS = {
  source: DRIK,
  sidereal: 'lahiri',
  toleranceArcmin: 1,
  cause: 'same',
  evidence: 'pyswisseph 2.10 for the same moment; the test allows a minute of arc',
} as const;
const DELHI = { latitude: 28.635556, longitude: 77.224444, timezone: 19_800 } as const;
const KOLKATA = { iso: '1990-08-15T06:30', latitude: 22.5625, longitude: 88.362778, timezone: 19_800 } as const;
const NEW_YORK = { iso: '1990-08-15T06:30', latitude: 40.714167, longitude: -74.005833, timezone: -14_400 } as const;

/** Charts that Drik Panchang, AstroSage and Prokerala printed. */
export const WEBSITE_CASES: readonly RealCase[] = [
  {
    name: 'Bengaluru 1990 in Drik Panchang and AstroSage',
    source: `${GOLDEN}bengaluru-1990.json`,
    subject: { iso: '1990-05-17T14:35', latitude: 12.966667, longitude: 77.583333, timezone: 'Asia/Kolkata' },
    claims:
      'ascendant=Virgo 4:55:19; sun=Taurus 2:28:38.67; moon=Capricorn 27:07:43.49; mars=Aquarius 25:59:56.30; mercury=Aries 14:11:26.92; jupiter=Gemini 16:10:12.42; venus=Pisces 21:14:04.05; saturn=Capricorn 1:29:07.90; mean_node=Capricorn 17:30:25.51',
    ...AGREED,
  },
  {
    name: 'Mumbai 1943, with war time in Drik Panchang and AstroSage',
    source: `${GOLDEN}mumbai-1943.json`,
    subject: { iso: '1943-06-01T12:00', latitude: 19.066667, longitude: 72.883333, timezone: 'Asia/Kolkata' },
    claims:
      'ascendant=Cancer 24:15:05; sun=Taurus 16:47:05.03; moon=Aries 26:53:28.10; mars=Pisces 10:30:34.59; mercury=Taurus 4:28:03.36; jupiter=Cancer 0:55:35.61; venus=Cancer 0:09:02.98; saturn=Taurus 22:05:34.98; mean_node=Cancer 26:26:04.44',
    ...AGREED,
  },
  {
    name: 'London 1995 in Drik Panchang and AstroSage',
    source: `${GOLDEN}london-1995.json`,
    subject: { iso: '1995-07-15T10:20', latitude: 51.5, longitude: -0.133333, timezone: 'Europe/London' },
    claims:
      'ascendant=Leo 23:57:20; sun=Gemini 28:38:17.63; moon=Aquarius 8:58:36.30; mars=Virgo 2:41:45.79; mercury=Gemini 14:31:22.39; jupiter=Scorpio 12:14:21.94; venus=Gemini 18:34:45.10; saturn=Pisces 0:52:57.77; mean_node=Libra 7:36:59.67',
    ...AGREED,
  },
  {
    name: 'New York 1979 in Drik Panchang and AstroSage',
    source: `${GOLDEN}newyork-1979.json`,
    subject: { iso: '1979-08-05T16:40', latitude: 40.716667, longitude: -74, timezone: 'America/New_York' },
    claims:
      'ascendant=Scorpio 25:43:22; sun=Cancer 19:14:44.74; moon=Sagittarius 17:25:08.81; mars=Gemini 4:37:15.29; mercury=Cancer 10:59:12.21; jupiter=Cancer 24:48:27.71; venus=Cancer 13:50:21.08; saturn=Leo 19:19:35.37; mean_node=Leo 16:09:50.82',
    ...AGREED,
  },
  {
    name: 'Sydney 2000 in Drik Panchang and AstroSage',
    source: `${GOLDEN}sydney-2000.json`,
    subject: { iso: '2000-01-20T06:30', latitude: -33.866667, longitude: 151.2, timezone: 'Australia/Sydney' },
    claims:
      'ascendant=Capricorn 9:40:50; sun=Capricorn 5:09:54.93; moon=Gemini 15:49:53.95; mars=Aquarius 18:17:13.58; mercury=Capricorn 7:37:14.57; jupiter=Aries 2:40:41.48; venus=Scorpio 29:59:26.08; saturn=Aries 16:28:42.91; mean_node=Cancer 10:12:37.04',
    ...AGREED,
  },
  {
    name: 'Delhi 1985 in Drik Panchang and AstroSage',
    source: `${GOLDEN}delhi-1985.json`,
    subject: { iso: '1985-11-23T21:10', latitude: 28.65, longitude: 77.233333, timezone: 'Asia/Kolkata' },
    claims:
      'ascendant=Cancer 1:22:06; sun=Scorpio 7:37:51.08; moon=Pisces 25:45:40.32; mars=Virgo 23:13:18.61; mercury=Scorpio 19:14:19.97; jupiter=Capricorn 17:30:55.54; venus=Libra 23:54:41.79; saturn=Scorpio 7:06:50.90; mean_node=Aries 14:11:15.01',
    ...AGREED,
  },
  {
    name: 'Periods of New York 1979 in AstroSage',
    source: `${GOLDEN}newyork-1979.json`,
    subject: { iso: '1979-08-05T16:40', latitude: 40.716667, longitude: -74, timezone: 'America/New_York' },
    claims:
      'moon=Sagittarius 17:25:16; sun dasha=1993-06-18; moon dasha=1999-06-18; rahu dasha=2016-06-18; mars antardasha=1994-04-06; mercury antardasha=1997-04-06',
    ...PERIODS,
  },
  {
    name: 'Periods of Pune 2002 in AstroSage',
    source: `${GOLDEN}pune-2002.json`,
    subject: { iso: '2002-03-09T07:45', latitude: 18.516667, longitude: 73.85, timezone: 'Asia/Kolkata' },
    claims:
      'moon=Sagittarius 29:40:16; moon dasha=2006-11-02; mars dasha=2016-11-02; rahu dasha=2023-11-02; saturn dasha=2057-11-02',
    ...PERIODS,
  },
  {
    name: 'Periods of Chennai 1998 in AstroSage',
    source: `${GOLDEN}chennai-1998.json`,
    subject: { iso: '1998-08-30T23:52', latitude: 13.083333, longitude: 80.283333, timezone: 'Asia/Kolkata' },
    claims:
      'moon=Scorpio 19:32:19; ketu dasha=2012-01-01; venus dasha=2019-01-01; sun dasha=2039-01-01; rahu dasha=2062-01-01',
    ...PERIODS,
    missed: 'Universal Time taken as Terrestrial Time gives the same starts',
  },
  {
    name: 'Delhi 1990 in Drik Panchang, to seconds of arc',
    source: DRIK,
    subject: { iso: '1990-08-15T21:06:58', ...DELHI },
    sidereal: 'lahiri',
    claims:
      'sun=28°49\'02" Cancer; moon=25°14\'07" Taurus; mars=27°44\'20" Aries; mercury=25°46\'52" Leo; jupiter=5°41\'56" Cancer; venus=8°22\'48" Cancer; saturn=26°07\'13" Sagittarius; mean_node=12°43\'24" Capricorn',
    cause: ['nutation', 'positions', 'zodiac: Lahiri', 'ephemeris', 'print'],
    evidence:
      'Another project sees all bodies of this website up to 41″ lower, “a slightly different Lahiri/nutation convention”',
    missed: 'Bodies are 10″ off, and the mean node 24″',
  },
  {
    name: 'The Ascendant of Delhi in Drik Panchang',
    subject: { iso: '1990-08-15T06:30', ...DELHI },
    claims: 'ascendant=6°10\'18" Leo',
    ...SCALED,
  },
  {
    name: 'The Ascendant of Kolkata in Drik Panchang',
    subject: KOLKATA,
    claims: 'ascendant=14°55\'08" Leo',
    ...SCALED,
  },
  {
    name: 'The Ascendant of New York in Drik Panchang',
    subject: NEW_YORK,
    claims: 'ascendant=2°13\'04" Leo',
    ...SCALED,
  },
  {
    name: 'The Ascendant of Kolkata in the Swiss Ephemeris',
    subject: KOLKATA,
    claims: 'ascendant=134.7041',
    ...SWISS,
  },
  {
    name: 'The Ascendant of New York in the Swiss Ephemeris',
    subject: NEW_YORK,
    claims: 'ascendant=122.3826',
    ...SWISS,
  },
  {
    name: 'New Delhi 1990 in Drik Panchang',
    source: 'A test with DRIK_1990_07_04; the index of code gives no address',
    subject: { iso: '1990-07-04T10:12', latitude: 28.6139, longitude: 77.209, timezone: 19_800 },
    sidereal: 'lahiri',
    claims:
      'sun=78.23; moon=215.33; mars=0.51; mercury=80.02; jupiter=86.28; venus=47.17; saturn=269.06; mean_node=284.97',
    toleranceArcmin: 1.2,
    cause: 'same',
    evidence: 'The test: Lahiri and mean node, 0.02° off at most',
  },
  {
    name: 'Mumbai 1999 in Drik Panchang',
    source: `${REPO}pseudoengineerdev/trikaal`,
    subject: { iso: '1999-07-04T12:22', latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' },
    sidereal: 'lahiri',
    claims: 'sun=78.02; moon=320.35',
    cause: ['nutation', 'positions', 'zodiac: Lahiri', 'print', 'ephemeris'],
    evidence: 'The project adds “drik_display_offset_deg = 0.013”, 47″, to agree',
  },
  {
    name: 'Bangalore 1995 in Drik Panchang',
    source: `${REPO}yashrocky888/GuruSuite/blob/main/apps/guru-api/FINAL_VALIDATION_REPORT.md`,
    subject: { iso: '1995-05-16T18:38', latitude: 12.9629, longitude: 77.5775, timezone: 'Asia/Kolkata' },
    sidereal: 'lahiri',
    claims:
      'sun=31.41; moon=235.25; mars=122.25; mercury=52.11; jupiter=228.68; venus=5.68; saturn=328.89; rahu=191.73',
    toleranceArcmin: 1.2,
    cause: 'same',
    evidence: 'The report: true node, and 0.02° off at most',
  },
  {
    name: 'Darbhanga 1982 in AstroSage',
    source: 'A test with ASTROSAGE_AM_TABLE; the index of code gives no address',
    subject: { iso: '1982-12-01T03:50', latitude: 26.152, longitude: 85.897, timezone: 19_800 },
    sidereal: 'lahiri',
    claims:
      'sun=224.773889; moon=43.615; mars=269.155; mercury=230.996111; jupiter=211.074722; venus=231.418333; saturn=186.543056; rahu=71.887778',
    toleranceArcmin: 0.5,
    cause: ['node', 'nutation', 'positions', 'print', 'ephemeris'],
    evidence: 'Degrees and seconds of the website; the node is not named',
  },
  {
    name: 'Melbourne 1991 in Prokerala',
    source: 'A test “AUDIT: ASTRONOMIA vs PROKERALA COMPARISON”; the index of code gives no address',
    subject: { iso: '1991-12-10T04:59', latitude: -37.814, longitude: 144.96332, timezone: 39_600 },
    sidereal: 'lahiri',
    claims:
      'ascendant=241.6654; midheaven=130.2443; sun=233.4167; moon=272.5956; mercury=230.7244; venus=190.2578; mars=223.8668; jupiter=140.1767; saturn=279.8041; pluto=207.5925',
    toleranceArcmin: 0.1,
    cause: ['nutation', 'positions', 'print', 'ephemeris', 'zodiac: tropical for angles'],
    evidence:
      'The service uses Lahiri and prints fourteen digits. Bodies without nutation agree to 0.3″; the angles are tropical to 0.1″',
  },
  {
    name: 'Kolkata 2020 in Prokerala',
    source: `${REPO}prokerala/astrology-sdk/blob/41f2d4b6cc09fc302dca55cb99c7f2ed83cdc670/tests/Api/Astrology/Service/PlanetPositionTest.php`,
    subject: { iso: '2020-05-12T09:20:00+05:30', latitude: 22.6757521, longitude: 88.0495418 },
    sidereal: 'lahiri',
    claims:
      'ascendant=89.3523; sun=27.7461; moon=269.4838; mercury=36.3759; venus=57.6741; mars=305.1617; jupiter=273.0894; saturn=277.8146; rahu=67.0989',
    toleranceArcmin: 0.1,
    cause: ['node', 'nutation', 'positions', 'print', 'ephemeris'],
    evidence: 'The own test of the service: Lahiri; which node is not stated',
  },
  {
    name: 'Periods of Mumbai 1967 in Prokerala',
    source: `${REPO}prokerala/astrology-sdk/blob/41f2d4b6cc09fc302dca55cb99c7f2ed83cdc670/tests/Api/Astrology/Service/KundliTest.php`,
    subject: { iso: '1967-08-29T09:00:00+05:30', latitude: 19.0821978, longitude: 72.7411014 },
    sidereal: 'lahiri',
    claims: 'moon dasha=1958-09-08; mars dasha=1968-09-07; mars antardasha=1959-07-09',
    cause: 'same',
    evidence: 'Starts are 365.25 days times the years apart, to the hour',
  },
];
