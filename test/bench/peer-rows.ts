import type { Evidence } from './peers/evidence.ts';
import type { JudgedName, PeerFigures } from './peers/measured.ts';
import { CONTESTANT_TITLES, WORK_TITLES } from './peers/names.ts';
import { CONTESTANTS, type ContestantName } from './peers/orders.ts';
import type { Took } from './peers/race.ts';
import { WORK_NAMES, type WorkName } from './peers/works.ts';
import type { Row } from './row.ts';

/**
 * The most that this service may take of what the quickest library takes that does the same work: the whole request,
 * checked, computed and written as JSON, against a call. One that only looks for degrees of the Sun is quicker at
 * them, and one that leaves its lines as numbers at lines.
 */
const MOST_OF_THE_QUICKEST: Readonly<Partial<Record<WorkName, number>>> = {
  natal: 1,
  batch: 1,
  transits: 0.2,
  ingresses: 1,
};

/** The worst that this service may be off, seconds of arc; what the truths themselves are worth, and little more. */
const MOST_ARCSEC = { places: 0.2, pluto: 0.5, moon: 0.25, angles: 0.01, cusps: 0.01, events: 0.3 };

const PEERS = CONTESTANTS.filter((name) => name !== 'natal' && name !== 'engine-alone');

/** How many times longer a contestant takes than another; undefined where one of them does not do the work. */
export function timesOf(took: Took, name: ContestantName, over: ContestantName): number | undefined {
  const [one, other] = [took[name], took[over]];
  return one && other && one.median / other.median;
}

function speedRows(work: WorkName, took: Took): readonly Row[] {
  const compared = (name: ContestantName, over: ContestantName): readonly Row[] => {
    const measured = timesOf(took, name, over);
    const title = `${WORK_TITLES[work]}: ${CONTESTANT_TITLES[name]} ÷ ${CONTESTANT_TITLES[over]}`;
    return measured === undefined ? [] : [{ name: title, unit: '×', measured }];
  };
  return [
    ...quickestRows(work, took),
    ...compared('natal', 'engine-alone'),
    ...PEERS.flatMap((name) => compared(name, 'natal')),
  ];
}

function quickestRows(work: WorkName, took: Took): readonly Row[] {
  const budget = MOST_OF_THE_QUICKEST[work];
  if (budget === undefined) return [];
  const shares = PEERS.flatMap((name) => timesOf(took, 'natal', name) ?? []);
  return [{ name: `${WORK_TITLES[work]}: ÷ the quickest library`, unit: '×', measured: Math.max(...shares), budget }];
}

type Judged = readonly [what: string, errorOf: (evidence: Evidence) => number | undefined, budgetArcsec: number];

const JUDGED: readonly Judged[] = [
  ['places of Sun to Neptune', ({ placesArcsec }) => placesArcsec, MOST_ARCSEC.places],
  ['places of Pluto', ({ plutoArcsec }) => plutoArcsec, MOST_ARCSEC.pluto],
  ['the Moon of 200 births', ({ charts }) => charts?.moonArcsec, MOST_ARCSEC.moon],
  ['Ascendant and Midheaven', ({ charts }) => charts?.anglesArcsec, MOST_ARCSEC.angles],
  ['Placidus cusps', ({ charts }) => charts?.cuspsArcsec, MOST_ARCSEC.cusps],
  ['transits', ({ transits }) => transits?.errorArcsec, MOST_ARCSEC.events],
  ['ingresses', ({ ingresses }) => ingresses?.errorArcsec, MOST_ARCSEC.events],
  ['solar returns', ({ solarReturn }) => solarReturn?.errorArcsec, MOST_ARCSEC.events],
];

function errorRows([what, errorOf, budget]: Judged, evidence: PeerFigures['evidence']): readonly Row[] {
  const names = Object.keys(evidence) as JudgedName[];
  return names.flatMap((name) => {
    const measured = errorOf(evidence[name]);
    if (measured === undefined) return [];
    const row = { name: `worst error of ${what}: ${CONTESTANT_TITLES[name]}`, unit: '″', measured };
    return name === 'natal' ? [{ ...row, budget }] : [row];
  });
}

/** What this service takes against the engine alone and against other libraries, and how right all of them are. */
export const peerRows = ({ took, evidence }: PeerFigures): readonly Row[] => [
  ...WORK_NAMES.flatMap((work) => speedRows(work, took[work])),
  ...JUDGED.flatMap((judged) => errorRows(judged, evidence)),
];
