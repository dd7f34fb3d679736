import { Answer, Content } from '../../../lib/contract/endpoint.ts';
import type { InternalAnswer } from '../../../lib/contract/endpoint-caller.ts';

/** Longest time for which a client may keep what a link leads to, seconds. */
const MAX_AGE_SECONDS = 3600;

/** Headers of the linked answer that are those of the link's answer too. */
const PASSED_ON = ['Content-Language', 'Retry-After', 'X-Cache', 'X-Next-Cursor', 'X-Resolved-Dates'];

/** The answer to a link: that to its request. */
export function toLinkAnswer({ status, text, headers, isBase64Encoded }: InternalAnswer): Answer<Content> {
  const content = new Content(headers['Content-Type'] ?? '', isBase64Encoded ? Buffer.from(text, 'base64') : text);
  const passedOn = Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED_ON.includes(name)));
  return new Answer(status, content, passedOn);
}

/** A client may keep an answer for an hour, but not beyond the end of the link, seconds. */
export const findMaxAge = (remainingSeconds: number): number => Math.min(MAX_AGE_SECONDS, remainingSeconds);
