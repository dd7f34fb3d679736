/**
 * Whether a text is a well-formed XML document, checking elements, attributes, entities and characters. This suffices
 * to detect markup injected through a name.
 */
export function wellFormed(text: string): boolean {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text)) return false;
  const open: string[] = [];
  const rest = text.replace(
    /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/g,
    (tag, closing, name, _, empty) => {
      if (closing) return open.pop() === name ? '' : tag;
      if (!empty) open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<]|&(?!(amp|lt|gt|quot|#39);)/.test(rest);
}
