/** The API key of the reader and, without one, the demo token of the tab. */
import { reach } from './reach.ts';

const KEY_ITEM = 'natal.key';
const DEMO_ITEM = 'natal.demo';

/** A demo token is replaced so long before its end that a request still arrives in time. */
const MARGIN_MS = 30_000;

/** Reads the path that precedes every path of the service: empty, or a stage such as `/prod`. */
export const readServiceRoot = (): string => document.documentElement.dataset.root ?? '';

/** Reads the API key of this tab, or the one remembered on this device; empty without one. */
export const readKey = (): string => sessionStorage.getItem(KEY_ITEM) ?? localStorage.getItem(KEY_ITEM) ?? '';

/** Whether the key outlives the tab. */
export const isKeyRemembered = (): boolean => localStorage.getItem(KEY_ITEM) !== null;

/**
 * Stores a key and dispatches `keychange` on the document.
 *
 * @param isRemembered whether the key stays on this device; otherwise it is lost when the tab is closed
 */
export function storeKey(key: string, isRemembered = isKeyRemembered()): void {
  sessionStorage.removeItem(KEY_ITEM);
  localStorage.removeItem(KEY_ITEM);
  if (key !== '') (isRemembered ? localStorage : sessionStorage).setItem(KEY_ITEM, key);
  announceChange();
}

/** A token as the service issues it. */
interface DemoToken {
  readonly token: string;
  readonly expires_at: string;
}

/** The request for a token, so that requests at the same time share one. */
let asking: Promise<string> | undefined;
/** Whether the service refused to give a token. */
let isDemoClosed = false;

/** Whether this service lets visitors try it without a key, as far as is known. */
export const canTryWithoutKey = (): boolean => !isDemoClosed;

/** The key, or without one a demo token; empty where the service gives none. */
export const findCredential = async (): Promise<string> => readKey() || readDemoToken() || (await takeDemoToken());

/** Forgets the demo token, which another network cannot use. */
export const forgetDemoToken = (): void => sessionStorage.removeItem(DEMO_ITEM);

function readDemoToken(): string {
  const stored = sessionStorage.getItem(DEMO_ITEM);
  const { token, expires_at: end } =
    stored === null ? { token: '', expires_at: '' } : (JSON.parse(stored) as DemoToken);
  return Date.parse(end) - MARGIN_MS > Date.now() ? token : '';
}

function takeDemoToken(): Promise<string> {
  asking ??= askForToken().finally(() => {
    asking = undefined;
  });
  return asking;
}

async function askForToken(): Promise<string> {
  if (isDemoClosed) return '';
  const response = await reach(`${readServiceRoot()}/demo/token`, { method: 'POST' });
  isDemoClosed = response.status === 403 || response.status === 404;
  announceChange();
  if (!response.ok) return '';
  const issued = (await response.json()) as DemoToken;
  sessionStorage.setItem(DEMO_ITEM, JSON.stringify(issued));
  return issued.token;
}

const announceChange = (): boolean => document.dispatchEvent(new CustomEvent('keychange'));
