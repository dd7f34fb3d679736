/**
 * Last years in which an area of a zone wrote Julian dates, for zones with such an area after 1800. From the table of
 * civil calendars and the towns of the gazetteer; it spares later births of other zones the look-up of their area.
 */
const LAST_JULIAN_YEARS: ReadonlyMap<number, readonly string[]> = new Map([
  [1867, ['America/Anchorage', 'America/Juneau', 'America/Metlakatla', 'America/Nome', 'America/Sitka']],
  [1912, ['Europe/Tirane']],
  [1916, ['Europe/Sofia']],
  [
    1918,
    [
      'Asia/Almaty',
      'Asia/Anadyr',
      'Asia/Aqtau',
      'Asia/Aqtobe',
      'Asia/Ashgabat',
      'Asia/Atyrau',
      'Asia/Baku',
      'Asia/Barnaul',
      'Asia/Bishkek',
      'Asia/Chita',
      'Asia/Dushanbe',
      'Asia/Irkutsk',
      'Asia/Kamchatka',
      'Asia/Khandyga',
      'Asia/Krasnoyarsk',
      'Asia/Magadan',
      'Asia/Novokuznetsk',
      'Asia/Novosibirsk',
      'Asia/Omsk',
      'Asia/Oral',
      'Asia/Qostanay',
      'Asia/Qyzylorda',
      'Asia/Sakhalin',
      'Asia/Samarkand',
      'Asia/Srednekolymsk',
      'Asia/Tashkent',
      'Asia/Tbilisi',
      'Asia/Tomsk',
      'Asia/Ust-Nera',
      'Asia/Vladivostok',
      'Asia/Yakutsk',
      'Asia/Yekaterinburg',
      'Asia/Yerevan',
      'Europe/Astrakhan',
      'Europe/Kirov',
      'Europe/Kyiv',
      'Europe/Minsk',
      'Europe/Moscow',
      'Europe/Riga',
      'Europe/Samara',
      'Europe/Saratov',
      'Europe/Simferopol',
      'Europe/Tallinn',
      'Europe/Ulyanovsk',
      'Europe/Vilnius',
      'Europe/Volgograd',
    ],
  ],
  [1919, ['Europe/Belgrade', 'Europe/Skopje', 'Europe/Bucharest', 'Europe/Chisinau']],
  [1923, ['Europe/Athens']],
]);

const LAST_YEAR_OF_ZONE: ReadonlyMap<string, number> = new Map(
  [...LAST_JULIAN_YEARS].flatMap(([year, zones]) => zones.map((zone) => [zone, year] as const)),
);

/** Until this year many areas of all continents changed, so that each date needs the area of its place. */
const LAST_YEAR_OF_MANY_CHANGES = 1800;

/** Whether an area of these zones may have written Julian dates in a year. */
export function mayHaveJulianDates(year: number, zones: readonly string[]): boolean {
  return (
    year <= LAST_YEAR_OF_MANY_CHANGES ||
    zones.some((zone) => year <= (LAST_YEAR_OF_ZONE.get(zone) ?? Number.NEGATIVE_INFINITY))
  );
}
