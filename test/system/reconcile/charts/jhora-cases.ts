import type { RealCase } from './cases.ts';

const REPO = 'https://github.com/';

/** Jagannatha Hora exports of one project, whose test allows 5″; its engine had apparent places and they have true ones. */
const GEOMETRIC = {
  sidereal: 'krishnamurti',
  toleranceArcmin: 5 / 60,
  cause: ['positions'],
  evidence:
    'HANDOFF.md: Sun 20″ off in every chart, planets 7″ to 47″; with true geometric positions all agree to 2″. The node agrees with the full ephemeris only',
} as const;
const JUNO = `${REPO}Pratyus-Saha/askjunopath/blob/ee2e342c91fd4ea5a280db4db33c132d5b601a09/tests/fixtures/charts/`;

/** Printouts of Jagannatha Hora whose head names another ayanamsa than Lahiri; compared with a Lahiri chart. */
const ASTROSK = `${REPO}skota-in/astrosk-wasm/blob/3ed51bb46543855d232c60c33473ee37e6ac9c9c/examples/`;
const CITRA = {
  sidereal: 'lahiri',
  toleranceArcmin: 10 / 60,
  cause: ['zodiac: True Citra', 'positions', 'nutation', 'node', 'print', 'ephemeris'],
  evidence: 'The head: True Chitra. tests/README.md: true positions without nutation, 5″, and 10″ of the Moon',
} as const;
const PUSHYA = {
  ...CITRA,
  cause: ['zodiac: True Pushya', 'positions', 'nutation', 'node', 'print', 'ephemeris'],
  evidence: 'The head: True Pushya (PVR). tests/README.md: true positions without nutation, 5″, and 10″ of the Moon',
} as const;
const GRAFTON = { latitude: 42.202778, longitude: -71.686111, timezone: -14_400 } as const;

const INDIRA = {
  source: `${REPO}petergus/hora-prakash/blob/main/jhora/Indira_Gandhi.md`,
  subject: { iso: '1917-11-19T23:11', latitude: 25.45, longitude: 81.85, timezone: 19_800 },
  sidereal: 'lahiri',
} as const;
const LOZNICA = {
  source: 'A test suite, “KUNDLI COMPARISON: BACKEND vs JAGANNATHA HORA”; the index of code gives no address',
  subject: { iso: '1990-10-09T09:10', latitude: 44.5333, longitude: 19.2222, timezone: 'Europe/Belgrade' },
  sidereal: 'lahiri',
} as const;
const HYDERABAD = {
  source:
    'A report, “Vimsottari Dasa Date Discrepancy — Request for Clarification”; the index of code gives no address',
  subject: { iso: '2013-05-21T17:51', latitude: 17.388, longitude: 78.474, timezone: 19_800 },
} as const;
const LUCKNOW = {
  source: `${REPO}naturalstupid/PyJHora/issues/48`,
  subject: { iso: '1990-11-20T16:00', latitude: 26.85, longitude: 80.95, timezone: 19_800 },
  sidereal: 'lahiri',
} as const;

/** Charts that Jagannatha Hora and PyJHora printed. */
export const JHORA_CASES: readonly RealCase[] = [
  {
    name: 'Gurugram 1994 in Jagannatha Hora',
    source: `${JUNO}fixture_01_india.json`,
    subject: { iso: '1994-03-21T14:35', latitude: 28.4595, longitude: 77.0266, timezone: 'Asia/Kolkata' },
    claims:
      'sun=336.844; moon=76.917617; mars=317.26935; mercury=309.305394; jupiter=200.299253; venus=352.200494; saturn=312.465239; rahu=211.70515',
    ...GEOMETRIC,
  },
  {
    name: 'New York 1985 in Jagannatha Hora',
    source: `${JUNO}fixture_02_us_dst.json`,
    subject: { iso: '1985-07-04T08:30', latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
    claims:
      'sun=78.916622; moon=284.904583; mars=83.023956; mercury=103.369556; jupiter=292.052197; venus=34.514386; saturn=208.273186; rahu=23.090036',
    ...GEOMETRIC,
  },
  {
    name: 'Mumbai 2001, ten minutes after midnight, in Jagannatha Hora',
    source: `${JUNO}fixture_03_midnight.json`,
    subject: { iso: '2001-01-01T00:10', latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' },
    claims:
      'sun=256.642703; moon=322.255028; mars=191.043914; mercury=260.154467; jupiter=38.436147; venus=302.956319; saturn=30.828625; rahu=81.746425',
    ...GEOMETRIC,
  },
  {
    name: 'London 1962 in Jagannatha Hora',
    source: `${JUNO}fixture_04_pre1990.json`,
    subject: { iso: '1962-02-04T05:45', latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' },
    claims:
      'sun=291.712522; moon=280.987392; mars=278.550833; mercury=294.594936; jupiter=295.211492; venus=293.596303; saturn=280.494917; rahu=114.803239',
    ...GEOMETRIC,
  },
  {
    name: 'Sydney 1990 in Jagannatha Hora',
    source: `${JUNO}fixture_05_southern.json`,
    subject: { iso: '1990-11-23T17:20', latitude: -33.8688, longitude: 151.2093, timezone: 'Australia/Sydney' },
    claims:
      'sun=217.065742; moon=280.997386; mars=43.440214; mercury=234.528017; jupiter=109.880972; venus=222.4645; saturn=267.974344; rahu=276.051369',
    ...GEOMETRIC,
  },
  {
    name: 'Cusps of London 1962 in Jagannatha Hora',
    source: `${JUNO}fixture_04_pre1990.json`,
    subject: { iso: '1962-02-04T05:45', latitude: 51.5074, longitude: -0.1278, timezone: 'Europe/London' },
    sidereal: 'krishnamurti',
    claims: 'cusp_1=253.46615; cusp_2=303.797425; cusp_3=350.083964; cusp_10=199.250978; cusp_11=219.415825',
    toleranceArcmin: 0.6,
    cause: 'same',
    evidence: 'HANDOFF.md: all 60 cusps within 17″, where 36″ are allowed',
  },
  {
    name: 'South Grafton 2010 with True Chitra',
    source: `${ASTROSK}chart1.txt`,
    subject: { iso: '2010-05-10T10:44:22', ...GRAFTON },
    claims:
      'ascendant=9 Cn 53\'37.52"; sun=25 Ar 51\'15.82"; moon=14 Pi 52\'45.49"; mars=22 Cn 35\'56.35"; mercury=8 Ar 44\'12.16"; jupiter=1 Pi 40\'05.98"; venus=24 Ta 40\'56.43"; saturn=4 Vi 10\'57.39"; rahu=20 Sg 46\'53.27"',
    ...CITRA,
  },
  {
    name: 'South Grafton 2020 with True Chitra',
    source: `${REPO}skota-in/astrosk-wasm/blob/b03972a9b9b0423f4a7c7ac0770180c6bd7bb675/examples/jHora-CITRA-2020.txt`,
    subject: { iso: '2020-05-10T10:44:22', ...GRAFTON },
    claims:
      'ascendant=10 Cn 11\'26.87"; sun=26 Ar 16\'49.05"; moon=8 Sg 48\'29.46"; mars=4 Aq 07\'44.10"; mercury=3 Ta 07\'23.55"; jupiter=3 Cp 05\'41.88"; venus=27 Ta 34\'56.54"; saturn=7 Cp 50\'10.69"; rahu=7 Ge 12\'06.53"',
    ...CITRA,
  },
  {
    name: 'South Grafton 2026 with True Chitra',
    source: `${REPO}skota-in/astrosk-wasm/blob/b03972a9b9b0423f4a7c7ac0770180c6bd7bb675/examples/jHora-CITRA-2026.txt`,
    subject: { iso: '2026-05-10T10:44:22', ...GRAFTON },
    claims:
      'ascendant=9 Cn 45\'52.10"; sun=25 Ar 45\'03.66"; moon=4 Aq 14\'37.90"; mars=29 Pi 30\'25.15"; mercury=21 Ar 01\'03.95"; jupiter=26 Ge 08\'15.17"; venus=25 Ta 41\'19.21"; saturn=15 Pi 59\'36.10"; rahu=11 Aq 05\'47.16"',
    ...CITRA,
  },
  {
    name: 'Tokyo 2020 with True Chitra',
    source: `${ASTROSK}chart3.txt`,
    subject: { iso: '2020-05-10T10:44:22', latitude: 35.683333, longitude: 139.75, timezone: 32_400 },
    claims:
      'ascendant=19 Cn 56\'23.54"; sun=25 Ar 45\'25.36"; moon=1 Sg 18\'00.81"; mars=3 Aq 45\'27.74"; mercury=1 Ta 57\'37.22"; jupiter=3 Cp 05\'15.87"; venus=27 Ta 31\'17.51"; saturn=7 Cp 50\'08.38"; rahu=7 Ge 13\'49.87"',
    ...CITRA,
  },
  {
    name: 'Warangal 2025 with True Pushya',
    source: `${REPO}skota-in/astrosk-wasm/blob/b03972a9b9b0423f4a7c7ac0770180c6bd7bb675/examples/jHora-PVR-2025.txt`,
    subject: { iso: '2025-05-10T07:32:26', latitude: 18, longitude: 79.583333, timezone: 19_800 },
    claims:
      'ascendant=24 Ta 12\'37.78"; sun=26 Ar 36\'33.51"; moon=28 Vi 06\'15.22"; mars=16 Cn 48\'34.72"; mercury=6 Ar 13\'19.20"; jupiter=0 Ge 09\'49.67"; venus=12 Pi 59\'13.38"; saturn=5 Pi 39\'32.84"; rahu=1 Pi 35\'07.08"',
    ...PUSHYA,
  },
  {
    name: 'West Des Moines 2020 with True Pushya',
    source: `${REPO}skota-in/astrosk-wasm/blob/b03972a9b9b0423f4a7c7ac0770180c6bd7bb675/examples/jHora-PVR-2020.txt`,
    subject: { iso: '2020-04-21T07:32:26', latitude: 41.577222, longitude: -93.711111, timezone: -18_000 },
    claims:
      'ascendant=1 Ta 27\'35.22"; sun=8 Ar 52\'02.58"; moon=21 Pi 35\'33.13"; mars=22 Cp 04\'54.80"; mercury=24 Pi 45\'40.05"; jupiter=3 Cp 24\'56.20"; venus=21 Ta 00\'29.34"; saturn=8 Cp 38\'44.28"; rahu=9 Ge 19\'56.65"',
    ...PUSHYA,
  },
  {
    name: 'Chicago Creek in Alaska 2025 with True Pushya',
    source: `${ASTROSK}chart5.txt`,
    subject: { iso: '2025-05-10T10:44:22', latitude: 65.894444, longitude: -162.449167, timezone: -28_800 },
    claims:
      'ascendant=12 Cn 10\'11.62"; sun=27 Ar 16\'53.61"; moon=6 Li 19\'07.02"; mars=17 Cn 08\'50.84"; mercury=7 Ar 23\'25.67"; jupiter=0 Ge 18\'35.05"; venus=13 Pi 29\'54.58"; saturn=5 Pi 43\'23.61"; rahu=1 Pi 32\'54.35"',
    ...PUSHYA,
  },
  {
    name: 'Hyderabad 2015 with True Pushya',
    source: `${ASTROSK}chart7.txt`,
    subject: { iso: '2015-05-10T10:44:22', latitude: 17.383333, longitude: 78.466667, timezone: 19_800 },
    claims:
      'ascendant=6 Cn 19\'03.02"; sun=26 Ar 18\'58.47"; moon=10 Cp 26\'27.12"; mars=5 Ta 43\'59.35"; mercury=16 Ta 59\'15.34"; jupiter=21 Cn 08\'54.99"; venus=9 Ge 33\'50.10"; saturn=9 Sc 38\'28.59"; rahu=15 Vi 09\'29.20"',
    ...PUSHYA,
  },
  {
    name: 'Indira Gandhi in Jagannatha Hora',
    ...INDIRA,
    claims:
      'ascendant=27 Cn 22\'38.31"; sun=4 Sc 07\'51.48"; moon=5 Cp 35\'17.97"; mars=16 Le 22\'46.03"; mercury=13 Sc 14\'31.25"; jupiter=14 Ta 59\'55.70"; venus=21 Sg 00\'36.20"; saturn=21 Cn 47\'16.74"; rahu=10 Sg 33\'55.86"',
    toleranceArcmin: 10 / 60,
    cause: ['positions', 'nutation', 'node', 'print', 'ephemeris'],
    evidence:
      'The test calls it Lahiri; the program has true positions, as other exports of it show. Its Ascendant is off by the nutation',
  },
  {
    name: 'Periods of Indira Gandhi in Jagannatha Hora',
    ...INDIRA,
    claims: 'moon dasha=1919-11-15; rahu dasha=1936-11-14; saturn dasha=1970-11-15; venus dasha=2013-11-15',
    cause: 'same',
    evidence: 'The test allows two days, because Jagannatha Hora counts true solar years',
  },
  {
    name: 'Loznica in Jagannatha Hora',
    ...LOZNICA,
    claims:
      'ascendant=29°10\'34" Libra; sun=22°03\'17" Virgo; moon=28°19\'29" Taurus; mars=19°51\'35" Taurus; mercury=12°35\'19" Virgo; jupiter=15°49\'22" Cancer; venus=16°02\'13" Virgo; saturn=25°10\'19" Sagittarius; rahu=9°49\'42" Capricorn',
    toleranceArcmin: 0.5,
    cause: 'none',
    evidence: 'The two copies of this chart differ by 16′ of the Ascendant and 2′ of Mars',
  },
  {
    name: 'Loznica in Jagannatha Hora, as the user first copied it',
    ...LOZNICA,
    claims:
      "ascendant=28°55' Libra; sun=22°02' Virgo; moon=28°19' Taurus; mercury=12°34' Virgo; venus=16°02' Virgo; mars=19°54' Taurus; jupiter=15°50' Cancer; saturn=25°11' Sagittarius; rahu=9°49' Capricorn",
    cause: ['time', 'place', 'node', 'print', 'positions', 'ephemeris', 'nutation'],
    evidence: 'The Ascendant is 16′ before that of the later copy, a minute of time, and Mars 2′ after it',
    missed: 'Lahiri VP285 and another ephemeris give all minutes of arc',
  },
  {
    name: 'Loznica labelled Lahiri, with the signs of the tropics',
    source: 'A report, “BRUTAL TRUTH: Birth Chart Analysis”; the index of code gives no address',
    subject: { ...LOZNICA.subject, latitude: 44.53, longitude: 19.23 },
    sidereal: 'lahiri',
    claims:
      'ascendant=244.26; sun=15.82 Libra; moon=22.66 Gemini; mars=13.64 Gemini; mercury=6.38 Libra; jupiter=9.58 Leo',
    cause: ['zodiac: tropical', 'clock', 'daylight_saving'],
    evidence: 'The Sun is 15.8° Libra in the tropical zodiac only; Moon and Ascendant are those of an hour later',
  },
  {
    name: 'Periods of Hyderabad 2013 in Jagannatha Hora',
    ...HYDERABAD,
    sidereal: 'true_citra',
    claims: 'mars dasha=2018-03-27; rahu dasha=2025-03-27; jupiter dasha=2043-03-28; saturn dasha=2059-03-28',
    cause: ['dasha_year', 'positions', 'nutation', 'zodiac', 'ephemeris'],
    evidence: 'The report asks for the length of the year; its own starts with 365.256363 days are a day later',
  },
  {
    name: 'Periods of Lucknow 1990 in Jagannatha Hora',
    ...LUCKNOW,
    claims: 'moon dasha=2019-02-24; ketu antardasha=2026-05-27',
    cause: ['zodiac', 'dasha_year'],
    evidence: 'The maintainer compares both programs with True Pushya; the reporter thought of Lahiri',
    missed: 'Unexplained: True Pushya alone does not give these starts',
  },
  {
    name: 'Periods of Lucknow 1990 in PyJHora',
    ...LUCKNOW,
    claims: 'moon dasha=2020-08-25; ketu antardasha=2027-11-25',
    cause: ['zodiac', 'dasha_year'],
    evidence: 'Eighteen months after the other program for the same birth: another ayanamsa',
    missed: 'Unexplained: True Pushya alone does not give these starts',
  },
];
