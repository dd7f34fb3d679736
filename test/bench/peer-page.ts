import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { durationText } from '../../docs/pictures/growth-drawing.ts';
import type { Growth } from './growth.ts';
import { exponentOf, lastExponentOf } from './growth-fit.ts';
import { type RecordedFigures, recordedFigures } from './peer-figures.ts';
import { timesOf } from './peer-rows.ts';
import { CHARTS, type Evidence, type SearchEvidence, YEARS } from './peers/evidence.ts';
import type { JudgedName, PeerFigures } from './peers/measured.ts';
import { CONTESTANT_NOTES, CONTESTANT_TITLES, WORK_MEANINGS, WORK_TITLES } from './peers/names.ts';
import { CONTESTANTS, type ContestantName } from './peers/orders.ts';
import { WORK_NAMES, type WorkName } from './peers/works.ts';

export const PAGE_PATH = fileURLToPath(new URL('../../docs/bench.md', import.meta.url));

type Cells = readonly string[];

const NOT_DONE = '—';
const OTHERS = CONTESTANTS.filter((name) => name !== 'natal');
const JUDGED = CONTESTANTS.filter((name): name is JudgedName => name !== 'engine-alone');

/** Two digits that count, and no more: the rest is the machine's. */
const short = (value: number): string =>
  Math.abs(value) >= 100 ? String(Math.round(value)) : String(Number(value.toPrecision(2)));

function table(headings: Cells, lines: readonly Cells[]): string {
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  return [headings, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const titles = (names: readonly ContestantName[]): Cells => names.map((name) => CONTESTANT_TITLES[name]);

function speedLine(work: WorkName, { took }: PeerFigures): Cells {
  const ownMs = (took[work].natal?.median ?? Number.NaN) / 1000;
  const times = OTHERS.map((name) => timesOf(took[work], name, 'natal'));
  const cells = times.map((one) => (one === undefined ? NOT_DONE : `${short(one)} ×`));
  return [WORK_TITLES[work], durationText(ownMs), ...cells];
}

const speedTable = (peers: PeerFigures): string =>
  table(
    ['', CONTESTANT_TITLES.natal, ...titles(OTHERS)],
    WORK_NAMES.map((work) => speedLine(work, peers)),
  );

const arcsec = (error: number | undefined): string => (error === undefined ? NOT_DONE : `${short(error)}″`);

/** Worst error, and how many were found where that is not as many as here. */
function searchText(own: SearchEvidence | undefined, other: SearchEvidence | undefined): string {
  const text = arcsec(other?.errorArcsec);
  return own && other && own.found !== other.found ? `${text}, ${other.found} of ${own.found}` : text;
}

type Told = readonly [what: string, textOf: (evidence: Evidence, own: Evidence) => string];

const TOLD: readonly Told[] = [
  ['places of Sun to Neptune', ({ placesArcsec }) => arcsec(placesArcsec)],
  ['places of Pluto', ({ plutoArcsec }) => arcsec(plutoArcsec)],
  [`the Moon of ${CHARTS} births`, ({ charts }) => arcsec(charts?.moonArcsec)],
  ['Ascendant and Midheaven of the same', ({ charts }) => arcsec(charts?.anglesArcsec)],
  ['their Placidus cusps', ({ charts }) => arcsec(charts?.cuspsArcsec)],
  [`transits of ${YEARS.transits} years`, ({ transits }, own) => searchText(own.transits, transits)],
  [`ingresses of ${YEARS.ingresses} years`, ({ ingresses }, own) => searchText(own.ingresses, ingresses)],
  [`${YEARS.solarReturn} solar returns`, ({ solarReturn }, own) => searchText(own.solarReturn, solarReturn)],
];

const errorTable = ({ evidence }: PeerFigures): string =>
  table(
    ['worst error', ...titles(JUDGED)],
    TOLD.map(([what, textOf]) => [what, ...JUDGED.map((name) => textOf(evidence[name], evidence.natal))]),
  );

const growthTable = (growths: readonly Growth[]): string =>
  table(
    ['', 'sizes', 'time', 'grows as', 'at last'],
    growths.map(({ name, unit, costs }) => [
      name,
      `${costs.map(({ size }) => size).join(', ')} ${unit}`,
      costs.map(({ ms }) => durationText(ms)).join(', '),
      `n^${exponentOf(costs).toFixed(2)}`,
      `n^${lastExponentOf(costs).toFixed(2)}`,
    ]),
  );

const list = (entries: readonly (readonly [string, string])[]): string =>
  entries.map(([name, text]) => `- **${name}**: ${text}.`).join('\n');

/** The page of the bench, of the figures that were recorded last. */
export function benchPage({ measuredOn, machine, peers, growth }: RecordedFigures): string {
  return `# Bench

\`npm run bench\` measures the service against its budgets, ratios first, as they are the same on any machine; a budget that is
missed fails it. This page holds what compares it with other libraries and how its cost grows. It is written by
\`npm run bench -- --record\`, last on ${measuredOn} (${machine}).

## Against other libraries

What each takes for the same work, as a multiple of what this service, ${CONTESTANT_TITLES.natal}, takes: below 1 is quicker. Each runs
in a process of its own, warm, and they take turns; medians of processor time, in which collecting the garbage is counted and other
programs are not. The libraries are [installed apart](../test/bench/peers), exactly pinned.

${speedTable(peers)}

${NOT_DONE} is what a library does not do. None of them finds places by their names.

${list(WORK_NAMES.map((work) => [WORK_TITLES[work], WORK_MEANINGS[work]] as const))}

How each is called, as its manual says:

${list(CONTESTANTS.map((name) => [CONTESTANT_TITLES[name], CONTESTANT_NOTES[name]] as const))}

## How right they are

The worst error of each, seconds of arc, against sources of which this service uses none. caelus, celestine and
astronomy-engine calculate from shortened forms of the VSOP87 that events are held against.

${errorTable(peers)}

"n of m": so many were found of those that there are. That this service misses none is shown in
[test/golden/transits](../test/golden/transits/README.md).

- **Places**: forty that NOVAS, the library of the US Naval Observatory, has from the JPL ephemeris DE405, 1969 to 2012, as
  published in Skyfield's tests. Pluto stands apart: DE405 is of 1997, and the ephemerides since have another orbit for it.
- **Moon**: ELP/MPP02, complete; it lies within 0.05″ of the published places. **Sun and planets of events**: VSOP87, complete,
  within 0.03″ for Sun to Mars, 0.14″ for Jupiter, 0.3″ for Saturn, 0.6″ for Uranus; Neptune and Pluto are not judged there.
- **Angles and cusps**: IAU 2006 sidereal time and obliquity, IAU 2000B nutation, and trigonometry; Placidus by bisection.
- ΔT is the observed one (US Naval Observatory, IERS), so births are those of 1935 to 2019. A second of it moves the Moon by 0.5″:
  the ${arcsec(peers.evidence.natal.charts?.moonArcsec)} of this service are of 1950 or 1951, for which tables of ΔT differ by 0.3 s; from 1963 on it is within 0.08″.

## How cost grows

![How the time of a request grows with its work](pictures/growth.svg)

The whole request, event in and JSON out, nothing kept from an earlier one; processor time. The exponent is the slope in powers of
ten: 1 is in proportion. "At last" is between the two largest works, where what is paid once for a request hides nothing; its budget
is 1.1.

${growthTable(growth)}
`;
}

export function writeRecordedPage(): void {
  writeFileSync(PAGE_PATH, benchPage(recordedFigures()));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeRecordedPage();
