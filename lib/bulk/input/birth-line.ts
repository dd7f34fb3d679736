import type { RecordError } from '../task.ts';
import { type InputRecord, RecordFault, takeId } from './record-text.ts';

/** A birth in the file of another program, or why it cannot be read. */
export interface BirthLine {
  /** On which it begins in that file, from 1. */
  readonly line: number;
  readonly id?: string | number | undefined;
  readonly subject?: Readonly<Record<string, unknown>>;
  readonly fault?: Pick<RecordError, 'code' | 'message'>;
}

/** A birth as a line of the input of the kernel. */
export const formatBirthLine = (birth: BirthLine): string => `${JSON.stringify(birth)}\n`;

/** Reads what {@link formatBirthLine} wrote. */
export function parseBirthLine(text: string): Omit<InputRecord, 'record'> {
  const { line, fault, ...record }: BirthLine = JSON.parse(text);
  const { id, sent } = takeId(record);
  return { line, id, sent: fault ? new RecordFault(fault.code, fault.message) : sent };
}
