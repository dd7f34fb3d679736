import { ERROR_CODES, ERRORS, type ErrorCode } from '../../lib/base/errors/catalog.ts';
import { readGuideText } from '../guides/guide.ts';
import { linkToPage } from '../page.ts';

/** A guide as Markdown: its file without comments. @param toAddress address of another guide */
export const writeGuide = (slug: string, toAddress = (other: string) => linkToPage(`guides/${other}.md`)): string =>
  readGuideText(slug)
    .replace(/<!--.*?-->\n+/gs, '')
    .replace(/\]\(([\w-]+)\.md/g, (_link, other: string) => `](${toAddress(other)}`);

/** Every error code with its status, cause and remedy, as Markdown. */
export const writeErrors = (): string => `# Errors\n\n${ERROR_CODES.map(writeError).join('\n')}\n`;

function writeError(code: ErrorCode): string {
  const { status, title, cause, remedy } = ERRORS[code];
  return `- \`${code}\` (${status}): ${title}. ${cause} ${remedy}`;
}
