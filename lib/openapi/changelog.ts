/** A released heading of a changelog in the form of keepachangelog.com: `## [0.1.0] - 2026-11-21`. */
const RELEASE_HEADING = /^## \[(?<version>[^\]]+)\] - (?<date>\d{4}-\d{2}-\d{2})\s*$/m;

/** One release as the changelog heads it. */
export interface Release {
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
}

/** The newest release: the first dated heading, as `Unreleased` carries no date. */
export function readNewestRelease(changelog: string): Release {
  const { version, date } = RELEASE_HEADING.exec(changelog)?.groups ?? {};
  if (!version || !date) throw new Error('the changelog has no heading like "## [1.2.3] - 2026-01-31"');
  return { version, date };
}
