import { createHash } from 'node:crypto';

/** A short name for a text that is too long to be recorded. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8);
