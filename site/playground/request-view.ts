import { codeBlock, curl, javaScript, python, type ShownRequest } from '../code.ts';
import { type Html, html, raw } from '../html.ts';

/** What stands for a key where it is not shown. */
export const KEY_PLACEHOLDER = 'your API key';

/** One request in three languages, each complete: it can be run as it stands. */
export function requestView(request: ShownRequest, key: string): Html {
  const samples = [
    ['curl', html`NATAL_KEY='${key.replaceAll("'", `'\\''`)}'\n${curl(request)}`],
    ['TypeScript', html`const key = ${JSON.stringify(key)};\n${javaScript(request)}`],
    ['Python', html`key = ${JSON.stringify(key)}\n${python(request)}`],
  ] as const;
  return html`${samples.map(([label, sample]) => codeBlock(sample, { label, id: `sample-${label.toLowerCase()}` }))}`;
}

/** Which requests there are, and whether the key is in them. */
export function requestChoice(names: readonly string[], chosen: number): Html {
  const options = names.map(
    (name, index) => html`<option value="${index}" ${index === chosen ? raw('selected') : ''}>${name}</option>`,
  );
  return html`<div class="request-choice"><div class="field"><label for="request-shown">Request</label><select id="request-shown">${options}</select></div><p class="tick"><label><input type="checkbox" class="with-key"> With my key</label></p></div>`;
}
