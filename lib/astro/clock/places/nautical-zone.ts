const DEGREES_PER_HOUR = 15;
const HALF_DAY_HOURS = 12;
const POLE_LATITUDE_DEG = 90;

/**
 * The zone of ships on the high seas: whole hours, each in force up to 7.5° on either side of its meridian. The sign of
 * the names follows POSIX: `Etc/GMT-2` is two hours *ahead* of Greenwich.
 *
 * The 180th meridian has two longitudes and lies between the two halves of its zone: +180 and −180 both get the zone of
 * the eastern half, twelve hours ahead. At the poles all meridians meet: they get Greenwich's zone.
 *
 * @source tz mailing list, 25 May 2012, "Maritime time zones" (mm.icann.org/pipermail/tz/2012-May/042986.html): the
 *   nautical date line splits 172.5° E to 172.5° W into GMT+12 and GMT−12. Sign: tzdata, file `etcetera`
 * @example nauticalZoneAt(0, -30) // 'Etc/GMT+2'
 */
export function nauticalZoneAt(latitudeDeg: number, longitudeDeg: number): string {
  if (Math.abs(latitudeDeg) === POLE_LATITUDE_DEG) return 'Etc/GMT';
  const hours = Math.abs(longitudeDeg) === 180 ? HALF_DAY_HOURS : Math.round(longitudeDeg / DEGREES_PER_HOUR);
  if (hours === 0) return 'Etc/GMT';
  return hours > 0 ? `Etc/GMT-${hours}` : `Etc/GMT+${-hours}`;
}
