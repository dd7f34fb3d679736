import { foldName } from '../../../../lib/astro/clock/places/fold.ts';
import type { GazetteerPlace } from '../../../../lib/astro/clock/places/gazetteer.ts';
import { formatCount, listExamples, type Update } from '../../../build/update.ts';
import { greatCircleKm } from './grid.ts';
import { readOtherNames } from './other-names.ts';

/** Two gazetteers: places by descending population, and the tables of other names. */
interface Gazetteers {
  readonly places: { readonly before: readonly GazetteerPlace[]; readonly after: readonly GazetteerPlace[] };
  readonly otherNames: { readonly before: string; readonly after: string };
}

/** Places of the same name within this distance are the same place, whose position was corrected. */
const SAME_PLACE_WITHIN_KM = 25;
/** Smaller corrections have no visible effect on a chart. */
const MOVED_KM = 1;
/** Largest share of places, populations or other names that an update may remove without `--accept-loss`. */
const LARGEST_LOSS = 0.01;

interface Pair {
  readonly before: GazetteerPlace;
  readonly after: GazetteerPlace;
  readonly km: number;
}

/** Compares places: added, removed, moved, and in another zone, with the largest as examples. A renamed place is removed and added. */
export function compareGazetteers({ places, otherNames }: Gazetteers): Pick<Update, 'changes' | 'losses'> {
  const { before, after } = places;
  const { pairs, added, removed } = pairPlaces(before, after);
  const title = ({ display_name }: GazetteerPlace): string => display_name;
  const moved = pairs.filter(({ km }) => km >= MOVED_KM);
  const rezoned = pairs.filter((pair) => pair.before.timezone !== pair.after.timezone);
  const countries = new Set(after.map(({ country }) => country));
  const inhabited = [before, after].map((all) => all.filter(({ population }) => population > 0).length);
  const names = [otherNames.before, otherNames.after].map((table) => [...readOtherNames(table).values()].flat().length);
  return {
    changes: [
      `Places ${formatCount(before.length)} → ${formatCount(after.length)}`,
      ...listExamples('Added', added.map(title)),
      ...listExamples('Removed', removed.map(title)),
      ...listExamples(
        'Moved by a kilometer or more',
        moved.map((pair) => `${title(pair.after)} by ${pair.km.toFixed(1)} km`),
      ),
      ...listExamples(
        'In another time zone',
        rezoned.map((pair) => `${title(pair.after)} from ${pair.before.timezone} to ${pair.after.timezone}`),
      ),
    ],
    losses: [
      ...[...new Set(before.map(({ country }) => country))]
        .filter((country) => !countries.has(country))
        .map((country) => `every place of ${country}`),
      ...describeLargeLoss('places', [before.length, before.length - removed.length]),
      ...describeLargeLoss('numbers of inhabitants', inhabited),
      ...describeLargeLoss('other names', names),
    ],
  };
}

/** `2 of 8 places` */
function describeLargeLoss(of: string, [before = 0, after = 0]: readonly number[]): readonly string[] {
  return before - after > LARGEST_LOSS * before
    ? [`${formatCount(before - after)} of ${formatCount(before)} ${of}`]
    : [];
}

/** Pairs places by country and name: the one at the same position, else the nearest. */
function pairPlaces(before: readonly GazetteerPlace[], after: readonly GazetteerPlace[]) {
  const keyOf = ({ country_code, name }: GazetteerPlace): string => `${country_code} ${foldName(name)}`;
  const unpaired = Map.groupBy(before, keyOf);
  const pairs: Pair[] = [];
  const pointOf = ({ latitude: lat, longitude: lng }: GazetteerPlace) => ({ lat, lng });
  function isPaired(place: GazetteerPlace, mostKm: number): boolean {
    const candidates = unpaired.get(keyOf(place)) ?? [];
    const distances = candidates.map((candidate) => greatCircleKm(pointOf(candidate), pointOf(place)));
    const km = Math.min(...distances);
    if (!(km <= mostKm)) return false;
    const [nearest] = candidates.splice(distances.indexOf(km), 1);
    if (nearest) pairs.push({ before: nearest, after: place, km });
    return true;
  }
  const elsewhere = after.filter((place) => !isPaired(place, 0));
  const added = elsewhere.filter((place) => !isPaired(place, SAME_PLACE_WITHIN_KM));
  return { pairs, added, removed: [...unpaired.values()].flat() };
}
