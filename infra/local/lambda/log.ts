import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Origin of a line; unstructured lines on stderr are shown. */
type Source = 'stdout' | 'stderr';

const LEVELS_SHOWN = new Set(['WARN', 'ERROR', 'CRITICAL']);
const MAX_SHOWN_LENGTH = 300;

/** Receives the lines of a log. It never throws. */
export interface LineSink {
  write(line: string): void;
  close(): Promise<void>;
}

/** Opens the log of a function. */
export type OpenLog = (functionName: string) => LineSink;

/** The log of one function: a sink for all lines, and the terminal for warnings and errors. */
export class FunctionLog {
  readonly #name: string;
  readonly #sink: LineSink;
  readonly #show: (line: string) => void;

  constructor(name: string, sink: LineSink, show: (line: string) => void) {
    this.#name = name;
    this.#sink = sink;
    this.#show = show;
  }

  /** Reads the output of a process. */
  follow({ stdout, stderr }: ChildProcess): void {
    if (stdout) this.#read(stdout, 'stdout');
    if (stderr) this.#read(stderr, 'stderr');
  }

  close(): Promise<void> {
    return this.#sink.close();
  }

  #read(stream: Readable, source: Source): void {
    createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
      this.#sink.write(line);
      const notable = extractNotableText(line, source);
      if (notable) this.#show(`${this.#name}: ${toPrintable(notable)}`);
    });
  }
}

/** Text for the terminal: level and message of a structured warning or error, or an unstructured line of stderr. */
function extractNotableText(line: string, source: Source): string | undefined {
  const record = parseRecord(line);
  if (!record) return source === 'stderr' && line.trim() !== '' ? line : undefined;
  const { level, message, error } = record;
  if (!LEVELS_SHOWN.has(String(level).toUpperCase())) return undefined;
  const cause = error && typeof error === 'object' && 'message' in error ? `: ${String(error.message)}` : '';
  return `${level} ${message}${cause}`;
}

function parseRecord(line: string): { level?: unknown; message?: unknown; error?: unknown } | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** One line without control characters, so that text of a request cannot control the terminal. */
function toPrintable(text: string): string {
  const plain = text.replaceAll(/\p{Cc}+/gu, ' ');
  return plain.length > MAX_SHOWN_LENGTH ? `${plain.slice(0, MAX_SHOWN_LENGTH)}…` : plain;
}
