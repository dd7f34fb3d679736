import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { close, constants, get_current_file_data, set_ephe_path } from 'sweph';
import { z } from 'zod';
import { calculate, FROM_FILES } from '../../../lib/adapters/swiss/calculate.ts';
import { sha256 } from '../../build/digest.ts';
import { readJson, toJsonText, type Update } from '../../build/update.ts';

const BodyFile = z.strictObject({
  sha256: z.string(),
  bytes: z.int(),
  source: z.union([z.strictObject({ package: z.string() }), z.strictObject({ folder: z.string() })]),
  number: z.int(),
  name: z.string(),
  semiMajorAxisAu: z.number(),
  days: z.strictObject({ from: z.number(), to: z.number() }),
});

/** `bodies.json` of this layer. */
export const BodiesManifest = z.strictObject({ files: z.record(z.string(), BodyFile) });
type BodiesManifest = z.infer<typeof BodiesManifest>;
type BodyFile = z.infer<typeof BodyFile>;

interface AddRequest {
  /** Folder that contains the folders of the layers. */
  readonly layers: string;
  readonly paths: readonly string[];
  /** Temporary folder. */
  readonly workFolder: string;
}

/** Prepares new files of minor planets. @throws Error naming the file and what is wrong with it */
export function prepareBodies({ layers, paths, workFolder }: AddRequest): Update {
  if (paths.length === 0) throw new Error('expected one or more files, such as se00433s.se1');
  const layer = join(layers, 'swisseph');
  const { files } = BodiesManifest.parse(readJson(join(layer, 'bodies.json')));
  linkPlanets(join(layer, 'ephe'), workFolder);
  const added = paths.map((path) => keepOrigin(readBodyFile(path, workFolder), files));
  const numbers = new Set(added.map(({ file }) => file.number));
  if (numbers.size < added.length) throw new Error('two of the files are of the same minor planet');
  const replaced = Object.keys(files).filter(
    (name) => numbers.has(files[name]?.number ?? 0) && !added.some((one) => one.name === name),
  );
  const kept = Object.entries(files).filter(([, { number }]) => !numbers.has(number));
  const next = [...kept, ...added.map(({ name, file }) => [name, file] as const)];
  const manifest: BodiesManifest = { files: Object.fromEntries(next.toSorted(([a], [b]) => (a < b ? -1 : 1))) };
  return {
    changes: added.map(({ name, file }) => describeFile(name, file)),
    losses: [],
    files: [
      ...added.map(({ name, content }) => ({ path: `swisseph/ephe/${name}`, content })),
      ...replaced.map((name) => ({ path: `swisseph/ephe/${name}`, content: null })),
      { path: 'swisseph/bodies.json', content: toJsonText(manifest) },
    ],
  };
}

/** A file that is already there keeps its origin. */
function keepOrigin({ name, content, file }: ReadFile, files: BodiesManifest['files']): ReadFile {
  const present = files[name];
  return { name, content, file: present?.sha256 === file.sha256 ? present : file };
}

/** The engine needs the files of the planets for the place of the Earth. */
function linkPlanets(ephe: string, folder: string): void {
  for (const name of readdirSync(ephe).filter((one) => /^se(pl|mo)/.test(one)))
    symlinkSync(join(ephe, name), join(folder, name));
}

const UNIX_EPOCH_JD = 2_440_587.5;
const yearOf = (jd: number): number => new Date((jd - UNIX_EPOCH_JD) * 86_400_000).getUTCFullYear();

const describeFile = (name: string, { number, name: title, days }: BodyFile): string =>
  `${name}: asteroid_${number}, ${title}, ${yearOf(days.from)} to ${yearOf(days.to)}`;

/** The engine would take another name for another body: `se00433.se1`, or `se00433s.se1` for the file of six centuries. */
const FILE_NAME = /^(?:se(\d{5})|s(\d{6,7}))s?\.se1$/;
const LARGEST_BYTES = 10_000_000;
const HEAD_BYTES = 1000;

/** The number, name and orbit in the head: epoch, mean anomaly, perihelion, node, inclination, eccentricity, semi-major axis. */
const HEAD = /^0*(\d+) +(\S.*?) {2}.*? \d{8}(?: +\d+\.\d+){5} +(\d+\.\d+)/;

interface ReadFile {
  readonly name: string;
  readonly content: Buffer;
  readonly file: BodyFile;
}

function readBodyFile(path: string, workFolder: string): ReadFile {
  const name = basename(path);
  const digits = FILE_NAME.exec(name);
  if (digits === null)
    throw new Error(`${name} is no name of a minor planet’s file, such as se00433s.se1 or s136199s.se1`);
  const content = readFileSync(path);
  if (content.length > LARGEST_BYTES) throw new Error(`${name} has ${content.length} bytes, at most ${LARGEST_BYTES}`);
  const [mark = '', titled = '', , head = ''] = content.toString('latin1', 0, HEAD_BYTES).split('\r\n', 4);
  if (!mark.startsWith('SWISSEPH')) throw new Error(`${name} is no file of the Swiss Ephemeris`);
  if (titled.trim().toLowerCase() !== name.toLowerCase())
    throw new Error(`${name} is the file ${titled.trim()}: give it that name`);
  const number = Number(digits[1] ?? digits[2]);
  const [, numberInside, title = '', axis] = HEAD.exec(head) ?? [];
  if (Number(numberInside) !== number)
    throw new Error(`${name} has no number, name and orbit of minor planet ${number} in its head`);
  writeFileSync(join(workFolder, name), content);
  const days = readDays(name, number, workFolder);
  const source = { folder: dirname(resolve(path)).split('/').at(-1) ?? '' };
  const file = {
    sha256: sha256(content),
    bytes: content.length,
    source,
    number,
    name: title,
    semiMajorAxisAu: Number(axis),
    days,
  };
  return { name, content, file };
}

/** Days between two samples of the whole file. */
const STEP_DAYS = 10;
/** Days at either end that light-time may need. */
const MARGIN_DAYS = 12;
/** What the way between two samples may differ from the mean of their speeds, share of the distance: a body at 0.3 au needs 0.003. */
const LARGEST_JUMP = 0.02;
/** Number that the engine gives to the file of a single body. */
const BODY_FILE = 3;

/** Reads the whole file with the engine. @returns its first and last day. @throws Error where the engine refuses it, or its places jump */
function readDays(name: string, number: number, folder: string): BodyFile['days'] {
  const engineId = constants.SE_AST_OFFSET + number;
  close();
  try {
    set_ephe_path(folder);
    const flags =
      FROM_FILES | constants.SEFLG_HELCTR | constants.SEFLG_TRUEPOS | constants.SEFLG_XYZ | constants.SEFLG_J2000;
    calculate(2_451_545, engineId, flags);
    const { path, start, end } = get_current_file_data(BODY_FILE);
    if (basename(path) !== name) throw new Error(`the engine reads ${basename(path)} instead`);
    requireSmooth({ from: start + MARGIN_DAYS, to: end - MARGIN_DAYS }, (moment) => calculate(moment, engineId, flags));
    return { from: start, to: end };
  } catch (fault) {
    throw new Error(
      `${name} is damaged or unreadable for the engine: ${fault instanceof Error ? fault.message : fault}`,
      { cause: fault },
    );
  } finally {
    close();
  }
}

type State = ReturnType<typeof calculate>;

function requireSmooth({ from, to }: BodyFile['days'], stateAt: (moment: number) => State): void {
  let last = stateAt(from);
  for (let moment = from + STEP_DAYS; moment <= to; moment += STEP_DAYS) {
    const next = stateAt(moment);
    const jump = Math.hypot(...[0, 1, 2].map((axis) => missBy(last, next, axis)));
    if (jump > LARGEST_JUMP * Math.hypot(next[0], next[1], next[2]))
      throw new Error(`its place jumps at Julian day ${moment}`);
    last = next;
  }
}

const missBy = (last: State, next: State, axis: number): number => {
  const speed = ((last[axis + 3] ?? 0) + (next[axis + 3] ?? 0)) / 2;
  return (next[axis] ?? 0) - (last[axis] ?? 0) - speed * STEP_DAYS;
};
