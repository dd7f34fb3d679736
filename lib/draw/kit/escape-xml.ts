const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Most texts: without markup and without what XML forbids. */
const PLAIN_TEXT = /^[ !#-%(-;=?-\ud7ff\ue000-\ufffd]*$/;

/** Escapes markup, and replaces characters that XML 1.0 forbids, because no escape makes them legal. */
export function escapeXml(text: string): string {
  if (PLAIN_TEXT.test(text)) return text;
  const legal = text.toWellFormed().replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
  return legal.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
