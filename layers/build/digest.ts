import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** SHA-256 of a file's bytes, lower-case hexadecimal. */
export function sha256OfFile(path: string): string {
  return sha256(readFileSync(path));
}

/** SHA-256 of bytes or text, lower-case hexadecimal. */
export function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
