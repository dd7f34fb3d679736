import type { Ephemeris, GeoPlace, StarEntry } from '../../../lib/astro/port.ts';
import { measureDiurnalPoint } from '../../../lib/astro/sky/rising/diurnal-motion.ts';
import type { JdUt } from '../../../lib/base/units/time.ts';
import { createWarning, type Warning } from '../../../lib/base/warning.ts';

/** A warning that names the stars that always stay on one side of the true horizon of a place; none where there are none. */
export function warnOfCircumpolarStars(
  ephemeris: Ephemeris,
  stars: readonly StarEntry[],
  { latitudeDeg, moment }: Pick<GeoPlace, 'latitudeDeg'> & { readonly moment: JdUt },
): readonly Warning[] {
  const reasons = stars.flatMap(({ id, names: [name = id] }) => {
    const target = { object: { type: 'star', id } as const, isOnEcliptic: false };
    const { declinationDeg } = measureDiurnalPoint(ephemeris, target, moment);
    if (Math.abs(latitudeDeg) + Math.abs(declinationDeg) <= 90) return [];
    return [`${name} never ${latitudeDeg * declinationDeg > 0 ? 'sets' : 'rises'}`];
  });
  if (reasons.length === 0) return [];
  const message = `At latitude ${latitudeDeg} some stars have no first and no last visibility: ${reasons.join(', ')}.`;
  return [createWarning('VisibilitiesOmitted', message)];
}
