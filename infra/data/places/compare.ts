import { distanceKm, Grid } from '../../../layers/places/build/gazetteer/grid.ts';
import { foldName } from '../../../lib/domain/places/fold.ts';
import type { Entry } from './entries.ts';

/** Places move on the map when somebody corrects them; one of the same name this near is the same. */
const SAME_NAME_WITHIN_KM = 25;
/** At the same spot under another name it is the same place, renamed. */
const SAME_SPOT_WITHIN_KM = 0.5;

/** A place that is in both gazetteers. */
export interface Pair {
  readonly before: Entry;
  readonly after: Entry;
  readonly movedKm: number;
}

/** Two gazetteers side by side. */
export interface PlaceComparison {
  readonly before: readonly Entry[];
  readonly after: readonly Entry[];
  readonly pairs: readonly Pair[];
  readonly added: readonly Entry[];
  readonly removed: readonly Entry[];
}

const exactly = ({ country, name, lat, lng }: Entry): string => [country, name, lat, lng].join('\t');
const isNamedAlike = (one: Entry, other: Entry): boolean => foldName(one.name) === foldName(other.name);

/** Finds each place of one gazetteer in the other: where it was, else near by its name, else at its spot. */
export function compareGazetteers(before: readonly Entry[], after: readonly Entry[]): PlaceComparison {
  const same = pairedExactly(before, after);
  const known = new Set(same.flatMap((pair) => [pair.before, pair.after]));
  const rest = {
    before: before.filter((entry) => !known.has(entry)),
    after: after.filter((entry) => !known.has(entry)),
  };
  const others = pairedNearby(rest.before, rest.after);
  const found = new Set(others.flatMap((pair) => [pair.before, pair.after]));
  return {
    before,
    after,
    pairs: [...same, ...others],
    added: rest.after.filter((entry) => !found.has(entry)),
    removed: rest.before.filter((entry) => !found.has(entry)),
  };
}

function pairedExactly(before: readonly Entry[], after: readonly Entry[]): readonly Pair[] {
  const waiting = Map.groupBy(before, exactly);
  return after.flatMap((entry) => {
    const old = waiting.get(exactly(entry))?.shift();
    return old === undefined ? [] : [{ before: old, after: entry, movedKm: 0 }];
  });
}

/** Of several candidates the nearest pairs win, those of one name first. */
function pairedNearby(before: readonly Entry[], after: readonly Entry[]): readonly Pair[] {
  const grid = new Grid(before, ({ country }) => country);
  const candidates = after.flatMap((entry) =>
    grid.around({ ...entry, group: entry.country }).flatMap((old): (Pair & { doubt: number })[] => {
      const movedKm = distanceKm(old, entry);
      const alike = isNamedAlike(old, entry);
      if (movedKm > (alike ? SAME_NAME_WITHIN_KM : SAME_SPOT_WITHIN_KM)) return [];
      return [{ before: old, after: entry, movedKm, doubt: movedKm + (alike ? 0 : SAME_NAME_WITHIN_KM) }];
    }),
  );
  const taken = new Set<Entry>();
  return candidates
    .toSorted((a, b) => a.doubt - b.doubt)
    .flatMap(({ doubt: _, ...pair }) => {
      if (taken.has(pair.before) || taken.has(pair.after)) return [];
      taken.add(pair.before).add(pair.after);
      return [pair];
    });
}
