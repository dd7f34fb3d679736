import type { LocalMoment } from '../../../lib/astro/clock/civil-time/moment.ts';
import type { EarthOrientation, StarEntry, StarPosition } from '../../../lib/astro/port.ts';
import { selectStars } from '../../../lib/astro/sky/stars/select-stars.ts';
import type { Warning } from '../../../lib/base/warning.ts';
import { findNamedStars } from '../../../lib/charts/named-stars.ts';
import type { ChartServices } from '../../../lib/charts/subject.ts';
import { measureAyanamsa, toZodiac, type ZodiacWithAyanamsa } from '../../../lib/charts/zodiac.ts';
import { readMoment } from '../read-moment.ts';
import type { FixedStarsRequest } from './request.ts';

/** Stars at a moment. */
export interface FixedStars extends ZodiacWithAyanamsa {
  readonly moment: LocalMoment;
  readonly stars: readonly PlacedStar[];
  readonly orientation: EarthOrientation;
  readonly warnings: readonly Warning[];
}

interface PlacedStar {
  readonly star: StarEntry;
  readonly place: StarPosition;
}

/**
 * Calculates the stars of a request at its moment.
 *
 * @throws Problem `InvalidStar` with an issue for each name that is unknown, and the problems of reading the moment
 */
export function calculateStars(request: FixedStarsRequest, services: ChartServices): FixedStars {
  const { date_time, star_names = [], star_groups = [], magnitude_limit } = request;
  const { ephemeris } = services;
  const named = findNamedStars(star_names, ephemeris, 'body.star_names');
  const moment = readMoment(date_time, services);
  const zodiac = toZodiac(request);
  const selection = { named, groups: star_groups, magnitudeLimit: magnitude_limit };
  const stars = selectStars(ephemeris.stars(), selection).map((star) => ({
    star,
    place: ephemeris.star(star.id, moment.jdUt, zodiac),
  }));
  return {
    moment,
    ...measureAyanamsa(zodiac, moment.jdUt, ephemeris),
    stars,
    warnings: moment.warnings,
    orientation: ephemeris.orientation(moment.jdUt),
  };
}
