import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { decideVersion, releaseChanges, replaceVersion } from '../../../infra/release/version.ts';
import { release } from '../../../lib/base/release.ts';

const write = (section: string): string =>
  `# Changelog\n\n## [Unreleased]\n\n### ${section}\n\n- A change.\n\n## [0.9.0] - 2026-01-01\n\n### Removed\n\n- Old.\n`;

describe('the next version', () => {
  it.each([
    ['0.9.3', 'Fixed', '0.9.4'],
    ['0.9.3', 'Added', '0.10.0'],
    ['0.9.3', 'Removed', '0.10.0'],
    ['1.9.3', 'Security', '1.9.4'],
    ['1.9.3', 'Changed', '1.10.0'],
    ['1.9.3', 'Removed', '2.0.0'],
  ])('after %s with %s is %s', (current, section, next) => {
    expect(decideVersion(current, write(section))).toBe(next);
  });

  it('needs a change', () => {
    expect(() => decideVersion('1.0.0', '## [Unreleased]\n\n## [1.0.0] - 2026-01-01\n\n- Old.\n')).toThrow(/no change/);
  });
});

test('a release takes what is not released, and leaves its heading for what comes next', () => {
  const changed = releaseChanges(write('Fixed'), '0.9.1', '2026-02-01');
  expect(changed).toContain('## [Unreleased]\n\n## [0.9.1] - 2026-02-01\n\n### Fixed\n\n- A change.');
});

test('every file with the version of the service has the same', () => {
  const read = (path: string): string =>
    readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');
  const replaced = replaceVersion(read, release.version, '99.0.0');
  expect([...replaced].filter(([, text]) => !text.includes('99.0.0')).map(([path]) => path)).toEqual([]);
  expect(() => replaceVersion(read, '98.0.0', '99.0.0')).toThrow(/does not have the version 98/);
});
