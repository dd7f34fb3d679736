/** `npm run verify -- <url> --key <key>`: whether a service at any address keeps its guarantees. */
import { parseArgs } from 'node:util';
import { Service } from './service.ts';
import { verify } from './verify.ts';

const USAGE = 'npm run verify -- <url> --key <API key>, for instance https://api.example.com';

/** @returns undefined where an argument is missing or the address is not http or https */
function readService(args: string[]): Service | undefined {
  const { values, positionals } = parseArgs({ args, options: { key: { type: 'string' } }, allowPositionals: true });
  const [address = ''] = positionals;
  if (!values.key || !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return undefined;
  return new Service(address, values.key);
}

const service = readService(process.argv.slice(2));
if (!service) console.error(USAGE);
process.exitCode = service ? await verify(service) : 2;
