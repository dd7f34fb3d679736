import { UsageError } from './usage-error.ts';

const SECONDS_PER_UNIT = { s: 1, m: 60, h: 3600, d: 86_400 } as const;
type Unit = keyof typeof SECONDS_PER_UNIT;

const MAX_SECONDS = 3650 * SECONDS_PER_UNIT.d;

/** Parses a duration: `30m`, `12h`, `7d`, `0`. @returns seconds */
export function parseDurationSeconds(option: string, text: string): number {
  const [, digits, unit] = /^(\d{1,9})([smhd])$/.exec(text) ?? [];
  const seconds = text === '0' ? 0 : Number(digits) * (SECONDS_PER_UNIT[unit as Unit] ?? Number.NaN);
  if (Number.isNaN(seconds)) throw new UsageError(`${option} ${text} is not a duration; write 30m, 12h, 7d or 0`);
  if (seconds > MAX_SECONDS) throw new UsageError(`${option} ${text} is longer than ten years`);
  return seconds;
}

/**
 * Parses `--expires`: a day, which ends at midnight UTC, an instant, or a duration from now.
 *
 * @returns Unix seconds
 */
export function parseExpiry(text: string, nowSeconds: number): number {
  if (/^\d+[smhd]$/.test(text)) return nowSeconds + parseDurationSeconds('--expires', text);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text);
  const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text);
  const endMs = isDay || isInstant ? Date.parse(isDay ? `${text}T23:59:59Z` : text) : Number.NaN;
  if (Number.isNaN(endMs))
    throw new UsageError(`--expires ${text} is not a date or duration; write 2027-12-31, 2027-12-31T18:00Z or 90d`);
  const end = Math.floor(endMs / 1000);
  if (end <= nowSeconds) throw new UsageError(`--expires ${text} is in the past`);
  return end;
}
