/** How fast a long list is worked off. */
export interface ChunkSettings {
  /** Items of one request, 1 to 50; 25 unless stated. */
  readonly chunkSize?: number;
  /** Requests under way at once; 2 unless stated. */
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
}

/** Some items of a list that follow one another. */
export interface Chunk<Item> {
  /** Place of the first in the list, from 0. */
  readonly start: number;
  readonly items: readonly Item[];
}

/** As many as the service takes in one batch. */
const LARGEST_CHUNK = 50;

/**
 * Does some work for every chunk of a list, several at once. The first fault ends all: no other chunk is begun, and the
 * signal ends those under way.
 *
 * @throws RangeError for a pace that cannot be kept
 */
export async function processInChunks<Item>(
  items: readonly Item[],
  { chunkSize = 25, concurrency = 2, signal }: ChunkSettings,
  work: (chunk: Chunk<Item>, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  checkCount({ chunkSize }, LARGEST_CHUNK);
  checkCount({ concurrency }, Number.MAX_SAFE_INTEGER);
  const stop = new AbortController();
  const ended = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal;
  const chunks = splitIntoChunks(items, chunkSize);
  // All take from one generator: each chunk goes to who is free, and who throws closes it for the others.
  const workOff = async (): Promise<void> => {
    for (const chunk of chunks) {
      ended.throwIfAborted();
      await work(chunk, ended);
    }
  };
  const workers = Array.from({ length: Math.min(concurrency, items.length) }, workOff);
  await Promise.all(workers).catch((fault: unknown) => {
    stop.abort(fault);
    throw fault;
  });
}

function* splitIntoChunks<Item>(items: readonly Item[], size: number): Generator<Chunk<Item>, void> {
  for (let start = 0; start < items.length; start += size) yield { start, items: items.slice(start, start + size) };
}

function checkCount(named: Readonly<Record<string, number>>, largest: number): void {
  for (const [name, count] of Object.entries(named)) {
    const isCount = Number.isSafeInteger(count) && count >= 1 && count <= largest;
    if (!isCount) throw new RangeError(`${name} must be a whole number from 1 to ${largest}, not ${count}`);
  }
}
