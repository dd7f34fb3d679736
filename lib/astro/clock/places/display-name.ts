import { foldName } from './fold.ts';

/** Parts of the name of a place, from the smallest to the largest. */
export interface PlaceParts {
  readonly name: string;
  /** The city that a section belongs to. */
  readonly city: string | undefined;
  /** Present only where the state has several places of this name. */
  readonly county: string | undefined;
  readonly state: string | undefined;
  readonly country: string;
}

/**
 * One line that names a place. Parts that repeat its name or its country, accents ignored, are left out.
 *
 * @example formatDisplayName({ name: 'Tokyo', city: undefined, county: undefined, state: 'Tokyo', country: 'Japan' })
 * // 'Tokyo, Japan'
 */
export function formatDisplayName({ name, city, county, state, country }: PlaceParts): string {
  const ends = [foldName(name), foldName(country)];
  const ownCity = city !== undefined && name.startsWith(city) ? undefined : city;
  const between = [ownCity, county, state].filter((part) => part !== undefined && !ends.includes(foldName(part)));
  return [name, ...between, ...(ends[0] === ends[1] ? [] : [country])].join(', ');
}
