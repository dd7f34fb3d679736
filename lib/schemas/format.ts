import * as z from 'zod';
import { toCanonicalName } from '../catalog/names.ts';

export const FORMATS = ['json', 'llm_v2'] as const;
export type Format = (typeof FORMATS)[number];

/** Canonical name of a format; `llm` is an alias of `llm_v2`. */
export function toCanonicalFormat(sent: unknown): unknown {
  if (typeof sent !== 'string') return sent;
  const name = toCanonicalName(sent);
  return name === 'llm' ? 'llm_v2' : name;
}

/** True when a text is one of the names of the row format. */
export const isRowFormat = (sent: unknown): boolean => toCanonicalFormat(sent) === 'llm_v2';

/** Form of an answer: `json` or `llm_v2`. */
export const Format = z.preprocess(toCanonicalFormat, z.enum(FORMATS)).default('json').meta({
  description: '`json`, or `llm_v2` (also `llm`): rows for a language model',
  example: 'json',
});
