import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Metafile } from 'esbuild';

/** Name of the file with the licenses of the npm packages that a folder of the build contains. */
const LICENSES_FILE = 'THIRD-PARTY-LICENSES';

/** Texts of licenses without a copyright notice, named by their SPDX ids, for packages that are published without one. */
const STANDARD_TEXTS = join(import.meta.dirname, 'licenses');

const PACKAGE_FOLDER = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;

const SEPARATOR = `\n${'='.repeat(80)}\n\n`;

/** The part of an output of esbuild that says what is inside. */
type Output = Pick<Metafile['outputs'][string], 'inputs'>;

/** Lists the folders of the packages that outputs of esbuild contain, sorted. */
export function listBundledPackages(outputs: readonly Output[]): readonly string[] {
  const inputs = outputs.flatMap((output) => Object.entries(output.inputs));
  const folders = inputs.flatMap(([path, { bytesInOutput }]) =>
    bytesInOutput > 0 ? (PACKAGE_FOLDER.exec(path)?.[0] ?? []) : [],
  );
  return [...new Set(folders.map((folder) => resolve(folder)))].sort();
}

/** Writes the licenses of packages into a folder of the build. Without packages there is no file. */
export async function writeLicenses(packageFolders: readonly string[], folder: string): Promise<void> {
  if (packageFolders.length > 0) await writeFile(join(folder, LICENSES_FILE), renderLicenses(packageFolders));
}

/**
 * Renders the licenses of packages as one text. Packages with equal licenses share one copy.
 *
 * @throws Error naming a package without a license whose SPDX id has no standard text either
 */
export function renderLicenses(packageFolders: readonly string[]): string {
  const packages = [...new Set(packageFolders)].map(readPackage);
  const byText = Map.groupBy(packages, ({ text }) => text);
  return [...byText]
    .map(([text, users]) => `${users.map(({ title }) => title).join('\n')}\n\n${text}\n`)
    .join(SEPARATOR);
}

function readPackage(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(?:licen[cs]e|copying|notice)/i.test(file));
  const published = files.sort().map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const texts = published.length > 0 ? published : [readCopyright(folder), readStandardText(name, license)];
  return { title: `${name} ${version} (${license})`, text: texts.filter(Boolean).join('\n\n') };
}

/** The copyright notice in a package's README. */
function readCopyright(folder: string): string | undefined {
  const readme = join(folder, 'README.md');
  return existsSync(readme) ? /Copyright \(c\).*/i.exec(readFileSync(readme, 'utf8'))?.[0] : undefined;
}

function readStandardText(name: string, spdxId: string): string {
  const file = join(STANDARD_TEXTS, `${spdxId}.txt`);
  if (!existsSync(file)) throw new Error(`${name} is published without its license; add ${file}, its standard text`);
  return readFileSync(file, 'utf8').trim();
}
