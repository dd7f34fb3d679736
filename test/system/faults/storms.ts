import { setTimeout as delay } from 'node:timers/promises';
import { clientOf } from './asking.ts';
import { CHART, chart, health, meanwhile, search } from './columns.ts';
import type { Fault, Kind } from './fault.ts';
import { type Question, type Refusal, refusal } from './road.ts';
import { rush } from './rush.ts';
import type { Scene } from './scene.ts';

const MINUTE_MS = 60_000;
const MIXED = { asked: [CHART, search(2025)], requests: 60, atOnce: 8 };
const THROTTLED = refusal(400, 'ProvisionedThroughputExceededException');

/** A period in which no minute ends, because limits are counted by the minute. */
const toTheBeginningOfAMinute = (): number => 5000 - (Date.now() % MINUTE_MS);

const flood: Fault = {
  title: 'a flood',
  how: '200 searches of one client, 20 at once, where 120 a minute are allowed',
  begin: async (scene) => {
    const { service } = scene;
    const client = clientOf(service, await service.letIn(`flood-${scene.number}`));
    await service.moveClock(toTheBeginningOfAMinute());
    scene.meanwhile = () => rush(scene, { client, asked: [search(2025)], requests: 200, atOnce: 20 });
    return () => service.moveClock(0);
  },
  back: 'with the next request',
};

const comingAndGoing: Fault = {
  title: 'tables that come and go',
  how: 'every 100 ms they are gone or back, while 60 charts and searches are asked for, 8 at once',
  begin: async (scene) => {
    const { relay } = scene.service;
    scene.meanwhile = async () => {
      const over = new AbortController();
      const [seen] = await Promise.all([
        rush(scene, { client: scene.ask, ...MIXED }).finally(() => over.abort()),
        comeAndGo(relay, over.signal),
      ]);
      return seen;
    };
    return () => undefined;
  },
  back: 'within seconds',
};

async function comeAndGo(relay: Scene['service']['relay'], over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    await relay.cut();
    await delay(100);
    await relay.mend();
    await delay(100);
  }
}

/** @param title name of the refused requests */
function partlyRefused(title: string, how: string, refuse: (question: Question) => Refusal | undefined): Fault {
  return {
    title,
    how: `${how}, while 60 charts and searches are asked for, 8 at once`,
    begin: async (scene) => {
      scene.meanwhile = () => rush(scene, { client: scene.ask, ...MIXED });
      scene.service.road.let({ refuse });
      return () => scene.service.road.let({});
    },
    back: 'within seconds',
  };
}

/** Every nth request. */
function every(nth: number): () => boolean {
  let count = 0;
  return () => ++count % nth === 0;
}

const isThird = every(3);

export const STORMS: Kind = {
  title: 'Storms',
  text: 'What many clients see together, and whoever asks next.',
  columns: [meanwhile, chart, health],
  faults: [
    flood,
    comingAndGoing,
    partlyRefused(
      'throttling now and then',
      'every third call to the tables is answered `ProvisionedThroughputExceededException`',
      () => (isThird() ? THROTTLED : undefined),
    ),
    partlyRefused(
      'conditions that never hold',
      'every conditional write is answered `ConditionalCheckFailedException`',
      (question) => (question.isConditional ? refusal(400, 'ConditionalCheckFailedException') : undefined),
    ),
  ],
};
