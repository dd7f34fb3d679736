import type { RealCase } from './cases.ts';

const CODE = 'https://github.com/';
const HALCON = `${CODE}manutej/HALCON/blob/main/docs/swetest-validation.md`;
const KURNOOL = { latitude: 15.8309251, longitude: 78.0425373 } as const;
const KURNOOL_UT = 'ascendant=170.046743; midheaven=80.565393; cusp_2=199.781984; cusp_3=230.427338';
const JAVA = `${CODE}krymlov/swe-java-lib/blob/main/src/test/java/org/swisseph/JhdIuriiKTest.java`;
const UKRAINE = { iso: '1976-04-18T23:21', latitude: 49.75, longitude: 27.2166667, timezone: 10_800 } as const;
const PANAMA_CITY = { iso: '2025-10-08T12:00', latitude: 30.17, longitude: -85.67 } as const;
const WOVEN = `${CODE}DHCross/WovenWebApp (Ground Truth Validation Report: October 8, 2025)`;
const ZODIAC = `${CODE}soulwax/zodiac-svelte/blob/main/src/lib/zodiac.test.ts`;
const SWETEST_CAUSES = ['positions', 'print', 'ephemeris'] as const;

/** Cases from files whose figures come from swetest or from Swiss Ephemeris itself. */
export const SWETEST_CASES: readonly RealCase[] = [
  {
    name: 'Kurnool by swetest',
    source: HALCON,
    subject: { iso: '1990-03-10T12:55Z', ...KURNOOL },
    claims: KURNOOL_UT,
    cause: 'same',
    evidence: 'swetest 2.10.03 of the same moment and place',
  },
  {
    name: 'Kurnool, an Indian time read as Universal Time',
    source: HALCON,
    subject: { iso: '1990-03-10T12:55', ...KURNOOL, timezone: 'Asia/Kolkata' },
    claims: KURNOOL_UT,
    cause: ['clock'],
    evidence: 'The later summary: 12:55 in Kurnool is 07:25 UTC, and was treated as UTC',
  },
  {
    name: 'Kurnool by the clock of an American machine',
    source: HALCON,
    subject: { iso: '1990-03-10T12:55Z', ...KURNOOL },
    claims: 'ascendant=268.131198; midheaven=185.470523; cusp_2=298.854611',
    cause: ['clock'],
    evidence: 'The document: new Date() without a zone on a machine 7 hours west of Greenwich',
  },
  {
    name: 'swetest -true by Lahiri',
    source: JAVA,
    subject: UKRAINE,
    sidereal: 'lahiri',
    claims:
      'ascendant=220.9553945; cusp_2=255.0133941; cusp_3=297.7343645; sun=5.3904126; moon=245.1054009; mars=81.5719355; mercury=22.4498207; jupiter=11.9872727; venus=349.3837048; saturn=92.9415910',
    cause: SWETEST_CAUSES,
    evidence: 'The command has -true',
  },
  {
    name: 'swetest -true by Fagan and Bradley',
    source: JAVA,
    subject: UKRAINE,
    claims: 'sun=4.5072050; moon=244.2221932; ascendant=220.0721869',
    cause: ['zodiac: Fagan', ...SWETEST_CAUSES],
    evidence: 'The command has -sid0 -true',
  },
  {
    name: 'swetest -true by Raman',
    source: JAVA,
    subject: UKRAINE,
    sidereal: 'lahiri',
    claims: 'sun=6.8367139; moon=246.5517022; ascendant=222.4016959',
    cause: ['zodiac: Raman', ...SWETEST_CAUSES],
    evidence: 'The command has -sid3 -true',
  },
  {
    name: 'swetest -true by Krishnamurti',
    source: JAVA,
    subject: UKRAINE,
    sidereal: 'lahiri',
    claims: 'sun=5.4872649; moon=245.2022532; ascendant=221.0522469',
    cause: ['zodiac: Krishnamurti', ...SWETEST_CAUSES],
    evidence: 'The command has -sid5 -true',
  },
  {
    name: 'swetest -true by Spica',
    source: JAVA,
    subject: UKRAINE,
    sidereal: 'lahiri',
    claims: 'sun=5.4058646; moon=245.1208529; ascendant=220.9708466',
    cause: ['zodiac: True', ...SWETEST_CAUSES],
    evidence: 'The command has -sid27 -true',
  },
  {
    name: 'Panama City at noon, the service',
    source: WOVEN,
    subject: PANAMA_CITY,
    claims: "sun=15°38' Libra; moon=6°46' Taurus; mercury=2°57' Scorpio; venus=23°32' Virgo; mars=11°07' Scorpio",
    toleranceArcmin: 1,
    cause: ['daylight_saving', 'clock'],
    evidence: 'The Moon is an hour behind AstroSeek, which the document calls the truth',
  },
  {
    name: 'Panama City at noon, AstroSeek',
    source: WOVEN,
    subject: PANAMA_CITY,
    claims: "sun=15°40' Libra; moon=7°23' Taurus; mercury=3°00' Scorpio; venus=23°34' Virgo; mars=11°08' Scorpio",
    toleranceArcmin: 1,
    cause: 'same',
    evidence: 'The document calls it the truth, and another one has noon of the place',
  },
  {
    name: 'Diana Spencer in Universal Time',
    source: ZODIAC,
    subject: { iso: '1961-07-01T18:45Z', latitude: 52.833, longitude: 0.5 },
    claims: 'sun=9.66 Cancer; moon=325.04; mercury=93.20; venus=54.40; mars=151.65; jupiter=305.10; ascendant=258.41',
    cause: 'same',
    evidence: 'The test states UTC',
  },
  {
    name: 'Barack Obama in Universal Time',
    source: ZODIAC,
    subject: { iso: '1961-08-05T05:24Z', latitude: 21.3, longitude: -157.867 },
    claims: 'sun=132.55; moon=63.36; mercury=122.33; venus=91.79; mars=172.58; jupiter=300.86',
    cause: 'same',
    evidence: 'The test states UTC',
  },
  {
    name: 'Marilyn Monroe in Universal Time',
    source: ZODIAC,
    subject: { iso: '1926-06-01T17:30Z', latitude: 34.05, longitude: -118.25 },
    claims: "sun=10°27' Gemini; moon=19°06' Aquarius; ascendant=13°04' Leo; mercury=6°47' Gemini; mars=20°44' Pisces",
    toleranceArcmin: 1,
    cause: 'same',
    evidence: 'The test states UTC, and the figures are of a published chart',
  },
  {
    name: 'Einstein with his local time as Universal Time',
    source: ZODIAC,
    subject: { iso: '1879-03-14T11:30Z', latitude: 48.4, longitude: 10 },
    claims:
      "sun=23°30' Pisces; moon=14°31' Sagittarius; ascendant=11°38' Cancer; mercury=3°08' Aries; venus=16°59' Aries",
    toleranceArcmin: 1,
    cause: ['clock'],
    evidence: 'The test has 11:30 among times in UTC; the figures are of 11:30 in Ulm',
  },
  {
    name: 'Houses in the test of a Perl module',
    source: `${CODE}arturania/swisseph/blob/main/perl/t/SwissEph.t`,
    subject: { iso: '2000-01-01T00:00Z', latitude: 52, longitude: 7 },
    claims: 'cusp_1=191.8825; cusp_2=217.0327; cusp_3=248.4837; midheaven=105.6359',
    cause: 'same',
    evidence: 'swe_houses of the same moment and place',
  },
  {
    name: 'Venus of 1900 in the test of a Perl module',
    source: `${CODE}arturania/swisseph/blob/main/perl/t/SwissEph.t`,
    subject: { iso: '1900-01-01T00:00Z', latitude: 0, longitude: 0 },
    claims: 'venus=306.3745',
    cause: 'same',
    evidence: 'swe_calc with the flags of Moshier and of speed',
  },
  {
    name: 'Campanus in Washington with latitude and longitude exchanged',
    source: 'A Dart test of Swiss Ephemeris, file 52957250325 of the index of code',
    subject: { iso: '2000-01-01T12:00Z', latitude: 38.8977, longitude: -77.0365 },
    claims: 'ascendant=18.0703; midheaven=316.9034; vertex=236.2978',
    cause: ['place'],
    evidence: 'Its command is -house38.8977,-77.0365,C, and its sidereal time belongs to 38.9° east',
  },
  {
    name: 'The swetest of a Zig library in Terrestrial Time',
    source: `${CODE}mshafiee/swisseph-zig`,
    subject: { iso: '2000-01-01T00:00Z', latitude: 0, longitude: 0 },
    claims: `sun=279°51'30.4607"; moon=217°17'36.1194"; mercury=271°6'42.4502"`,
    cause: ['delta_t', 'ephemeris'],
    evidence: 'swetest -b1.1.2000 without -ut: 0:00:00 TT',
  },
];
