import layOut from 'json-stringify-pretty-compact';
import { jsonMarkup } from '../json-markup.ts';
import { element, made, put } from './elements.ts';
import { ask, keepKey, readKey, type Said, serviceRoot } from './service.ts';

/** An example as the page brings it. */
interface Example {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  /** JSON, laid out. */
  readonly body?: string;
}

/** Longer answers are shown without colours: they would take the browser seconds. */
const MOST_COLOURED = 200_000;

const form = element<HTMLFormElement>('.try-form');
const answer = element<HTMLElement>('.try-answer');
const keyField = form.querySelector<HTMLInputElement>('.api-key');
const bodyField = form.querySelector<HTMLTextAreaElement>('.try-body');
const exampleField = form.querySelector<HTMLSelectElement>('.try-example');
const examples = JSON.parse(element('.try-examples').textContent) as readonly Example[];
const parameters = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];

function fill({ query, body }: Example): void {
  for (const parameter of parameters) parameter.value = query[parameter.name] ?? '';
  if (bodyField && body !== undefined) bodyField.value = body;
}

function pathAsked(): string {
  const filled = parameters.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]);
  const query = new URLSearchParams(filled);
  return `${form.dataset.path}${query.size > 0 ? `?${query}` : ''}`;
}

async function send(): Promise<void> {
  const button = element<HTMLButtonElement>('button[type=submit]', form);
  button.disabled = true;
  button.textContent = 'Sending';
  try {
    const method = form.dataset.method === 'POST' ? 'POST' : 'GET';
    show(await ask(pathAsked(), { method, ...(bodyField && { body: bodyField.value }) }));
  } catch (fault) {
    answer.replaceChildren(
      made('p', { class: 'notice notice-bad' }, `The service cannot be reached: ${String(fault)}`),
    );
  } finally {
    button.disabled = false;
    button.textContent = 'Send';
  }
}

function show(said: Said): void {
  const size = `${(new Blob([said.text]).size / 1000).toFixed(1)} kB`;
  const summary = made(
    'p',
    { class: 'try-status' },
    statusBadge(said),
    ` ${said.elapsedMs.toFixed(0)} ms · ${size} · ${said.mediaType}`,
  );
  answer.replaceChildren(summary, ...helpWith(said), contentOf(said));
}

const statusBadge = ({ status, ok }: Said): HTMLElement =>
  made('strong', { class: ok ? 'status status-good' : 'status status-bad' }, String(status));

/** What a person does about a refusal. */
function helpWith({ ok, body }: Said): readonly HTMLElement[] {
  if (ok || typeof body !== 'object' || body === null || !('error' in body)) return [];
  const { error, detail } = body as { readonly error: string; readonly detail: string };
  const link = made('a', { href: `${serviceRoot()}/docs/errors#${error}` }, error);
  const needsKey = error === 'MissingCredentials' && keyField !== null;
  if (needsKey) keyField.focus();
  return [made('p', { class: 'notice notice-warn' }, link, `: ${needsKey ? 'type your API key above.' : detail}`)];
}

function contentOf({ mediaType, body, text }: Said): HTMLElement {
  if (mediaType === 'image/svg+xml') {
    const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
    return made('img', { src: address, alt: 'The picture that was answered', class: 'picture' });
  }
  const json = typeof body === 'string' ? text : layOut(body, { maxLength: 84 });
  const code = made('code', { id: 'answer-code' });
  if (json.length > MOST_COLOURED) code.textContent = json;
  else put(code, jsonMarkup(json));
  const copy = made('button', { type: 'button', class: 'copy', 'data-copy': '#answer-code' }, 'Copy');
  return made(
    'figure',
    { class: 'code-block' },
    made('figcaption', {}, 'Answer', copy),
    made('pre', { tabindex: '0' }, code),
  );
}

if (keyField) {
  keyField.value = readKey();
  keyField.addEventListener('change', () => keepKey(keyField.value.trim()));
}
exampleField?.addEventListener('change', () => {
  const chosen = examples.find(({ name }) => name === exampleField.value);
  if (chosen) fill(chosen);
});
bodyField?.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (keyField) keepKey(keyField.value.trim());
  void send();
});
