/** Chunk size and concurrency for a long list. */
export interface ChunkSettings {
  /** Items of one request, 1 to 50; 25 by default. */
  readonly chunkSize?: number;
  /** Concurrent requests; 2 by default. */
  readonly concurrency?: number;
  readonly signal?: AbortSignal;
}

/** Consecutive items of a list. */
export interface Chunk<Item> {
  /** Index of the first item in the list, from 0. */
  readonly start: number;
  readonly items: readonly Item[];
}

/** Largest batch that the service accepts. */
const LARGEST_CHUNK = 50;

/**
 * Runs a task for every chunk of a list, several at once. After the first error no other chunk is started, and the
 * signal aborts the running ones.
 *
 * @throws RangeError for settings outside their ranges
 */
export async function processInChunks<Item>(
  items: readonly Item[],
  { chunkSize = 25, concurrency = 2, signal }: ChunkSettings,
  task: (chunk: Chunk<Item>, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  checkCount({ chunkSize }, LARGEST_CHUNK);
  checkCount({ concurrency }, Number.MAX_SAFE_INTEGER);
  const failure = new AbortController();
  const combined = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  const chunks = splitIntoChunks(items, chunkSize);
  // All workers read one generator: each chunk goes to a free worker, and an error in one closes it for the others.
  const runWorker = async (): Promise<void> => {
    for (const chunk of chunks) {
      combined.throwIfAborted();
      await task(chunk, combined);
    }
  };
  const workers = Array.from({ length: Math.min(concurrency, items.length) }, runWorker);
  await Promise.all(workers).catch((fault: unknown) => {
    failure.abort(fault);
    throw fault;
  });
}

function* splitIntoChunks<Item>(items: readonly Item[], size: number): Generator<Chunk<Item>, void> {
  for (let start = 0; start < items.length; start += size) yield { start, items: items.slice(start, start + size) };
}

function checkCount(counts: Readonly<Record<string, number>>, largest: number): void {
  for (const [name, count] of Object.entries(counts)) {
    const isCount = Number.isSafeInteger(count) && count >= 1 && count <= largest;
    if (!isCount) throw new RangeError(`${name} must be a whole number from 1 to ${largest}, not ${count}`);
  }
}
