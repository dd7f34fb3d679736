/** `npm run verify -- <url> --key <key>`: whether a service at any address keeps its guarantees. */
import { parseArgs } from 'node:util';
import { CHECKS } from './all-checks.ts';
import { type Check, CheckFailure } from './check.ts';
import { Service } from './service.ts';

const USAGE = 'npm run verify -- <url> --key <API key>, for instance https://api.example.com';

/** @returns undefined where an argument is missing or the address is not http or https */
function readService(args: string[]): Service | undefined {
  const { values, positionals } = parseArgs({ args, options: { key: { type: 'string' } }, allowPositionals: true });
  const [address = ''] = positionals;
  if (!values.key || !/^https?:$/.test(URL.parse(address)?.protocol ?? '')) return undefined;
  return new Service(address, values.key);
}

/** @returns why the service does not keep the guarantee; undefined where it does */
async function findFailure(check: Check, service: Service): Promise<string | undefined> {
  try {
    await check.run(service);
    return undefined;
  } catch (fault) {
    if (fault instanceof CheckFailure) return fault.message;
    return fault instanceof Error ? `${fault.message} ${fault.cause ?? ''}` : String(fault);
  }
}

async function verify(service: Service): Promise<number> {
  let failures = 0;
  for (const check of CHECKS) {
    const failure = await findFailure(check, service);
    if (failure !== undefined) failures += 1;
    console.log(failure === undefined ? `ok      ${check.title}` : `FAILED  ${check.title}: ${failure}`);
  }
  console.log(`${CHECKS.length - failures} of ${CHECKS.length} guarantees kept at ${service.address}`);
  return failures === 0 ? 0 : 1;
}

const service = readService(process.argv.slice(2));
if (!service) console.error(USAGE);
process.exitCode = service ? await verify(service) : 2;
