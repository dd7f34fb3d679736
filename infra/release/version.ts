/** Sections of Keep a Changelog, by what they do to a version. */
const PARTS: readonly (readonly [sections: readonly string[], part: 'major' | 'minor'])[] = [
  [['Removed'], 'major'],
  [['Added', 'Changed', 'Deprecated'], 'minor'],
];

const UNRELEASED = '## [Unreleased]\n';

/** The text below the heading of what is not released yet. @throws Error without a change */
export function readUnreleased(changelog: string): string {
  const [, below = ''] = changelog.split(UNRELEASED);
  const [text = ''] = below.split(/^## \[/m);
  if (!/^- /m.test(text)) throw new Error('CHANGELOG.md has no change that is not released');
  return text;
}

/**
 * The version that the changelog asks for: what is removed breaks programs, what is added or changed does not. Before 1.0.0 a minor version
 * may break them.
 *
 * @source Semantic Versioning 2.0.0, sections 4, 6, 7, 8
 */
export function decideVersion(current: string, changelog: string): string {
  const [major = 0, minor = 0, patch = 0] = current.split('.').map(Number);
  const text = readUnreleased(changelog);
  const hasSection = (name: string): boolean => text.includes(`\n### ${name}\n`);
  const part = PARTS.find(([sections]) => sections.some(hasSection))?.[1] ?? 'patch';
  if (part === 'major' && major > 0) return `${major + 1}.0.0`;
  return part === 'patch' ? `${major}.${minor}.${patch + 1}` : `${major}.${minor + 1}.0`;
}

/** Puts what is not released yet below the heading of a release. @param day `2026-11-27` */
export const releaseChanges = (changelog: string, version: string, day: string): string =>
  changelog.replace(UNRELEASED, `${UNRELEASED}\n## [${version}] - ${day}\n`);

/** Files with the version of the service, each with the text around it. Listings are written anew from the first one. */
const PLACES: Readonly<Record<string, (version: string) => string>> = {
  'package.json': (version) => `"version": "${version}"`,
  'package-lock.json': (version) => `"name": "natal",\n  "version": "${version}"`,
  'clients/typescript/package.json': (version) => `"version": "${version}"`,
  'clients/n8n/package.json': (version) => `"version": "${version}"`,
  'clients/python/pyproject.toml': (version) => `version = "${version}"`,
};

/**
 * The contents of the files with another version.
 *
 * @throws Error naming a file without the current version
 */
export function replaceVersion(
  read: (path: string) => string,
  current: string,
  next: string,
): ReadonlyMap<string, string> {
  const replaced = Object.entries(PLACES).map(([path, around]) => {
    const text = read(path);
    if (!text.includes(around(current))) throw new Error(`${path} does not have the version ${current}`);
    return [path, text.replace(around(current), around(next))] as const;
  });
  return new Map(replaced);
}
