import manifest from '../../../package.json' with { type: 'json' };
import { median, mediansByTurns, type Subject, type Turns } from '../measure.ts';
import { peer as astronomyEngine } from '../peers/astronomy-engine.ts';
import { peer as bareEngine } from '../peers/bare-engine.ts';
import { peer as caelus } from '../peers/caelus.ts';
import { peer as celestine } from '../peers/celestine.ts';
import { peer as circular } from '../peers/circular-natal-horoscope.ts';
import { type Errors, errorsOf } from '../peers/errors.ts';
import { peer as natal } from '../peers/natal.ts';
import { INPUTS, type Peer, type WorkName } from '../peers/peer.ts';
import type { Figure, Measurement, Table } from '../record.ts';
import { quickestOf, RACES, WORKS } from '../rows.ts';

const versionOf = (name: keyof typeof manifest.devDependencies) => `${name} ${manifest.devDependencies[name]}`;

const OWN = 'natal';
const ENGINE = 'bare engine';

const PEERS: Readonly<Record<string, Peer>> = {
  [OWN]: natal,
  [ENGINE]: bareEngine,
  [versionOf('caelus')]: caelus,
  [versionOf('celestine')]: celestine,
  [versionOf('circular-natal-horoscope-js')]: circular,
  [versionOf('astronomy-engine')]: astronomyEngine,
};
const NAMES = Object.keys(PEERS);

/** Of a year's transits or ingresses some take seconds. */
const FAST: Turns = { rounds: 15, shareMs: 60 };
const SLOW: Turns = { rounds: 5, shareMs: 60 };
const TURNS: Readonly<Record<WorkName, Turns>> = {
  natal: FAST,
  transits: SLOW,
  ingresses: SLOW,
  solarReturn: FAST,
  acg: FAST,
};

/** A work done again and again, each time of something else. */
function subjectOf<Name extends WorkName>({ works, forget }: Peer, name: Name): Subject | undefined {
  const work = works[name];
  let index = 0;
  return (
    work &&
    (() => {
      forget?.();
      const input = INPUTS[name](index++);
      return () => work.run(input);
    })
  );
}

type Took = ReadonlyMap<string, readonly number[]>;

async function race(work: WorkName): Promise<Took> {
  const entered = NAMES.flatMap((name) => {
    const subject = PEERS[name] && subjectOf(PEERS[name], work);
    return subject ? [[name, subject] as const] : [];
  });
  return await mediansByTurns(Object.fromEntries(entered), TURNS[work]);
}

/** How many times longer than another one takes; undefined where one of them does not do the work. */
function timesOf(took: Took, name: string, over: string): number | undefined {
  const [one, other] = [took.get(name), took.get(over)];
  return one && other && median(one.map((ms, round) => ms / (other[round] ?? Number.NaN)));
}

function quickest(took: Took): Figure {
  const shares = NAMES.filter((name) => name !== OWN && name !== ENGINE).flatMap(
    (name) => timesOf(took, OWN, name) ?? [],
  );
  return { value: Math.max(...shares), ms: median(took.get(OWN) ?? []) };
}

/** Two digits that count: the rest is the machine's. */
const short = (value: number): string => String(value >= 100 ? Math.round(value) : Number(value.toPrecision(2)));
const cell = (value: number | undefined, unit: string): string =>
  value === undefined ? '—' : `${short(value)}${unit}`;

const speedTable = (races: ReadonlyMap<WorkName, Took>): Table => [
  ['', ...NAMES],
  ...[...races].map(([work, took]) => [
    WORKS[work],
    `${short(median(took.get(OWN) ?? []))} ms`,
    ...NAMES.slice(1).map((name) => cell(timesOf(took, name, OWN), ' ×')),
  ]),
];

const ERRORS: readonly (readonly [what: string, member: keyof Errors, unit: string])[] = [
  ['places of Sun to Pluto', 'places', '″'],
  ['Ascendant and Midheaven', 'angles', '″'],
  ['Placidus cusps', 'cusps', '″'],
  ['the Sun at its return', 'returns', '″'],
  ['the Sun at its ingress', 'ingresses', '″'],
  ['ingresses found', 'ingressCount', ''],
  ['transits found', 'transitCount', ''],
];

const errorTable = (errors: ReadonlyMap<string, Errors>): Table => [
  ['worst error', ...errors.keys()],
  ...ERRORS.map(([what, member, unit]) => [what, ...[...errors.values()].map((one) => cell(one[member], unit))]),
];

export async function measure(): Promise<Measurement> {
  const races = new Map<WorkName, Took>();
  for (const work of Object.keys(WORKS) as WorkName[]) races.set(work, await race(work));
  const errors = new Map<string, Errors>();
  for (const name of NAMES) if (PEERS[name]?.longitudesAt) errors.set(name, await errorsOf(PEERS[name]));
  const own = errors.get(OWN);
  const speeds = RACES.map((work) => [quickestOf(work), quickest(races.get(work) ?? new Map())]);
  const worst = ERRORS.filter(([, , unit]) => unit === '″').map(([what, member]) => [
    `worst error: ${what}`,
    { value: own?.[member] ?? Number.NaN },
  ]);
  return {
    figures: Object.fromEntries([...speeds, ...worst]),
    tables: { speed: speedTable(races), errors: errorTable(errors) },
  };
}
