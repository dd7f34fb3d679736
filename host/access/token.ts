/** `npm run token`: prints a token of the local issuer, and nothing else, on standard output. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROJECT_FOLDER } from '../../infra/build/folders.ts';
import { requireOneOf } from '../../infra/keys/options.ts';
import { parseDurationSeconds } from '../../infra/keys/times.ts';
import { UsageError } from '../../infra/keys/usage-error.ts';
import { SCOPES } from '../../lib/contract/endpoint.ts';
import { parsePort, readRunningService, ServiceNotRunningError } from '../operations/running-service.ts';
import { StartRefused } from '../operations/start-refused.ts';
import { signToken } from './issuer-key.ts';

const STATE_FOLDER = join(PROJECT_FOLDER, '.local');

const OPTIONS = {
  scope: { type: 'string', multiple: true, default: [] as string[] },
  expires: { type: 'string', default: '1h' },
  subject: { type: 'string', default: 'developer' },
} as const;

async function createToken(args: string[]): Promise<string> {
  const { scope, expires, subject } = parseArgs({ args, options: OPTIONS }).values;
  const { issuer, audience } = await readRunningService(STATE_FOLDER, parsePort(process.env.PORT));
  if (!issuer || !audience)
    throw new UsageError('the service accepts tokens of the issuer in OIDC_ISSUER; request one there');
  return await signToken(STATE_FOLDER, {
    issuer,
    audience,
    subject,
    scopes: scope.map((name) => requireOneOf('--scope', SCOPES, name)),
    lifetimeSeconds: parseDurationSeconds('--expires', expires),
  });
}

try {
  console.log(await createToken(process.argv.slice(2)));
} catch (fault) {
  const isArgumentError =
    fault instanceof TypeError && 'code' in fault && String(fault.code).startsWith('ERR_PARSE_ARGS');
  const isExpected =
    isArgumentError || [UsageError, ServiceNotRunningError, StartRefused].some((kind) => fault instanceof kind);
  console.error(isExpected && fault instanceof Error ? fault.message : fault);
  process.exitCode = 1;
}
