import { proposeEphemeris } from './ephemeris/propose.ts';
import { type Kind, type Order, orderFrom, USAGE, UsageError } from './order.ts';
import { proposePlaces } from './places/propose.ts';
import type { Layers, Proposal } from './proposal.ts';
import { clearLeftovers, pathsOfOthers, putInPlace } from './put-in-place.ts';
import { proposeZones } from './zones/propose.ts';

/** Works out what an update changes. @throws Error where the data are no good */
export type Propose = (layers: Layers, from: string | undefined) => Promise<Proposal>;

const PROPOSE: Readonly<Record<Kind, Propose>> = {
  ephemeris: proposeEphemeris,
  zones: proposeZones,
  places: proposePlaces,
};

const TITLES: Readonly<Record<Kind, string>> = {
  ephemeris: 'files of the ephemeris',
  zones: 'time zones',
  places: 'places',
};

/** What is to be done after an update, for whoever did it. */
const AFTERWARDS: Readonly<Record<Kind, string>> = {
  ephemeris: 'npx vitest run test/golden test/lib/ephemeris',
  zones:
    'npx node test/golden/time-zones/record.ts, with the same package; npx vitest run test/golden/time-zones test/lib/geo',
  places: 'npx vitest run test/golden/places test/lib/geo test/layers/places',
};

/** As diff(1) has them: nothing differs, something differs, trouble. */
export const EXIT = { done: 0, differs: 1, trouble: 2 } as const;

export interface Surroundings {
  readonly layers: Layers;
  readonly tell: (line: string) => void;
}

/** One update of data, from its command line to its exit code. */
export async function update(args: readonly string[], { layers, tell }: Surroundings): Promise<number> {
  try {
    const order = orderFrom(args);
    if (!order.isCheck) clearLeftovers(layers);
    const proposal = await PROPOSE[order.kind](layers, order.from);
    return carriedOut(order, proposal, { layers, tell });
  } catch (fault) {
    tell(fault instanceof Error ? fault.message : String(fault));
    if (fault instanceof UsageError) tell(USAGE);
    return EXIT.trouble;
  }
}

/** Where only a file is left that tells of the others: an update was killed before it came to that. */
const unfitting = (paths: readonly string[]): string =>
  `, but ${paths.join(', ')} did not fit them: to be written anew.`;

function carriedOut(order: Order, { changes, losses, files }: Proposal, { layers, tell }: Surroundings): number {
  for (const sentence of changes) tell(sentence);
  for (const sentence of losses) tell(`Lost: ${sentence}`);
  if (changes.length + losses.length === 0) {
    const others = pathsOfOthers(layers, files);
    tell(`The ${TITLES[order.kind]} are as they were${others.length === 0 ? '.' : unfitting(others)}`);
    if (others.length === 0) return EXIT.done;
  }
  if (order.isCheck) return EXIT.differs;
  if (losses.length > 0 && !order.acceptsLoss) {
    tell('Nothing was written: what would be lost is lost only with --accept-loss.');
    return EXIT.trouble;
  }
  putInPlace(layers, files);
  tell(`Written. Next: npm run build -- --record; ${AFTERWARDS[order.kind]}`);
  return EXIT.done;
}
