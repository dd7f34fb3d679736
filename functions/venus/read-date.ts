import type { Ephemeris } from '../../lib/astro/port.ts';
import type { JdUt } from '../../lib/base/units/time.ts';
import { requireCoveredMoment } from '../../lib/charts/subject.ts';

/** @throws Problem `DatetimeOutOfRange` outside the ephemeris files */
export function readDate({ date }: { readonly date: JdUt }, ephemeris: Ephemeris): JdUt {
  requireCoveredMoment(date, ephemeris, { location: 'body.date' });
  return date;
}
