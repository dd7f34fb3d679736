import type { Warning } from '../../../lib/domain/chart/warning.ts';
import type { LocalMoment } from '../../../lib/domain/civil-time/moment.ts';
import { selectStars } from '../../../lib/domain/stars/select-stars.ts';
import { createStarIndex, type StarIndex } from '../../../lib/domain/stars/star-index.ts';
import type { EarthOrientation, Ephemeris, StarEntry, StarPosition } from '../../../lib/ephemeris/port.ts';
import { Problem, type ValidationIssue } from '../../../lib/errors/problem.ts';
import type { ChartServices } from '../../../lib/use-cases/subject.ts';
import { measureAyanamsa, toZodiac, type ZodiacWithAyanamsa } from '../../../lib/use-cases/zodiac.ts';
import { readMoment } from '../read-moment.ts';
import type { FixedStarsRequest } from './request.ts';

/** The limit of validation issues in an answer. */
const MAX_ISSUES = 50;

const indices = new WeakMap<readonly StarEntry[], StarIndex>();

/** Stars at a moment. */
export interface FixedStars extends ZodiacWithAyanamsa {
  readonly moment: LocalMoment;
  readonly stars: readonly PlacedStar[];
  readonly orientation: EarthOrientation;
  readonly warnings: readonly Warning[];
}

export interface PlacedStar {
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
  const named = findNamedStars(star_names, ephemeris);
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

function findNamedStars(names: readonly string[], ephemeris: Ephemeris): readonly StarEntry[] {
  if (names.length === 0) return [];
  const index = openIndex(ephemeris);
  const found = names.map((name) => index.find(name));
  const unknown = found.flatMap((star, position) => (star ? [] : [position]));
  if (unknown.length > 0) throw createUnknownStarsProblem(unknown, names, index);
  return found.filter((star) => star !== undefined);
}

function openIndex(ephemeris: Ephemeris): StarIndex {
  const catalogue = ephemeris.stars();
  const index = indices.get(catalogue) ?? createStarIndex(catalogue);
  indices.set(catalogue, index);
  return index;
}

function createUnknownStarsProblem(positions: readonly number[], names: readonly string[], index: StarIndex): Problem {
  const issues = positions.slice(0, MAX_ISSUES).map((position): ValidationIssue => {
    const value = names[position] as string;
    const nearest = index.nearest(value);
    const [example = 'Regulus'] = nearest;
    return { location: `body.star_names[${position}]`, message: describeUnknownStar(nearest), value, example };
  });
  const [first] = issues as [ValidationIssue, ...ValidationIssue[]];
  const more = positions.length > 1 ? ` (and ${positions.length - 1} more)` : '';
  return new Problem('InvalidStar', `${String(first.value)} ${first.message}${more}.`, { issues });
}

function describeUnknownStar(nearest: readonly string[]): string {
  const suggestion = nearest.length > 0 ? `; the nearest names are ${nearest.join(', ')}` : '';
  return `is no star of the catalogue${suggestion}`;
}
