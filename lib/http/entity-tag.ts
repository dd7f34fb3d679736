/** Creates a weak entity tag: the gateway may compress the content, so equal tags do not mean equal bytes. */
export const createWeakTag = (value: string): string => `W/"${value}"`;

/**
 * Whether a client has the content with a tag already.
 *
 * @param header value of `If-None-Match`
 * @source RFC 9110, section 13.1.2: `*`, or any tag of the list by weak comparison
 */
export function isTagKnown(tag: string, header: string | undefined): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim());
  return tags.some((one) => one === '*' || one.replace(/^W\//, '') === tag.replace(/^W\//, ''));
}
