/** The start page: one click from a key to a chart. */
import { element, made } from './elements.ts';
import { ask, keepKey, readKey, type Said, serviceRoot } from './service.ts';

const form = element<HTMLFormElement>('form.first-wheel');
const field = element<HTMLInputElement>('.api-key', form);
const place = element<HTMLElement>('.wheel-place');
const said = element<HTMLElement>('.first-said');
const subject: unknown = JSON.parse(element('.first-subject').textContent);

const isDark = (): boolean => element('.theme-switch').getAttribute('aria-pressed') === 'true';

async function cast(): Promise<void> {
  keepKey(field.value.trim());
  said.replaceChildren();
  try {
    const path = `/ephemeris/natal-chart?format=svg&theme=${isDark() ? 'dark' : 'light'}`;
    show(await ask(path, { method: 'POST', body: { subject } }));
  } catch (fault) {
    said.replaceChildren(made('p', { class: 'notice notice-bad' }, `The service cannot be reached: ${String(fault)}`));
  }
}

function show({ ok, text, body }: Said): void {
  if (!ok) {
    refuse(body as { readonly error: string; readonly detail: string });
    return;
  }
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  const picture = made('img', {
    src: address,
    alt: 'The chart wheel of 15 June 1990, 14:30 in Paris',
    width: '800',
    height: '800',
  });
  place.firstElementChild?.replaceWith(picture);
  const next = made('a', { href: `${serviceRoot()}/docs/guides/first-chart` }, 'How this was asked for');
  said.replaceChildren(made('p', { class: 'notice' }, 'There it is, drawn by the service. ', next));
}

function refuse({ error, detail }: { readonly error: string; readonly detail: string }): void {
  const link = made('a', { href: `${serviceRoot()}/docs/errors#${error}` }, error);
  said.replaceChildren(made('p', { class: 'notice notice-warn' }, link, `: ${detail}`));
  field.focus();
}

field.value = readKey();
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void cast();
});
// A chart that is shown changes with the theme.
document.addEventListener('themechange', () => {
  if (place.querySelector('img')) void cast();
});
