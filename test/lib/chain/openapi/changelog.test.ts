import { expect, test } from 'vitest';
import { readNewestRelease } from '../../../../lib/chain/openapi/changelog.ts';

test('reads the first dated heading and skips unreleased entries', () => {
  const changelog =
    '# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2027-01-31\n\n### Added\n\n## [0.1.0] - 2026-11-21\n';
  expect(readNewestRelease(changelog)).toEqual({ version: '0.2.0', date: '2027-01-31' });
});

test('refuses a changelog without a release', () => {
  expect(() => readNewestRelease('# Changelog\n\n## [Unreleased]\n')).toThrow('no heading');
});
