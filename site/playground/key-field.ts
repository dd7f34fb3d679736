import { html, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { canTryWithoutKey, isKeyRemembered, readKey, storeKey } from '../browser/credentials.ts';
import { page } from './state.ts';

let isRemembered = isKeyRemembered();

/** Stores a typed key. An error stays until the next request, because removing it would move the buttons under a click. */
const onTyped = ({ target }: Event): void => storeKey((target as HTMLInputElement).value.trim(), isRemembered);

function onRemembered({ target }: Event): void {
  isRemembered = (target as HTMLInputElement).checked;
  storeKey(readKey(), isRemembered);
}

/** Renders the field for an API key. A reader without a key tries the service with a demo token and need not open it. */
export const renderKeyField = (): TemplateResult =>
  html`<div class="field"><label for="field-key">API key <span class="key-state">${describeState()}</span></label><input id="field-key" class="api-key" type="password" aria-describedby="hint-key error-key" autocomplete="off" spellcheck="false" autocapitalize="off" .value="${live(readKey())}" @input=${onTyped}><span id="hint-key" class="hint">Trying the playground needs none. A key lifts the limits of visitors; it is sent only to this service.</span><span id="error-key" class="error">${page.keyFault}</span></div>
<p class="tick"><label><input type="checkbox" id="field-remember" .checked="${live(isRemembered)}" @change=${onRemembered}> Remember on this device</label></p>`;

function describeState(): string {
  if (readKey() === '') return canTryWithoutKey() ? 'optional' : 'required';
  return isKeyRemembered() ? 'remembered on this device' : 'stored in this tab';
}
