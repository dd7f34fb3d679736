/** Script of the start page: casts a chart with the typed key. */
import { createElement, requireElement } from './elements.ts';
import { readKey, readServiceRoot, type ServiceAnswer, sendRequest, storeKey } from './service.ts';

const form = requireElement<HTMLFormElement>('form.first-wheel');
const field = requireElement<HTMLInputElement>('.api-key', form);
const wheelFrame = requireElement<HTMLElement>('.wheel-place');
const status = requireElement<HTMLElement>('.first-status');
const subject: unknown = JSON.parse(requireElement('.first-subject').textContent);

const isDark = (): boolean => requireElement('.theme-switch').getAttribute('aria-pressed') === 'true';

/** The texts of the picture are laid out for the size at which it is shown. */
const LEAST_PX = 320;
const LARGEST_PX = 800;

async function castFirstChart(): Promise<void> {
  storeKey(field.value.trim());
  status.replaceChildren();
  try {
    const size = Math.min(LARGEST_PX, Math.max(LEAST_PX, wheelFrame.clientWidth));
    const path = `/ephemeris/natal-chart?format=svg&theme=${isDark() ? 'dark' : 'light'}&size=${size}`;
    showWheelPicture(await sendRequest(path, { method: 'POST', body: { subject } }));
  } catch (fault) {
    status.replaceChildren(
      createElement('p', { class: 'notice notice-bad' }, `The service cannot be reached: ${String(fault)}`),
    );
  }
}

function showWheelPicture({ ok, text, body }: ServiceAnswer): void {
  if (!ok) {
    showRefusal(body as { readonly error: string; readonly detail: string });
    return;
  }
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const picture = createElement('img', {
    src: address,
    alt: 'The chart wheel of 15 June 1990, 14:30 in Paris',
    width: '800',
    height: '800',
  });
  wheelFrame.firstElementChild?.replaceWith(picture);
  const next = createElement('a', { href: `${readServiceRoot()}/docs/guides/first-chart` }, 'See the request');
  status.replaceChildren(createElement('p', { class: 'notice' }, 'The service has drawn this chart. ', next));
}

function showRefusal({ error, detail }: { readonly error: string; readonly detail: string }): void {
  const link = createElement('a', { href: `${readServiceRoot()}/docs/errors#${error}` }, error);
  status.replaceChildren(createElement('p', { class: 'notice notice-warn' }, link, `: ${detail}`));
  field.focus();
}

field.value = readKey();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void castFirstChart();
});
// The chart follows the theme of the page.
document.addEventListener('themechange', () => {
  if (wheelFrame.querySelector('img')) void castFirstChart();
});
