import type { RealCase } from './cases.ts';
import { JHORA_CASES } from './jhora-cases.ts';
import { WEBSITE_CASES } from './website-cases.ts';

const REPO = 'https://github.com/';
const SMALL = ['nutation', 'positions', 'print', 'ephemeris'] as const;
const PARITY = `${REPO}riverflylastrada/jyotish-insights/blob/main/supabase/functions/calculate-kundli/`;
const WAR_TIME = ['daylight_saving', 'clock', 'node', ...SMALL] as const;
const AMITABH = {
  subject: { iso: '1942-10-11T16:00', latitude: 25.4358, longitude: 81.8463, timezone: 'Asia/Kolkata' },
  sidereal: 'lahiri',
} as const;
const PATAN = {
  subject: { iso: '1983-08-23T15:35', latitude: 23.85, longitude: 72.12, timezone: 'Asia/Kolkata' },
  sidereal: 'lahiri',
} as const;
const SAO_PAULO = {
  source: `${REPO}luizbueno3d/vedic-astro/blob/main/backend/tests/test_qa.py`,
  subject: { iso: '1982-03-15T15:55', latitude: -23.5505, longitude: -46.6333, timezone: -10_800 },
  sidereal: 'lahiri',
} as const;
const AHMEDNAGAR = {
  source: `${REPO}project-robin/astroshiva_api/blob/main/reference/astro_data/astro_sage.md`,
  subject: { iso: '2001-05-26T21:48', latitude: 19.383333, longitude: 74.65, timezone: 19_800 },
  sidereal: 'lahiri',
} as const;
const PUNE = {
  source: 'A report, “Comparison: Generated Chart vs Kundli-Final.pdf”; the index of code gives no address',
  subject: { iso: '1985-10-24T14:30', latitude: 18.5204, longitude: 73.8567, timezone: 'Asia/Kolkata' },
  sidereal: 'lahiri',
} as const;
const JANA = {
  source: `${REPO}astroha5/Swiss-Ephemeris-Engine/blob/main/ASCENDANT_EXPLANATION.md`,
  subject: { iso: '2000-09-30T12:00', latitude: 22.5726459, longitude: 88.3638953, timezone: 'Asia/Kolkata' },
  sidereal: 'lahiri',
} as const;
const PROBE = {
  source: 'A report of four defects, “cusp1 - ASC_sidereal = 23.7237”; the index of code gives no address',
  subject: { iso: '1990-06-15T14:30', latitude: 40.7128, longitude: -74.006, timezone: 'America/New_York' },
  sidereal: 'lahiri',
} as const;
/** Cases of programs and books of India. */
export const INDIAN_CASES: readonly RealCase[] = [
  ...JHORA_CASES,
  ...WEBSITE_CASES,
  {
    name: 'Rajiv Gandhi without war time',
    source: `${PARITY}parity_test.ts`,
    subject: { iso: '1944-08-20T08:11', latitude: 19.076, longitude: 72.8777, timezone: 'Asia/Kolkata' },
    sidereal: 'lahiri',
    claims:
      'ascendant=28.809 Leo; sun=3.8606 Leo; moon=17.6449 Leo; mars=1.2216 Virgo; mercury=28.5840 Leo; jupiter=12.2087 Leo; venus=18.7047 Leo; saturn=14.2198 Gemini; rahu=2.8090 Cancer',
    toleranceArcmin: 0.5,
    cause: WAR_TIME,
    evidence: 'The birth is “08:11 IST” and 5.5 hours; another project has 07:11:40 for it, an hour less',
  },
  {
    name: 'Amitabh Bachchan without war time',
    source: `${PARITY}parity_test.ts`,
    ...AMITABH,
    claims:
      'ascendant=21.560 Aquarius; sun=24.4199 Virgo; moon=10.9048 Libra; mars=22.6283 Virgo; mercury=23.6053 Virgo; jupiter=0.5388 Cancer; venus=15.2389 Virgo; saturn=19.2273 Taurus; cusp_2=0.322 Aries; cusp_10=26.579 Scorpio',
    toleranceArcmin: 0.5,
    cause: WAR_TIME,
    evidence: 'The birth is “16:00 IST” and 5.5 hours; another project has 14:58:52 for it, an hour less',
  },
  {
    name: 'Amitabh Bachchan in AstroSage',
    source: `${PARITY}vedic_test.ts`,
    ...AMITABH,
    claims: 'moon=10°54\'35" Libra; jupiter dasha=1955-01-19; saturn dasha=1971-01-19; mercury dasha=1990-01-19',
    cause: [...WAR_TIME, 'dasha_year', 'zodiac: Lahiri'],
    evidence:
      'The Moon is 18″ after the one that pyswisseph gives with 5.5 hours: another Lahiri; periods from dashas_test.ts',
  },
  {
    name: 'Amitabh Bachchan, rectified to 11:40',
    source: 'https://jyotshivirbhagat.com/uncategorized/which-planets-have-made-amitabh-bachchan-the-big-b/',
    subject: { ...AMITABH.subject, iso: '1942-10-11T11:40' },
    sidereal: 'lahiri',
    claims:
      'ascendant=24°53\'38" Scorpio; sun=24°12\'27" Virgo; moon=7°46\'03" Libra; mars=22°30\'26" Virgo; mercury=23°52\'04" Virgo; jupiter=0°31\'38" Cancer; venus=14°58\'28" Virgo; saturn=19°13\'45" Taurus; rahu=8°47\'15" Leo',
    toleranceArcmin: 1.5,
    cause: [...WAR_TIME, 'zodiac'],
    evidence:
      'The Moon is 3°09′ before that of 16:00 with 5.5 hours: 5.3 h earlier, with war time. No coordinates are stated',
  },
  {
    name: 'Moon of Patan in PyJHora',
    source: `${PARITY}parity_test.ts`,
    ...PATAN,
    claims: 'moon=302.975',
    cause: ['zodiac: Fagan/Bradley'],
    evidence: 'PyJHora issue 49: all bodies 0.87° off, the value of Fagan/Bradley instead of Lahiri',
  },
  {
    name: 'Moon of Amitabh Bachchan in PyJHora',
    source: `${PARITY}parity_test.ts`,
    ...AMITABH,
    claims: 'moon=190.024',
    cause: ['zodiac: Fagan/Bradley', 'daylight_saving', 'clock'],
    evidence: '0.881° before the Moon of pyswisseph for 5.5 hours; the same in PyJHora issue 49',
  },
  {
    name: 'Patan 1983 in pyswisseph',
    source: `${PARITY}parity_test.ts`,
    ...PATAN,
    claims:
      'ascendant=9.559 Sagittarius; sun=6.0888 Leo; moon=3.8538 Aquarius; mars=12.6293 Cancer; mercury=3.0465 Virgo; jupiter=8.3870 Scorpio; venus=8.8930 Leo; saturn=6.2863 Libra; cusp_2=12.762 Capricorn; cusp_10=22.119 Virgo; mean_node=27.8146 Taurus',
    toleranceArcmin: 0.1,
    cause: ['nutation'],
    evidence:
      'vedic_test.ts beside it: the ayanamsa of pyswisseph in 2000 is 23.857092°, that without nutation; all values are 16″ off, which is the nutation of the day',
  },
  {
    name: 'São Paulo 1982 in AstroSage',
    ...SAO_PAULO,
    claims:
      'ascendant=16°03\'32" Cancer; sun=1°16\'05" Pisces; moon=10°18\'32" Scorpio; mars=22°13\'52" Virgo; mercury=9°21\'58" Aquarius; jupiter=16°08\'10" Libra; venus=16°07\'03" Capricorn; saturn=27°05\'30" Virgo; rahu=25°40\'12" Gemini',
    toleranceArcmin: 1.2,
    cause: ['node', ...SMALL],
    evidence: 'The test: 0.02°, and the node may be true or mean',
  },
  {
    name: 'São Paulo 1982 in the pages of AstroSage for KP',
    ...SAO_PAULO,
    claims:
      'sun=331°21\'27"; moon=220°23\'55"; mars=172°19\'15"; mercury=309°27\'21"; jupiter=196°13\'33"; venus=286°12\'25"; saturn=177°10\'52"; rahu=85°45\'35"',
    toleranceArcmin: 1.2,
    cause: ['zodiac: Krishnamurti', 'node', ...SMALL],
    evidence: 'The head of the page: “KP New Ayanamsa”; all bodies 5′23″ after those of Lahiri',
  },
  {
    name: 'Cusps of São Paulo 1982 in the pages of AstroSage for KP',
    ...SAO_PAULO,
    claims: 'cusp_1=106°08\'54"; cusp_2=144°14\'54"; cusp_3=179°42\'25"; cusp_10=29°02\'58"; cusp_11=54°10\'54"',
    toleranceArcmin: 1.2,
    cause: ['zodiac: Krishnamurti', ...SMALL],
    evidence: 'The same page; the Ascendant is 5′22″ after that of Lahiri',
  },
  {
    name: 'Ahmednagar 2001 in AstroSage',
    ...AHMEDNAGAR,
    claims:
      'ascendant=19°54\'38" Sagittarius; sun=11°36\'40" Taurus; moon=28°26\'09" Gemini; mars=3°46\'11" Sagittarius; mercury=3°17\'46" Gemini; jupiter=25°18\'11" Taurus; venus=26°27\'14" Pisces; saturn=10°39\'00" Taurus; rahu=14°05\'42" Gemini',
    toleranceArcmin: 1.2,
    cause: ['node', ...SMALL],
    evidence: 'The head: Lahiri 023-52-34; the node is not named. README.md allows 0.02°',
  },
  {
    name: 'Cusps of Ahmednagar 2001 in the pages of AstroSage for KP',
    ...AHMEDNAGAR,
    claims: 'cusp_1=260°00\'01"; cusp_2=293°25\'47"; cusp_3=328°41\'42"; cusp_10=181°30\'52"; cusp_11=209°46\'05"',
    toleranceArcmin: 0.5,
    cause: ['zodiac: Krishnamurti', ...SMALL],
    evidence: 'The Ascendant is 5′23″ after that of the page with Lahiri',
  },
  {
    name: 'Indore 1981 in Jagannatha Hora',
    source: `${REPO}cdrocks/new-vedic-astrology-app/blob/d743f43bc5abd377da44bab03606a3f6037f7ea0/tests/verify_full_report.py`,
    subject: { iso: '1981-02-09T08:21:55', latitude: 22.71666667, longitude: 75.83333333, timezone: 'Asia/Kolkata' },
    sidereal: 'lahiri',
    claims:
      'ascendant=320.449290; sun=296.707650; moon=351.889950; mars=308.152036; mercury=311.316583; jupiter=166.440764; venus=282.524583; saturn=165.802478; rahu=106.868047',
    toleranceArcmin: 0.6,
    cause: ['node', 'zodiac: True Citra', ...SMALL],
    evidence:
      'The report: the app has the true node, Jagannatha Hora the mean one; 0.01° is allowed. MANIFEST.md: Lahiri (Chitra Paksha), as that program calls True Citra, with which all bodies agree to 0.05″',
  },
  {
    name: 'Bangalore 2025, reference values of a library',
    source: `${REPO}cryptekbits/astrovedic/blob/main/tests/ay_lahiri/reference_data.py`,
    subject: { iso: '2025-04-09T20:51', latitude: 12.9716, longitude: 77.5946, timezone: 19_800 },
    sidereal: 'lahiri',
    claims:
      'ascendant=209.8423; sun=355.9057; moon=138.8496; mars=92.4202; mercury=332.8196; jupiter=53.1691; venus=330.6416; saturn=331.2942; rahu=332.0571',
    toleranceArcmin: 1,
    cause: 'none',
    evidence: 'Two tables of the source differ: Moon 138.949 and 138.8496, Venus 330.641, Sun 158.907 and 355.9057',
  },
  {
    name: 'Pune 1985, the printed kundli',
    ...PUNE,
    claims:
      'ascendant=1.08 Aquarius; sun=7.24 Libra; moon=19.11 Aquarius; mercury=26.52 Libra; venus=16.07 Virgo; mars=4.30 Virgo; jupiter=14.18 Capricorn; saturn=3.60 Scorpio; rahu=15.82 Aries',
    cause: ['node', ...SMALL],
    evidence: 'The report: ayanamsa 23.6647, that of Lahiri, and the same coordinates',
    missed: 'Rahu agrees with neither node',
  },
  {
    name: 'Pune 1985, the chart of the program',
    ...PUNE,
    claims:
      'ascendant=3.65 Gemini; sun=1.13 Scorpio; moon=15.6 Pisces; mercury=20.49 Scorpio; venus=10.0 Libra; mars=28.1 Virgo; jupiter=7.86 Aquarius; saturn=27.28 Scorpio',
    cause: ['zodiac: tropical', 'clock', 'node', ...SMALL],
    evidence: 'The Sun is tropical; Moon and Ascendant are those of 14:30 Universal Time, 5½ h later',
  },
  {
    name: 'Kolkata 2000 in OnlineJyotish',
    ...JANA,
    claims: 'ascendant=10°34\'15" Sagittarius',
    toleranceArcmin: 1,
    cause: 'same',
    evidence: 'The report calls it wrong; its own Ascendant less the ayanamsa, 23.86°, is this one',
  },
  {
    name: 'Kolkata 2000, a tropical Ascendant among sidereal planets',
    ...JANA,
    claims: 'ascendant=4°26\'01" Capricorn',
    cause: ['zodiac: tropical'],
    evidence: '23.86° after the other one, the ayanamsa of 2000, though all signs of planets agree',
  },
  {
    name: 'New York 1990, the Ascendant of a sidereal chart',
    ...PROBE,
    claims: 'ascendant=169.9717',
    toleranceArcmin: 0.5,
    cause: 'same',
    evidence: 'The report: Lahiri, 23.7237',
  },
  {
    name: 'New York 1990, tropical cusps of a sidereal chart',
    ...PROBE,
    claims: 'cusp_1=193.6955',
    cause: ['zodiac: tropical'],
    evidence: 'The report: the cusps lack the ayanamsa',
  },
  {
    name: 'Barack Obama, a sign taken off in place of the ayanamsa',
    source: 'A script, “BACKEND-MIRRORED VERIFICATION SCRIPT”; the index of code gives no address',
    subject: { iso: '1961-08-04T19:24', latitude: 21.3099, longitude: -157.8581, timezone: 'Pacific/Honolulu' },
    sidereal: 'lahiri',
    claims: 'ascendant=18.03 Capricorn; sun=12.32 Cancer; moon=2.52 Taurus',
    toleranceArcmin: 30,
    cause: 'none',
    evidence: 'The script has the same degrees in the next signs as tropical ones',
  },
  {
    name: 'Lakhimpur 1994, whole degrees of an app',
    source: 'A script, “Deep analysis of chart discrepancy”; the index of code gives no address',
    subject: { iso: '1994-06-19T18:34', latitude: 28.2392, longitude: 80.2642, timezone: 'Asia/Kolkata' },
    sidereal: 'lahiri',
    claims:
      'sun=4° Gemini; moon=10° Libra; mars=25° Aries; mercury=13° Gemini; jupiter=11° Libra; venus=11° Cancer; saturn=18° Aquarius; rahu=28° Libra',
    cause: ['print', 'node'],
    evidence: 'Whole degrees; the script finds them up to 3° off because it takes 18:34 as Universal Time',
  },
];
