import { inflateSync } from 'node:zlib';

/** A stream of a PDF file. */
const STREAM = /(<<(?:(?!>>\nstream)[\s\S])*>>)\nstream\n([\s\S]*?)\nendstream/g;

/**
 * Reads what a PDF file contains.
 *
 * @throws Error for another kind of file
 * @source ISO 32000-1:2008, 7.3.8 (streams), 7.5.2 (header), 7.7.3.3 (page objects), 9.4.3 (text) and 9.9 (embedded fonts)
 */
export function readPdf(bytes: Uint8Array) {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-1.7\n') || !file.trimEnd().endsWith('%%EOF')) throw new Error('not a PDF file');
  const streams = [...file.matchAll(STREAM)].map(([, dictionary = '', data = '']) =>
    dictionary.includes('/FlateDecode') ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1') : data,
  );
  const contents = streams.filter((text) => /\b(?:re|cm)\n/.test(text));
  return {
    /** Width and height of each page, points. */
    pages: [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]),
    /** Operators of each page. */
    contents,
    /** Names of the fonts whose programs are in the file, and whether any font's is not. */
    fonts: [...new Set([...file.matchAll(/\/FontName \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => name))],
    /** Numbers of the drawn glyphs in the parts of their fonts; 0 is the box of an unknown character. */
    glyphs: contents.flatMap((text) =>
      [...text.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, digits = '']) =>
        (digits.match(/.{4}/g) ?? []).map((one) => Number.parseInt(one, 16)),
      ),
    ),
    /** Titles of the document, of its pictures and in its table of contents. */
    titles: [...file.matchAll(/\/(?:Title|T) \(((?:\\[\s\S]|[^)\\])*)\)/g)].map(([, one = '']) => readText(one)),
    text: file,
  };
}

/** A text of a dictionary: in UTF-16 behind its mark, or in Latin letters. @source ISO 32000-1:2008, 7.3.4.2 and 7.9.2.2 */
function readText(written: string): string {
  const bytes = Buffer.from(written.replace(/\\([\s\S])/g, '$1'), 'latin1');
  return written.startsWith('\xfe\xff') ? bytes.subarray(2).swap16().toString('utf16le') : bytes.toString('latin1');
}
