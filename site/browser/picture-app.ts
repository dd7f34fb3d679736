/**
 * The view of a result in a chat: shows the wheel, the timeline or the map that it links to, whose elements it explains. The
 * client that shows it reads the picture for it. Where it cannot, the view shows the result's picture or its text.
 *
 * @source MCP Apps, revision 2026-01-26, https://github.com/modelcontextprotocol/ext-apps
 */
import { FRAME_STYLES, frameDrawing } from '../../clients/typescript/element/frame-drawing.ts';
import { PICTURE_URI } from '../../functions/mcp/picture-link.ts';

/** The address of a wheel of two charts. */
const OF_TWO = /^chart:\/\/wheel\/[^/]+\//;

type Members = Readonly<Record<string, unknown>>;

/** What the view reads of messages. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Members;
  readonly result?: Members;
}

/** What the view reads of the result of a tool. */
interface ToolResult {
  readonly content?: readonly {
    readonly type: string;
    readonly text?: string;
    readonly uri?: string;
    readonly data?: string;
    readonly mimeType?: string;
  }[];
}

const STYLES = `
:root { color-scheme: light dark; }
body { max-width: 800px; margin: 0 auto; font: 0.875rem/1.4 system-ui, sans-serif; }
svg, img { display: block; width: 100%; height: auto; }
path.line.lit { stroke-width: 5; }
pre { margin: 1em; font: inherit; white-space: pre-wrap; }
${FRAME_STYLES}`;

const client = window.parent;
const send = (message: object): void => client.postMessage({ jsonrpc: '2.0', ...message }, '*');

const waiting = new Map<number, (answer: Message) => void>();

/** Asks the client. @throws Error if it refuses */
async function ask(method: string, params: object): Promise<Members> {
  const id = waiting.size + 1;
  const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
  send({ id, method, params });
  const { result } = await answered;
  if (!result) throw new Error(`${method} was refused`);
  return result;
}

let canRead = false;
let theme: unknown;
let shown: ToolResult | undefined;

function takeContext(context: Members | undefined): void {
  const before = theme;
  theme = context?.theme ?? theme;
  if (theme === before) return;
  document.documentElement.style.colorScheme = String(theme);
  if (shown) void show(shown);
}

async function show(result: ToolResult): Promise<void> {
  shown = result;
  const drawnFor = theme;
  const drawing = await draw(result).catch(() => undefined);
  if (shown === result && theme === drawnFor) document.body.replaceChildren(drawing ?? write(result));
}

async function draw({ content = [] }: ToolResult): Promise<Element | undefined> {
  const uri = content.find((block) => block.uri?.startsWith(PICTURE_URI))?.uri;
  const picture = content.find(({ type }) => type === 'image');
  if (uri === undefined || !canRead) return picture && showPicture(`data:${picture.mimeType};base64,${picture.data}`);
  const { contents } = await ask('resources/read', {
    uri: theme === 'dark' ? `${uri}${uri.includes('?') ? '&' : '?'}theme=dark` : uri,
  });
  const [drawn] = contents as readonly [{ readonly text: string }];
  const { documentElement } = new DOMParser().parseFromString(drawn.text, 'image/svg+xml');
  const frame = frameDrawing(document.importNode(documentElement, true));
  if (OF_TWO.test(uri)) frame.dataset.aspectsFrom = 'inner';
  return frame;
}

function showPicture(address: string): Element {
  const image = new Image();
  image.src = address;
  image.alt = 'Astrological chart';
  return image;
}

function write({ content = [] }: ToolResult): Element {
  const text = document.createElement('pre');
  text.textContent = content.flatMap((block) => block.text ?? []).join('\n');
  return text;
}

const NOTIFICATIONS: Readonly<Record<string, (params: Members | undefined) => void>> = {
  'ui/notifications/tool-result': (params) => void show(params ?? {}),
  'ui/notifications/host-context-changed': takeContext,
};

const ANSWERED: readonly string[] = ['ping', 'ui/resource-teardown'];

function take({ id, method, params, result }: Message): void {
  if (method === undefined) waiting.get(id ?? 0)?.({ ...(result && { result }) });
  else if (id === undefined) NOTIFICATIONS[method]?.(params);
  else send({ id, ...(ANSWERED.includes(method) ? { result: {} } : { error: { code: -32601, message: method } }) });
}

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLES);
document.adoptedStyleSheets = [sheet];
addEventListener('message', ({ source, data }: MessageEvent) => {
  if (source === client && data?.jsonrpc === '2.0') take(data);
});
const { hostCapabilities, hostContext } = await ask('ui/initialize', {
  appInfo: { name: 'picture', version: '1.0.0' },
  appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
  protocolVersion: '2026-01-26',
});
canRead = (hostCapabilities as Members | undefined)?.serverResources !== undefined;
takeContext(hostContext as Members | undefined);
send({ method: 'ui/notifications/initialized' });
new ResizeObserver(() => {
  const { offsetHeight: height } = document.body;
  if (height > 0) send({ method: 'ui/notifications/size-changed', params: { height } });
}).observe(document.body);
