import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerNothing, serveFixtures } from '../../host/http/served.ts';
import { rawRequest, writeRequest } from '../../support/raw-request.ts';
import { asCommand, hold } from './conversation.ts';
import { SEED } from './plan.ts';
import { anySmuggler, HIDDEN } from './smuggling.ts';
import { anyConversation, type Conversation } from './wire.ts';

const served = serveFixtures(answerNothing, { headersMs: 1000, requestMs: 2000 });

const AT_ONCE = 50;
const BATCHES = 50;
const LONGEST_MS = 120_000;

/** The gateway closes the connection after a refusal, so the test waits only for the answer. */
const LONGEST_ANSWER_MS = 5000;

const statusesOf = (answers: string): readonly number[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** An ordinary request on a new connection is answered. */
async function expectServed(): Promise<void> {
  const answer = await rawRequest(served.address, writeRequest('/echo'));
  expect(statusesOf(answer), answer.slice(0, 300)).toEqual([200]);
}

const openSockets = (): number =>
  process.getActiveResourcesInfo().filter((kind) => kind.startsWith('TCPSocket')).length;

/** Waits until the server has noticed that its clients have disconnected. */
async function expectSockets(most: number): Promise<void> {
  for (let tries = 0; openSockets() > most && tries < 50; tries += 1) await sleep(100);
  expect(openSockets()).toBeLessThanOrEqual(most);
}

async function expectNoFault(conversation: Conversation): Promise<readonly number[]> {
  const statuses = statusesOf(await hold(served.address, conversation));
  const faults = statuses.filter((status) => status >= 500);
  expect(faults, asCommand(conversation)).toEqual([]);
  return statuses;
}

describe(`bytes of any kind (FUZZ_SEED=${SEED})`, () => {
  it(
    `on ${AT_ONCE * BATCHES} connections end no service, leave no socket open and cause no 5xx`,
    async () => {
      const before = openSockets();
      const seen = new Map<number, number>();
      const batch = fc.array(anyConversation, { minLength: AT_ONCE, maxLength: AT_ONCE });
      await fc.assert(
        fc.asyncProperty(batch, async (conversations) => {
          const statuses = await Promise.all(conversations.map(expectNoFault));
          for (const status of statuses.flat()) seen.set(status, (seen.get(status) ?? 0) + 1);
          await expectServed();
        }),
        // The failed conversation is shown without shrinking: shrinking all fifty would take minutes.
        { seed: SEED, numRuns: BATCHES, endOnFailure: true },
      );
      await expectSockets(before);
      // Some requests reach a function, and others are refused before.
      expect(seen.get(200)).toBeGreaterThan(50);
      expect(seen.get(400)).toBeGreaterThan(100);
    },
    LONGEST_MS,
  );

  it(
    'that can be read as one request or two are answered once, with 400',
    async () => {
      await fc.assert(
        fc.asyncProperty(anySmuggler, async (text) => {
          const conversation: Conversation = { pieces: [text], pauseMs: 0, ending: 'waits' };
          const answer = await hold(served.address, conversation, LONGEST_ANSWER_MS);
          expect(statusesOf(answer), asCommand(conversation)).toEqual([400]);
          expect(answer).not.toContain(HIDDEN);
        }),
        { seed: SEED, numRuns: 300 },
      );
      await expectServed();
    },
    LONGEST_MS,
  );
});
