/** Time limit of a call. */
export interface CallTimeout {
  /** Milliseconds, including one retry. */
  readonly deadlineMs?: number;
  /**
   * Milliseconds after which a read is sent a second time, whose answer counts if it comes first. Only for commands that
   * change nothing. Default: never.
   */
  readonly hedgeAfterMs?: number | undefined;
}

/** Sends a command. The signal ends it, though the SDK does not obey while it waits to retry. */
type SendCall<Output> = (signal: AbortSignal) => Promise<Output>;

/**
 * Sends a command and waits for its answer until the deadline. A hedged one is sent again while the first try is still
 * unanswered: one slow node or lost packet then delays the answer by `hedgeAfterMs` only. The slower try is aborted.
 *
 * @throws the error of the last try that failed, or Error at the deadline
 */
export async function answerWithin<Output>(
  { deadlineMs, hedgeAfterMs }: CallTimeout & { readonly deadlineMs: number },
  send: SendCall<Output>,
): Promise<Output> {
  const controller = new AbortController();
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const timers = [setTimeout(() => reject(new Error(`no answer within ${deadlineMs} ms`)), deadlineMs)];
  const tries = [send(controller.signal)];
  if (hedgeAfterMs !== undefined) tries.push(sendLater(hedgeAfterMs, timers, () => send(controller.signal)));
  try {
    return await Promise.race([firstAnswerOf(tries), deadline]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
    controller.abort();
  }
}

function sendLater<Output>(afterMs: number, timers: NodeJS.Timeout[], send: () => Promise<Output>): Promise<Output> {
  return new Promise((resolve, reject) => {
    timers.push(setTimeout(() => send().then(resolve, reject), afterMs));
  });
}

/** The first answer; where every try failed, the error of the last one. */
async function firstAnswerOf<Output>(tries: readonly Promise<Output>[]): Promise<Output> {
  try {
    return await Promise.any(tries);
  } catch (fault) {
    throw fault instanceof AggregateError ? fault.errors.at(-1) : fault;
  }
}
