import type { RealCase } from './cases.ts';

const CODE = 'https://github.com/';
const FRESNO_FILES = `${CODE}Silver-Sentinel/EZ-Astro-Calculator`;
const FRESNO = { iso: '1985-09-15T00:24', latitude: 36.7468, longitude: -119.7726 } as const;
const PRETORIA = { iso: '1971-06-28T07:30', latitude: -25.7479, longitude: 28.2293 } as const;
const RICHMOND = { iso: '1952-01-23T08:15', latitude: 37.9358, longitude: -122.3477 } as const;
const FORT_KNOX = { iso: '1962-07-02T23:33', latitude: 37.8833333333, longitude: -85.9666666667 } as const;
const HALCON = `${CODE}manutej/HALCON/blob/main/docs/swetest-validation.md`;

/** Cases from files that compare one program with another: zodiacs, clocks and places. */
export const FILE_CASES: readonly RealCase[] = [
  {
    name: 'Fresno, tropical by a wrong flag, and without summer time',
    source: `${FRESNO_FILES} (CRITICAL_BUG_FIX_SESSION_11.md)`,
    subject: FRESNO,
    claims: 'sun=22° Virgo; ascendant=16° Cancer; midheaven=0° Aries',
    toleranceArcmin: 60,
    cause: ['daylight_saving', 'clock'],
    evidence: 'The sidereal flag was 64 and not 65536; the next document finds summer time left out as well',
  },
  {
    name: 'Fresno, sidereal, without summer time',
    source: `${FRESNO_FILES} (DST_ISSUE_RESEARCH_SESSION_12.md)`,
    subject: FRESNO,
    claims:
      'sun=28° Leo; moon=6° Virgo; mercury=22° Leo; jupiter=13° Capricorn; ascendant=23° Gemini; midheaven=6° Pisces; cusp_2=13° Cancer; cusp_3=7° Leo',
    toleranceArcmin: 60,
    cause: ['zodiac', 'daylight_saving', 'clock'],
    evidence: 'The document: UTC−8 for a birth in summer, by Fagan and Bradley',
  },
  {
    name: 'Fresno, what astro.com says',
    source: `${FRESNO_FILES} (DST_ISSUE_RESEARCH_SESSION_12.md)`,
    subject: FRESNO,
    claims: "ascendant=9°23' Gemini; midheaven=19°39' Aquarius",
    toleranceArcmin: 1,
    cause: ['zodiac: Fagan'],
    evidence: 'The document: sidereal by Fagan and Bradley, 07:24 UT',
  },
  {
    name: 'Fresno, the lot of a night birth as by day',
    source: `${FRESNO_FILES} (CALCULATION_FIXES_SUMMARY.md)`,
    subject: FRESNO,
    claims: "ascendant=9°23' Gemini; sun=28° Leo; moon=5° Virgo; part_of_fortune=17° Gemini",
    toleranceArcmin: 60,
    cause: ['zodiac', 'lots'],
    evidence: 'The document: the formula of the day was used at night',
  },
  {
    name: 'Pretoria, tropical by a wrong flag',
    source: `${FRESNO_FILES} (CRITICAL_BUG_FIX_SESSION_11.md)`,
    subject: PRETORIA,
    claims: 'sun=5° Cancer; ascendant=13° Cancer; midheaven=28° Aries',
    toleranceArcmin: 60,
    cause: 'same',
    evidence: 'The document: tropical, and no summer time',
  },
  {
    name: 'Pretoria, sidereal',
    source: `${FRESNO_FILES} (CRITICAL_BUG_FIX_SESSION_11.md)`,
    subject: PRETORIA,
    claims: 'sun=11° Gemini; ascendant=19° Gemini; midheaven=3° Aries',
    toleranceArcmin: 60,
    cause: ['zodiac'],
    evidence: 'The document: sidereal by Fagan and Bradley',
  },
  {
    name: 'Richmond, tropical by a wrong flag',
    source: `${FRESNO_FILES} (CRITICAL_BUG_FIX_SESSION_11.md)`,
    subject: RICHMOND,
    claims: 'sun=2° Aquarius; ascendant=18° Aquarius; midheaven=5° Sagittarius',
    toleranceArcmin: 60,
    cause: 'same',
    evidence: 'The document: tropical, and no summer time',
  },
  {
    name: 'Richmond, sidereal',
    source: `${FRESNO_FILES} (CRITICAL_BUG_FIX_SESSION_11.md)`,
    subject: RICHMOND,
    claims: 'sun=8° Capricorn; ascendant=24° Capricorn; midheaven=11° Scorpio',
    toleranceArcmin: 60,
    cause: ['zodiac'],
    evidence: 'The document: sidereal by Fagan and Bradley',
  },
  {
    name: 'Fort Knox, the chart that an engine is tested with',
    source: `${CODE}eburns009/involution-engine/blob/main/TIMEZONE_FIX_COMPLETED.md`,
    subject: FORT_KNOX,
    claims: `sun=16°33'44" Gemini; moon=0°50'10" Cancer; mercury=25°01'37" Taurus; venus=24°30'50" Cancer; mars=1°32'58" Taurus; jupiter=18°28'31" Aquarius; saturn=15°50'03" Capricorn; ascendant=324.3386111111; midheaven=239.3669444444`,
    toleranceArcmin: 0.1,
    cause: ['zodiac', 'nutation', 'ephemeris', 'print'],
    evidence: 'Sidereal by Fagan and Bradley; only the Moon is 16′ off the engine',
  },
  {
    name: 'Fort Knox, the engine itself',
    source: `${CODE}eburns009/involution-engine/blob/main/TIMEZONE_FIX_COMPLETED.md`,
    subject: FORT_KNOX,
    claims: `sun=16°33'44" Gemini; moon=0°34'06" Cancer; mercury=25°01'39" Taurus; venus=24°30'49" Cancer; mars=1°33'00" Taurus; jupiter=18°28'33" Aquarius; saturn=15°50'05" Capricorn`,
    toleranceArcmin: 0.1,
    cause: ['zodiac', 'center', 'nutation', 'ephemeris', 'print'],
    evidence:
      'Sidereal by Fagan and Bradley; only the Moon is 16′ off the reference, and its requests have an elevation',
  },
  {
    name: 'Fort Knox, the Moon of a local time read as Universal Time',
    source: `${CODE}eburns009/involution-engine/blob/main/TIMEZONE_FIX_NEEDED.md`,
    subject: FORT_KNOX,
    claims: 'moon=25.53 Gemini',
    cause: ['zodiac', 'clock'],
    evidence: 'The document: the browser’s clock was UTC',
    missed: 'No reading has this Moon; the document calls it 12 hours early where UTC is 5',
  },
  {
    name: 'Steve Jobs on the other side of the world',
    source: HALCON,
    subject: { iso: '1955-02-24T19:15Z', latitude: 37.808889, longitude: -122.419444 },
    claims: 'ascendant=307.586394; midheaven=207.003429; cusp_2=329.135953; cusp_3=355.157360',
    cause: ['place'],
    evidence: 'San Francisco, but the command has 122.419444 and -37.808889',
  },
  {
    name: 'Steve Jobs where the command has him',
    source: HALCON,
    subject: { iso: '1955-02-24T19:15Z', latitude: -37.808889, longitude: 122.419444 },
    claims: 'ascendant=307.586394; midheaven=207.003429; cusp_2=329.135953; cusp_3=355.157360',
    cause: 'same',
    evidence: 'swetest 2.10.03 of the same moment and place',
  },
];
