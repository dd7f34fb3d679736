import { writeSync } from 'node:fs';
import type { ResponseRecord } from '../http/responder.ts';

export type LogLevel = 'INFO' | 'WARN' | 'ERROR';

/** Writes one line of JSON to standard output. */
export type WriteLog = (level: LogLevel, message: string, members?: Readonly<Record<string, unknown>>) => void;

const STANDARD_OUTPUT = 1;

/** A line that nobody reads any more, or for which there is no room, is lost: it must not end the service. */
function writeLine(line: string): void {
  try {
    writeSync(STANDARD_OUTPUT, `${line}\n`);
  } catch {
    return;
  }
}

export const writeLog: WriteLog = (level, message, members = {}) => {
  writeLine(JSON.stringify({ level, message, timestamp: new Date().toISOString(), service: 'gateway', ...members }));
};

/** Logs the responses that no function has logged: refusals of the gateway itself. */
export function logOwnResponse(record: ResponseRecord): void {
  const { isOwn, durationMs, ...members } = record;
  if (!isOwn) return;
  const level = record.status >= 500 ? 'ERROR' : 'INFO';
  writeLog(level, 'refused', { ...members, durationMs: Math.round(durationMs * 1000) / 1000 });
}
