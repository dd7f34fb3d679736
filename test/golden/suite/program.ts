import { spawnSync } from 'node:child_process';
import type { Adapter } from './adapter.ts';
import { readVectors, TECHNIQUES, type Values } from './vector.ts';

/** A line of a program: first its title, then an answer or an error for each vector; the answer null means not offered. */
interface Line {
  readonly title?: string;
  readonly id?: string;
  readonly answer?: Values | null;
  readonly error?: string;
}

const LARGEST_OUTPUT_BYTES = 2 ** 26;

/** Runs a program of any language: it reads lines `{id, technique, input}` and writes lines as `adapters/py-meeus.py` does. */
export function runProgram(command: string, args: readonly string[]): Adapter {
  const questions = TECHNIQUES.flatMap(readVectors).map(({ id, technique, input }) => ({ id, technique, input }));
  const { stdout, stderr, status, error } = spawnSync(command, args, {
    input: questions.map((question) => `${JSON.stringify(question)}\n`).join(''),
    encoding: 'utf8',
    maxBuffer: LARGEST_OUTPUT_BYTES,
  });
  if (error || status !== 0) throw error ?? new Error(`${command} ${args.join(' ')}: ${stderr}`);
  const [{ title = command } = {}, ...lines]: readonly Line[] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  const byId = new Map(lines.map((line) => [line.id, line]));
  const answerOf = (_: unknown, id: string): Values | undefined => {
    const line = byId.get(id);
    if (!line || line.error !== undefined) throw new Error(line?.error ?? 'no answer');
    return line.answer ?? undefined;
  };
  return { title, answers: Object.fromEntries(TECHNIQUES.map((technique) => [technique, answerOf])) };
}
