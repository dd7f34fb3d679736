/** `node --watch test/system/browser/preview.ts [port]`: the site with the service behind it, made anew whenever its sources change. */
import { serveSite } from './server.ts';

const { address } = await serveSite({ port: Number(process.argv[2] ?? 3100), isFresh: true });
console.log(`${address}/docs — any API key will do`);
