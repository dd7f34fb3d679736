import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Some hundred files are compared in two milliseconds. */
const INTERVAL_MS = 2000;

/**
 * Watches the files below a folder for changes of size, time or identity. Notifications of the operating system do not cover
 * every file system, such as those of networks and containers.
 *
 * @param onChange called after each change
 * @returns ends the watch
 */
export function watchFolder(folder: string, onChange: () => void): () => void {
  let known = describeFolder(folder);
  const timer = setInterval(() => {
    const current = describeFolder(folder);
    if (current === known) return;
    known = current;
    onChange();
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

function describeFolder(folder: string): string {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => describeFile(join(entry.parentPath, entry.name)));
    return files.join('\n');
  } catch (fault) {
    return String(fault);
  }
}

function describeFile(path: string): string {
  const { size, mtimeMs, ctimeMs, ino } = statSync(path);
  return [path, size, mtimeMs, ctimeMs, ino].join(' ');
}
