import type { Contestant, Doing, Read, ReadWork, Runner, Timed } from './contestant.ts';
import type { Obeyed, Order } from './orders.ts';
import { processorMicroseconds } from './processor-time.ts';
import { ASKED, type WorkName } from './works.ts';

const { contestant }: { contestant: Runner | Contestant } = await import(`./contestants/${process.argv[2]}.ts`);

function workOf(name: WorkName): Timed<WorkName> {
  const work = contestant.works[name] as Timed<WorkName> | undefined;
  if (!work) throw new Error(`${process.argv[2]} does not do ${name}`);
  return work;
}

/** One thing after the other, each with nothing kept; what is asked is at hand before, as a caller has it. */
async function turn(name: WorkName, indexes: readonly number[]): Promise<Obeyed> {
  const { run } = workOf(name);
  const asked = indexes.map((index) => ASKED[name](index));
  const taken = await processorMicroseconds(async () => {
    for (const one of asked) {
      contestant.forget?.();
      const answer = run(one);
      if (answer instanceof Promise) await answer;
    }
  });
  return { kind: 'turn', microseconds: taken / asked.length };
}

async function read(name: ReadWork, indexes: readonly number[]): Promise<Obeyed> {
  const work = workOf(name) as Doing<ReadWork>;
  const answers: Read[ReadWork][] = [];
  for (const index of indexes) answers.push(await work.read(ASKED[name](index)));
  return { kind: 'read', answers };
}

async function longitudes(momentsJdUt: readonly number[]): Promise<Obeyed> {
  if (!('longitudesAt' in contestant)) throw new Error(`${process.argv[2]} is not asked for places`);
  const longitudesDeg = [];
  for (const jdUt of momentsJdUt) longitudesDeg.push(await contestant.longitudesAt(jdUt));
  return { kind: 'longitudes', longitudesDeg };
}

function obeyed(order: Order): Promise<Obeyed> {
  if (order.kind === 'longitudes') return longitudes(order.momentsJdUt);
  return order.kind === 'turn' ? turn(order.work, order.indexes) : read(order.work, order.indexes);
}

const tell = (answer: Obeyed): void => void process.send?.(answer);

process.on('message', (order: Order) => {
  obeyed(order).then(tell, (error: Error) => tell({ kind: 'failed', message: String(error.stack) }));
});
tell({ kind: 'ready', works: Object.keys(contestant.works) as WorkName[] });
