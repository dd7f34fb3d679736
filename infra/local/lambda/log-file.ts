import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LineSink, OpenLog } from './log.ts';

const LARGEST_FILE_BYTES = 10_000_000;

/**
 * Writes the lines of each function to `<folder>/<function>.log`. A file of ten megabytes is renamed to `.log.1`, in place of
 * the last one. Lines that cannot be written are lost: a full disk must not end the service.
 *
 * @param report receives one sentence for the first line that is lost
 */
export function logToFiles(folder: string, report: (line: string) => void = () => undefined): OpenLog {
  let isReported = false;
  const onFailure = (fault: unknown): void => {
    if (!isReported) report(`cannot write logs: ${fault instanceof Error ? fault.message : String(fault)}`);
    isReported = true;
  };
  return (name) => openFile(join(folder, `${name}.log`), onFailure);
}

function openFile(path: string, onFailure: (fault: unknown) => void): LineSink {
  let bytes = 0;
  const attempt = (write: () => void): void => {
    try {
      write();
    } catch (fault) {
      onFailure(fault);
    }
  };
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, '');
    bytes = statSync(path).size;
  });
  const append = (line: string): void => {
    if (bytes > LARGEST_FILE_BYTES) {
      renameSync(path, `${path}.1`);
      bytes = 0;
    }
    appendFileSync(path, `${line}\n`);
    bytes += Buffer.byteLength(line) + 1;
  };
  return { write: (line) => attempt(() => append(line)), close: async () => undefined };
}
