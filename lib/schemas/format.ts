import * as z from 'zod';
import { toCanonicalName } from '../catalog/names.ts';

export const FORMATS = ['json', 'llm_v2'] as const;
export type Format = (typeof FORMATS)[number];

/** `llm` is an alias. */
export function toCanonicalFormat(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const name = toCanonicalName(sent);
  return name === 'llm' ? 'llm_v2' : name;
}

/** Whether a text asks for rows, in any of their names. */
export const isRowFormat = (sent: unknown): boolean => toCanonicalFormat(sent) === 'llm_v2';

/** Projection of an answer. */
export const Format = z.preprocess(toCanonicalFormat, z.enum(FORMATS)).default('json').meta({
  description: '`json`, or `llm_v2` (also `llm`): rows for a language model',
  example: 'json',
});
