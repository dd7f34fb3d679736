/** `node --watch test/system/browser/preview.ts [port]`: serves the site and the service, and rebuilds when sources change. */
import { serveSite } from './server.ts';

const { address } = await serveSite({ port: Number(process.argv[2] ?? 3100), isFresh: true });
console.log(`${address}/docs — any API key will do`);
