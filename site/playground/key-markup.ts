import { type Html, html } from '../html.ts';

/** Renders the folded field for an API key. */
export function renderKeyField(): Html {
  return html`<details class="key"><summary>API key<span class="key-state"></span></summary>
<div class="field" data-field="key"><label for="field-key">API key</label><input id="field-key" class="api-key" type="password" aria-describedby="hint-key error-key" autocomplete="off" spellcheck="false" autocapitalize="off"><span id="hint-key" class="hint">Trying the playground needs none. A key lifts the limits of visitors; it is sent only to this service.</span><span id="error-key" class="error"></span></div>
<p class="tick"><label><input type="checkbox" id="field-remember"> Remember on this device</label></p>
</details>`;
}
