import { type Check, CheckFailure, requireReply } from './check.ts';
import type { Reply, Service } from './service.ts';

const CONTRACT = '/meta/openapi.json';

/** Links of the documentation to its own pages, in its HTML. Paths with a dot are pictures, styles and data. */
const PAGE_LINK = /href="([^"]*\/docs(?:\/[^"#?.]*)?)(?:[#?][^"]*)?"/g;

/** How responses and pages reach a client. */
export const DELIVERY_CHECKS: readonly Check[] = [
  {
    title: 'HEAD is GET without a body',
    async run(service) {
      const get = await service.askPatiently({ method: 'GET', path: CONTRACT });
      const head = await service.askPatiently({ method: 'HEAD', path: CONTRACT });
      requireReply(head.status === 200 && head.text === '', 'status 200 without a body', head);
      for (const name of ['content-type', 'cache-control']) {
        requireReply(head.headers.get(name) === get.headers.get(name), `${name}: ${get.headers.get(name)}`, head);
      }
    },
  },
  {
    title: 'gzip where a client accepts it, and only there',
    async run(service) {
      const packed = await askWithEncoding(service, 'gzip');
      const plain = await askWithEncoding(service, 'identity');
      requireReply(packed.headers.get('content-encoding') === 'gzip', 'Content-Encoding: gzip', packed);
      requireReply(plain.headers.get('content-encoding') === null, 'no Content-Encoding', plain);
      requireReply(packed.text === plain.text, 'the same contract with and without gzip', packed);
    },
  },
  {
    title: 'every page that the documentation links to',
    async run(service) {
      const start = await readPage(service, '/docs');
      const prefix = new URL(service.address).pathname.replace(/\/$/, '');
      const linked = [...start.matchAll(PAGE_LINK)].map(([, path = '']) => path.slice(prefix.length));
      if (linked.length === 0) throw new CheckFailure('the first page has no links to others');
      for (const path of new Set(linked)) await readPage(service, path);
    },
  },
];

const askWithEncoding = (service: Service, encoding: string): Promise<Reply> =>
  service.askPatiently({ method: 'GET', path: CONTRACT, headers: { 'Accept-Encoding': encoding } });

/** @throws CheckFailure where it is no HTML page */
async function readPage(service: Service, path: string): Promise<string> {
  const reply = await service.askPatiently({ method: 'GET', path });
  const isPage = reply.status === 200 && (reply.headers.get('content-type') ?? '').startsWith('text/html');
  requireReply(isPage, `an HTML page at ${path}`, reply);
  return reply.text;
}
