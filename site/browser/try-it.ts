import layOut from 'json-stringify-pretty-compact';
import type { Method } from '../../lib/contract/endpoint.ts';
import { renderJson } from '../json-markup.ts';
import { createElement, requireElement, setMarkup } from './elements.ts';
import { readKey, readServiceRoot, type ServiceAnswer, sendRequest, storeKey } from './service.ts';

/** An example in the data of the page. */
interface PageExample {
  readonly name: string;
  readonly query: Readonly<Record<string, string>>;
  /** Formatted JSON. */
  readonly body?: string;
}

/** Longest answer with colors, characters. Colors of a longer one would take the browser seconds. */
const LONGEST_COLORED = 200_000;

const form = requireElement<HTMLFormElement>('.try-form');
const answer = requireElement<HTMLElement>('.try-answer');
const keyField = form.querySelector<HTMLInputElement>('.api-key');
const bodyField = form.querySelector<HTMLTextAreaElement>('.try-body');
const exampleField = form.querySelector<HTMLSelectElement>('.try-example');
const parameterList = form.querySelector<HTMLDetailsElement>('.try-parameters');
const examples = JSON.parse(requireElement('.try-examples').textContent) as readonly PageExample[];
const parameters = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];

function fillForm({ query, body }: PageExample): void {
  if (parameterList && Object.keys(query).length > 0) parameterList.open = true;
  for (const parameter of parameters) parameter.value = query[parameter.name] ?? '';
  if (bodyField && body !== undefined) bodyField.value = body;
}

function buildPath(): string {
  const filled = parameters.filter(({ value }) => value !== '').map(({ name, value }) => [name, value]);
  const query = new URLSearchParams(filled);
  return `${form.dataset.path}${query.size > 0 ? `?${query}` : ''}`;
}

async function sendForm(): Promise<void> {
  const button = requireElement<HTMLButtonElement>('button[type=submit]', form);
  button.disabled = true;
  button.textContent = 'Sending';
  try {
    const method = (form.dataset.method ?? 'GET') as Method;
    showAnswer(await sendRequest(buildPath(), { method, ...(bodyField && { body: bodyField.value }) }));
  } catch (fault) {
    answer.replaceChildren(createElement('p', { class: 'notice notice-bad' }, (fault as Error).message));
  } finally {
    button.disabled = false;
    button.textContent = 'Send';
  }
}

function showAnswer(said: ServiceAnswer): void {
  const size = `${(said.content.size / 1000).toFixed(1)} kB`;
  const summary = createElement(
    'p',
    { class: 'try-status' },
    createStatusBadge(said),
    ` ${said.elapsedMs.toFixed(0)} ms · ${size} · ${said.mediaType}`,
  );
  answer.replaceChildren(summary, ...createHelp(said), createContent(said));
}

const createStatusBadge = ({ status, ok }: ServiceAnswer): HTMLElement =>
  createElement('strong', { class: ok ? 'status status-good' : 'status status-bad' }, String(status));

/** Creates the hint for a refused request. */
function createHelp({ ok, body }: ServiceAnswer): readonly HTMLElement[] {
  if (ok || typeof body !== 'object' || body === null || !('error' in body)) return [];
  const { error, detail } = body as { readonly error: string; readonly detail: string };
  const link = createElement('a', { href: `${readServiceRoot()}/docs/errors#${error}` }, error);
  const needsKey = keyField !== null && readKey() === '' && NEEDS_KEY.includes(error);
  if (needsKey) keyField.focus();
  return [
    createElement('p', { class: 'notice notice-warn' }, link, `: ${needsKey ? 'type your API key above.' : detail}`),
  ];
}

function createContent({ mediaType, body, text, content }: ServiceAnswer): HTMLElement {
  if (mediaType.startsWith('image/')) {
    const address = URL.createObjectURL(content);
    return createElement('img', { src: address, alt: 'Picture from the service', class: 'picture' });
  }
  const json = typeof body === 'string' ? text : layOut(body, { maxLength: 84 });
  const code = createElement('code', { id: 'answer-code' });
  if (json.length > LONGEST_COLORED) code.textContent = json;
  else setMarkup(code, renderJson(json));
  const copy = createElement('button', { type: 'button', class: 'copy', 'data-copy': '#answer-code' }, 'Copy');
  return createElement(
    'figure',
    { class: 'code-block' },
    createElement('figcaption', {}, 'Answer', copy),
    createElement('pre', { tabindex: '0' }, code),
  );
}

/** Errors after which a key of one's own helps. */
const NEEDS_KEY = ['MissingCredentials', 'InvalidCredentials', 'InsufficientPermissions'];

if (keyField) {
  keyField.value = readKey();
  keyField.addEventListener('change', () => storeKey(keyField.value.trim()));
}
startRevealing();
exampleField?.addEventListener('change', () => {
  const chosen = examples.find(({ name }) => name === exampleField.value);
  if (chosen) fillForm(chosen);
});
bodyField?.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (keyField) storeKey(keyField.value.trim());
  void sendForm();
});

/** Unfolds the target of a link within the page, which browsers do not all do by themselves. */
function startRevealing(): void {
  reveal();
  addEventListener('hashchange', reveal);
}

/** Anchors of the reference have only characters that need no decoding, which would fail for `#%`. */
function reveal(): void {
  const target = document.getElementById(location.hash.slice(1));
  let folded = target?.closest('details');
  if (!target || !folded) return;
  for (; folded; folded = folded.parentElement?.closest('details') ?? null) folded.open = true;
  target.scrollIntoView({ block: 'nearest' });
}
