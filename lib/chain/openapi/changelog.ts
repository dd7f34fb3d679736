/** Heading of a release in a changelog in the format of keepachangelog.com: `## [0.1.0] - 2026-11-21`. */
const RELEASE_HEADING = /^## \[(?<version>[^\]]+)\] - (?<date>\d{4}-\d{2}-\d{2})\s*$/m;

/** Version and date of a changelog entry. */
export interface Release {
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** Reads the newest release: the first dated heading, because `Unreleased` has no date. */
export function readNewestRelease(changelog: string): Release {
  const { version, date } = RELEASE_HEADING.exec(changelog)?.groups ?? {};
  if (!version || !date) throw new Error('the changelog has no heading like "## [1.2.3] - 2026-01-31"');
  return { version, date };
}
