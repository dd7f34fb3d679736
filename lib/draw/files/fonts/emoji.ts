/**
 * Emoji with the signs that join them, but those signs of the general font that Unicode counts among them. No font of the
 * layer has emoji, and Resvg-wasm 2.6.2 searches no further fonts for a text once it has missed a character.
 */
const EMOJI = /\p{RGI_Emoji}|(?![©®‼⁉™ℹ])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}\u{1f3fb}-\u{1f3ff}\ufe0f]/gv;

const TEXT_ELEMENT = /<text\b([^>]*)>([^<]*)<\/text>/g;

/**
 * Leaves emoji out of the texts of a document. Texts that had some lose their `textLength`, which was estimated with them
 * and would stretch the rest.
 */
export const removeEmoji = (svg: string): string =>
  svg.replace(TEXT_ELEMENT, (element, attributes: string, text: string) => {
    const rest = text.replace(EMOJI, '');
    if (rest === text) return element;
    return `<text${attributes.replace(/ (?:textLength|lengthAdjust)="[^"]*"/g, '')}>${rest.replace(/\s+/g, ' ').trim()}</text>`;
  });
